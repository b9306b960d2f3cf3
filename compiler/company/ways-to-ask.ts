/** Company stage: what a sentence says of the ways to ask for a service (call, write, WhatsApp), without where to. */

import { findContactData } from '#shared/contact/find-contact-data.ts';
import { toLegible } from '#shared/contact/legible.ts';
import { inCompleteLanguages } from '../words/any-language.ts';

/** What stands before a number or an address that can be left out: `llámanos al`, `por WhatsApp en el`, `call us on`. */
const WAY = new RegExp(
  `(?<way>(?<![\\p{L}\\p{N}])${inCompleteLanguages(({ contact }) => contact.ways)}) ${inCompleteLanguages(({ contact }) => contact.prepositions)}(?: ${inCompleteLanguages(({ contact }) => contact.numberNames)})? ?:? ?$`,
  'iu',
);
/** What goes on after it. */
const AFTER = /^(?:[.,;:!)]|\s+(?!\d)[\p{L}(])|^$/u;

/** Numbers and addresses of a sentence that is no list of them. */
const MOST = 4;

/**
 * The sentence with every number and address left out; empty when one stands where a sentence would not read without
 * it, or when any would be left.
 */
export function waysWithoutContactData(text: string): string {
  let rest = toLegible(text).replace(/\s+/g, ' ').trim();
  for (let left = MOST; left > 0; left--) {
    // A match may begin with the words that announce the number: the shortest is the number itself.
    const [shortest] = findContactData(rest).sort((a, b) => a.match.length - b.match.length);
    if (shortest === undefined) return rest;
    const at = rest.indexOf(shortest.match);
    const before = rest.slice(0, Math.max(at, 0));
    const after = rest.slice(at + shortest.match.length);
    const way = WAY.exec(before);
    if (at < 0 || way === null || !AFTER.test(after)) return '';
    rest = before.slice(0, way.index) + (way.groups?.way ?? '') + after;
  }
  return '';
}
