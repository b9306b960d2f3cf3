/** Runs a real nginx or Caddy. */

import { spawn } from 'node:child_process';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { requireProgram } from './programs.ts';

/** Milliseconds between two attempts to reach a proxy that starts. */
const LOOK_INTERVAL_MS = 10;

export interface RunningProxy {
  origin: string;
  /** Ends the proxy, and removes its folder. */
  stop(): Promise<void>;
}

/**
 * Writes `nginx.conf` to a folder and runs nginx there. Resolves when it answers.
 * @param http text of its `http` block, which may include files of the folder
 * @param port port of the configuration
 * @throws Error if nginx is missing or refuses the configuration
 */
export async function runNginx(folder: string, http: string, port: number): Promise<RunningProxy> {
  // Started by root, it serves as a user of its own.
  await chmod(folder, 0o755);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr warn; events {}
http { access_log off; ${temporary.join(' ')} ${http} }`,
  );
  return run(requireProgram('nginx'), ['-p', folder, '-c', join(folder, 'nginx.conf')], folder, port);
}

/**
 * Runs Caddy. Resolves when it answers.
 * @param folder folder of the `Caddyfile`
 * @param port port of the configuration
 * @throws Error if Caddy is missing or refuses the configuration
 */
export function runCaddy(folder: string, port: number): Promise<RunningProxy> {
  const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  return run(requireProgram('caddy'), args, folder, port);
}

async function run(binary: string, args: string[], folder: string, port: number): Promise<RunningProxy> {
  const child = spawn(binary, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      hasEnded = true;
      resolve();
    });
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (hasEnded) throw new Error(`${binary} ended: ${said}`);
    await setTimeout(LOOK_INTERVAL_MS);
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  );
