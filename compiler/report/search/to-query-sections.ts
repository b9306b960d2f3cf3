/** Report stage: results of a query with the reasons for their order, as sections of a report. */

import type { ReportWords } from '../../words/es/report/report.ts';
import { line, type Section, section } from '../sections.ts';
import type { ExplainedQuery } from './open-search.ts';

const MAX_TERMS = 4;

/** Words not known or read differently; then of each result its place, address, score as a product, and words. */
export function toQuerySections(query: string, explained: ExplainedQuery, { query: said }: ReportWords): Section[] {
  const { results, unknownWords, corrections, isMostlyUnknown } = explained;
  const notes = [
    ...line(unknownWords.length > 0 ? said.unknown(unknownWords, isMostlyUnknown) : '', 'warning'),
    ...corrections.flatMap(({ from, to }) => line(said.corrected(from, to), 'warning')),
  ];
  if (results.length === 0) return [{ title: said.nothing(query), lines: notes }];
  return [
    ...section(`«${query}»`, notes),
    ...results.flatMap(({ path, title, excerpt, section: heading, parts, words }, index) =>
      section(
        [String(index + 1), title, path],
        [
          ...line(toProduct(parts, said)),
          ...line(words.map((word) => toWordText(word, said)).join(' · ')),
          ...line(heading === undefined ? excerpt : `${heading}: ${excerpt}`, 'dim'),
        ],
      ),
    ),
  ];
}

type Said = ReportWords['query'];
type Result = ExplainedQuery['results'][number];

function toProduct({ score, relevance, titles, closeness, discounts }: Result['parts'], said: Said): string {
  const factors = Object.entries({ relevance, titles, closeness, ...discounts })
    .filter(([reason, factor]) => reason === 'relevance' || factor !== 1)
    .map(([reason, factor]) => `${round(factor)} ${said.factors[reason as keyof Said['factors']]}`);
  return `${said.score} ${round(score)} = ${factors.join(' × ')}`;
}

function toWordText({ word, share, held, terms }: Result['words'][number], said: Said): string {
  const percent = `${Math.round(share * 100)} %`;
  const others = terms.filter(({ term }) => term !== word).map(({ term }) => term);
  const also = others.slice(0, MAX_TERMS).join(', ') + (others.length > MAX_TERMS ? ' …' : '');
  const text = `${word} (${percent}${also && `, ${said.also} ${also}`})`;
  return held ? text : `${said.notHere}: ${text}`;
}

const round = (value: number): string => value.toFixed(2);
