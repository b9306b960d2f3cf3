import { afterEach, describe, expect, it } from 'vitest';
import {
  isUnreadable,
  type PageConversion,
  type PageReading,
  type Unreadable,
} from '../../../compiler/convert/page-reader.ts';
import { createPageWorkers, type PageWorkers } from '../../../compiler/convert/page-workers.ts';
import type { Source } from '../../../compiler/model.ts';
import { learnSite } from '../../../compiler/site/learn-site.ts';

const siteUrl = 'https://www.ejemplo.es';
const options = { siteUrl, ownOrigins: [siteUrl], language: 'es', rules: { drop: [], keep: [] }, located: [] };

const toSource = (path: string, tags: number): Source => ({
  path,
  url: siteUrl + path,
  html: new TextEncoder().encode(
    `<main><h1>Página ${path}</h1><p>Un texto que dice algo de la página y de su tema.</p>${'<b>a</b> '.repeat(tags)}</main>`,
  ),
  aliases: [],
});
/** The middle one has more tags than an ordinary page. */
const toSources = () => [toSource('/a/', 1), toSource('/grande/', 6_000), toSource('/b/', 1)];

let workers: PageWorkers;
afterEach(() => workers.close());

const run = async (threads: number, sources: Source[]) => {
  workers = createPageWorkers(options, threads);
  const read = await workers.read(sources);
  const readings = sources.map((source) => read.get(source) as PageReading | Unreadable);
  const contexts = learnSite(readings.flatMap((one) => (isUnreadable(one) ? [] : one.outline)));
  const done: number[] = [];
  const known = sources.filter((_, index) => !isUnreadable(readings[index] as PageReading));
  const converted = await workers.convert(known, contexts, (pages) => done.push(pages));
  const conversions = known.map((source) => converted.get(source) as PageConversion | Unreadable);
  return { readings, conversions, done: done.reduce((sum, pages) => sum + pages, 0) };
};

const pathOf = (conversion: PageConversion | Unreadable) =>
  isUnreadable(conversion) ? conversion.unreadable : conversion.page.path;

describe('createPageWorkers', { timeout: 60_000 }, () => {
  it('gives the same pages in this thread and in others, also large ones', async () => {
    const here = await run(0, toSources());
    expect(here.conversions.map(pathOf)).toEqual(['/a/', '/grande/', '/b/']);
    expect(here.done).toBe(3);
    await workers.close();
    expect(await run(1, toSources())).toEqual(here);
  });

  it.each([0, 2])('reads all pages except one that throws, with %i further threads', async (threads) => {
    const bad = { ...toSource('/mala/', 1), aliases: null as never };
    const [before, ...after] = toSources();
    const { readings, conversions } = await run(threads, [before as Source, bad, ...after]);
    expect(readings[1]).toEqual({ unreadable: expect.stringMatching(/^TypeError: Cannot read properties of null/) });
    expect(conversions.map(pathOf)).toEqual(['/a/', '/grande/', '/b/']);
  });
});
