/** Choosing content, a part of step 4: what the page says in few words, in places that otherwise hold chrome. */

import { classAndId, isElement } from '../elements.ts';
import type { BlockScore } from './score-blocks.ts';
import { UI_WORDS } from './signals/ui-words.ts';
import { createPlaceFinder, type Place, type TextBlock } from './text-blocks.ts';

/** A caption in an article repeats what a picture shows; those of a gallery are all that is said of its pictures. */
const GALLERY_BONUS = 3;

/** A row of dishes and their prices, by the name of its class. */
const MENU = /(?:^|[\s_-])(?:menu|carta)(?:$|[\s_-])/;
const LEAST_PRICES = 3;
const MENU_BONUS = 3;

/** A carousel may call itself a list to choose from, which says nothing of its slides. */
const AROUND = /^in:(?:nav|form|aside|header\/page|footer\/page)$/;

/** Captions that follow one another with nothing between them are those of a gallery, or of the slides of a carousel. */
export function favourGalleries(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  const captionAround = createOutermostFinder(({ element }) => isElement(element, 'figcaption'));
  const captions = blocks.map(({ place }) => captionAround(place));
  const first = new Map<Place | undefined, number>();
  const last = new Map<Place | undefined, number>();
  captions.forEach((caption, position) => {
    if (!first.has(caption)) first.set(caption, position);
    last.set(caption, position);
  });
  captions.forEach((caption, position) => {
    const score = scores[position] as BlockScore;
    if (!caption || score.signals.some((signal) => AROUND.test(signal))) return;
    const beside = [captions[(first.get(caption) ?? 0) - 1], captions[(last.get(caption) ?? 0) + 1]];
    if (beside.some(Boolean)) score.score += GALLERY_BONUS;
  });
}

/** What a restaurant serves stands in what its page calls a menu; it names prices, and leads nowhere. */
export function favourBillsOfFare(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  const menuAround = createOutermostFinder(({ element }) => MENU.test(classAndId(element)));
  const menus = blocks.map(({ place }) => menuAround(place));
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

/** Finds the outermost place around a block, its own included, for which it holds; the body is none. */
function createOutermostFinder(holds: (place: Place) => boolean): (place: Place) => Place | undefined {
  const nearest = createPlaceFinder((place) => !isElement(place.element, 'body') && holds(place));
  return (place) => {
    let found: Place | undefined;
    for (let at = nearest(place); at; at = at.parent && nearest(at.parent)) found = at;
    return found;
  };
}
