import { createColors } from 'picocolors';
import { expect, it } from 'vitest';
import { toSectionText } from '../../../../compiler/report/render.ts';
import { toQuerySections } from '../../../../compiler/report/search/to-query-sections.ts';
import { reportLanguages } from '../../../../compiler/words/report-languages.ts';

type Explained = Parameters<typeof toQuerySections>[1];

const terms = (...some: string[]) => some.map((term) => ({ term, worth: 1 }));
const result = {
  path: '/cami%C3%B3n/',
  title: 'Camiones',
  url: '',
  excerpt: 'Hay grúa.',
  parts: { score: 2.345, relevance: 1, titles: 1, closeness: 1.5, discounts: { legal: 0.3 } },
  words: [
    { word: 'grua', share: 0.746, held: true, terms: terms('grua', 'a', 'b', 'c', 'd', 'e') },
    { word: 'camion', share: 0.254, held: false, terms: terms('camion') },
  ],
};
const explained = {
  unknownWords: [],
  corrections: [],
  isMostlyUnknown: false,
  isUnsure: false,
  facts: [],
  results: [result],
  hasMore: false,
  work: 0,
};
const toText = (more: Partial<Explained>) =>
  toSectionText(
    toQuerySections('grúa camión', { ...explained, ...more } as Explained, reportLanguages.en),
    createColors(false),
  );

it('toQuerySections lists a result with address, score as product of its factors, and words', () => {
  expect(toText({})).toBe(
    [
      '1  Camiones  /camión/',
      '  score 2.35 = 1.00 for the words × 1.50 for standing together × 0.30 for a legal page',
      '  grua (75 %, also a, b, c, d …) · not here: camion (25 %)',
      '  Hay grúa.',
      '',
    ].join('\n'),
  );
  const four = {
    ...result,
    section: 'Plazos',
    words: [{ ...result.words[0], terms: terms('grua', 'a', 'b', 'c', 'd') }],
  };
  expect(toText({ results: [result, four] as Explained['results'] })).toMatch(
    /\n2 {2}Camiones .*\n.*\n {2}grua \(75 %, also a, b, c, d\)\n {2}Plazos: Hay grúa\.\n$/,
  );
});

it('toQuerySections lists unknown and corrected words first, also without results', () => {
  const notes = { unknownWords: ['yola'], corrections: [{ from: 'grva', to: 'grua' }], isMostlyUnknown: true };
  const said = '  no page says «yola»: agents are told to doubt\n  «grva» is read as «grua»\n';
  expect(toText({ ...notes, results: [] })).toBe(`«grúa camión» finds nothing\n${said}`);
  expect(toText(notes)).toMatch(new RegExp(`^«grúa camión»\n${said}\n1  Camiones`));
});

it('toQuerySections lists the facts for the question, and the warnings', () => {
  const facts = [{ field: 'hours', value: 'De 9 a 14.', url: 'https://www.ejemplo.es/' }];
  expect(toText({ facts })).toMatch(
    /^Facts that agents get with this question\n {2}Hours: De 9 a 14\.\n\n1 {2}Camiones/,
  );
  const missing: Explained['missing'] = { field: 'address', because: 'not_stated', urls: [] };
  expect(toText({ isUnsure: true, missing })).toMatch(/^«grúa camión»\n {2}it asks for a fact .*\(Postal address\)/);
  expect(toText({ isUnsure: true })).toMatch(/^«grúa camión»\n {2}no page answers all that is asked/);
});
