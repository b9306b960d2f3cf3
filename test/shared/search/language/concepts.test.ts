import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { phrasesOf, toConcept } from '#shared/search/language/concept.ts';
import { concepts } from '#shared/search/language/concepts.ts';
import { createPhraseBook } from '#shared/search/language/phrase-book.ts';
import { completeLanguages } from '#shared/search-language.ts';
import { parseTable } from '../../../../shared/build/read-tables.js';
import { root } from '../../../service/running-service.ts';

const folder = join(root, 'shared/search/language/concepts');
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const codes = completeLanguages.map(({ code }) => code);

/** All values that stand in a list more than once. */
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('the files of concepts', () => {
  it.each(files)('have a column for each complete language: $name', ({ text }) => {
    expect(text.split('\n')[0]?.split('\t')).toEqual([...codes, 'asks_for', 'sign', 'is_legal']);
  });

  it.each(files)('are sorted, without duplicates: $name', ({ text }) => {
    const rows = text.trimEnd().split('\n').slice(1);
    expect(rows).toEqual([...new Set(rows)].sort());
  });

  it.each(codes)('have unique words and phrases of at most three words in "%s", with valid marks', (code) => {
    for (const concept of concepts) {
      const phrases = phrasesOf(concept, code);
      expect(phrases).not.toHaveLength(0);
      expect(repeated(phrases.map((phrase) => phrase.replace(/^[+>]/, '')))).toEqual([]);
      for (const phrase of phrases) expect(phrase).toMatch(/^[+>]?[^\s,~+>]+(?:(?: [^\s,~+>]+){0,2}|~[^\s,~+>]*)$/);
    }
  });

  it('have only signs of answers that search knows', () => {
    expect(() => toConcept({ es: 'precio', sign: 'mony' })).toThrow('No sign of an answer is named "mony": contact,');
  });

  it('can have a column for a third language', () => {
    const [row = {}] = parseTable('es\ten\tca\tsign\nmenjar~, comida\tfood\tmenjar~, +àpat\ttime\n', 'stub.tsv');
    const concept = toConcept(row);
    expect(concept).toEqual({
      phrases: { es: ['menjar~', 'comida'], en: ['food'], ca: ['menjar~', '+àpat'] },
      sign: 'time',
    });
    const forms = { stem: (word: string) => word, isEmpty: () => false, conjugate: () => ['menjar', 'mengem'] };
    const book = createPhraseBook([phrasesOf(concept, 'ca')], forms);
    expect(book.find(['on', 'mengem'], 1)).toMatchObject([{ concept: 0, entry: 'menjar~' }]);
    expect(book.find(['apat'], 0)).toMatchObject([{ concept: 0, isKind: true }]);
  });
});
