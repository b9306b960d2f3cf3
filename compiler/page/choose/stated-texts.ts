/** Choosing content: recognizes visible texts that the page also states in its description or structured data. */

import type { Document } from '../../document/read-document.ts';
import { textsIn } from '../../document/structured-data.ts';

export type StatedTexts = ReturnType<typeof readStatedTexts>;

/** schema.org properties with running text, which pages usually show. */
const RUNNING_TEXTS = ['articleBody', 'description', 'text', 'reviewBody'];
/** Minimum words of a text to compare, as shorter ones match anywhere, and of long structured data. */
const MIN_WORDS = 4;
const MIN_LONG_WORDS = 100;

/**
 * Returns functions that tell whether the page's description, or its structured data, contains a text of at least
 * {@link MIN_WORDS}; case and signs are not compared.
 */
export function readStatedTexts({ head, structured }: Pick<Document, 'head' | 'structured'>) {
  const data = structured.flatMap(({ properties }) => RUNNING_TEXTS.flatMap((name) => textsIn(properties[name])));
  const described = toPhrases([head.description]);
  const told = toPhrases(data);
  return {
    /** Whether the page's description contains a text. */
    description: (text: string) => isIn(text, described),
    /** Whether a running text in its structured data contains a text. */
    structuredData: (text: string) => isIn(text, told),
    /** Whether these texts together are as long as an article or product description. */
    isLong: told.trim().split(' ').length > MIN_LONG_WORDS,
  };
}

/** Whether phrases contain a text of enough words to prove something. */
function isIn(text: string, phrases: string): boolean {
  if (phrases === '') return false;
  // Most texts begin with a word that is missing in the phrases.
  const first = /[\p{L}\p{N}]+/u.exec(text)?.[0].toLowerCase();
  if (first === undefined || !phrases.includes(` ${first} `)) return false;
  const wanted = toPhrase(text);
  return wanted.split(' ').length >= MIN_WORDS && phrases.includes(` ${wanted} `);
}

const toPhrases = (texts: readonly string[]): string =>
  texts
    .map(toPhrase)
    .filter(Boolean)
    .map((phrase) => ` ${phrase} `)
    .join('|');

/** Returns the words of a text, HTML left out, in lower case. */
const toPhrase = (text: string): string =>
  (
    text
      .replace(/<[^<>]*>/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
