/** Patterns and names of a language by their path, for tests of the phrases that each matches. */

import type { PartialWords, Words } from '../../../compiler/words/words.ts';

type Pattern = RegExp | string;

/** Patterns by path: `time.dayNames.0`, `roles.services`; signs of a topic by their worth too: `topics.tax.cues +3`. */
export function patternsOf({
  language: _,
  says: __,
  ...words
}: Partial<Words> | (PartialWords & { language?: never; says?: never })): Map<string, Pattern[]> {
  const found = new Map<string, Pattern[]>();
  const add = (path: string, pattern: Pattern): void => {
    found.set(path, [...(found.get(path) ?? []), pattern]);
  };
  const walk = (value: unknown, path: string): void => {
    if (value instanceof RegExp || typeof value === 'string') add(path, value);
    else if (Array.isArray(value) && value[0] instanceof RegExp && typeof value[1] === 'number')
      add(`${path} ${value[1] > 0 ? '+' : ''}${value[1]}`, value[0]);
    else if (Array.isArray(value))
      for (const [at, one] of value.entries()) walk(one, isList(value) ? path : `${path}.${at}`);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) walk(one, path === '' ? name : `${path}.${name}`);
  };
  walk(words, '');
  return found;
}

/** Whether the order of a list means nothing: names, and signs with their worth. */
const isList = (values: readonly unknown[]): boolean =>
  values.every((one) => typeof one === 'string' || Array.isArray(one));

/** Whether one of the patterns is, or matches whole, a phrase. */
export const isKnown = (patterns: readonly Pattern[], phrase: string): boolean =>
  patterns.some((one) =>
    typeof one === 'string'
      ? one === phrase
      : new RegExp(`^(?:${one.source})$`, one.flags.replace('g', '')).test(phrase),
  );
