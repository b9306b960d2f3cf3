/**
 * Company stage: the prices of the business: a price list with a sentence of its page, else a sentence or single
 * prices.
 */

import type { PagePath } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import type { Finding } from '../facts.ts';
import { lastWords, rolesStoodInFor } from '../names.ts';
import { amountOf, type Price } from '../read/price-list.ts';
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

/**
 * Findings on prices, best first: lists of several prices, behind the best sentence of their page without an amount if
 * both fit `MAX_LIST_LENGTH`; statements; lists of one price, on pages with a purpose; last one finding on all
 * services.
 */
export function findPrices(view: SiteView): Finding[] {
  const lists = listsOf(view);
  const statements = findStatements('prices', view);
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
    if (best === undefined || mainHeading === '') return [];
    const words = new Set(foldWords(best.text).split(' '));
    const isNamed = foldWords(mainHeading)
      .split(' ')
      .every((word) => words.has(word));
    const text = isNamed ? best.text : `${mainHeading}: ${best.text}`;
    return [{ path, text: text.replace(/\.$/, ''), value: amountOf(best.text) }];
  });
  const [first] = rows;
  return first === undefined ? [] : [{ text: tellRows(rows), from: first.path, evidence: first.text }];
}

/** The page, other than the home page, with the best list of at least two prices; `undefined` if there is none. */
export function priceListPageOf(view: SiteView): PagePath | undefined {
  return listsOf(view).find(({ path, rows }) => rows.length > 1 && path !== view.index.home?.path)?.path;
}

/**
 * For each page its rows that are prices of the business, best page first; pages without any are left out. All rows of
 * the prices page; of others, rows below a title for prices, else on the home page or the page of services at least
 * `MIN_CARDS` rows of cards.
 */
function listsOf({ facts, purposes, index, language }: SiteView): { path: PagePath; rows: Price[] }[] {
  const lists = facts.flatMap(({ path, prices }) => {
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
    return rows.length === 0 || (rank === 0 && rows.length < MIN_CARDS) ? [] : [{ path, rows, rank }];
  });
  return lists.sort((a, b) => b.rank - a.rank || b.rows.length - a.rows.length);
}

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
