import { describe, expect, it } from 'vitest';
import { UI_WORDS } from '../../../compiler/signs/interface-words.ts';
import { inAnyLanguage, inCompleteLanguages } from '../../../compiler/words/any-language.ts';
import { languages, wordsFor, wordsOf } from '../../../compiler/words/languages.ts';

describe('the words of a language', () => {
  it('are listed under their own language', () => {
    for (const [language, words] of Object.entries(languages)) expect(words.language).toBe(language);
  });

  it('come before those of other languages, and are Spanish for a language without word lists', () => {
    expect(wordsFor('en').map(({ language }) => language)).toEqual(['en', 'es']);
    expect(wordsFor('es').map(({ language }) => language)).toEqual(['es', 'en']);
    expect([wordsOf('ca').language, wordsOf('en').language]).toEqual(['es', 'en']);
  });
});

describe('a sign of a fact', () => {
  it('begins at the start of a word', () => {
    const signs = Object.values(languages).flatMap(({ topics }) =>
      Object.values(topics).flatMap(({ cues }) => cues.filter(([, weight]) => weight > 0).map(([sign]) => sign.source)),
    );
    expect(signs.length).toBeGreaterThan(90);
    expect(signs.flatMap(toAlternatives).filter((alternative) => !/^(?:\\b|\^)/.test(alternative))).toEqual([]);
  });
});

/** What the bars outside of every group part. */
function toAlternatives(source: string): string[] {
  let depth = 0;
  const parts = source.replace(/\\.|[()|]/g, (mark) => {
    if (mark === '(') depth++;
    if (mark === ')') depth--;
    return mark === '|' && depth === 0 ? '\n' : mark;
  });
  return parts.split('\n');
}

describe('a pattern of all languages', () => {
  it('matches the words of any language, and plain text', () => {
    const pattern = new RegExp(`^${inCompleteLanguages(({ home }) => home)}$`);
    expect(['inicio', 'home', 'página principal'].every((name) => pattern.test(name))).toBe(true);
    expect(new RegExp(`^${inCompleteLanguages(() => ['a.b'])}$`).test('axb')).toBe(false);
  });

  it('matches nothing if no language has words', () => {
    expect(new RegExp(inAnyLanguage(() => undefined)).test('')).toBe(false);
  });

  it.each([
    ['share', 'síguenos en redes'],
    ['share', 'teilen'],
    ['related', 'productos similares'],
    ['action', 'leer más'],
    ['date', '3 de mayo de 2024'],
    ['date', 'may 3, 2024'],
    ['date', '3rd may 2024'],
    ['byline', '5 mins de lectura'],
    ['navigation', 'zurück'],
    ['rating', '4,5 de 5'],
    ['script', 'your browser is old'],
    ['comments', 'responder'],
    ['comments', 'responder a ana'],
    ['comments', '12 responses'],
  ])('for %s matches the interface text «%s»', (name, line) => {
    expect(UI_WORDS[name]?.test(line)).toBe(true);
  });

  it.each([
    ['share', 'departamentos'],
    ['action', 'verde'],
    ['navigation', 'iniciosas'],
    ['date', 'mayo 2024'],
    ['comments', 'first responder'],
    ['comments', 'preguntas y respuestas'],
    ['comments', 'response times'],
  ])('for %s does not match the text «%s»', (name, line) => {
    expect(UI_WORDS[name]?.test(line)).toBe(false);
  });
});
