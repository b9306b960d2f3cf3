/** Registers clients against a service that is killed at random moments, and asks what became of them. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

interface Acknowledged {
  client_id: string;
  client_secret: string;
}

export interface KillReport {
  rounds: number;
  /** Clients whose 201 was received. */
  acknowledged: number;
  /** Requests that a kill left without an answer. */
  unanswered: number;
  /** Acknowledged clients that could not obtain a token after the restart. */
  lost: string[];
  /** What the starts complained about. */
  complaints: string[];
  /** Files in the folder at the end. */
  files: number;
}

const root = join(import.meta.dirname, '../../..');

/** Each round starts the service, checks the clients of the round before, registers others, and kills it. */
export async function runKillRounds(rounds: number): Promise<KillReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-kill-'));
  const report: KillReport = { rounds, acknowledged: 0, unanswered: 0, lost: [], complaints: [], files: 0 };
  const all: Acknowledged[] = [];
  let unchecked: Acknowledged[] = [];
  for (let round = 0; round <= rounds; round++) {
    const service = await startService(dataDir, report);
    await check(unchecked, service, report);
    all.push(...unchecked);
    unchecked = round < rounds ? await registerUntilKilled(service, report) : [];
    await service.kill();
  }
  const last = await startService(dataDir, report);
  await check(all, last, report);
  await last.kill();
  report.acknowledged = all.length;
  report.files = (await readdir(join(dataDir, 'clients'))).length;
  await rm(dataDir, { recursive: true, force: true });
  return report;
}

interface Service {
  url: string;
  kill(): Promise<void>;
}

async function startService(dataDir: string, report: KillReport): Promise<Service> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('./registering-service.ts', import.meta.url)), dataDir],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  if (!child.stdout || !child.stderr) throw new Error('no pipes');
  createInterface(child.stderr).on('line', (line) => report.complaints.push(line));
  const gone = once(child, 'exit');
  const [port] = (await Promise.race([once(createInterface(child.stdout), 'line'), gone])) as [string | number];
  if (child.exitCode !== null) throw new Error(`the service ended: ${report.complaints.join('\n')}`);
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Eight connections register without pause; some time after the first answer comes the kill. */
async function registerUntilKilled({ url, kill }: Service, report: KillReport): Promise<Acknowledged[]> {
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
          // An address of its own for each, because of the limit on registrations.
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
  const registering = Array.from({ length: 8 }, (_, connection) => register(connection));
  await Promise.race([firstAnswer, Promise.all(registering)]);
  await delay(Math.random() * 150);
  killed = true;
  await Promise.all([kill(), ...registering]);
  return acknowledged;
}

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
