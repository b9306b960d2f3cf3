/** Report stage: results of a query with the reasons for their order, as sections of a report. */

import type { ReportWords } from '../../words/es/report/report.ts';
import { line, type Section, section } from '../sections.ts';
import type { ExplainedQuery } from './open-search.ts';

const MAX_TERMS = 4;

/** Returns sentences on what agents are warned of: words not known or read differently, a missing fact, doubt. */
export function toWarnings(explained: ExplainedQuery, { query: said, file }: ReportWords): string[] {
  const { unknownWords, corrections, isMostlyUnknown, missing, isUnsure } = explained;
  const fields: Readonly<Record<string, string>> = file.fields;
  const warnings = [
    ...(unknownWords.length > 0 ? [said.unknown(unknownWords, isMostlyUnknown)] : []),
    ...(missing ? [said.lacking(fields[missing.field] ?? missing.field)] : []),
  ];
  // Nothing found needs no doubt.
  const isDoubt = isUnsure && !isMostlyUnknown && !missing && explained.results.length > 0;
  return [
    ...warnings,
    ...(isDoubt ? [said.unsure] : []),
    ...corrections.map(({ from, to }) => said.corrected(from, to)),
  ];
}

/** Returns warnings; then of each result its place, address, score as a product, and words. */
export function toQuerySections(query: string, explained: ExplainedQuery, words: ReportWords): Section[] {
  const { query: said, file, preview } = words;
  const { results, facts } = explained;
  const fields: Readonly<Record<string, string>> = file.fields;
  const notes = toWarnings(explained, words).flatMap((text) => line(text, 'warning'));
  if (results.length === 0) return [{ title: said.nothing(query), lines: notes }];
  return [
    ...section(`«${query}»`, notes),
    ...section(
      preview.toldFacts,
      facts.flatMap(({ field, value }) => line(`${fields[field] ?? field}: ${value}`)),
    ),
    ...results.flatMap(({ path, title, excerpt, section: heading, parts, words: asked }, index) =>
      section(
        [String(index + 1), title, path],
        [
          ...line(toProduct(parts, said)),
          ...line(asked.map((word) => toWordText(word, said)).join(' · ')),
          ...line(heading === undefined ? excerpt : `${heading}: ${excerpt}`, 'dim'),
        ],
      ),
    ),
  ];
}

type Said = ReportWords['query'];
type Result = ExplainedQuery['results'][number];

/** Says a score as the product of its factors; factors of 1 are left out, but for the relevance. */
function toProduct({ score, relevance, titles, closeness, discounts }: Result['parts'], said: Said): string {
  const factors = Object.entries({ relevance, titles, closeness, ...discounts })
    .filter(([reason, factor]) => reason === 'relevance' || factor !== 1)
    .map(([reason, factor]) => `${round(factor)} ${said.factors[reason as keyof Said['factors']]}`);
  return `${said.score} ${round(score)} = ${factors.join(' × ')}`;
}

/** Says the share of a word, further terms that it is searched as, and whether the result lacks it. */
function toWordText({ word, share, held, terms }: Result['words'][number], said: Said): string {
  const percent = `${Math.round(share * 100)} %`;
  const others = terms.filter(({ term }) => term !== word).map(({ term }) => term);
  const also = others.slice(0, MAX_TERMS).join(', ') + (others.length > MAX_TERMS ? ' …' : '');
  const text = `${word} (${percent}${also && `, ${said.also} ${also}`})`;
  return held ? text : `${said.notHere}: ${text}`;
}

const round = (value: number): string => value.toFixed(2);
