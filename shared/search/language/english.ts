/** The English search language. */

import { defineLanguage, type SearchLanguage } from './define-language.ts';
import { englishCircumstances, englishLightWords, englishRequestWords, englishStopWords } from './english-words.ts';
import { familyEnglish, stemEnglish } from './stem-english.ts';
import { toEnglishForms } from './verb-forms.ts';

export const english: SearchLanguage = defineLanguage({
  code: 'en',
  stem: stemEnglish,
  family: familyEnglish,
  sound: (word) => word,
  conjugate: toEnglishForms,
  stopWords: englishStopWords,
  requestWords: englishRequestWords,
  circumstances: englishCircumstances,
  lightWords: englishLightWords,
});
