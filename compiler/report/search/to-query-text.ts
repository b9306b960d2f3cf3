/** Report stage: what agents find for a query and why it stands where it does, as text for a terminal. */

import type { Colors } from 'picocolors/types.js';
import type { SearchResult } from './open-search.ts';

/** Terms of a word that are named. */
const TERMS = 4;

/** A block for each result: place, address, score as a product, the words of the query that the page has. */
export function toQueryText(query: string, results: readonly SearchResult[], colors: Colors): string {
  if (results.length === 0) return `«${query}» finds nothing\n`;
  const lines = results.flatMap(({ path, title, excerpt, parts, words }, index) => [
    `${colors.bold(`${index + 1}  ${title}`)}  ${path}`,
    `   ${toProduct(parts)}`,
    `   ${words.map((word) => toWordText(word, colors)).join(' · ')}`,
    `   ${colors.dim(excerpt)}`,
    '',
  ]);
  return lines.map((line) => `${line}\n`).join('');
}

function toProduct({ score, relevance, titles, closeness }: SearchResult['parts']): string {
  const factors = [
    `${round(relevance)} for the words`,
    ...(titles === 1 ? [] : [`${round(titles)} for title and headings`]),
    ...(closeness === 1 ? [] : [`${round(closeness)} for standing together`]),
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
