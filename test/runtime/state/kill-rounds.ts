/** Registers clients at a service that is killed at random moments, and checks that none was lost. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { cleanEnvironment, contentFolder, root, untilListening } from '../../service/running-service.ts';

interface Acknowledged {
  client_id: string;
  client_secret: string;
}

export interface KillReport {
  rounds: number;
  /** Clients whose 201 was received. */
  acknowledged: number;
  /** Number of requests that got no answer because of a kill. */
  unanswered: number;
  /** Acknowledged clients that could not obtain a token after the restart. */
  lost: string[];
  /** Log lines and start errors of the service. */
  complaints: string[];
  /** Files in the folder at the end. */
  files: number;
}

export interface KillOptions {
  /** Content folder; default: the compiled example site. */
  contentDir?: string;
  /** Maximum milliseconds between the first answer and the kill; default 150. */
  mostMilliseconds?: number;
  /** Runs beside registrations, from the first answer until after the kill. It must handle its failures. */
  beside?: (service: RegisteringService) => Promise<void>;
  /** Called after each round. */
  onRound?: (report: Readonly<KillReport>, round: number) => void;
}

interface RegisteringService {
  url: string;
  /** Whether the service was killed. */
  isOver(): boolean;
  /** Sends the service SIGHUP. */
  reload(): void;
  /** Clients of this round whose 201 was received. */
  acknowledged: readonly Acknowledged[];
}

/**
 * Runs rounds: each starts the service, checks the clients of the round before, registers others, and kills it. At the
 * end, a further start checks all of them.
 */
export async function runKillRounds(rounds: number, options: KillOptions = {}): Promise<KillReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-kill-'));
  const report: KillReport = { rounds, acknowledged: 0, unanswered: 0, lost: [], complaints: [], files: 0 };
  const all: Acknowledged[] = [];
  let unchecked: Acknowledged[] = [];
  for (let round = 0; round <= rounds; round++) {
    const service = await startService(dataDir, report, options);
    await check(unchecked, service, report);
    all.push(...unchecked);
    unchecked = round < rounds ? await registerUntilKilled(service, report, options) : [];
    await service.kill();
    report.acknowledged = all.length;
    options.onRound?.(report, round);
  }
  const last = await startService(dataDir, report, options);
  await check(all, last, report);
  await last.kill();
  report.files = (await readdir(join(dataDir, 'clients'))).length;
  await rm(dataDir, { recursive: true, force: true });
  return report;
}

interface Service {
  url: string;
  reload(): void;
  kill(): Promise<void>;
}

async function startService(dataDir: string, report: KillReport, { contentDir }: KillOptions): Promise<Service> {
  const child: ChildProcess = spawn(process.execPath, ['runtime/start.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: cleanEnvironment({
      PORT: '0',
      HOST: '127.0.0.1',
      CONTENT_DIR: contentDir ?? contentFolder,
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
    }),
  });
  const gone = once(child, 'exit');
  createInterface(child.stderr as Readable).on('line', (line) => {
    // The banner is plain text; log lines are JSON, and complaints at the start are sentences.
    if (/^(?:\{|vitrina:)/.test(line)) report.complaints.push(line);
  });
  return {
    url: await untilListening(child),
    reload: () => void child.kill('SIGHUP'),
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Registers clients over eight connections without a pause, and kills the service some time after the first answer. */
async function registerUntilKilled(
  { url, reload, kill }: Service,
  report: KillReport,
  { beside, mostMilliseconds = 150 }: KillOptions,
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let killed = false;
  let answered = (): void => {};
  const firstAnswer = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const register = async (connection: number): Promise<void> => {
    for (let count = 0; !killed; count++) {
      try {
        const response = await fetch(`${url}/oauth/register`, {
          method: 'POST',
          // Each request has an address of its own because of the limit on registrations.
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `10.${connection}.${count >> 8}.${count & 255}`,
          },
          body: JSON.stringify({ client_name: `Agente ${count}` }),
        });
        if (response.status === 201) acknowledged.push((await response.json()) as Acknowledged);
        else throw new Error(`status ${response.status}`);
        answered();
      } catch (error) {
        if (!killed) throw error;
        report.unanswered++;
      }
    }
  };
  const other = firstAnswer
    .then(() => beside?.({ url, reload, isOver: () => killed, acknowledged }))
    .catch((error) => {
      if (!killed) throw error;
    });
  const registering = Array.from({ length: 8 }, (_, connection) => register(connection));
  await Promise.race([firstAnswer, Promise.all(registering)]);
  await delay(Math.random() * mostMilliseconds);
  killed = true;
  await Promise.all([kill(), other, ...registering]);
  return acknowledged;
}

/** Adds clients that cannot obtain a token to `lost`. */
async function check(clients: readonly Acknowledged[], { url }: Service, { lost }: KillReport): Promise<void> {
  for (const client of clients) {
    if (!(await obtainsToken(url, client)) && !lost.includes(client.client_id)) lost.push(client.client_id);
  }
}

async function obtainsToken(url: string, client: Acknowledged): Promise<boolean> {
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', ...pick(client) }),
  });
  await response.arrayBuffer();
  return response.status === 200;
}

const pick = ({ client_id, client_secret }: Acknowledged) => ({ client_id, client_secret });
