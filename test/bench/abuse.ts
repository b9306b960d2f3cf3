/**
 * Measures what abuse costs the runtime: `npm run bench:abuse`. A million callers, a hundred thousand clients, ten
 * thousand hostile queries over HTTP, and `read_page` counted in Redis beside one counted in memory. Needs wrk and
 * redis-server.
 */

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryCounters } from '../../runtime/state/memory.ts';
import { startRedis } from '../runtime/start-redis.ts';
import { createWriter, writeBenchClients, writeBenchContent } from './http/bench-content.ts';
import { putLoad, readMemory } from './http/load.ts';
import { median } from './http/median.ts';
import { createRandom } from './http/random.ts';
import { toRequests } from './http/requests.ts';
import { type BenchFolders, startSide } from './http/sides.ts';

const PAGES = 1000;
const ADDRESSES = 1_000_000;
const CLIENTS = 100_000;
const QUERIES = 10_000;

const folder = await mkdtemp(join(tmpdir(), 'bench-abuse-'));
const folders: BenchFolders = {
  contentDir: join(folder, 'content'),
  dataDir: join(folder, 'data'),
  captured: '',
  scratch: folder,
};
try {
  await writeBenchContent(folders.contentDir, PAGES, 10_000);
  console.log(await countAddresses());
  await compareCounters();
  await askHostileQueries();
  await holdClients();
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Counts a request of each of a million addresses. Returns a sentence with the memory and timers that were added. */
async function countAddresses(): Promise<string> {
  const counters = createMemoryCounters();
  const limit = { limit: 60, windowSeconds: 60 };
  const before = process.memoryUsage.rss();
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const timersBefore = timers();
  const now = Date.now();
  for (let n = 0; n < ADDRESSES; n++) {
    await counters.count(`address:${n >>> 24}.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`, limit, now);
  }
  const added = (process.memoryUsage.rss() - before) / 1e6;
  return `${ADDRESSES} addresses: +${added.toFixed(0)} MB, ${timers() - timersBefore} timers`;
}

/** Prints the CPU of `read_page` counted in memory and in Redis, measured in turns, and the median of their ratios. */
async function compareCounters(): Promise<void> {
  const redis = await startRedis({ lasts: true });
  const ratios: number[] = [];
  for (let round = 0; round < 3; round++) {
    const cpu: number[] = [];
    for (const environment of [{}, { REDIS_URL: redis.url }]) {
      const running = await startSide('vitrina', folders, environment as Record<string, string>);
      // A read_page without a token of many addresses, which is the same step in Redis as one with a token.
      const requests = toRequests('company', { pages: PAGES, tokens: [], clients: [] }).map((request, n) =>
        request.replace('get_company_info', `read_page?url=%2Fp%2F${n % PAGES}%2F`),
      );
      const load = { ...running, requests, connections: 64, scratch: folder };
      await putLoad({ ...load, seconds: 2 });
      cpu.push((await putLoad({ ...load, seconds: 3 })).cpu);
      await running.stop();
    }
    ratios.push((cpu[1] ?? Number.NaN) / (cpu[0] ?? Number.NaN));
    console.log(`read_page counted in memory ${cpu[0]?.toFixed(0)} µs of CPU, in Redis ${cpu[1]?.toFixed(0)} µs`);
  }
  await redis.stop();
  console.log(`counted in Redis: ${median(ratios).toFixed(2)} times the CPU of counted in memory`);
}

/**
 * Sends generated hostile queries one at a time, and prints times: median, 1 in 1000, worst. @throws Error for a 5xx
 */
async function askHostileQueries(): Promise<void> {
  const running = await startSide('vitrina', folders);
  const times: [milliseconds: number, query: string][] = [];
  for (const [n, query] of toHostileQueries().entries()) {
    const headers = { 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` };
    const startedAt = performance.now();
    const response = await fetch(`${running.origin}/api/v1/search_pages?query=${encodeURIComponent(query)}`, {
      headers,
    });
    await response.arrayBuffer();
    times.push([performance.now() - startedAt, query]);
    if (response.status >= 500) throw new Error(`${response.status}: ${query}`);
  }
  await running.stop();
  // The first tenth is left out, as the process has compiled nothing yet.
  const warm = times.slice(QUERIES / 10).sort(([a], [b]) => b - a);
  const middle = median(warm.map(([milliseconds]) => milliseconds));
  const [worst, query] = warm[0] ?? [0, ''];
  const p999 = warm[Math.floor(warm.length / 1000)]?.[0] ?? 0;
  console.log(
    `${QUERIES} hostile queries: median ${middle.toFixed(2)} ms, 1 in 1000 ${p999.toFixed(2)} ms, worst ${worst.toFixed(2)} ms (${(worst / middle).toFixed(1)} times): ${JSON.stringify(query.slice(0, 40))}`,
  );
}

/** Returns queries of several hostile forms in turn, the same every time. */
function toHostileQueries(): string[] {
  const random = createRandom(11);
  const { word } = createWriter(5);
  const pick = (text: string) => [...text][Math.floor(random() * [...text].length)] ?? '';
  const fill = (make: () => string) => {
    let text = '';
    while (text.length < 200) text += make();
    // Half of an emoji at the end could not be sent.
    return text.slice(0, 200).replace(/\p{Cs}/gu, 'x');
  };
  const forms = [
    () => fill(() => `${word()} `),
    () => fill(() => `${word().slice(0, 2)} `),
    () => fill(() => pick('aeiouáéíóú')),
    () => fill(() => pick('+-~^*:"()[]{}\\/%&?! ')),
    () => fill(() => `${pick('aábcñ')}\u0301`),
    () => fill(() => pick('👩‍🔧日本語Ελλάδα ')),
    () => fill(() => `${word()}${pick('xyz')} `),
    () => fill(() => String.fromCharCode(32 + Math.floor(random() * 60_000))).replace(/[\ud800-\udfff]/g, 'x'),
    () => `${word()} ${word()}`,
  ];
  return Array.from({ length: QUERIES }, (_, n) => (forms[n % forms.length] ?? word)());
}

/** Prints start time and memory of a runtime with 100,000 registered clients, of which thousands request tokens. */
async function holdClients(): Promise<void> {
  const empty = await startSide('vitrina', { ...folders, dataDir: join(folder, randomBytes(4).toString('hex')) });
  const before = await readMemory(empty.pid);
  await empty.stop();
  const clients = await writeBenchClients(folders.dataDir, CLIENTS);
  const startedAt = performance.now();
  const running = await startSide('vitrina', folders);
  const started = performance.now() - startedAt;
  const requests = toRequests('token', { pages: PAGES, tokens: [], clients: clients.slice(0, 20_000) });
  await putLoad({ ...running, requests, connections: 16, seconds: 3, scratch: folder });
  const after = await readMemory(running.pid);
  await running.stop();
  console.log(
    `${CLIENTS} clients: started in ${started.toFixed(0)} ms, ${before.toFixed(0)} MB without them, ${after.toFixed(0)} MB with them and after token requests`,
  );
}
