/** Company stage: terms of prices and areas on which pages disagree: a worker reads them, the site compares them. */

import { groupBy } from '#shared/group-by.ts';
import type { PagePath } from '#shared/page.ts';
import { foldFully, foldWords } from '#shared/search/fold.ts';
import type { Diagnostic } from '../../model.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { languages } from '../../words/languages.ts';
import type { DayDifference } from '../../words/list-some.ts';
import type { ClaimTopic, Words } from '../../words/words.ts';
import type { Finding, PagePurposes, TextConfig } from '../facts.ts';
import type { Block } from '../read/blocks.ts';
import { splitSentences } from '../sentences.ts';
import { withoutContactData } from '../without-contact-data.ts';

export interface Claim {
  /** `tax-included`, `tax-rate igic`: claims of one topic can contradict each other. */
  topic: string;
  /** `yes` or `no`, or a rate. */
  says: string;
  text: string;
}

/** Config field below `company` that settles a topic; a rate settles `tax`. */
const FIELD: Record<string, TextConfig> = {
  'tax-included': 'tax',
  'quote-free': 'prices',
  'visit-free': 'prices',
  'whole-area': 'coverage',
};

const any = (pick: (claims: Words['claims']) => RegExp): string => inCompleteLanguages(({ claims }) => pick(claims));

/** Sentences with a condition or about a part contradict nothing. */
const CONDITION = new RegExp(`\\b${any(({ conditions }) => conditions)}\\b|\\?`);
/** A block without any of these makes no claim; looked at first, since most blocks make none. */
const HINT = new RegExp(`\\b${any(({ hints }) => hints)}`, 'i');
/** Speaks of all prices, not of those of one thing; in folded text. */
export const ALL_PRICES = new RegExp(`\\b${inCompleteLanguages(({ allPrices }) => allPrices)}\\b`);
/** A general tax rate: name and figure in folded text. */
const TAX_RATE = new RegExp(`\\b(${any(({ taxes }) => taxes)})\\b[^.;%]{0,40}?\\b(\\d{1,2}(?:[.,]\\d{1,2})?) ?%`);

const TOPICS: readonly ClaimTopic[] = ['tax-included', 'quote-free', 'visit-free', 'whole-area'];
const SIGNS = TOPICS.map((topic) => {
  const signs = Object.values(languages).map(({ claims }) => claims.signs[topic]);
  return { topic, yes: signs.flatMap(({ yes }) => yes), no: signs.flatMap(({ no }) => no) };
});

const LONGEST = 300;
const KEPT_A_PAGE = 20;

/** Unconditional claims in document order, a limited number per page. */
export function readClaims(blocks: readonly Block[]): Claim[] {
  return blocks.flatMap(({ text, zone }) => (zone === 'aside' ? [] : readClaimsOf(text))).slice(0, KEPT_A_PAGE);
}

/** Unconditional claims of a text, in its order. */
function readClaimsOf(whole: string): Claim[] {
  if (!HINT.test(whole)) return [];
  const claims: Claim[] = [];
  for (const text of splitSentences(whole)) {
    const folded = foldFully(text);
    if (text.length > LONGEST || CONDITION.test(folded)) continue;
    for (const { topic, yes, no } of SIGNS) {
      const denied = no.some((sign) => sign.test(folded));
      if (denied || yes.some((sign) => sign.test(folded))) claims.push({ topic, says: denied ? 'no' : 'yes', text });
    }
    const [, tax, rate = ''] = TAX_RATE.exec(folded) ?? [];
    if (tax !== undefined && folded.split('%').length === 2)
      claims.push({ topic: `tax-rate ${tax}`, says: rate.replace(',', '.'), text });
  }
  return claims;
}

/** Whether a text on prices makes a claim that another page can deny: that a quote or a visit is free, or is not. */
export const tellsTerms = (text: string): boolean => readClaimsOf(text).some(({ topic }) => FIELD[topic] === 'prices');

/** The part of a view of the site that is compared. */
interface Claimed {
  facts: readonly { path: PagePath; claims: readonly Claim[] }[];
  purposes: PagePurposes;
}

/** One complaint per topic, on the first two pages by path. Pages of one service or area, and posts, prove little. */
export function findContradictions({ facts, purposes }: Claimed): Diagnostic[] {
  const isGeneral = (path: string, { topic, text }: Claim): boolean =>
    !(purposes.isService(path) || purposes.isArea(path)) ||
    (FIELD[topic] !== 'coverage' && ALL_PRICES.test(foldWords(text)));
  const claims = facts
    .filter(({ path }) =>
      ['blog', 'privacy', 'cookies', 'legal'].every((role) => !purposes.rolesOf(path).has(role as never)),
    )
    .flatMap(({ path: from, claims }) =>
      claims
        .filter((claim) => isGeneral(from, claim))
        .map((claim) => ({ ...claim, from, text: withoutContactData(claim.text) })),
    );
  return [...groupBy(claims, ({ topic }) => topic)].flatMap(([topic, [first, ...others]]) => {
    const rival = others.find(({ says, from }) => says !== first?.says && from !== first?.from);
    return first && rival ? [contradiction(FIELD[topic] ?? 'tax', first, rival)] : [];
  });
}

/** A complaint that names both texts. @param field below `company` that is left out for it @param days that differ */
export function contradiction(
  field: TextConfig,
  one: Pick<Finding, 'text' | 'from'>,
  other: Pick<Finding, 'text' | 'from'>,
  days: readonly DayDifference[] = [],
): Diagnostic {
  return {
    severity: 'warning',
    code: 'contradictory-fact',
    where: `company.${field}`,
    about: {
      one: { from: one.from, text: one.text },
      other: { from: other.from, text: other.text },
      ...(days.length > 0 && { days }),
    },
    quote: other.text,
  };
}
