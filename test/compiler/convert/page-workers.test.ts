import { afterEach, describe, expect, it } from 'vitest';
import { createPageWorkers, type PageWorkers } from '../../../compiler/convert/page-workers.ts';
import type { Source } from '../../../compiler/model.ts';
import { learnTemplate } from '../../../compiler/page/learn-template.ts';

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

const run = async (threads: number) => {
  workers = createPageWorkers(options, threads);
  const sources = toSources();
  const read = await workers.read(sources);
  const readings = sources.map((source) => read.get(source));
  const template = learnTemplate(readings.flatMap((reading) => reading?.fingerprint ?? []));
  const done: number[] = [];
  const converted = await workers.convert(sources, template, (pages) => done.push(pages));
  const conversions = sources.map((source) => converted.get(source));
  return { readings, conversions, done: done.reduce((sum, pages) => sum + pages, 0) };
};

describe('the pages of a site', { timeout: 60_000 }, () => {
  it('are the same in this thread and in others, large ones too', async () => {
    const here = await run(0);
    expect(here.conversions.map((conversion) => conversion?.page.path)).toEqual(['/a/', '/grande/', '/b/']);
    expect(here.done).toBe(3);
    await workers.close();
    expect(await run(1)).toEqual(here);
  });
});
