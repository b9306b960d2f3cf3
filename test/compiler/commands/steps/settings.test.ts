import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { colorsFor, type Flags, partOf, toNumber, toWebAddress } from '../../../../compiler/commands/steps/options.ts';
import { loadSettings } from '../../../../compiler/commands/steps/settings.ts';
import { reportLanguages } from '../../../../compiler/words/report-languages.ts';
import { writeFolder } from '../run-cli.ts';

const config = {
  site: { url: 'https://www.ejemplo.es' },
  crawl: { from: 'sitio', include: ['/blog/*'], exclude: ['/privado/'], maxPages: 50, seeds: ['/otra/'] },
};

/** What a command works on, in a folder with a config and two built sites. */
async function load(target: string | undefined, flags: Partial<Flags> = {}) {
  const html = '<link rel="canonical" href="https://www.propia.es/">';
  const folder = await writeFolder({
    'site.config.ts': `export default ${JSON.stringify(config)};`,
    'sitio/index.html': '<p>Hola',
    'otro/index.html': html,
    'mudo/index.html': '<p>Hola',
  });
  const { site, from, crawl } = await loadSettings(target, flags, { environment: {}, folder });
  const relative = 'folder' in from ? { ...from, folder: from.folder.slice(folder.length + 1) } : from;
  const { include, exclude, seeds, maxPages } = crawl;
  return { url: site.url, from: relative, include, exclude, seeds, maxPages };
}

const stated = {
  url: 'https://www.ejemplo.es',
  from: { folder: 'sitio', url: 'https://www.ejemplo.es' },
  include: ['/blog/*'],
  exclude: ['/privado/'],
  seeds: ['/otra/'],
  maxPages: 50,
};
const bare = { include: [], exclude: [], seeds: [], maxPages: undefined };
const file = 'site.config.ts';

describe('the settings of a command', () => {
  it.each<[what: string, target: string | undefined, flags: Partial<Flags>, settings: object]>([
    ['are those of the config', undefined, {}, stated],
    ['have a smaller limit of pages', undefined, { limit: 3 }, { ...stated, maxPages: 3 }],
    ['have other pages to include', undefined, { only: ['/a/'] }, { ...stated, include: ['/a/'] }],
    ['have further pages to exclude', undefined, { exclude: ['/b/'] }, { ...stated, exclude: ['/privado/', '/b/'] }],
    [
      'have another folder, with a named config',
      'otro',
      { config: file },
      { ...stated, from: { ...stated.from, folder: 'otro' } },
    ],
    [
      'have a folder at another address',
      undefined,
      { url: 'https://nueva.es/tienda/' },
      { ...stated, url: 'https://nueva.es', from: { folder: 'sitio', url: 'https://nueva.es/tienda/' } },
    ],
    [
      'have a folder at the address that it names, without the config',
      'otro',
      {},
      { ...bare, url: 'https://www.propia.es', from: { folder: 'otro', url: 'https://www.propia.es' } },
    ],
    [
      'have a folder that names no address, at localhost',
      'mudo',
      {},
      { ...bare, url: 'http://localhost:3000', from: { folder: 'mudo', url: 'http://localhost:3000' } },
    ],
    [
      'have a website, from its home page on',
      'https://www.ajena.es/',
      {},
      { ...bare, url: 'https://www.ajena.es', from: { origin: 'https://www.ajena.es' } },
    ],
    [
      'have a website, from a page with a query string on',
      'https://www.ajena.es/tienda/?a=1',
      { limit: 9 },
      {
        ...bare,
        url: 'https://www.ajena.es',
        from: { origin: 'https://www.ajena.es' },
        seeds: ['/tienda/?a=1'],
        maxPages: 9,
      },
    ],
  ])('%s', async (_, target, flags, settings) => expect(await load(target, flags)).toEqual(settings));

  it('cannot be made of a missing config or folder', async () => {
    await expect(load(undefined, { config: 'no.config.ts' })).rejects.toThrow();
    await expect(load(join('no', 'hay'))).rejects.toThrow();
  });
});

it.each<[flags: Partial<Flags>, part: string | undefined]>([
  [{}, undefined],
  [{ limit: 3 }, '--limit'],
  [{ only: ['/a/'] }, '--only'],
  [{ exclude: ['/a/'] }, '--exclude'],
  [{ exclude: ['/a/'], only: ['/a/'], limit: 3 }, '--limit'],
  [{ config: 'a', url: 'https://a.es', report: 'b' }, undefined],
])('partOf %j is %s', (flags, part) => expect(partOf({ color: false, ...flags })).toBe(part));

it.each<[text: string, number: number | undefined]>([
  ['1', 1],
  ['25', 25],
  ['007', 7],
  ['0', undefined],
  ['26', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e1', undefined],
  ['', undefined],
])('toNumber reads from 1 to 25: %j is %s', (text, number) => {
  const read = () => toNumber('--limit', text, 1, 25);
  if (number === undefined) expect(read).toThrow();
  else expect(read()).toBe(number);
});

it.each<[text: string, isAddress: boolean]>([
  ['https://www.ejemplo.es/a', true],
  ['http://localhost:8080', true],
  ['www.ejemplo.es', false],
  ['ftp://www.ejemplo.es', false],
  ['https://', false],
])('toWebAddress accepts %s: %s', (text, isAddress) => {
  if (isAddress) expect(toWebAddress(text).href).toContain(text);
  else expect(() => toWebAddress(text, '--url')).toThrow();
});

it.each<[color: boolean, isTTY: boolean, NO_COLOR: string | undefined, isColoured: boolean]>([
  [true, true, undefined, true],
  // Set, but empty: as if it were not (https://no-color.org).
  [true, true, '', true],
  [true, true, '1', false],
  [false, true, undefined, false],
  [true, false, undefined, false],
])('colorsFor --color %s, terminal %s, NO_COLOR %s, gives colours: %s', (color, isTTY, NO_COLOR, isColoured) => {
  const before = process.stdout.isTTY;
  onTestFinished(() => {
    process.stdout.isTTY = before;
  });
  process.stdout.isTTY = isTTY;
  expect(
    colorsFor({ color }, { words: reportLanguages.en, environment: { NO_COLOR }, folder: '' }).isColorSupported,
  ).toBe(isColoured);
});
