import { describe, expect, it } from 'vitest';
import { reportLanguages, reportWordsOf } from '../../../compiler/words/report-languages.ts';

const languageOf = (environment: Record<string, string>, args: string[] = [], system = 'en-US') =>
  reportWordsOf(args, environment, system).language;

describe('the language of reports', () => {
  it('is that of the option, then LC_ALL, LC_MESSAGES, LANG, then of the system', () => {
    const environment = { LC_ALL: 'es_ES.UTF-8', LC_MESSAGES: 'en_GB', LANG: 'en_GB' };
    expect(languageOf(environment)).toBe('es');
    expect(languageOf({ ...environment, LC_ALL: '' })).toBe('en');
    expect(languageOf({ ...environment, LC_ALL: '', LC_MESSAGES: '', LANG: 'es_ES' })).toBe('es');
    expect(languageOf({ LC_MESSAGES: 'es', LANG: 'en_GB' })).toBe('es');
    expect(languageOf({ LANG: 'es@euro' })).toBe('es');
    expect(languageOf({}, [], 'es-MX')).toBe('es');
    expect(languageOf({ LANG: 'en' }, [], 'es-MX')).toBe('en');
    expect(languageOf(environment, ['check', '--language', 'en'])).toBe('en');
    expect(languageOf({ LANG: 'en' }, ['--language=es', 'check'])).toBe('es');
    // What is complained of, and what only looks like it.
    expect(languageOf({ LANG: 'es' }, ['check', '--language', 'fr'])).toBe('es');
    expect(languageOf({ LANG: 'es' }, ['query', 'a--language', 'en'])).toBe('es');
  });

  it('is Spanish for the other languages of Spain', () => {
    for (const name of ['ca_ES.UTF-8', 'gl_ES', 'eu']) expect(languageOf({ LANG: name })).toBe('es');
    expect(languageOf({}, [], 'ca-ES')).toBe('es');
  });

  it('is English for any other language', () => {
    for (const name of ['C.UTF-8', 'fr_FR', 'est']) expect(languageOf({ LANG: name }, [], 'es')).toBe('en');
  });

  it('has a text of its own for every complaint and reason', () => {
    const { en, es } = reportLanguages;
    for (const part of ['complaints', 'hints', 'reasons'] as const) {
      expect(Object.keys(es[part]).sort()).toEqual(Object.keys(en[part]).sort());
      for (const [name, said] of Object.entries(en[part])) {
        expect(String(es[part][name as keyof (typeof es)[typeof part]]), name).not.toBe(String(said));
      }
    }
  });
});
