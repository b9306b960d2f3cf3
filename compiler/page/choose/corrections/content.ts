/** Choosing content, a part of step 4: which blocks say something in few words, in places that otherwise hold chrome. */

import { classAndId, isElement } from '../../../document/elements.ts';
import { groupBy } from '../../../group-by.ts';
import { BILL_OF_FARE_NAMES } from '../../../signs/bill-of-fare.ts';
import { UI_WORDS } from '../../../signs/interface-words.ts';
import { createOutermostFinder, isLayout, nearest, type Place } from '../places.ts';
import type { ScoredPage } from '../score-blocks.ts';
import { signalsNamed } from '../signals/signals.ts';

/** A page of fewer words outside its landmarks is a small one. */
const SMALL_PAGE = 150;
const SMALL_PAGE_BONUS = 3;

const LEAST_PRICES = 3;

/** A carousel may call itself a list to choose from, which says nothing of its slides. */
const AROUND = signalsNamed('in:nav', 'in:form', 'in:aside', 'in-page:header', 'in-page:footer');

/** What is known to stand around content, or says what only stands there. */
const CHROME = signalsNamed(
  ...['in:nav', 'in:menu', 'in:aside', 'in-page:header', 'in-page:footer', 'says:consent', 'says:copyright'],
  ...[
    'named:consent',
    'named:breadcrumb',
    'named:menu',
    'named:footer',
    'named:sidebar',
    'named:action',
    'named:share',
  ],
);

/** The blocks outside landmarks of chrome; what forms ask for has a rule of its own. */
export function smallPageBlocks({ scores }: ScoredPage): number[] {
  return scores.flatMap(({ signals }, position) => (shows(signals, CHROME) ? [] : [position]));
}

/** Fades out as the words approach {@link SMALL_PAGE}. */
export function smallPageBonus(words: number): number {
  return SMALL_PAGE_BONUS * Math.min(1, Math.max(0, 2 - (2 * words) / SMALL_PAGE));
}

/** Captions that follow one another with nothing between them are those of a gallery, or of the slides of a carousel. */
export function galleryCaptions(page: ScoredPage): number[] {
  const captionAround = createOutermostFinder(({ element }) => isElement(element, 'figcaption'));
  const captions = page.blocks.map(({ place }) => captionAround(place));
  const first = new Map(captions.map((caption, position) => [caption, position] as const).toReversed());
  const last = new Map(captions.map((caption, position) => [caption, position] as const));
  return notInLandmarks(page, (position) => {
    const caption = captions[position];
    if (!caption) return false;
    return [captions[(first.get(caption) ?? 0) - 1], captions[(last.get(caption) ?? 0) + 1]].some(Boolean);
  });
}

/** Dishes and their prices. */
export function billsOfFare(page: ScoredPage): number[] {
  const menuAround = createOutermostFinder(({ element }) => BILL_OF_FARE_NAMES.test(classAndId(element)));
  const menus = page.blocks.map(({ place }) => menuAround(place));
  const prices = new Map<Place, number>();
  page.blocks.forEach(({ text }, position) => {
    const menu = menus[position];
    if (menu && UI_WORDS.price?.test(text.toLowerCase())) prices.set(menu, (prices.get(menu) ?? 0) + 1);
  });
  return notInLandmarks(page, (position) => {
    const menu = menus[position];
    return menu !== undefined && menu.linkWords * 2 <= menu.words && (prices.get(menu) ?? 0) >= LEAST_PRICES;
  });
}

/** What was said, and who said it. */
export function attributions(page: ScoredPage): number[][] {
  return notInLandmarks(page, (position) => position > 0 && page.blocks[position]?.tag === 'cite').map((position) => [
    position - 1,
    position,
  ]);
}

/** The terms and definitions that follow one another. */
export function answersAndTheirQuestions({ blocks }: ScoredPage): number[][] {
  const groups: number[][] = [];
  let terms: number[] = [];
  let definitions: number[] = [];
  const close = () => {
    if (terms.length > 0 && definitions.length > 0) groups.push([...terms, ...definitions]);
    terms = [];
    definitions = [];
  };
  blocks.forEach(({ tag }, position) => {
    if (tag === 'dt' && definitions.length > 0) close();
    if (tag === 'dt') terms.push(position);
    else if (tag === 'dd') definitions.push(position);
    else close();
  });
  close();
  return groups;
}

/** The rows of each table, with its caption or that of the figure around it. */
export function tables({ blocks }: ScoredPage): number[][] {
  const around = blocks.map(({ tag, place }) =>
    !/^(?:tr|caption|figcaption)$/.test(tag) || isLayout(place)
      ? undefined
      : (nearest(place, ({ element }) => isElement(element, 'figure')) ??
        nearest(place, ({ element }) => isElement(element, 'table'))),
  );
  const groups = groupBy(blocks.keys(), (position) => around[position]);
  groups.delete(undefined);
  return [...groups.values()];
}

/** Of these, the ones of several rows that are not mostly links. */
export function longTables(page: ScoredPage): number[] {
  return tables(page).flatMap((group) => {
    const rows = group.flatMap((position) => page.blocks[position] ?? []).filter(({ tag }) => tag === 'tr');
    const links = rows.reduce((sum, { linkWords }) => sum + linkWords, 0);
    const words = rows.reduce((sum, row) => sum + row.words, 0);
    return rows.length > 1 && links * 2 < words ? group : [];
  });
}

const shows = (signals: readonly number[], known: ReadonlySet<number>): boolean =>
  signals.some((signal) => known.has(signal));

function notInLandmarks({ scores }: ScoredPage, holds: (position: number) => boolean): number[] {
  return scores.flatMap(({ signals }, position) => (holds(position) && !shows(signals, AROUND) ? [position] : []));
}
