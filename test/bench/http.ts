/**
 * Compares the speed of the runtime with bare node:http that replays the same bytes, and with node:http and fastify
 * that do the same work: `npm run bench [-- --quick] [--only read_page,mcp] [--rounds N] [--connections N]`. The
 * servers (sides) take turns in fresh processes. Ratios are of the same round, and their median is printed. Needs wrk.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BenchClient, writeBenchClients, writeBenchContent } from './http/bench-content.ts';
import { capture } from './http/capture.ts';
import { measureColdStart } from './http/cold-start.ts';
import { type LoadResult, putLoad, readMemory } from './http/load.ts';
import { median } from './http/median.ts';
import { type Kind, kinds, toRequests } from './http/requests.ts';
import { type BenchFolders, buildServers, type RunningSide, type Side, sides, startSide } from './http/sides.ts';

const PAGES = 1000;
const CHARACTERS = 10_000;
const CLIENTS = 6000;
/** Seconds of load before each measurement. */
const WARM_UP = 3;
/** Clients that ask for the tokens of `read_page`. */
const READERS = 400;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    rounds: { type: 'string' },
    connections: { type: 'string', default: '256' },
  },
});
const rounds = Number(values.rounds ?? (values.quick ? 2 : 4));
/** Seconds of a measurement. */
const seconds = values.quick ? 2 : 5;
const connections = Number(values.connections);
const measured = kinds.filter((kind) => !values.only || values.only.split(',').includes(kind));

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const folders: BenchFolders = {
  contentDir: join(folder, 'content'),
  dataDir: join(folder, 'data'),
  captured: join(folder, 'captured.json'),
  scratch: folder,
};

type Results = Record<Side, Partial<Record<Kind, LoadResult>>>;

try {
  await buildServers();
  await writeBenchContent(folders.contentDir, PAGES, CHARACTERS);
  const clients = await writeBenchClients(folders.dataDir, CLIENTS);
  console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}, ${connections} connections`);
  const memory = await prepareAnswers(clients);
  const all: Results[] = [];
  for (let round = 0; round < rounds; round++) all.push(await playRound(round, clients));
  printTable(all);
  console.log(`\nmemory with ${PAGES} pages of ${CHARACTERS / 1000} KB: ${memory.toFixed(0)} MB`);
  if (!values.only) console.log(await measureColdStart(folders, values.quick ? 3 : 7));
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Writes the runtime's answers to a file for the bare server. Returns the runtime's megabytes just after its start. */
async function prepareAnswers(clients: readonly BenchClient[]): Promise<number> {
  const side = await startSide('vitrina', folders);
  const tokens = await askForTokens(side, clients.slice(0, 4));
  const memory = await readMemory(side.pid);
  const sources = { pages: PAGES, tokens, clients: clients.slice(READERS) };
  const requests = kinds.flatMap((kind) => toRequests(kind, sources).slice(0, kind === 'read_page' ? PAGES : 50));
  await writeFile(folders.captured, JSON.stringify(await capture(side.origin, requests)));
  await side.stop();
  return memory;
}

/** Measures each kind on each side; the order of sides shifts with the round. `plain` has no MCP. */
async function playRound(round: number, clients: readonly BenchClient[]): Promise<Results> {
  const results: Results = { vitrina: {}, bare: {}, plain: {}, fastify: {} };
  const order = sides.map((_, at) => sides[(at + round) % sides.length] as Side);
  for (const side of order) {
    const running = await startSide(side, folders);
    const tokens = await askForTokens(running, clients.slice(0, READERS));
    for (const kind of measured) {
      // The SDK is what fastify would be given too; nobody writes the protocol by hand.
      if (side === 'plain' && kind.startsWith('mcp')) continue;
      const requests = toRequests(kind, { pages: PAGES, tokens, clients: clients.slice(READERS) });
      const load = { ...running, requests, connections, scratch: folder };
      const { requests: offset } = await putLoad({ ...load, seconds: WARM_UP });
      results[side][kind] = await putLoad({ ...load, seconds, offset });
    }
    await running.stop();
  }
  return results;
}

async function askForTokens({ origin }: RunningSide, clients: readonly BenchClient[]): Promise<string[]> {
  const ask = async ({ id, secret }: BenchClient) => {
    const response = await fetch(`${origin}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    return ((await response.json()) as { access_token: string }).access_token;
  };
  return Promise.all(clients.map(ask));
}

/** Prints medians over the rounds, a row for each kind. */
function printTable(all: readonly Results[]): void {
  const over = (side: Side, kind: Kind, read: (result: LoadResult) => number) =>
    all.flatMap((results) => {
      const result = results[side][kind];
      return result ? [read(result)] : [];
    });
  const ratio = (side: Side, kind: Kind, read: (result: LoadResult) => number) => {
    const floor = over('bare', kind, read);
    const figures = over(side, kind, read).map((figure, round) => figure / (floor[round] ?? Number.NaN));
    return figures.length === 0 ? '–' : median(figures).toFixed(2);
  };
  const columns = ['bare req/s', 'req/s', 'of bare', 'plain', 'fastify', 'µs CPU', 'bare µs', 'p99/bare', 'plain p99'];
  console.log(`\n${'of bare node:http'.padEnd(18)}${columns.map((name) => name.padStart(11)).join('')}`);
  for (const kind of measured) {
    const cells = [
      median(over('bare', kind, (r) => r.perSecond)).toFixed(0),
      median(over('vitrina', kind, (r) => r.perSecond)).toFixed(0),
      ratio('vitrina', kind, (r) => r.perSecond),
      ratio('plain', kind, (r) => r.perSecond),
      ratio('fastify', kind, (r) => r.perSecond),
      median(over('vitrina', kind, (r) => r.cpu)).toFixed(0),
      median(over('bare', kind, (r) => r.cpu)).toFixed(0),
      ratio('vitrina', kind, (r) => r.p99),
      ratio('plain', kind, (r) => r.p99),
    ];
    console.log(kind.padEnd(18) + cells.map((cell) => cell.padStart(11)).join(''));
  }
}
