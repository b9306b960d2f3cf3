/** Servers that the HTTP bench compares, each a fresh process: the runtime, bare node:http, and two with its work. */

import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { cleanEnvironment, root } from '../../service/running-service.ts';

export const sides = ['vitrina', 'bare', 'plain', 'fastify'] as const;
export type Side = (typeof sides)[number];

export interface BenchFolders {
  contentDir: string;
  dataDir: string;
  /** Answers that bare node:http replays. */
  captured: string;
  /** For logs, which go to a file as they would under a service manager. */
  scratch: string;
}

export interface RunningSide {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** Command and arguments by side. */
const commands: Record<Side, (folders: BenchFolders) => string[]> = {
  vitrina: () => ['runtime/start.js'],
  bare: ({ captured }) => [join(import.meta.dirname, 'servers/bare-server.js'), captured],
  plain: (folders) => sameWork('plain-server', folders),
  fastify: (folders) => sameWork('fastify-server', folders),
};

const sameWork = (name: string, { contentDir, dataDir }: BenchFolders): string[] => [
  join(builtServers, `${name}.js`),
  contentDir,
  dataDir,
];

/** Folder of the built servers, below which Node finds their packages. */
const builtServers = join(root, 'runtime/dist/bench');

/** Bundles the servers that do the same work, as the runtime is bundled. Run by tsx, they would be slower. */
export async function buildServers(): Promise<void> {
  await build({
    entryPoints: ['plain-server', 'fastify-server'].map((name) => join(import.meta.dirname, `servers/${name}.ts`)),
    outdir: builtServers,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'warning',
  });
}

/** Starts a side. With `PROFILE`, it writes a CPU profile to that folder. @param environment further variables */
export async function startSide(
  side: Side,
  folders: BenchFolders,
  environment: Record<string, string> = {},
): Promise<RunningSide> {
  const { contentDir, dataDir, scratch } = folders;
  const arguments_ = [...(process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : [])];
  return startProcess([...arguments_, ...commands[side](folders)], scratch, {
    PORT: '0',
    HOST: '127.0.0.1',
    CONTENT_DIR: contentDir,
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    ...environment,
  });
}

/** Starts a server that prints `listening ORIGIN`, and waits for that. @throws Error with its output if it ends */
export async function startProcess(
  arguments_: readonly string[],
  scratch: string,
  environment: Record<string, string> = {},
): Promise<RunningSide> {
  const logFile = join(scratch, 'log');
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, arguments_, {
    cwd: root,
    stdio: ['ignore', 'ignore', log],
    env: cleanEnvironment(environment),
  });
  closeSync(log);
  const origin = await waitForOrigin(child, logFile);
  return {
    origin,
    pid: child.pid as number,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function waitForOrigin(child: ChildProcess, logFile: string): Promise<string> {
  for (;;) {
    const said = await readFile(logFile, 'utf8');
    const [, origin] = /listening +(http:[^\s,]+)/.exec(said) ?? [];
    if (origin) return origin;
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${said}`);
    await sleep(2);
  }
}
