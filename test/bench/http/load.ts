/** Puts load on a server with wrk, and measures its speed and CPU. */

import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Load {
  origin: string;
  /** Process whose CPU is charged. */
  pid: number;
  /** Requests as they are sent; after the last, the first again. */
  requests: readonly string[];
  connections: number;
  seconds: number;
  /** Index of the first request; 0 by default. */
  offset?: number;
  /** Folder for the file that wrk reads. */
  scratch: string;
}

export interface LoadResult {
  perSecond: number;
  /** Milliseconds to an answer: median, and 99th percentile. */
  p50: number;
  p99: number;
  /** Microseconds of CPU for each request. */
  cpu: number;
  requests: number;
}

/** Ticks per second in `/proc` (`USER_HZ`), which is fixed on Linux. */
const TICKS = 100;

const run = promisify(execFile);

/** Sends requests for some seconds. @throws Error if any was refused or not answered */
export async function putLoad(load: Load): Promise<LoadResult> {
  const { origin, pid, requests, connections, seconds, scratch, offset = 0 } = load;
  const file = join(scratch, 'requests');
  await writeFile(file, requests.join('\0'));
  const before = await readCpu(pid);
  const { stdout } = await run(
    'wrk',
    [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      '--timeout',
      '10s',
      '-s',
      join(import.meta.dirname, 'load.lua'),
      origin,
    ],
    { env: { ...process.env, REQUESTS: file, OFFSET: String(offset) } },
  ).catch((error) => {
    throw new Error(`wrk is needed (apt-get install wrk): ${error.message}`);
  });
  const cpuSeconds = (await readCpu(pid)) - before;
  const [, text = ''] = /RESULT (.+)/.exec(stdout) ?? [];
  const told = JSON.parse(text) as Record<'requests' | 'seconds' | 'refused' | 'broken' | 'p50' | 'p99', number>;
  if (told.refused + told.broken > 0) {
    throw new Error(`${origin}: ${told.refused} of ${told.requests} refused, ${told.broken} broken: ${requests[0]}`);
  }
  return {
    perSecond: told.requests / told.seconds,
    p50: told.p50,
    p99: told.p99,
    cpu: (cpuSeconds * 1e6) / told.requests,
    requests: told.requests,
  };
}

/** Returns seconds of CPU that a process has used. */
async function readCpu(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Returns the resident memory of a process in megabytes. */
export async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}
