/** Report stage: what agents find for a query and why it stands where it does, as text for a terminal. */

import type { Colors } from 'picocolors/types.js';
import type { ExplainedQuery, SearchResult } from './open-search.ts';

/** Terms of a word that are named. */
const TERMS = 4;

/** What each discount is for. */
const discountReasons: Record<keyof SearchResult['parts']['discounts'], string> = {
  legal: 'a legal page',
  thin: 'saying hardly anything',
  repeated: 'repeating a better page',
  otherLanguage: 'being in another language',
};

/**
 * Which words were not known or read differently; then a block for each result: place, address, score as a product,
 * the words of the query that the page has.
 */
export function toQueryText(query: string, explained: ExplainedQuery, colors: Colors): string {
  const { results } = explained;
  const notes = toNotes(explained).map((note) => colors.yellow(note));
  if (results.length === 0) return [`«${query}» finds nothing`, ...notes].map((line) => `${line}\n`).join('');
  const blocks = results.flatMap(({ path, title, excerpt, section, parts, words }, index) => [
    `${colors.bold(`${index + 1}  ${title}`)}  ${path}`,
    `   ${toProduct(parts)}`,
    `   ${words.map((word) => toWordText(word, colors)).join(' · ')}`,
    `   ${colors.dim(section === undefined ? excerpt : `${section}: ${excerpt}`)}`,
    '',
  ]);
  const lines = [...notes, ...(notes.length > 0 ? [''] : []), ...blocks];
  return lines.map((line) => `${line}\n`).join('');
}

function toNotes({ unknownWords, corrections, isMostlyUnknown }: ExplainedQuery): string[] {
  const quoted = unknownWords.map((word) => `«${word}»`).join(', ');
  return [
    ...(unknownWords.length > 0
      ? [`no page says ${quoted}${isMostlyUnknown ? ': agents are told to doubt' : ''}`]
      : []),
    ...corrections.map(({ from, to }) => `«${from}» is read as «${to}»`),
  ];
}

function toProduct({ score, relevance, titles, closeness, discounts }: SearchResult['parts']): string {
  const factors = [
    `${round(relevance)} for the words`,
    ...(titles === 1 ? [] : [`${round(titles)} for title and headings`]),
    ...(closeness === 1 ? [] : [`${round(closeness)} for standing together`]),
    ...Object.entries(discounts).map(
      ([reason, factor]) => `${round(factor)} for ${discountReasons[reason as keyof typeof discountReasons]}`,
    ),
  ];
  return `score ${round(score)} = ${factors.join(' × ')}`;
}

function toWordText({ word, share, held, terms }: SearchResult['words'][number], colors: Colors): string {
  const percent = `${Math.round(share * 100)} %`;
  if (terms.length === 0) return colors.red(`${word} (${percent}, on no page)`);
  const others = terms.filter(({ term }) => term !== word).map(({ term }) => term);
  const also =
    others.length > 0 ? `, also ${others.slice(0, TERMS).join(', ')}${others.length > TERMS ? ' …' : ''}` : '';
  const text = `${word} (${percent}${also})`;
  return held ? colors.green(text) : colors.dim(`not here: ${text}`);
}

const round = (value: number): string => value.toFixed(2);
