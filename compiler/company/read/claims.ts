/** Company stage, in a worker: sentences of a page that commit the business to one of two ways, for comparison with others. */

import { fold } from '../fold.ts';
import { splitSentences } from '../sentences.ts';
import { claimWords, conditions, mayClaim, notServed, taxRate } from '../vocabulary/claims.ts';
import type { Block } from './blocks.ts';

export interface Claim {
  /** `tax-included`, `tax-rate igic`, `not-served`: claims of one topic can contradict each other. */
  topic: string;
  /** `yes` or `no`, a rate, the names of places. */
  says: string;
  text: string;
}

const LONGEST = 300;
const BLOCKS_READ = 600;
const KEPT_A_PAGE = 20;

/** Unconditional claims in document order. */
export function readClaims(blocks: readonly Block[]): Claim[] {
  const claims: Claim[] = [];
  for (const { text: block, zone } of blocks.slice(0, BLOCKS_READ)) {
    if (zone === 'aside' || !mayClaim.test(block)) continue;
    for (const text of splitSentences(block)) {
      if (text.length > LONGEST) continue;
      const folded = fold(text);
      if (conditions.test(folded)) continue;
      for (const { topic, yes, no } of claimWords) {
        const denied = no.some((sign) => sign.test(folded));
        const claimed = !denied && yes.some((sign) => sign.test(folded));
        if (denied || claimed) claims.push({ topic, says: denied ? 'no' : 'yes', text });
      }
      const rate = taxRate.exec(folded);
      if (rate && folded.match(/%/g)?.length === 1) {
        claims.push({ topic: `tax-rate ${rate[1]}`, says: (rate[2] ?? '').replace(',', '.'), text });
      }
      const refused = notServed.exec(text);
      if (refused) claims.push({ topic: 'not-served', says: text.slice(refused.index + refused[0].length), text });
    }
  }
  return claims.slice(0, KEPT_A_PAGE);
}
