/**
 * Company stage: the prices of the business: a price list with a sentence of its page, else a sentence or single
 * prices.
 */

import type { PagePath } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import type { Finding } from '../facts.ts';
import { lastWords, rolesStoodInFor } from '../names.ts';
import { amountOf, isName, isOnlyPrice, type Price } from '../read/price-list.ts';
import type { SiteView } from '../site-view.ts';
import { findStatements, OFF_TOPIC } from './sentences.ts';

/** Rows and characters of a list that is published whole. */
const MAX_TOLD_ROWS = 10;
/** Minimum number of priced cards without a title for prices: fewer may be an offer, or figures about the business. */
const MIN_CARDS = 3;
const MAX_LIST_LENGTH = 600;
const AMOUNT = new RegExp(
  inCompleteLanguages(({ amount }) => amount),
  'i',
);

const BEGINS_IN_AMOUNT = new RegExp(`^${AMOUNT.source}`, 'i');

/**
 * Findings on prices, best first: lists of several prices, behind the best sentence of their page without an amount if
 * both fit `MAX_LIST_LENGTH`; statements; lists of one price, on pages with a purpose; last one finding on all
 * services.
 */
export function findPrices(view: SiteView): Finding[] {
  const lists = listsOf(view);
  // An amount alone does not say of what it is the price.
  const statements = findStatements('prices', view).filter(
    ({ text }) => !(BEGINS_IN_AMOUNT.test(text) && isOnlyPrice(text)),
  );
  const told = lists.map(({ path, rows }): Finding & { isSeveral: boolean } => {
    const rule = statements.find(({ from, text }) => from === path && !AMOUNT.test(text))?.text;
    const text = tellRows(rows);
    const whole = rule === undefined ? text : `${rule} ${text}`;
    return {
      text: whole.length > MAX_LIST_LENGTH ? text : whole,
      from: path,
      evidence: rows[0]?.text ?? text,
      isSeveral: rows.length > 1,
    };
  });
  // The one price of a page of no known purpose is that of one thing: a flat for sale, a second-hand car.
  const isGeneral = (path: PagePath): boolean => view.purposes.rolesOf(path).size > 0 || view.purposes.isService(path);
  const several = told.filter((one) => one.isSeveral);
  const single = told.filter((one) => !one.isSeveral && isGeneral(one.from));
  return [...several, ...statements, ...single, ...pricesOfEach(view)];
}

/** A list of at most one finding: the best price sentence of each page of one service or thing, with its heading. */
function pricesOfEach({ facts, purposes }: SiteView): Finding[] {
  const rows = facts.flatMap(({ path, mainHeading, candidates }) => {
    const [role] = purposes.rolesOf(path);
    const isOfOne = purposes.isService(path) || (role === undefined && !purposes.isArea(path));
    const [best] = candidates
      .filter(({ topic, text, zone }) => isOfOne && topic === 'prices' && zone === 'main' && AMOUNT.test(text))
      .sort((a, b) => b.score - a.score);
    if (best === undefined || DAY.test(mainHeading)) return [];
    const thing = thingOf(mainHeading, facts) ?? (isName(best.heading) ? best.heading : undefined);
    if (thing === undefined) return [];
    const text = behind(thing, ': ', best.text);
    return [{ path, text: text.replace(/\.$/, ''), value: amountOf(best.text) }];
  });
  const [first] = rows;
  return first === undefined ? [] : [{ text: tellRows(rows), from: first.path, evidence: first.text }];
}

/** A day in a title: minutes and news, not a thing that is sold. */
const DAY = /\d{1,2} (?:de )?\p{L}{3,10},? (?:de )?(?:19|20)\d\d/u;

/** The main heading of a page, if it can name a thing and no other page has it: that is the name of the site. */
const thingOf = (mainHeading: string, facts: SiteView['facts']): string | undefined =>
  isName(mainHeading) && facts.filter((page) => page.mainHeading === mainHeading).length === 1
    ? mainHeading
    : undefined;

/** A text behind the name of its thing, unless it has all words of that. */
function behind(thing: string, joint: string, text: string): string {
  const words = new Set(foldWords(text).split(' '));
  const isNamed = foldWords(thing)
    .split(' ')
    .every((word) => words.has(word));
  return isNamed ? text : `${thing}${joint}${text}`;
}

/** The page, other than the home page, with the best list of at least two prices; `undefined` if there is none. */
export function priceListPageOf(view: SiteView): PagePath | undefined {
  return listsOf(view).find(
    ({ path, rows, thing }) => rows.length > 1 && thing === undefined && path !== view.index.home?.path,
  )?.path;
}

/** Rows of a page, or of all pages of one thing each. */
interface PriceList {
  path: PagePath;
  rows: Price[];
  rank: number;
  /** The service or thing that the page is about; absent if the rows are of the whole business. */
  thing?: string;
}

/**
 * For each page its rows that are prices of the business, best page first; pages without any are left out. All rows of
 * the prices page; of others, rows below a title for prices, else on the home page or the page of services at least
 * `MIN_CARDS` rows of cards. The lists of pages of one service or thing each, which a menu leads to, are one list: each
 * row behind the name of the thing.
 */
function listsOf({ facts, purposes, index, language }: SiteView): PriceList[] {
  const lists = facts.flatMap(({ path, prices, mainHeading }): PriceList[] => {
    const roles = purposes.rolesOf(path);
    const isOfPrices = roles.has('prices');
    if (!isOfPrices && (purposes.isArea(path) || [...roles].some((role) => OFF_TOPIC.has(role)))) return [];
    const all = [...new Map(prices.map((price) => [price.text, price])).values()];
    const titled = all.filter(({ isTitled }) => isOfPrices || isTitled);
    const isHome = path === index.home?.path;
    const cards =
      isHome || roles.has('services') || standsInForServices(path, language)
        ? all.filter(({ isListed }) => isListed)
        : [];
    const [rows, rank] = titled.length > 0 ? [titled, isOfPrices ? 3 : isHome ? 2 : 1] : [cards, 0];
    if (rows.length === 0 || (rank === 0 && rows.length < MIN_CARDS)) return [];
    const isOfOne = purposes.isService(path) || (roles.size === 0 && !standsInForServices(path, language));
    if (rank !== 1 || !isOfOne) return [{ path, rows, rank }];
    return purposes.isService(path) || purposes.isInMenu(path) || mainHeading === ''
      ? [{ path, rows, rank, thing: thingOf(mainHeading, facts) ?? '' }]
      : [];
  });
  const ofThings = lists.filter(({ thing }) => thing !== undefined);
  const [first, ...more] = ofThings.map(
    ({ thing = '', rows, ...list }): PriceList => ({
      ...list,
      rows: thing === '' ? rows : rows.map((row) => ({ ...row, text: behind(thing, ', ', row.text) })),
      ...(thing !== '' && { thing }),
    }),
  );
  const isNamed = [first, ...more].every((list) => list?.thing !== undefined);
  // The only list of a site, below a heading for prices or on a page without a name, is that of the business.
  const [only] = ofThings;
  if (only && more.length === 0 && !purposes.isService(only.path) && only.rows.every(({ isHeaded }) => isHeaded))
    return [
      ...lists.filter(({ thing }) => thing === undefined),
      { path: only.path, rows: only.rows, rank: only.rank },
    ].sort(byWorth);
  const joined =
    first && (isNamed || more.length === 0) ? [{ ...first, rows: [first, ...more].flatMap(({ rows }) => rows) }] : [];
  return [...lists.filter(({ thing }) => thing === undefined), ...joined].sort(byWorth);
}

const byWorth = (a: PriceList, b: PriceList): number => b.rank - a.rank || b.rows.length - a.rows.length;

/** Whether the end of a path is a stand-in name for services: rooms, courses. */
const standsInForServices = (path: PagePath, language: string): boolean =>
  rolesStoodInFor(lastWords(path), language).some(({ role }) => role === 'services');

/** Joins all rows; if they are too many or too long, only those with the lowest and the highest `value`: `a … b`. */
function tellRows(rows: readonly Pick<Price, 'text' | 'value'>[]): string {
  const all = rows.map(({ text }) => text).join('; ');
  if (rows.length <= MAX_TOLD_ROWS && all.length <= MAX_LIST_LENGTH) return all;
  const [lowest, ...others] = [...rows].sort((a, b) => a.value - b.value);
  return [lowest, others.at(-1)].flatMap((row) => row?.text ?? []).join(' … ');
}
