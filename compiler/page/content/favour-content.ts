/** Choosing content, a part of step 4: what the page says in few words, in places that otherwise hold chrome. */

import { classAndId, isElement } from '../../document/elements.ts';
import { BILL_OF_FARE_NAMES } from '../../signs/bill-of-fare.ts';
import { UI_WORDS } from '../../signs/interface-words.ts';
import type { BlockScore } from './score-blocks.ts';
import type { Place, TextBlock } from './text-blocks.ts';

/** A caption in an article repeats what a picture shows; those of a gallery are all that is said of its pictures. */
const GALLERY_BONUS = 3;

const LEAST_PRICES = 3;
const MENU_BONUS = 3;

/** A carousel may call itself a list to choose from, which says nothing of its slides. */
const AROUND = /^in:(?:nav|form|aside|header\/page|footer\/page)$/;

/** Captions that follow one another with nothing between them are those of a gallery, or of the slides of a carousel. */
export function favourGalleries(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  const captions = blocks.map(
    ({ place }) => outermost(place, ({ element }) => isElement(element, 'figcaption'))?.element,
  );
  captions.forEach((caption, position) => {
    const score = scores[position] as BlockScore;
    if (!caption || score.signals.some((signal) => AROUND.test(signal))) return;
    const first = captions.indexOf(caption);
    const beside = [captions[first - 1], captions[captions.lastIndexOf(caption) + 1]];
    if (beside.some(Boolean)) score.score += GALLERY_BONUS;
  });
}

/** What a restaurant serves stands in what its page calls a menu; it names prices, and leads nowhere. */
export function favourBillsOfFare(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  const menus = blocks.map(({ place }) =>
    outermost(place, ({ element }) => BILL_OF_FARE_NAMES.test(classAndId(element))),
  );
  const prices = new Map<Place, number>();
  blocks.forEach(({ text }, position) => {
    const menu = menus[position];
    if (menu && UI_WORDS.price?.test(text.toLowerCase())) prices.set(menu, (prices.get(menu) ?? 0) + 1);
  });
  menus.forEach((menu, position) => {
    if (!menu || menu.linkWords * 2 > menu.words || (prices.get(menu) ?? 0) < LEAST_PRICES) return;
    const score = scores[position] as BlockScore;
    if (!score.signals.some((signal) => AROUND.test(signal))) score.score += MENU_BONUS;
  });
}

/** Who said something is worth as much as what was said. */
export function favourAttributions(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  blocks.forEach(({ tag }, position) => {
    const said = scores[position - 1];
    const score = scores[position] as BlockScore;
    if (tag === 'cite' && said && !score.signals.some((signal) => AROUND.test(signal)))
      score.score = Math.max(score.score, said.score);
  });
}

/** The outermost place around this one, itself included, for which it holds. */
function outermost(place: Place, holds: (place: Place) => boolean): Place | undefined {
  let found: Place | undefined;
  for (let at: Place | undefined = place; at; at = at.parent)
    if (!isElement(at.element, 'body') && holds(at)) found = at;
  return found;
}
