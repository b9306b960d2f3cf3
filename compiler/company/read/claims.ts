/** Company stage, in a worker: sentences of a page that commit the business to one of two ways, for comparison with others. */

import { foldFully } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { languages } from '../../words/languages.ts';
import type { ClaimTopic, Words } from '../../words/words.ts';
import { splitSentences } from '../sentences.ts';
import type { Block } from './blocks.ts';

export interface Claim {
  /** `tax-included`, `tax-rate igic`, `not-served`: claims of one topic can contradict each other. */
  topic: string;
  /** `yes` or `no`, a rate, the names of places. */
  says: string;
  text: string;
}

const any = (pick: (claims: Words['claims']) => RegExp): string => inCompleteLanguages(({ claims }) => pick(claims));

/** A sentence that holds only under a condition, or for a part, contradicts nothing. */
const CONDITION = new RegExp(`\\b${any(({ conditions }) => conditions)}\\b|\\?`);
/** A block without any of these makes no claim; looked at first, since most blocks make none. */
const HINT = new RegExp(`\\b${any(({ hints }) => hints)}`, 'i');
/** A place that is not served: what follows is its name, in text whose letters are as they stand. */
const NOT_SERVED = new RegExp(
  any(({ notServed }) => notServed),
  'iu',
);
/** A rate of a tax that holds in general: its name and its figure in folded text. */
const TAX_RATE = new RegExp(`\\b(${any(({ taxes }) => taxes)})\\b[^.;%]{0,40}?\\b(\\d{1,2}(?:[.,]\\d{1,2})?) ?%`);

const TOPICS: readonly ClaimTopic[] = ['tax-included', 'quote-free', 'visit-free', 'whole-area'];
const SIGNS = TOPICS.map((topic) => {
  const signs = Object.values(languages).map(({ claims }) => claims.signs[topic]);
  return { topic, yes: signs.flatMap(({ yes }) => yes), no: signs.flatMap(({ no }) => no) };
});

const LONGEST = 300;
const BLOCKS_READ = 600;
const KEPT_A_PAGE = 20;

/** Unconditional claims in document order. */
export function readClaims(blocks: readonly Block[]): Claim[] {
  const claims: Claim[] = [];
  for (const { text: block, zone } of blocks.slice(0, BLOCKS_READ)) {
    if (zone === 'aside' || !HINT.test(block)) continue;
    for (const text of splitSentences(block)) {
      if (text.length > LONGEST) continue;
      const folded = foldFully(text);
      if (CONDITION.test(folded)) continue;
      for (const { topic, yes, no } of SIGNS) {
        const denied = no.some((sign) => sign.test(folded));
        const claimed = !denied && yes.some((sign) => sign.test(folded));
        if (denied || claimed) claims.push({ topic, says: denied ? 'no' : 'yes', text });
      }
      const rate = TAX_RATE.exec(folded);
      if (rate && folded.match(/%/g)?.length === 1) {
        claims.push({ topic: `tax-rate ${rate[1]}`, says: (rate[2] ?? '').replace(',', '.'), text });
      }
      const refused = NOT_SERVED.exec(text);
      if (refused) claims.push({ topic: 'not-served', says: text.slice(refused.index + refused[0].length), text });
    }
  }
  return claims.slice(0, KEPT_A_PAGE);
}
