/** Runs a command and tells what it took of the machine. */

import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { root } from '../../service/running-service.ts';

export interface Run {
  /** From start to end. */
  seconds: number;
  /** Of all cores together, user and system: what other work on the machine changes little. */
  cpuSeconds: number;
  /** The most memory that it held. */
  megabytes: number;
}

/** Milliseconds between looks at the memory of a process. */
const LOOK = 50;

/** Writes the processor time of its child as the last line of the errors. */
const TIMED = '"$@" > /dev/null; code=$?; times >&2; exit $code';

/** Runs a command to its end. @param mayEndWith a code that is no failure @throws Error when it fails */
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
  }, LOOK);
  const code = await new Promise<number | null>((resolve) => shell.once('close', resolve));
  clearInterval(looking);
  if (code !== 0 && code !== mayEndWith) throw new Error(`${command} ended with ${code}: ${said}`);
  return { seconds: (performance.now() - startedAt) / 1000, cpuSeconds: readTimes(said), megabytes };
}

/** Megabytes that the only child of a process has held at most; 0 when it has ended. */
async function peakOfChild(parent: number | undefined): Promise<number> {
  const child = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8').catch(() => '');
  const status = await readFile(`/proc/${child.trim()}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Seconds, user and system, of the children: `0m12.340000s 0m1.200000s`. */
function readTimes(said: string): number {
  const last = said.trimEnd().split('\n').at(-1) ?? '';
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
