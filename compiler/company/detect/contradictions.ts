/** Company stage: terms of prices and areas on which two pages of the site contradict each other. */

import type { PagePath } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import { groupBy } from '../../group-by.ts';
import type { Diagnostic } from '../../model.ts';
import type { Finding, TextConfig } from '../facts.ts';
import type { Claim } from '../read/claims.ts';
import type { PagePurposes, SiteView } from '../site-view.ts';
import { withoutContactData } from '../without-contact-data.ts';
import { ALL_PRICES } from './sentences.ts';

interface PlacedClaim extends Claim {
  from: PagePath;
}

/** Without contact data. */
type Said = Pick<Finding, 'text' | 'from'>;

/** Config field below `company` that settles a topic. */
const FIELD: Record<string, TextConfig> = {
  'tax-included': 'tax',
  'quote-free': 'prices',
  'visit-free': 'prices',
  'whole-area': 'coverage',
  'not-served': 'coverage',
};

const PRICES = /^(?:tax|quote|visit)-/;

/** One complaint for each topic, on the first two pages by path. Pages of one service or area, and posts, prove little. */
export function findContradictions({ facts, entries, purposes, language }: SiteView): Diagnostic[] {
  const claims = facts
    .filter(
      ({ path }) => !['blog', 'privacy', 'cookies', 'legal'].some((role) => purposes.rolesOf(path).has(role as never)),
    )
    .flatMap((page): PlacedClaim[] => page.claims.map((claim) => ({ ...claim, from: page.path })))
    .filter((claim) => isGeneral(claim, purposes));
  const byTopic = groupBy(claims, ({ topic }) => topic);
  const found: Diagnostic[] = [];
  for (const [topic, stated] of byTopic) {
    if (topic === 'not-served') continue;
    const [first] = stated;
    const other = first && stated.find(({ says, from }) => says !== first.says && from !== first.from);
    if (first && other) found.push(toComplaint(topic, first, other, language));
  }
  for (const claim of byTopic.get('not-served') ?? []) {
    const words = ` ${foldWords(claim.says)} `;
    const served = entries.areas.find(
      ({ page, name }) => page.path !== claim.from && words.includes(` ${foldWords(name)} `),
    );
    if (!served) continue;
    const { page, name } = served;
    found.push(
      toComplaint('not-served', claim, { ...claim, from: page.path, text: `${page.title} (${name})` }, language),
    );
    break;
  }
  return found;
}

function isGeneral({ topic, text, from }: PlacedClaim, { isService, isArea }: PagePurposes): boolean {
  if (!isService(from) && !isArea(from)) return true;
  return PRICES.test(topic) && ALL_PRICES.test(foldWords(text));
}

const toComplaint = (topic: string, one: PlacedClaim, other: PlacedClaim, language: string): Diagnostic =>
  contradiction(FIELD[topic] ?? 'tax', withoutContact(one, language), withoutContact(other, language));

const withoutContact = ({ text, from }: PlacedClaim, language: string) => ({
  text: withoutContactData(text, language),
  from,
});

/** A complaint that names both. @param field below `company` that is left out for it */
export function contradiction(field: TextConfig, one: Said, other: Said): Diagnostic {
  return {
    severity: 'warning',
    code: 'contradictory-fact',
    where: `company.${field}`,
    about: { one: { from: one.from, text: one.text }, other: { from: other.from, text: other.text } },
    quote: other.text,
  };
}
