/** Check: pages that lost most of their own words, and signs that a whole site was not read well. */

import { groupBy } from '#shared/group-by.ts';
import { THIN_PAGE } from '../../bounds.ts';
import { type CompiledPage, complain, type Diagnostic } from '../../model.ts';

/** With fewer own words on a page, half of them is a line or two. */
const MIN_OWN_WORDS = 20;
/** Fewer pages prove nothing about a site. */
const MIN_PAGES = 3;

type Read = Pick<CompiledPage, 'own'>;

/** Returns the share of its own words that a page kept, from 0 to 1; 1 if it has none of its own. */
export const keptShare = ({ own }: Read): number => (own.words === 0 ? 1 : own.kept / own.words);

/** Whether a page lost more than half of its own words. */
const hasLost = (page: Read): boolean => page.own.words >= MIN_OWN_WORDS && keptShare(page) < 0.5;

/** Complains about losses on most pages, then about each page that lost over half, with the rule that took most. */
export function checkLoss(pages: readonly CompiledPage[]): Diagnostic[] {
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

/** Complains if most pages are thin, and about each rule that cut own text from most; not about few pages. */
function checkExtraction(pages: readonly CompiledPage[]): Diagnostic[] {
  if (pages.length < MIN_PAGES) return [];
  const of = pages.length;
  const say = (count: number, rule?: string): Diagnostic[] =>
    count * 2 > of
      ? [complain('warning', 'extraction-failed', 'content', { pages: count, of, ...(rule && { rule }) })]
      : [];
  const losing = pages.filter(({ own }) => own.words - own.kept >= MIN_OWN_WORDS);
  const taken = groupBy(losing, ({ own }) => own.takenBy ?? '');
  return [
    ...say(pages.filter(({ words }) => words < THIN_PAGE).length),
    ...[...taken].flatMap(([rule, some]) => say(some.length, rule)),
  ];
}
