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

/** A term that a sentence states or denies. */
export interface Claim {
  /** A `ClaimTopic`, or a tax: `tax-rate igic`. Claims of one topic can contradict each other. */
  topic: string;
  /** `yes` or `no`, or a rate: `7`, `10.5`. */
  says: string;
  /** The whole sentence. */
  text: string;
}

/** By topic the config field below `company` that settles it; all others, which are tax rates, are settled by `tax`. */
const FIELD: Record<string, TextConfig> = {
  'tax-included': 'tax',
  'quote-free': 'prices',
  'visit-free': 'prices',
  'whole-area': 'coverage',
};

const any = (pick: (claims: Words['claims']) => RegExp): string => inCompleteLanguages(({ claims }) => pick(claims));

/** Finds a condition, a part or a question in folded text: such a sentence contradicts nothing. */
const CONDITION = new RegExp(`\\b${any(({ conditions }) => conditions)}\\b|\\?`);
/** A block without any of these makes no claim; looked at first, since most blocks make none. */
const HINT = new RegExp(`\\b${any(({ hints }) => hints)}`, 'i');
/** Finds words on all prices, not on those of one thing, in folded text. */
export const ALL_PRICES = new RegExp(`\\b${inCompleteLanguages(({ allPrices }) => allPrices)}\\b`);
/** A general tax rate: name and figure in folded text. */
const TAX_RATE = new RegExp(`\\b(${any(({ taxes }) => taxes)})\\b[^.;%]{0,40}?\\b(\\d{1,2}(?:[.,]\\d{1,2})?) ?%`);

const TOPICS: readonly ClaimTopic[] = ['tax-included', 'quote-free', 'visit-free', 'whole-area'];
const SIGNS = TOPICS.map((topic) => {
  const signs = Object.values(languages).map(({ claims }) => claims.signs[topic]);
  return { topic, yes: signs.flatMap(({ yes }) => yes), no: signs.flatMap(({ no }) => no) };
});

/** Characters of a sentence; longer ones make no claims. */
const MAX_LENGTH = 300;
const MAX_PER_PAGE = 20;

/** The first `MAX_PER_PAGE` unconditional claims of a page, in document order, without those at its side. */
export function readClaims(blocks: readonly Block[]): Claim[] {
  const claims = blocks.flatMap(({ text, zone }) => (zone === 'aside' ? [] : readClaimsOf(text)));
  return claims.slice(0, MAX_PER_PAGE);
}

/** Unconditional claims of a text, in its order. A sentence that both states and denies a term denies it. */
function readClaimsOf(whole: string): Claim[] {
  if (!HINT.test(whole)) return [];
  const claims: Claim[] = [];
  for (const text of splitSentences(whole)) {
    const folded = foldFully(text);
    if (text.length > MAX_LENGTH || CONDITION.test(folded)) continue;
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

/**
 * Whether a text says that a quote or a visit is free, or is not: claims on prices that another page can contradict.
 */
export const tellsTerms = (text: string): boolean => readClaimsOf(text).some(({ topic }) => FIELD[topic] === 'prices');

/** The part of a `SiteView` that is compared; `facts` sorted by path. */
interface Claimed {
  facts: readonly { path: PagePath; claims: readonly Claim[] }[];
  purposes: PagePurposes;
}

/**
 * Complains once a topic, of the first claim and the first on another page that says otherwise. Leaves out posts and
 * pages on privacy, cookies and the legal notice, and claims on pages of a service or area, unless they speak of all
 * prices. Texts are without contact data.
 */
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

/**
 * Makes a complaint on two texts, which it quotes as they are.
 * @param field below `company`
 * @param days on which hours differ
 */
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
