/**
 * A runtime with Redis under mixed load, swaps of the content and injected faults:
 * `node --import tsx test/bench/soak.ts [minutes] [swaps]`. Fails on a 5xx that is not stated, an answer that mixes
 * generations or goes back to an earlier one, a swap that is not served, and memory that grows after warm-up.
 */

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { writeArtifacts } from '../../compiler/output/output.ts';
import { startRedis } from '../runtime/start-redis.ts';
import { runService } from '../service/running-service.ts';
import { sendMalformed, stall } from './life/hostile-clients.ts';
import { createTraffic } from './life/mixed-traffic.ts';
import { toNumbered } from './life/numbered-content.ts';
import { createTally } from './life/tally.ts';

const PAGES = 100;
/** Callers at a time, and the milliseconds that each waits between two requests. */
const CALLERS = 8;
const PAUSE = 20;
/** How much the memory of the end may exceed that of after the warm-up. */
const GROWTH = 1.15;
/** Milliseconds after a fault in which its consequences are still stated. */
const AFTERMATH = 6_000;

const minutes = Number(process.argv[2] ?? 10);
const swaps = Number(process.argv[3] ?? 50);
const length = minutes * 60_000;

const folder = await mkdtemp(join(tmpdir(), 'soak-'));
const contentDir = join(folder, 'content');
await writeArtifacts(contentDir, await toNumbered(0, PAGES));
const redis = await startRedis({ lasts: true });
const service = await runService({ CONTENT_DIR: contentDir, REDIS_URL: redis.url, LOG_LEVEL: 'error' });
const port = Number(new URL(service.origin).port);
const complaints: string[] = [];
service.process.stderr?.on('data', (text: string) =>
  complaints.push(...text.split('\n').filter((line) => line[0] === '{')),
);

const tally = createTally();
let trouble = 0;
let isDown = false;
const isStateInTrouble = () => isDown || Date.now() < trouble;
const step = createTraffic({ origin: service.origin, pages: PAGES, isStateInTrouble, tally });

const started = Date.now();
const isOver = () => Date.now() - started >= length;
const at = (share: number) => delay(Math.max(0, started + share * length - Date.now()));

async function load(): Promise<void> {
  for (; !isOver(); await delay(PAUSE)) await step();
}

async function misbehave(): Promise<void> {
  for (let turn = 0; !isOver(); turn++, await delay(200)) await sendMalformed(port, turn, isStateInTrouble, tally);
}

/** Publishes generation after generation, and sees each served. */
async function publish(): Promise<number> {
  let served = 0;
  for (let number = 1; number <= swaps; number++) {
    await at(number / (swaps + 1));
    await writeArtifacts(contentDir, await toNumbered(number, PAGES));
    const { generation } = JSON.parse(await readFile(join(contentDir, 'manifest.json'), 'utf8'));
    for (let looks = 0; looks < 40; looks++, await delay(200)) {
      const status = await (await fetch(`${service.origin}/api/v1/status`)).text();
      if (!status.includes(generation)) continue;
      served++;
      break;
    }
  }
  return served;
}

/** Redis dies and comes back empty; later it hangs. */
async function disturb(): Promise<void> {
  const during = async (act: () => Promise<unknown>, share: number, undo: () => Promise<unknown>) => {
    isDown = true;
    await act();
    await delay(share * length);
    await undo();
    trouble = Date.now() + AFTERMATH;
    isDown = false;
  };
  await at(0.3);
  await during(redis.stop, 0.035, redis.start);
  await at(0.6);
  await during(
    async () => redis.pause(),
    0.02,
    async () => redis.resume(),
  );
}

/** Resident megabytes, every second. */
async function watchMemory(): Promise<number[]> {
  const samples: number[] = [];
  for (; !isOver(); await delay(1000)) {
    const status = await readFile(`/proc/${service.process.pid}/status`, 'utf8');
    samples.push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  }
  return samples;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const part = (values: readonly number[], from: number, to: number) =>
  Math.round(median(values.slice(Math.floor(from * values.length), Math.floor(to * values.length))));

const stalling = stall(port, 3_000);
const [served, , memory] = await Promise.all([
  publish(),
  disturb(),
  watchMemory(),
  misbehave(),
  ...Array.from({ length: CALLERS }, load),
]);
const { opened, cut } = { opened: stalling.opened(), cut: stalling.cut() };
stalling.end();
const code = await service.stop();
await redis.stop();
await rm(folder, { recursive: true, force: true });

const tenths = Array.from({ length: 10 }, (_, index) => part(memory, index / 10, (index + 1) / 10));
const isFlat = (tenths[9] ?? 0) <= GROWTH * Math.max(tenths[2] ?? 0, tenths[3] ?? 0);
const report = tally.report();
console.log(
  JSON.stringify(
    {
      machine: `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`,
      minutes,
      swaps: { published: swaps, served },
      ...report,
      stalled: { opened, cut },
      megabytes: tenths,
      isFlat,
      complaints: [...new Set(complaints.map((line) => String(JSON.parse(line).msg)))],
      exitCode: code,
    },
    null,
    2,
  ),
);
process.exitCode = report.wrongs > 0 || served < swaps || !isFlat || code !== 0 ? 2 : 0;
