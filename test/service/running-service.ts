/** Starts the real runtime as a process over the compiled example site. */

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from '#shared/artifacts.ts';

/** Milliseconds after which a runtime that does not listen is killed; below vitest's limit for hooks. */
const START_LIMIT_MS = 50_000;

export const root = join(import.meta.dirname, '../..');
export const contentFolder = join(root, 'dist-content');

/** Manifest of the content that these services serve. */
export const manifest = JSON.parse(readFileSync(join(contentFolder, 'manifest.json'), 'utf8')) as Manifest;

/** Public origin in all documents; the service itself listens at another. */
export const publicOrigin = manifest.site.url;

export interface RunningService {
  /** Origin at which it listens. */
  origin: string;
  process: ChildProcess;
  /** Fetches a path or an address, of which the public origin is replaced by the service's. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** Ends it with SIGTERM, and removes its data. Resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Returns this process's environment without the runtime's variables, and with the given ones. */
export function cleanEnvironment(environment: Record<string, string> = {}): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    ([name, value]) => value !== undefined && !/^(PORT|HOST|\w+_(DIR|URL|HOST)|TRUST_PROXY|LOG_LEVEL)$/.test(name),
  );
  return { ...(Object.fromEntries(inherited) as Record<string, string>), ...environment };
}

/** Starts the runtime and waits until it listens. @throws Error with its output if it ends instead */
export async function runService(environment: Record<string, string> = {}): Promise<RunningService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'service-data-'));
  const child = spawn(process.execPath, ['runtime/start.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: cleanEnvironment({
      PORT: '0',
      HOST: '127.0.0.1',
      CONTENT_DIR: contentFolder,
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
      ...environment,
    }),
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const origin = await untilListening(child);
  return {
    origin,
    process: child,
    fetch: (address, init) => fetch(toLocal(address, origin), init),
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** Returns an address at the service: of a path, or of an address below the public origin. Others stay. */
function toLocal(address: string, origin: string): string {
  if (address.startsWith('/')) return origin + address;
  return address.startsWith(`${publicOrigin}/`) || address === publicOrigin
    ? origin + address.slice(publicOrigin.length)
    : address;
}

/**
 * Resolves with the origin that a runtime prints on stderr when it listens. @throws Error with its output if it ends
 */
export function untilListening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, origin] = /listening +(http:\S+)/.exec(said) ?? [];
      if (!origin) return;
      clearTimeout(late);
      resolve(origin.replace(/,$/, ''));
    });
    child.once('exit', (code) => reject(new Error(`the runtime ended with ${code}: ${said}`)));
  });
}
