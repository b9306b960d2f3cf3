/** Runs a real nginx or Caddy with the recipes of `runtime/deploy/`, in which only addresses and ports are replaced. */

import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../free-port.ts';
import { type RunningProxy, runCaddy, runNginx } from '../../run-proxy.ts';
import { root } from '../running-service.ts';

export const recipes = join(root, 'runtime/deploy');

/** Origins of the servers behind the proxy. */
interface Behind {
  runtime: string;
  website: string;
}

export const proxies = { nginx: startNginxSite, caddy: startCaddySite } as const;

async function startNginxSite(behind: Behind): Promise<RunningProxy> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'deploy-nginx-'));
  await cp(join(recipes, 'nginx'), folder, { recursive: true });
  await replaceIn(folder, ['site.conf', 'snippets/vitrina.conf'], behind, [
    ['listen 80;', `listen 127.0.0.1:${port};`],
  ]);
  return runNginx(folder, 'include site.conf;', port);
}

async function startCaddySite(behind: Behind): Promise<RunningProxy> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'deploy-caddy-'));
  await cp(join(recipes, 'caddy'), folder, { recursive: true });
  await replaceIn(folder, ['Caddyfile', 'vitrina-addresses.caddy'], behind, [
    ['www.example.es {', `{\n\tadmin off\n\tauto_https off\n}\n\nhttp://127.0.0.1:${port} {`],
  ]);
  return runCaddy(folder, port);
}

/** Replaces the addresses in recipes by those of this test. @throws Error if one is in none of the files */
async function replaceIn(
  folder: string,
  files: readonly string[],
  { runtime, website }: Behind,
  more: readonly (readonly [from: string, to: string])[],
): Promise<void> {
  const addresses = [
    ['127.0.0.1:3000', new URL(runtime).host],
    ['127.0.0.1:8080', new URL(website).host],
    [':8080/', `:${new URL(website).port}/`],
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
