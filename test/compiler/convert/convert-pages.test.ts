import { beforeEach, describe, expect, it } from 'vitest';
import { remember } from '#shared/remember.ts';
import { type CachedPage, convertPages, type PageCache } from '../../../compiler/convert/convert-pages.ts';
import type { Source } from '../../../compiler/model.ts';

const siteUrl = 'https://www.ejemplo.es';
const options = { siteUrl, ownOrigins: [siteUrl], language: 'es', rules: { drop: ['.nada'], keep: [] }, located: [] };

const toSource = (path: string, text: string): Source => ({
  path,
  url: siteUrl + path,
  html: new TextEncoder().encode(`<title>${path}</title><main><h1>Página ${path}</h1><p>${text} €</p></main>`),
  aliases: [],
});
const said = (topic: string) => `Reparamos ${topic} de todas las marcas, con recambios nuevos y factura al terminar.`;
const toSources = (...topics: string[]) => topics.map((topic) => toSource(`/${topic}/`, said(topic)));

let stored: Map<string, { html: string; page: Omit<CachedPage, 'source'> }>;
let cache: PageCache;
let written: string[];
beforeEach(() => {
  stored = new Map();
  // By the time that a page is stored its HTML has gone.
  const htmlOf = remember((source: Source) => Buffer.from(source.html).toString());
  cache = {
    lookup: async (source, asked) => {
      const html = htmlOf(source);
      const entry = stored.get(source.path);
      const isSame = entry?.page.options === asked && entry.html === html;
      return isSame ? { ...entry.page, source: '' } : undefined;
    },
    store: async (source, page) => {
      stored.set(source.path, { html: htmlOf(source), page });
      written.push(source.path);
    },
  };
});

/** Converts the pages with what the cache holds. */
const run = async (sources: Source[], asked = options) => {
  written = [];
  const progress: [done: number, total: number][] = [];
  const onPages = (done: number, total: number) => void progress.push([done, total]);
  const result = await convertPages(sources, asked, { threads: 0, cache, onPages });
  return { ...result, progress, written };
};

describe('the pages of a compile', () => {
  it('are converted once, and stored', async () => {
    const first = await run(toSources('hornos', 'grifos'));
    expect(first).toMatchObject({
      converted: 2,
      unreadable: new Map(),
      progress: [
        [1, 2],
        [2, 2],
      ],
    });
    expect(first.written).toEqual(['/hornos/', '/grifos/']);
    const again = await run(toSources('hornos', 'grifos'));
    expect(again).toMatchObject({ converted: 0, progress: [], written: [] });
    expect(again.compiled).toEqual(first.compiled);
  });

  it('are in the order of the sources, new ones among known ones', async () => {
    await run(toSources('hornos', 'grifos'));
    const { compiled, converted, progress, written } = await run(toSources('grifos', 'toldos', 'hornos'));
    expect(compiled.map(({ page, facts }) => [page.path, facts.path])).toEqual(
      ['/grifos/', '/toldos/', '/hornos/'].map((path) => [path, path]),
    );
    expect([converted, progress.at(-1), written]).toEqual([1, [3, 3], ['/toldos/']]);
  });

  it('are converted alone if one changed and the others do not share its text', async () => {
    await run(toSources('hornos', 'grifos'));
    const changed = [...toSources('hornos'), toSource('/grifos/', said('duchas'))];
    expect(await run(changed)).toMatchObject({ converted: 1, progress: [[2, 2]], written: ['/grifos/'] });
  });

  it('are converted again, but not read again, if new pages repeat their text', async () => {
    const shared = '<div><p>Llámanos a cualquier hora y vamos con la furgoneta.</p></div>';
    const toPages = (...topics: string[]) =>
      topics.map((topic) => toSource(`/${topic}/`, `${said(topic)}</p>${shared}<p>`));
    await run(toPages('hornos', 'grifos'));
    const readings = new Map([...stored].map(([path, { page }]) => [path, page.reading]));
    const { converted } = await run(toPages('hornos', 'grifos', 'toldos', 'termos'));
    expect(converted).toBe(4);
    for (const [path, reading] of readings) expect(stored.get(path)?.page.reading).toBe(reading);
  });

  const topics = ['hornos', 'grifos', 'toldos', 'termos', 'duchas', 'calderas'];
  const called = (topic: string, text = said(topic), title = topic): Source => ({
    ...toSource(`/${topic}/`, ''),
    html: new TextEncoder().encode(
      `<title>${title} | Ejemplo</title><main><h1>${topic}</h1><p>${text}</p><p>Además: ${text}</p></main>`,
    ),
  });
  const twice = 'Llámanos a cualquier hora y vamos con la furgoneta a donde nos digas.';
  const site = topics.map((topic, at) => called(topic, at < 2 ? twice : said(topic)));
  const [hornos, grifos, toldos, ...others] = site as [Source, Source, Source, ...Source[]];

  it.each<[edit: string, sources: Source[], converted: string[]]>([
    ['a page has another text', [hornos, grifos, called('toldos', 'Otra cosa.'), ...others], ['/toldos/']],
    ['a title has another letter', [called('hornos', twice, 'Hornos €'), grifos, toldos, ...others], ['/hornos/']],
    ['a page is new', [...site, called('persianas')], ['/persianas/']],
    ['a page is missing', [hornos, grifos, ...others], []],
    [
      'a third page repeats a sentence of two',
      [hornos, grifos, called('toldos', twice), ...others],
      ['/hornos/', '/grifos/', '/toldos/'],
    ],
  ])('are converted alone, or with those they affect, if %s', async (_, sources, converted) => {
    await run(site);
    const edited = await run(sources);
    expect(edited.written).toEqual(converted);
    stored.clear();
    expect(edited.compiled).toEqual((await run(sources)).compiled);
  });

  it('are read again if the options have changed', async () => {
    await run(toSources('hornos'));
    const { compiled, converted } = await run(toSources('hornos'), { ...options, rules: { drop: ['h1'], keep: [] } });
    expect([converted, compiled[0]?.matched]).toEqual([1, ['h1']]);
  });
});

it('a page keeps its Markdown and its complaints', async () => {
  const { compiled } = await run([toSource('/a/', '[galeria_fotos]')]);
  const [{ page, diagnostics } = { page: undefined, diagnostics: [] }] = compiled;
  expect([page?.markdown, { ...page }.markdown]).toEqual(['# Página /a/\n\n€\n', '# Página /a/\n\n€\n']);
  expect(diagnostics.map(({ code }) => code)).toEqual(['unrendered-shortcode', 'thin-page']);
});
