import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createGaps, type Gaps } from '../../../runtime/gaps/gaps.ts';
import { writeCounts } from '../../../runtime/gaps/write-counts.ts';
import { parseGaps } from '../../../shared/gaps.ts';
import { toWords } from '../../../shared/search/to-words.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

interface Given {
  month?: string;
  /** As the runtime does, which takes longer. */
  inThread?: boolean;
}

async function startGaps(dataDir: string, { month = '2030-05', inThread = false }: Given = {}) {
  const complaints: unknown[] = [];
  const clock = { month };
  const gaps = createGaps({
    dataDir,
    now: () => Date.parse(`${clock.month}-15T12:00:00Z`),
    log: { warn: (complaint: unknown) => void complaints.push(complaint) },
    ...(!inThread && { writeCounts }),
  });
  onTestFinished(() => gaps.close());
  return { gaps, complaints, clock };
}

function ask(gaps: Gaps, words: string, times: number, isEmpty = false): void {
  for (let i = 0; i < times; i++) gaps.note({ query: words, words, isEmpty });
}

const read = async (folder: string) => parseGaps(await readFile(join(folder, 'gaps.json'), 'utf8').catch(() => ''));

describe('the file of searches', () => {
  it('continues the file of the last process, and has no rare words', async () => {
    const folder = join(temporaryFolder(), 'data');
    const first = await startGaps(folder);
    ask(first.gaps, 'nevera', 4, true);
    ask(first.gaps, 'quien vive en el quinto', 2);
    await first.gaps.close();
    expect(await read(folder)).toEqual([
      { month: '2030-05', searches: 6, empty: 4, queries: [{ words: 'nevera', searches: 4, empty: 4 }] },
    ]);
    expect(await readFile(join(folder, 'gaps.json'), 'utf8')).not.toContain('quinto');
    expect((await stat(folder)).mode & 0o077).toBe(0);

    const second = await startGaps(folder);
    ask(second.gaps, 'nevera', 1);
    await second.gaps.close();
    expect(await read(folder)).toEqual([
      { month: '2030-05', searches: 7, empty: 4, queries: [{ words: 'nevera', searches: 5, empty: 4 }] },
    ]);
    expect(await readdir(folder)).toEqual(['gaps.json']);

    const third = await startGaps(folder, { month: '2030-06' });
    ask(third.gaps, 'toldo', 3);
    await third.gaps.close();
    expect((await read(folder))?.map(({ month, searches }) => [month, searches])).toEqual([
      ['2030-05', 7],
      ['2030-06', 3],
    ]);
  });

  it('is extended by every runtime that shares the folder', async () => {
    const folder = temporaryFolder();
    const [one, other] = [await startGaps(folder), await startGaps(folder)];
    ask(one.gaps, 'nevera', 3, true);
    ask(one.gaps, 'toldo', 2);
    await one.gaps.write();
    ask(other.gaps, 'nevera', 4);
    ask(other.gaps, 'horno', 3);
    await other.gaps.write();
    ask(one.gaps, 'nevera', 1);
    ask(one.gaps, 'toldo', 1);
    await one.gaps.write();
    expect(await read(folder)).toEqual([
      {
        month: '2030-05',
        searches: 14,
        empty: 3,
        queries: [
          { words: 'nevera', searches: 8, empty: 3 },
          { words: 'horno', searches: 3, empty: 0 },
          { words: 'toldo', searches: 3, empty: 0 },
        ],
      },
    ]);
  });

  it('is written every five minutes, until it is closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const folder = temporaryFolder();
    const { gaps } = await startGaps(folder);
    ask(gaps, 'toldo', 3);
    vi.advanceTimersByTime(299_999);
    expect(await readdir(folder)).toEqual([]);
    vi.advanceTimersByTime(1);
    await vi.waitFor(async () => expect(await read(folder)).toHaveLength(1));
    await gaps.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has the last six months', async () => {
    const folder = temporaryFolder();
    const { gaps, clock } = await startGaps(folder, { month: '2029-11' });
    for (const month of ['2029-11', '2029-12', '2030-01', '2030-02', '2030-03', '2030-04', '2030-05']) {
      clock.month = month;
      ask(gaps, 'toldo', 3);
      await gaps.write();
    }
    expect((await read(folder))?.map(({ month }) => month)).toEqual([
      '2029-12',
      '2030-01',
      '2030-02',
      '2030-03',
      '2030-04',
      '2030-05',
    ]);
  });

  it('is not written without searches, and replaces a damaged one', async () => {
    const folder = temporaryFolder();
    const idle = await startGaps(folder);
    await idle.gaps.close();
    expect(await readdir(folder)).toEqual([]);
    await writeFile(join(folder, 'gaps.json'), '{"format": 1, "months": [{"mon');
    const { gaps } = await startGaps(folder);
    ask(gaps, 'toldo', 3);
    await gaps.close();
    expect(await read(folder)).toHaveLength(1);
  });

  it('causes one complaint if it cannot be written, and is written as soon as it can', async () => {
    const folder = join(temporaryFolder(), 'data');
    await writeFile(folder, 'a file in the place of the folder');
    const { gaps, complaints } = await startGaps(folder);
    ask(gaps, 'toldo', 3);
    await gaps.write();
    await gaps.write();
    expect(complaints).toHaveLength(1);
    await rm(folder);
    await gaps.write();
    expect(await read(folder)).toMatchObject([{ searches: 3, queries: [{ words: 'toldo', searches: 3 }] }]);
    await rm(join(folder, 'gaps.json'));
    await mkdir(join(folder, 'gaps.json', 'in its place'), { recursive: true });
    ask(gaps, 'toldo', 4);
    ask(gaps, 'horno', 1);
    await gaps.write();
    expect(complaints).toHaveLength(2);
    await rm(join(folder, 'gaps.json'), { recursive: true });
    ask(gaps, 'horno', 2);
    await gaps.write();
    expect(await read(folder)).toMatchObject([
      {
        searches: 7,
        queries: [
          { words: 'toldo', searches: 4 },
          { words: 'horno', searches: 3 },
        ],
      },
    ]);
  });
});

/** The longest that requests had to wait while this was done, in milliseconds. */
async function longestWait(work: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
}

describe('a flood of searches', { timeout: 120_000 }, () => {
  const words = (number: number) => `${number} palabras de una consulta`;

  it('delays no request when it is written, and leaves a small file', async () => {
    const folder = temporaryFolder();
    const before = await startGaps(folder);
    for (let i = 0; i < 60_000; i++) {
      ask(before.gaps, words(i), 3);
      if (i % 2_000 === 1_999) await before.gaps.write();
    }
    const { gaps } = await startGaps(folder, { inThread: true });
    for (let i = 0; i < 60_000; i++) ask(gaps, words(i), 3);
    expect(await longestWait(gaps.write)).toBeLessThan(1_000);
    expect((await stat(join(folder, 'gaps.json'))).size).toBeLessThan(1_000_000);
    expect(await read(folder)).toMatchObject([{ searches: 360_000 }]);
  });

  it('delays no request when an earlier version left it in the file', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'gaps.json');
    const months = ['2030-03', '2030-04', '2030-05'].map((month) => ({
      month,
      searches: 180_000,
      empty: 0,
      queries: Array.from({ length: 60_000 }, (_, i) => ({ words: words(i), searches: i === 7 ? 4 : 3, empty: 0 })),
    }));
    await writeFile(file, JSON.stringify({ format: 1, months }, null, 1));
    const { gaps } = await startGaps(folder, { inThread: true });
    ask(gaps, 'nevera', 5);
    expect(await longestWait(gaps.write)).toBeLessThan(1_000);
    expect((await stat(file)).size).toBeLessThan(1_000_000);
    const read = parseGaps(await readFile(file, 'utf8')) ?? [];
    expect(read.map(({ searches }) => searches)).toEqual([180_000, 180_000, 180_005]);
    expect(read.map(({ queries }) => queries[0]?.words)).toEqual([words(7), words(7), 'nevera']);
  });

  it('of long queries leaves less than a megabyte in six months', async () => {
    const folder = temporaryFolder();
    const { gaps, clock } = await startGaps(folder);
    for (const month of ['2030-01', '2030-02', '2030-03', '2030-04', '2030-05', '2030-06']) {
      clock.month = month;
      for (let i = 0; i < 2_500; i++) ask(gaps, `${'鱻'.repeat(190)} ${i}`, 3);
      await gaps.write();
    }
    const { size } = await stat(join(folder, 'gaps.json'));
    expect(size).toBeLessThan(1_000_000);
    expect(size).toBeGreaterThan(500_000);
  });
});

/** Counts in a folder of its own; `read` tells what its file then holds of the month. */
async function startCounter() {
  const folder = temporaryFolder();
  const { gaps } = await startGaps(folder);
  return {
    note: gaps.note,
    async read() {
      await gaps.write();
      const [{ month: _, ...told } = { month: '', searches: 0, empty: 0, queries: [] }] = (await read(folder)) ?? [];
      return told;
    },
  };
}

function askAs(counter: Pick<Gaps, 'note'>, query: string, times = 1, isEmpty = false): void {
  const words = toWords(query).join(' ');
  for (let i = 0; i < times; i++) counter.note({ query, words, isEmpty });
}

describe('counted searches', () => {
  it('are listed after three searches for the same words, in any spelling', async () => {
    const counter = await startCounter();
    askAs(counter, 'Avería de lavadora', 1, true);
    askAs(counter, 'AVERIA DE LAVADORA');
    askAs(counter, 'vecino del quinto', 2);
    expect(await counter.read()).toEqual({ searches: 4, empty: 1, queries: [] });
    askAs(counter, '¿avería de lavadora?', 1, true);
    expect(await counter.read()).toEqual({
      searches: 5,
      empty: 2,
      queries: [{ words: 'averia de lavadora', searches: 3, empty: 2 }],
    });
  });

  it.each([
    '612 345 678',
    'llama al 612345678 por favor',
    'ana.perez@example.com',
    'ana punto perez arroba example punto com',
    'seis uno dos tres cuatro cinco seis siete ocho',
    'ana＠example.com',
    'ana﹫otra',
    'dni 12345678Z',
    'cuenta 123456',
    '٦١٢ ٣٤٥ ٦٧٨',
    'wa.me/34612345678',
    'info at acme dot es',
    'opiniones de @anaperez',
    '¿…?',
  ])('never list the words of «%s»', async (query) => {
    const counter = await startCounter();
    askAs(counter, query, 9);
    expect(await counter.read()).toEqual({ searches: 9, empty: 0, queries: [] });
    expect(await counter.read()).toEqual({ searches: 9, empty: 0, queries: [] });
  });

  it.each(['error e18 lavadora', 'wat28660es', 'fontanero 35600', '24 horas', 'abierto el 24 y el 25'])(
    'list «%s», which names no person',
    async (query) => {
      const counter = await startCounter();
      askAs(counter, query, 3);
      expect((await counter.read()).queries).toHaveLength(1);
    },
  );

  it('are limited in number, the most frequent kept', async () => {
    const counter = await startCounter();
    askAs(counter, 'nevera', 50);
    for (let i = 0; i < 2_500; i++) askAs(counter, `algo ${i} distinto`, 3);
    for (let i = 0; i < 5_000; i++) askAs(counter, `una vez ${i}`);
    const { searches, queries } = await counter.read();
    expect([searches, queries.length, queries[0]]).toEqual([
      12_550,
      2_000,
      { words: 'nevera', searches: 50, empty: 0 },
    ]);
  });

  it('drop the least frequent, of equal ones the first', async () => {
    const counter = await startCounter();
    askAs(counter, 'nevera', 3);
    askAs(counter, 'toldo', 2);
    askAs(counter, 'primera de todas');
    for (let i = 0; i < 3_997; i++) askAs(counter, `algo ${i} distinto`);
    askAs(counter, 'toldo');
    askAs(counter, 'primera de todas', 2);
    askAs(counter, 'algo 3996 distinto', 2);
    expect((await counter.read()).queries.map(({ words }) => words)).toEqual(['algo 3996 distinto', 'nevera', 'toldo']);
  });

  it('that are frequent are kept and counted on among 30,000 others', async () => {
    const counter = await startCounter();
    askAs(counter, 'nevera', 50);
    await counter.read();
    for (let i = 0; i < 30_000; i++) {
      askAs(counter, `algo ${i} distinto`, 3);
      if (i % 10_000 === 0) askAs(counter, 'nevera');
    }
    const { searches, queries } = await counter.read();
    expect([searches, queries.length, queries[0]]).toEqual([
      90_053,
      2_000,
      { words: 'nevera', searches: 53, empty: 0 },
    ]);
  });

  it('never list words that were searched fewer than three times', async () => {
    const query = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'ñ', '1'), minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(query, { maxLength: 60 }), async (queries) => {
        const counter = await startCounter();
        const asked = new Map<string, number>();
        for (const one of queries) {
          askAs(counter, one);
          const words = toWords(one).join(' ');
          if (words !== '') asked.set(words, (asked.get(words) ?? 0) + 1);
        }
        const told = await counter.read();
        expect(told.searches).toBe(queries.length);
        expect(new Map(told.queries.map(({ words, searches }) => [words, searches]))).toEqual(
          new Map([...asked].filter(([, times]) => times >= 3)),
        );
      }),
      { numRuns: 40 },
    );
  });
});
