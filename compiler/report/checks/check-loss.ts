/** Check: the pages that lost most of what they alone say, and the signs that a whole site was not read well. */

import { THIN_PAGE } from '../../bounds.ts';
import { groupBy } from '../../group-by.ts';
import { type CompiledPage, complain, type Diagnostic } from '../../model.ts';
import type { CheckedSite } from './checked-site.ts';

/** Of a page with fewer words of its own, half is a line or two. */
const LEAST_WORDS = 20;
/** Fewer pages show nothing of a site. */
const LEAST_PAGES = 3;

type Read = Pick<CompiledPage, 'own'>;

/** The share of its own words that a page kept, from 0 to 1. */
export const keptShare = ({ own }: Read): number => (own.words === 0 ? 1 : own.kept / own.words);

/** Whether a page lost more than half of its own words. */
export const hasLost = (page: Read): boolean => page.own.words >= LEAST_WORDS && keptShare(page) < 0.5;

/** The pages that lost more than half, each with the rule that took most and what to keep; first what holds for most. */
export function checkLoss({ pages }: Pick<CheckedSite, 'pages'>): Diagnostic[] {
  return [
    ...checkExtraction(pages),
    ...pages.filter(hasLost).map(({ path, own, removed }): Diagnostic => {
      const { kept, words, takenBy: rule = '' } = own;
      const largest = removed.filter((one) => one.rule === rule).sort((a, b) => b.text.length - a.text.length)[0];
      const about = { kept, words, rule, ...(largest && { selector: largest.selector }) };
      return complain('warning', 'own-text-lost', path, about, largest && { quote: largest.text.slice(0, 200) });
    }),
  ];
}

/** Most pages thin, or one rule that took text of their own from most. */
function checkExtraction(pages: readonly CompiledPage[]): Diagnostic[] {
  if (pages.length < LEAST_PAGES) return [];
  const of = pages.length;
  const say = (count: number, rule?: string): Diagnostic[] =>
    count * 2 > of
      ? [complain('warning', 'extraction-failed', 'content', { pages: count, of, ...(rule && { rule }) })]
      : [];
  const taken = groupBy(
    pages.filter((page) => page.own.words - page.own.kept >= LEAST_WORDS),
    ({ own }) => own.takenBy ?? '',
  );
  return [
    ...say(pages.filter(({ words }) => words < THIN_PAGE).length),
    ...[...taken].flatMap(([rule, some]) => say(some.length, rule)),
  ];
}
