import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../free-port.ts';

export interface Nginx {
  origin: string;
  stop(): Promise<void>;
}

/** When all files were last changed: what was written this very moment has no date to ask by yet. */
const WRITTEN = new Date('2026-01-15T10:00:00Z');

/**
 * Runs a real nginx before a website of static files.
 * @param server Directives of its server block, `http` those around it; `snippet` is its `snippets/vitrina.conf`.
 * @throws Error when nginx is not there or takes no such configuration
 */
export async function startNginx(
  files: Record<string, string>,
  { server, snippet = '', http = '' }: { server: string; snippet?: string; http?: string },
): Promise<Nginx> {
  const binary = ['/usr/sbin/nginx', 'nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
  if (!binary) throw new Error('These tests run a real nginx, and there is none: install it (apt-get install nginx).');
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  // Started by root, it serves as a user of its own.
  await chmod(folder, 0o755);
  for (const [name, text] of Object.entries({
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`site/${name}`, text])),
    'snippets/vitrina.conf': snippet,
  })) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
    await utimes(join(folder, name), WRITTEN, WRITTEN);
  }
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n');
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr warn;
     events {}
     http {
       access_log off; ${temporary}
       types { text/html html; text/plain txt; application/xml xml; }
       ${http}
       server { listen 127.0.0.1:${port}; root ${join(folder, 'site')}; absolute_redirect off;
         ${server}
       }
     }`,
  );
  const child = spawn(binary, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(child, origin);
  return {
    origin,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
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
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  while (!ended) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`nginx ended: ${said}`);
}
