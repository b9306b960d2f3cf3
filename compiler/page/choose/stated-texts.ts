/** Choosing content: the texts that a page states beside what it shows, to know again where it shows them. */

import type { Document } from '../../document/read-document.ts';
import { textsIn } from '../../document/structured-data.ts';

export interface StatedTexts {
  /** Whether a text of the page stands in what it tells search engines of itself. */
  description(text: string): boolean;
  /** Whether it stands in the running texts of its structured data. */
  structuredData(text: string): boolean;
  /** Whether these are as long as an article or a description of a product. */
  isLong: boolean;
}

/** Properties of schema.org types that hold running text, which the page shows as a rule. */
const RUNNING_TEXTS = ['articleBody', 'description', 'text', 'reviewBody'];
/** Shorter texts are found anywhere. */
const LEAST_WORDS = 4;
const LONG = 100;

/** Reads what a document states. */
export function readStatedTexts({ head, structured }: Pick<Document, 'head' | 'structured'>): StatedTexts {
  const data = structured.nodes.flatMap(({ properties }) => RUNNING_TEXTS.flatMap((name) => textsIn(properties[name])));
  const described = toPhrases([head.description]);
  const told = toPhrases(data);
  return {
    description: (text) => isIn(text, described),
    structuredData: (text) => isIn(text, told),
    isLong: told.trim().split(' ').length > LONG,
  };
}

function isIn(text: string, phrases: string): boolean {
  if (phrases === '') return false;
  // Most texts begin with a word that stands nowhere in them.
  const first = /[\p{L}\p{N}]+/u.exec(text)?.[0].toLowerCase();
  if (first === undefined || !phrases.includes(` ${first} `)) return false;
  const wanted = toPhrase(text);
  return wanted.split(' ').length >= LEAST_WORDS && phrases.includes(` ${wanted} `);
}

const toPhrases = (texts: readonly string[]): string =>
  texts
    .map(toPhrase)
    .filter(Boolean)
    .map((phrase) => ` ${phrase} `)
    .join('|');

/** The words of a text, HTML left out, in lower case. */
const toPhrase = (text: string): string =>
  (
    text
      .replace(/<[^>]*>/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
