import fc from 'fast-check';
import lunr from 'lunr';
import { describe, expect, it } from 'vitest';
import { unpackIndex } from '#shared/search/index/unpack-index.ts';
import type { KeptTerms } from '../../../compiler/emit/search/kept-terms.ts';
import { emitSearchIndex } from '../../../compiler/emit/search-index.ts';

const page = (path: string, title: string, text: string, language = 'es') => ({
  path,
  title,
  description: '',
  language,
  markdown: `# ${title}\n\n${text}\n`,
  headings: [{ level: 1, text: title, anchor: 'a' }],
  imageAlts: [],
});

const pages = [
  page('/servicios/lavadoras/', 'Lavadoras', 'Reparamos lavadoras que no centrifugan.'),
  page('/servicios/neveras/', 'Neveras', 'La nevera no enfría o hace ruido.'),
  page('/en/fridges/', 'Fridges', 'The fridge does not cool.', 'en'),
  page('/zonas/antigua/', 'Antigua', 'Llegamos a Antigua en media hora.'),
];

const bodies = (order: typeof pages) =>
  emitSearchIndex({ pages: order, synonyms: [['nevera', 'frigorífico']], facts: [] }).map(({ path, body }) => [
    path,
    Buffer.from(body).toString('hex'),
  ]);

describe('emitSearchIndex', () => {
  it('writes an index that Lunr loads and queries, with page numbers as refs', () => {
    const [artifact] = emitSearchIndex({ pages, synonyms: [], facts: [] });
    expect(artifact?.path).toBe('search-index.json');
    const json = Buffer.from(artifact?.body ?? '').toString();
    expect(json).not.toContain('\n');
    expect(json).not.toContain('position');
    const index = lunr.Index.load(JSON.parse(json));
    const found = index.query((query) => query.term('never', {}));
    expect(found.map(({ ref }) => ref)).toEqual(['2']);
  });

  it('scores rare terms, and terms in prominent fields, higher', () => {
    const index = lunr.Index.load(
      JSON.parse(Buffer.from(emitSearchIndex({ pages, synonyms: [], facts: [] })[0]?.body ?? '').toString()),
    );
    const [titled] = index.query((query) => query.term('antigu', {}));
    const [mentioned] = index.query((query) => query.term('hor', {}));
    expect(titled?.ref).toBe(mentioned?.ref);
    expect(titled?.score).toBeGreaterThan(mentioned?.score ?? 0);
  });

  it('scores a word highest in a heading, lower in the text, lowest in an alternative text', () => {
    const heading = { level: 2, text: 'Toldos', anchor: 'b' };
    const told = [
      { ...page('/a/', 'Uno', 'Nada más.'), headings: [heading] },
      page('/b/', 'Dos', 'Los toldos.'),
      { ...page('/c/', 'Tres', 'Nada menos.'), imageAlts: ['Toldos'] },
    ];
    const [artifact] = emitSearchIndex({ pages: told, synonyms: [], facts: [] });
    const { fieldVectors, invertedIndex } = JSON.parse(Buffer.from(artifact?.body ?? '').toString());
    const number = invertedIndex.find(([term]: [string]) => term === 'told')?.[1]._index;
    const scores = (fieldVectors as [string, number[]][]).flatMap(([field, vector]) => {
      const place = vector.findIndex((one, at) => at % 2 === 0 && one === number);
      return place < 0 ? [] : [{ field, score: vector[place + 1] as number }];
    });
    const best = (name: string) => scores.find(({ field }) => field.startsWith(name))?.score ?? 0;
    expect(best('headings/')).toBeGreaterThan(best('body/'));
    expect(best('body/')).toBeGreaterThan(best('alts/'));
    expect(best('alts/')).toBeGreaterThan(0);
  });

  it('scores a term of most pages too', () => {
    const json = JSON.parse(Buffer.from(emitSearchIndex({ pages, synonyms: [], facts: [] })[0]?.body ?? '').toString());
    const index = lunr.Index.load(json);
    for (const [term] of json.invertedIndex) {
      const found = index.query((query) => query.term(term, {}));
      expect(found.length, term).toBeGreaterThan(0);
      for (const { score } of found) expect(score, term).toBeGreaterThan(0);
    }
  });

  it('gives the same bytes for any order of the pages', () => {
    const expected = bodies(pages);
    fc.assert(
      fc.property(fc.shuffledSubarray(pages, { minLength: pages.length }), (shuffled) => {
        expect(bodies(shuffled)).toEqual(expected);
      }),
      { numRuns: 8 },
    );
  });

  it('scores a term of all of many pages too', () => {
    const many = Array.from({ length: 300 }, (_, number) => page(`/${number}/`, `Número ${number}`, 'Siempre.'));
    const [artifact] = emitSearchIndex({ pages: many, synonyms: [], facts: [] });
    const { fieldVectors, invertedIndex } = JSON.parse(Buffer.from(artifact?.body ?? '').toString()) as {
      fieldVectors: [string, number[]][];
      invertedIndex: [string, { _index: number }][];
    };
    // The commonest terms have the shortest numbers.
    const commonest = invertedIndex.filter(([, { _index }]) => _index < 2).map(([term]) => term);
    expect(commonest).toEqual(['numer', 'siempr']);
    const scores = fieldVectors.flatMap(([, vector]) => vector.filter((_, place) => place % 2 === 1));
    expect(scores.length).toBeGreaterThan(300);
    expect(Math.min(...scores)).toBe(0.01);
  });

  it('lists the distinctive words of title, address, headings and bold lines of a page, each once', () => {
    const told = {
      ...page('/servicios/jab%C3%B3n/', 'La lavadora', '**Las lavadoras:**\n\n¿Y la nevera?\n'),
      headings: ['La lavadora', 'De la casa', 'Los', 'Precios'].map((text) => ({ level: 2, text, anchor: 'a' })),
    };
    const [, artifact] = emitSearchIndex({ pages: [told], synonyms: [], facts: [] });
    const { terms, titles, titleOffsets } = unpackIndex(artifact?.body as Uint8Array);
    // A small index: every number is one byte.
    let at = titleOffsets[0] ?? 0;
    const next = () => titles[at++] ?? 0;
    const read = Array.from({ length: next() }, () => Array.from({ length: next() }, () => terms[next()]));
    expect(read).toEqual([['lavador'], ['jabon'], ['cas'], ['preci'], ['lavador'], ['never']]);
  });

  it('reuses kept terms of unchanged texts, and gives the same bytes as without', () => {
    const synonyms = [['nevera', 'frigorífico']];
    const emit = (some: typeof pages, keptTerms?: KeptTerms) => {
      const told: KeptTerms[] = [];
      const artifacts = emitSearchIndex(
        { pages: some, synonyms, facts: [] },
        { keptTerms, onTerms: (kept) => told.push(kept) },
      );
      return { bodies: artifacts.map(({ body }) => Buffer.from(body).toString('latin1')), kept: told[0] as KeptTerms };
    };
    const [first, ...others] = pages as [(typeof pages)[number], ...typeof pages];
    const edited = [
      ...others,
      { ...first, markdown: `${first.markdown}\nHoy anti-cal gratis en un fin de semana.` },
      page('/zonas/tuineje/', 'Tuineje', 'Y a Tuineje en una hora.', 'en'),
    ];
    const { kept } = emit(pages);
    const after = emit(edited, kept);
    expect(after.bodies).toEqual(emit(edited).bodies);
    expect(emit(pages.slice(1), after.kept).bodies).toEqual(emit(pages.slice(1)).bodies);
    const tampered = { ...kept, terms: kept.terms.map((term) => (term.startsWith('centrifug') ? 'kept' : term)) };
    const has = ({ bodies: [json = ''] }: ReturnType<typeof emit>) => json.includes('"kept"');
    expect([emit(pages, tampered), emit(edited, tampered)].map(has)).toEqual([true, false]);
  });

  it('writes an empty index for a site without pages', () => {
    const [artifact] = emitSearchIndex({ pages: [], synonyms: [], facts: [] });
    const index = lunr.Index.load(JSON.parse(Buffer.from(artifact?.body ?? '').toString()));
    expect(index.query((query) => query.term('nada', {}))).toEqual([]);
  });
});
