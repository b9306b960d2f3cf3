/** Report stage: what agents find for a query and why it stands where it does, as text for a terminal. */

import type { Colors } from 'picocolors/types.js';
import type { ReportWords } from '../../words/es/report.ts';
import { toReadable } from '../../words/readable-address.ts';
import type { ExplainedQuery } from './open-search.ts';

const MAX_TERMS = 4;

/** Words not known or read differently; then of each result its place, address, score as a product, and words. */
export function toQueryText(query: string, explained: ExplainedQuery, { query: said }: ReportWords, colors: Colors) {
  const { results } = explained;
  const notes = toNotes(explained, said).map((note) => colors.yellow(note));
  if (results.length === 0) return [said.nothing(query), ...notes].map((line) => `${line}\n`).join('');
  const blocks = results.flatMap(({ path, title, excerpt, section, parts, words }, index) => [
    `${colors.bold(`${index + 1}  ${title}`)}  ${toReadable(path)}`,
    `   ${toProduct(parts, said)}`,
    `   ${words.map((word) => toWordText(word, said, colors)).join(' · ')}`,
    `   ${colors.dim(section === undefined ? excerpt : `${section}: ${excerpt}`)}`,
    '',
  ]);
  const lines = [...notes, ...(notes.length > 0 ? [''] : []), ...blocks];
  return lines.map((line) => `${line}\n`).join('');
}

type Said = ReportWords['query'];
type Result = ExplainedQuery['results'][number];

function toNotes({ unknownWords, corrections, isMostlyUnknown }: ExplainedQuery, said: Said): string[] {
  return [
    ...(unknownWords.length > 0 ? [said.unknown(unknownWords, isMostlyUnknown)] : []),
    ...corrections.map(({ from, to }) => said.corrected(from, to)),
  ];
}

function toProduct({ score, relevance, titles, closeness, discounts }: Result['parts'], said: Said): string {
  const factors = Object.entries({ relevance, titles, closeness, ...discounts })
    .filter(([reason, factor]) => reason === 'relevance' || factor !== 1)
    .map(([reason, factor]) => `${round(factor)} ${said.factors[reason as keyof Said['factors']]}`);
  return `${said.score} ${round(score)} = ${factors.join(' × ')}`;
}

function toWordText({ word, share, held, terms }: Result['words'][number], said: Said, colors: Colors): string {
  const percent = `${Math.round(share * 100)} %`;
  const others = terms.filter(({ term }) => term !== word).map(({ term }) => term);
  const also = others.slice(0, MAX_TERMS).join(', ') + (others.length > MAX_TERMS ? ' …' : '');
  const text = `${word} (${percent}${also && `, ${said.also} ${also}`})`;
  return held ? colors.green(text) : colors.dim(`${said.notHere}: ${text}`);
}

const round = (value: number): string => value.toFixed(2);
