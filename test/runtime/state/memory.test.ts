import { mkdir, readdir, readFile, rename, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { clientLifetimeSeconds } from '#shared/contract/policy.ts';
import { createMemoryCounters, createMemoryState } from '../../../runtime/state/memory.ts';
import type { State, Use } from '../../../runtime/state/state.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { describeState, newClient, start } from './state-behaviour.ts';

const day = 24 * 3_600_000;

async function open(dataDir: string, now = start) {
  const complaints: string[] = [];
  const log = pino({ level: 'warn', base: null, timestamp: false }, { write: (line) => complaints.push(line) });
  const state = await createMemoryState(dataDir, { now: () => now, log });
  return { ...state, complaints };
}

async function openNew(): Promise<State> {
  return open(temporaryFolder());
}

/** Creates a folder with clients in it. */
async function folderWith(...clients: ReturnType<typeof newClient>[]) {
  const dataDir = temporaryFolder();
  const state = await open(dataDir);
  for (const client of clients) await state.clients.add(client);
  return { dataDir, fileOf: (client: { id: string }) => join(dataDir, 'clients', `${client.id}.json`) };
}

describeState('memory and files', openNew);

describe('memory and files', () => {
  it('keeps clients over a restart, with their last token request', async () => {
    const [used, unused] = [newClient(), newClient()];
    const { dataDir } = await folderWith(used, unused);
    const first = await open(dataDir);
    await first.clients.find(used.id, start + day);
    await first.clients.touch(used.id, start + day);
    const second = await open(dataDir, start + day + 2);
    expect(await second.clients.find(used.id, start + day + 2)).toEqual({ ...used, lastTokenAt: start + day });
    expect(await second.clients.find(unused.id, start + day + 2)).toEqual(unused);
  });

  it('writes a last token request at most once an hour', async () => {
    const client = newClient();
    const { dataDir, fileOf } = await folderWith(client);
    const { clients } = await open(dataDir);
    await clients.find(client.id, start);
    const onDisk = async () => (await stat(fileOf(client))).mtimeMs;
    await clients.touch(client.id, start + 3_600_000);
    await vi.waitUntil(async () => (await onDisk()) === start + 3_600_000);
    await clients.touch(client.id, start + 7_199_999);
    expect(await onDisk()).toBe(start + 3_600_000);
    await clients.touch(client.id, start + 7_200_000);
    await vi.waitUntil(async () => (await onDisk()) === start + 7_200_000);
  });

  it('deletes the files of recycled clients when it starts', async () => {
    const [over, alive] = [newClient(), newClient({ registeredAt: start + day })];
    const { dataDir } = await folderWith(over, alive);
    await open(dataDir, start + clientLifetimeSeconds * 1000);
    const left = () => readdir(join(dataDir, 'clients'));
    await vi.waitUntil(async () => (await left()).length === 1);
    expect(await left()).toEqual([`${alive.id}.json`]);
  });

  it('starts beside torn and foreign files, names the damaged ones, and touches none', async () => {
    const [torn, empty, swapped] = [newClient(), newClient(), newClient()];
    const whole = newClient({ registeredAt: start + 399 * day });
    const { dataDir, fileOf } = await folderWith(torn, empty, swapped, whole);
    await truncate(fileOf(torn), 40);
    await truncate(fileOf(empty), 0);
    await writeFile(fileOf(swapped), await readFile(fileOf(whole)));
    await writeFile(join(dataDir, 'clients', 'notes.txt'), 'mine');
    await mkdir(join(dataDir, 'clients', `${'a'.repeat(32)}.json`));
    await mkdir(join(dataDir, 'clients', '.git'));

    const { clients, complaints } = await open(dataDir, start + 400 * day);
    expect(await clients.find(whole.id, start)).toEqual(whole);
    for (const { id } of [torn, empty, swapped]) expect(await clients.find(id, start)).toBeUndefined();
    for (const name of [torn.id, empty.id, swapped.id]) {
      expect(complaints.some((line) => line.includes(name))).toBe(true);
    }
    expect(await readdir(join(dataDir, 'clients'))).toHaveLength(7);
    expect(await readFile(join(dataDir, 'clients', 'notes.txt'), 'utf8')).toBe('mine');
  });

  it('looks for no file with an invalid id', async () => {
    const whole = newClient();
    const { dataDir } = await folderWith(whole);
    const { clients, complaints } = await open(dataDir);
    const { id } = whole;
    for (const asked of [`../clients/${id}`, `${id}/../${id}`, `${id}.json/x`, 'f'.repeat(15), 'f'.repeat(65), ''])
      expect(await clients.find(asked, start), asked).toBeUndefined();
    expect(await clients.find(id, start)).toEqual(whole);
    expect(complaints).toEqual([]);
  });

  it('deletes unfinished files of a crash', async () => {
    const { dataDir } = await folderWith();
    await writeFile(join(dataDir, 'clients', `${'b'.repeat(32)}.json.unfinished`), '{"id":');
    const { complaints } = await open(dataDir);
    expect(await readdir(join(dataDir, 'clients'))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('refuses a client that it cannot store, keeps the others, and continues when it can', async () => {
    const { dataDir } = await folderWith();
    const { clients, complaints } = await open(dataDir);
    const [early, refused, late] = [newClient(), newClient(), newClient()];
    await clients.add(early);
    await rename(join(dataDir, 'clients'), join(dataDir, 'aside'));
    await expect(clients.add(refused)).rejects.toMatchObject({ name: 'StateUnavailableError' });
    expect(complaints).toHaveLength(1);
    await rename(join(dataDir, 'aside'), join(dataDir, 'clients'));
    await clients.add(late);
    expect(await clients.find(refused.id, start)).toBeUndefined();
    expect((await readdir(join(dataDir, 'clients'))).sort()).toEqual([`${early.id}.json`, `${late.id}.json`]);
  });

  it('starts without a usable folder, and reports it', async () => {
    const file = join(temporaryFolder(), 'a-file');
    await writeFile(file, '');
    const { clients, complaints } = await open(join(file, 'data'));
    expect(complaints.length).toBeGreaterThan(0);
    await expect(clients.find('f'.repeat(32), start)).rejects.toMatchObject({ name: 'StateUnavailableError' });
    await expect(clients.add(newClient())).rejects.toMatchObject({ name: 'StateUnavailableError' });
  });

  it('lets only its owner read the clients', async () => {
    const client = newClient();
    const { dataDir, fileOf } = await folderWith(client);
    expect((await stat(fileOf(client))).mode & 0o077).toBe(0);
    expect((await stat(join(dataDir, 'clients'))).mode & 0o077).toBe(0);
  });
});

const limit = { limit: 60, windowSeconds: 60 };
const windowMs = 60_000;

const requests = fc.array(fc.record({ key: fc.integer({ min: 0, max: 30 }).map(String), after: fc.nat(9_000) }));

/** Counts in the simplest way, for ever and without a bound, for comparison. */
function createModel() {
  const uses = new Map<string, Use>();
  return (key: string, now: number): Use => {
    const use = uses.get(key);
    const next = use && now < use.resetAt ? { ...use, used: use.used + 1 } : { used: 1, resetAt: now + windowMs };
    uses.set(key, next);
    return next;
  };
}

describe('counters in memory', () => {
  it('are exact below their bound, in any order of requests', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (all) => {
        const counters = createMemoryCounters(64);
        const expected = createModel();
        let now = 0;
        for (const { key, after } of all) {
          now += after;
          expect(await counters.count(key, limit, now)).toEqual(expected(key, now));
        }
      }),
    );
  });

  it('restart early beyond it, and never mix the requests of two keys', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (all) => {
        const counters = createMemoryCounters(8);
        const expected = createModel();
        let now = 0;
        for (const { key, after } of all) {
          now += after;
          const { used, resetAt } = await counters.count(key, limit, now);
          const model = expected(key, now);
          expect(used).toBeGreaterThanOrEqual(1);
          expect(used).toBeLessThanOrEqual(all.length);
          expect(resetAt).toBeGreaterThan(now);
          expect(resetAt).toBeLessThanOrEqual(now + windowMs);
          if (used > 1 && resetAt === model.resetAt) expect(used).toBeLessThanOrEqual(model.used);
        }
      }),
    );
  });

  it('restart when the clock is set back, instead of refusing until it catches up', async () => {
    const { count } = createMemoryCounters();
    await count('a', limit, 1_000_000_000);
    expect(await count('a', limit, 0)).toEqual({ used: 1, resetAt: windowMs });
  });
});

it('says that clients cannot be kept where their folder cannot be created', async () => {
  const { complaints } = await open('/proc/vitrina');
  expect(complaints.join()).toContain('clients cannot be kept in /proc/vitrina/clients');
});
