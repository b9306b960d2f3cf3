/**
 * Phrases that each pattern of a language must match as a whole. `test/fixtures/words/` has one line for each pattern:
 * its path, a tab, and phrases between dots.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../compiler/words/languages.ts';
import { otherLanguages } from '../../../compiler/words/other-languages.ts';
import { isKnown, patternsOf } from './patterns-of.ts';

const folder = join(import.meta.dirname, '../../fixtures/words');

describe.each(Object.entries({ ...languages, others: otherLanguages }))(
  'the words of %s know each phrase of',
  (language, words) => {
    const patterns = patternsOf(words);
    const lines = readFileSync(join(folder, `${language}.tsv`), 'utf8')
      .trimEnd()
      .split('\n');
    it.each(lines.map((line) => line.split('\t')))('%s', (path = '', phrases = '') => {
      const unknown = phrases.split(' · ').filter((phrase) => !isKnown(patterns.get(path) ?? [], phrase));
      expect(unknown).toEqual([]);
    });
  },
);
