/** Runs a real nginx or Caddy with the recipes of `runtime/deploy/`, as they stand but for addresses and ports. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { root } from './running-service.ts';

export const recipes = join(root, 'runtime/deploy');

interface Behind {
  /** Origins. */
  runtime: string;
  website: string;
}

export interface DeployedProxy {
  origin: string;
  stop(): Promise<void>;
}

export const proxies = { nginx: startNginxSite, caddy: startCaddySite } as const;

async function startNginxSite(behind: Behind): Promise<DeployedProxy> {
  const binary = requireProgram('nginx', '-v');
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'deploy-nginx-'));
  // Started by root, it serves as a user of its own.
  await chmod(folder, 0o755);
  await cp(join(recipes, 'nginx'), folder, { recursive: true });
  await replaceIn(folder, ['site.conf', 'snippets/vitrina.conf'], behind, [
    ['listen 80;', `listen 127.0.0.1:${port};`],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const main = `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr warn; events {}
http { access_log off; ${temporary.join(' ')} include site.conf; }`;
  await writeFile(join(folder, 'nginx.conf'), main);
  return run(binary, ['-p', folder, '-c', join(folder, 'nginx.conf')], folder, port);
}

async function startCaddySite(behind: Behind): Promise<DeployedProxy> {
  const binary = requireProgram('caddy', 'version');
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'deploy-caddy-'));
  await cp(join(recipes, 'caddy'), folder, { recursive: true });
  await replaceIn(folder, ['Caddyfile', 'vitrina-addresses.caddy'], behind, [
    ['www.example.es {', `{\n\tadmin off\n\tauto_https off\n}\n\nhttp://127.0.0.1:${port} {`],
  ]);
  return run(binary, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], folder, port);
}

/** Puts addresses of this test in the place of those in the recipes; each must be there. */
async function replaceIn(
  folder: string,
  files: readonly string[],
  { runtime, website }: Behind,
  more: readonly (readonly [from: string, to: string])[],
): Promise<void> {
  const addresses = [
    ['127.0.0.1:3000', new URL(runtime).host],
    ['127.0.0.1:8080', new URL(website).host],
    ...more,
  ] as const;
  const missing = new Set(addresses.map(([from]) => from));
  for (const file of files) {
    let text = await readFile(join(folder, file), 'utf8');
    for (const [from, to] of addresses) {
      if (text.includes(from)) missing.delete(from);
      text = text.replaceAll(from, to);
    }
    await writeFile(join(folder, file), text);
  }
  if (missing.size > 0) throw new Error(`The recipes do not hold ${[...missing].join(', ')}`);
}

function requireProgram(name: string, version: string): string {
  const found = [`/usr/sbin/${name}`, name].find((path) => spawnSync(path, [version]).status === 0);
  if (!found)
    throw new Error(`These tests run a real ${name}, and there is none: install it (apt-get install ${name}).`);
  return found;
}

async function run(binary: string, args: string[], folder: string, port: number): Promise<DeployedProxy> {
  const child = spawn(binary, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const origin = `http://127.0.0.1:${port}`;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilAnswers(child, origin);
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswers(child: ChildProcess, origin: string): Promise<void> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  while (child.exitCode === null) {
    const answered = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`the proxy ended: ${said}`);
}
