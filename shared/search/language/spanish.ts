/** The Spanish search language. */

import type { SearchLanguage } from '../../search-language.ts';
import { spanishSynonyms } from './spanish-synonyms.ts';
import { spanishCircumstances, spanishRequestWords, spanishStopWords } from './spanish-words.ts';
import { familySpanish, stemSpanish } from './stem-spanish.ts';

export const spanish: SearchLanguage = {
  code: 'es',
  stem: stemSpanish,
  family: familySpanish,
  stopWords: new Set(spanishStopWords.split(' ')),
  requestWords: new Set(spanishRequestWords.split(' ')),
  circumstances: new Set(spanishCircumstances.split(' ')),
  synonyms: spanishSynonyms,
};
