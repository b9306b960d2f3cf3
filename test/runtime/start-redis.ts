/** A real Redis on a free port, empty and without files, that a test can stop and start again. */

import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { freePort } from '../free-port.ts';
import { requireProgram } from '../programs.ts';

export interface TestRedis {
  url: string;
  /** Kills it, so that its data is lost. */
  stop(): Promise<void>;
  /** Starts it again at the same port, empty. */
  start(): Promise<void>;
  /** Makes it hang: connections stay open, but get no answers until `resume`. */
  pause(): void;
  resume(): void;
}

/** Starts Redis. @param lasts whether the caller stops it; else it ends with the test */
export async function startRedis({ lasts = false } = {}): Promise<TestRedis> {
  const port = await freePort();
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn(requireProgram('redis-server'), [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ]);
    const { stdout } = child;
    await new Promise<void>((resolve, reject) => {
      let output = '';
      stdout?.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Ready to accept connections')) resolve();
      });
      child.once('error', reject);
      child.once('exit', () => reject(new Error(output)));
    });
  }

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  await start();
  if (!lasts) onTestFinished(stop);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    start,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  };
}
