import { describe, expect, it } from 'vitest';
import { createSuggester } from '../../../runtime/content/suggest-pages.ts';

const paths = [
  '/',
  '/contacto/',
  '/precios/',
  '/precios/lavadoras/',
  '/servicios/reparacion-de-lavadoras/',
  '/servicios/reparacion-de-neveras/',
  '/zonas/espa%C3%B1a/',
  '/zonas/palma/',
];
const pages = paths.map((path) => ({
  path,
  file: 'x.md',
  url: path,
  title: '',
  description: '',
  language: 'es',
  headings: [],
  content_hash: '',
  aliases: [],
}));
const suggest = createSuggester(pages);

describe('suggested pages', () => {
  it.each([
    ['a typo', '/zonas/plama/', '/zonas/palma/'],
    ['another folder', '/ciudades/palma', '/zonas/palma/'],
    ['another order of words', '/servicios/lavadoras-reparacion/', '/servicios/reparacion-de-lavadoras/'],
    ['another ending', '/servicio/reparacion-de-nevera', '/servicios/reparacion-de-neveras/'],
    ['capitals and missing accents', '/Zonas/ESPANA/', '/zonas/espa%C3%B1a/'],
    ['a slug alone', '/lavadoras', '/precios/lavadoras/'],
  ])('begin with the likest after %s', (_what, path, expected) => {
    expect(suggest(path)[0]).toBe(expected);
  });

  it('are three at most, and none where nothing is alike', () => {
    expect(suggest('/servicios/reparacion/').length).toBeLessThanOrEqual(3);
    expect(suggest('/xyz/qqq')).toEqual([]);
    expect(suggest('/calendario-escolar/')).toEqual([]);
    expect(suggest('/')).toEqual([]);
    expect(suggest(`/${'x'.repeat(5000)}`)).toEqual([]);
    expect(createSuggester([])('/palma')).toEqual([]);
  });
});
