/** The English search language. */

import type { SearchLanguage } from '../../search-language.ts';
import { englishSynonyms } from './english-synonyms.ts';
import { englishCircumstances, englishRequestWords, englishStopWords } from './english-words.ts';
import { familyEnglish, stemEnglish } from './stem-english.ts';

export const english: SearchLanguage = {
  code: 'en',
  stem: stemEnglish,
  family: familyEnglish,
  stopWords: new Set(englishStopWords.split(' ')),
  requestWords: new Set(englishRequestWords.split(' ')),
  circumstances: new Set(englishCircumstances.split(' ')),
  synonyms: englishSynonyms,
};
