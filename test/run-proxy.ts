/** Runs a real nginx or Caddy in a folder that holds its configuration. */

import { spawn } from 'node:child_process';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { requireProgram } from './programs.ts';

/** Milliseconds between looks whether a proxy answers. */
const LOOK_INTERVAL = 10;

export interface RunningProxy {
  origin: string;
  /** Ends it, and removes its folder. */
  stop(): Promise<void>;
}

/**
 * @param http What stands in its `http` block; files are included from the folder
 * @param port Where the configuration lets it listen
 * @throws Error when nginx is missing or takes no such configuration
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
 * @param folder Holds the `Caddyfile`
 * @param port Where the configuration lets it listen
 * @throws Error when Caddy is missing or takes no such configuration
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
    await setTimeout(LOOK_INTERVAL);
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
