/** The Spanish search language. */

import { defineLanguage, type SearchLanguage } from './define-language.ts';
import { soundSpanish } from './sound-spanish.ts';
import { spanishCircumstances, spanishLightWords, spanishRequestWords, spanishStopWords } from './spanish-words.ts';
import { familySpanish, stemSpanish } from './stem-spanish.ts';
import { toSpanishForms } from './verb-forms.ts';

export const spanish: SearchLanguage = defineLanguage({
  code: 'es',
  stem: stemSpanish,
  family: familySpanish,
  sound: soundSpanish,
  conjugate: toSpanishForms,
  stopWords: spanishStopWords,
  requestWords: spanishRequestWords,
  circumstances: spanishCircumstances,
  lightWords: spanishLightWords,
});
