/** Measures time, CPU and memory of a command. */

import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { root } from '../../service/running-service.ts';

export interface Run {
  /** From start to end. */
  seconds: number;
  /** User and system time of all cores together, which other work on the machine changes little. */
  cpuSeconds: number;
  /** Peak of its resident memory. */
  megabytes: number;
}

/** Milliseconds between two reads of a process's memory. */
const LOOK_INTERVAL_MS = 50;

/** Script that runs a command, and writes the CPU time of its children as the last line of stderr. */
const TIMED = '"$@" > /dev/null; code=$?; times >&2; exit $code';

/** Runs a command to its end. @param mayEndWith a further exit code of success @throws Error if it fails */
export async function measureRun([command = '', ...args]: readonly string[], mayEndWith = 0): Promise<Run> {
  const startedAt = performance.now();
  const shell = spawn('sh', ['-c', TIMED, 'sh', command, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  shell.stderr.on('data', (text) => {
    said += text;
  });
  let megabytes = 0;
  const looking = setInterval(async () => {
    megabytes = Math.max(megabytes, await peakOfChild(shell.pid));
  }, LOOK_INTERVAL_MS);
  const code = await new Promise<number | null>((resolve) => shell.once('close', resolve));
  clearInterval(looking);
  if (code !== 0 && code !== mayEndWith) throw new Error(`${command} ended with ${code}: ${said}`);
  return { seconds: (performance.now() - startedAt) / 1000, cpuSeconds: readTimes(said), megabytes };
}

/** Returns the peak memory of a process's only child in megabytes; 0 if the child has ended. */
async function peakOfChild(parent: number | undefined): Promise<number> {
  const child = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8').catch(() => '');
  const status = await readFile(`/proc/${child.trim()}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Returns the sum of user and system time of the children in seconds: `0m12.340000s 0m1.200000s`. */
function readTimes(said: string): number {
  const last = said.trimEnd().split('\n').at(-1) ?? '';
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
