/** Company stage, in a worker: names with their prices, as cards and lists set them. */

import { foldFully } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import type { Block } from './blocks.ts';

export interface Price {
  /** `Plan mensual: 30 € / mes`. */
  text: string;
  /** Below a heading that announces prices. */
  isTitled: boolean;
}

const AMOUNT = inCompleteLanguages(({ amount }) => amount);
const PRICE = `(?:${inCompleteLanguages(({ from }) => from)} )?${AMOUNT}(?:[^:;.]|(?<=\\d)\\.(?=\\d)){0,20}`;
const PRICED = new RegExp(`^(?:(?<name>[^:]{3,60}?)\\s*[:.·–-]+(?<!\\d[.,])\\s*)?(?<price>${PRICE})$`, 'iu');
const TITLE = new RegExp(inCompleteLanguages(({ topics }) => topics.prices.label));
const LONGEST_NAME = 60;

/**
 * All of a page, in document order. A price that stands alone is that of the line above it, else of its heading; on
 * cards, where each heading has one, that of the heading.
 */
export function readPriceList(blocks: readonly Block[]): Price[] {
  const priced = blocks.map(({ text, zone }) => (zone === 'main' && PRICED.exec(text)?.groups) || {});
  const headings = blocks.flatMap(({ heading }, at) => (priced[at]?.price === undefined ? [] : [heading]));
  const areCards = headings.length > 1 && new Set(headings).size === headings.length;
  return blocks.flatMap(({ heading, above: title, zone }, at): Price[] => {
    const { name = '', price } = priced[at] ?? {};
    if (price === undefined) return [];
    const above = blocks[at - 1];
    const line = above?.heading === heading && above.zone === zone ? above.text : '';
    const named = (areCards ? [name, heading, line] : [name, line, heading]).find(isName);
    const isTitled = [heading, title].some((one) => TITLE.test(foldFully(one)));
    return named === undefined ? [] : [{ text: `${named.replace(/[\s:.]+$/, '')}: ${price}`, isTitled }];
  });
}

/** `Precio` is none. */
const isName = (text: string): boolean =>
  /\p{L}{3}/u.test(foldFully(text).replace(TITLE, '')) &&
  text.length <= LONGEST_NAME &&
  !/[?!]$/.test(text) &&
  !new RegExp(AMOUNT, 'iu').test(text);
