/** Company stage, in a worker: names with their prices, as tables, lists and cards set them. */

import { countAll, groupBy } from '#shared/group-by.ts';
import { foldFully } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import type { Block } from './blocks.ts';

/** A row of a price list. */
export interface Price {
  /** The name with its prices: `Plan mensual: 30 € / mes`, `Corte: Mujer 30 €, Hombre 20 €`. */
  text: string;
  /** By {@link amountOf}, in any currency, for comparisons. */
  value: number;
  /** Whether a heading, the label above its list, or the head of any column has a word for prices. */
  isTitled: boolean;
  /** Whether the heading right above has a word for prices. */
  isHeaded: boolean;
  /** Whether it is in a card or an entry of a list. */
  isListed: boolean;
}

const AMOUNT = inCompleteLanguages(({ amount }) => amount);
const ANY_AMOUNT = new RegExp(AMOUNT, 'iu');
/** The lower end of a range: `35–60 €`. */
const LOWEST = '(?:\\d[\\d.,]{0,9}(?: ?€)? ?[–-] ?)?';
const ANY_RANGE = new RegExp(LOWEST + AMOUNT, 'iu');
const FROM = inCompleteLanguages(({ from }) => from);
/** Source: an amount, perhaps behind `desde` or the lower end of a range, and up to 20 characters behind it. */
const PRICE = `(?:${FROM} )?${LOWEST}${AMOUNT}(?:[^:;.]|(?<=\\d)\\.(?=\\d)|(?<=/ ?\\p{L}{1,8})\\.(?=$)){0,20}`;
/**
 * A whole line that is a price, perhaps behind a name and a separator: `Corte: 20 €`. Brackets behind it with other
 * amounts, of a pack or a part, are not in `price`.
 */
const PRICED = new RegExp(
  `^(?=\\D*\\d)(?:(?<name>(?:(?!${AMOUNT})[^:]){3,60}?)\\s*[:.·–-]+(?<!\\d[.,–-])\\s*)?(?<price>${PRICE}(?: \\((?:(?!${AMOUNT})[^()]){3,60}\\))?)(?:\\.? \\((?=[^()]{0,110}?${AMOUNT})[^()]{3,120}\\))?$`,
  'iu',
);
/** A name and its price, or those of several columns, with nothing between them, as a list sets them in boxes. */
const NEXT_TO = new RegExp(
  `^(?=\\D*\\d)(?<name>(?:(?!${AMOUNT}|\\b${FROM} )[^:;.?!]){3,60}?)\\s+(?<price>(?:${FROM} ?)?${LOWEST}${AMOUNT}(?: ?/ ?\\p{L}{1,12})?(?: ${AMOUNT}){0,4})(?: [–-]){0,4}$`,
  'iu',
);
/** A whole line below a price that tells for what it is: `por mes`, `/ persona`. */
const UNIT = new RegExp(`^(?:/ ?|${inCompleteLanguages(({ perUnit }) => perUnit)} )\\p{L}{2,12}$`, 'iu');
/** A word for prices or for things that have one, as plans have, in the folded title of a list. */
const LIST_TITLE = new RegExp(`\\b${inCompleteLanguages(({ pricedThings }) => pricedThings)}\\b`);
/** A word for prices, in folded text. */
export const PRICE_TITLE = new RegExp(inCompleteLanguages(({ topics }) => topics.prices.label));
/** Words for amounts other than prices: grants, wages, fines, donations; in folded text. */
const OTHER_AMOUNTS = new RegExp(`\\b${inCompleteLanguages(({ otherAmounts }) => otherAmounts)}\\b`);
/** A row's name that begins with such a word: `Fianza`, not `Recurso de multas`. */
const OTHER = new RegExp(`^${OTHER_AMOUNTS.source}`);
/** A whole folded name of a time, not of a thing: `Festivos`, `Fin de semana`. */
const ONLY_TIME = new RegExp(
  `^${inCompleteLanguages(({ time: { holidays, weekend, workingDays, everyDay, seasons } }) => new RegExp([holidays, weekend, workingDays, everyDay, seasons].map(({ source }) => source).join('|')))}$`,
);
const CURRENCY = /[€$£]|\beuros?\b/i;
const ONLY_FROM = new RegExp(`^${FROM}$`, 'iu');
const BARE_NUMBER = /^\d[\d.,]*$/;
/** Characters of a name, of one in a table, and of a cell with a price. */
const MAX_NAME_LENGTH = 60;
const MAX_ROW_NAME_LENGTH = 120;
const MAX_CELL_LENGTH = 40;
/** A line on a card that says for whom or when its price holds. */
const RESTRICTION = new RegExp(
  `^(?!.*${AMOUNT})${inCompleteLanguages(({ restrictions }) => restrictions)} .{1,40}$`,
  'iu',
);
/** A line in brackets below a price is its condition. */
const NOTE = new RegExp(`^\\((?!.*${AMOUNT})[^()]{3,60}\\)$`, 'iu');

/** A line with its price, and the name in the same line. */
interface Line {
  name?: string | undefined;
  price?: string | undefined;
}

/**
 * Prices of the main zone in document order, without footnotes, prices without a name, and amounts that are not
 * prices, such as deposits. A row of a table is named by its first cell with a name, and each of several amounts by
 * the head of its column. A price alone is named by the line above or by a heading of its own; on priced cards by the
 * heading, with a restriction if the card has one.
 */
export function readPriceList(blocks: readonly Block[]): Price[] {
  const lines = toLines(blocks);
  const headings = blocks.flatMap(({ heading }, at) => (lines[at]?.price === undefined ? [] : [heading]));
  const areCards = headings.length > 1 && new Set(headings).size === headings.length;
  const lineAbove = (at: number, back = 1): string => {
    const [line, block] = [blocks[at - back], blocks[at]];
    if (line === undefined || line.heading !== block?.heading || line.zone !== block.zone) return '';
    return back === 1 && ONLY_FROM.test(line.text) ? lineAbove(at, 2) : line.text;
  };
  const nameless = countAll(
    blocks.flatMap(({ heading }, at) => {
      const { name = '', price } = lines[at] ?? {};
      return price === undefined || [name, lineAbove(at)].some((one) => isName(one)) ? [] : heading;
    }),
  );
  const cards = groupBy(blocks, ({ heading }) => heading);
  /** Whether a heading belongs to a card: all blocks below it are in the card. */
  const isHeadOf = (card: Block['card'], heading: string): boolean =>
    cards.get(heading)?.every((block) => block.card === card) === true;
  const restrictions = new Map(
    blocks.flatMap(({ card, text }) => (card && RESTRICTION.test(text) ? [[card, text]] : [])),
  );
  const labels = labelsAbove(blocks, lines);
  const rows = blocks.flatMap(({ heading, above: title, card, row }, at): NamedPrice[] => {
    const { name = '', price } = lines[at] ?? {};
    if (price === undefined) return [];
    const own = (nameless.get(heading) ?? 0) > 1 ? '' : heading;
    const line = lineAbove(at);
    const isOwnCard = areCards || (card !== undefined && isHeadOf(card, heading));
    // A price for another time is for the thing that the heading names.
    const isOfTime = ONLY_TIME.test(foldFully(name));
    const thing = isOwnCard && !row ? [name, own, line] : [name, line, own];
    const named = (isOfTime && isName(heading) ? [`${heading}, ${name}`] : thing)
      .find((one) => isName(one, row ? MAX_ROW_NAME_LENGTH : MAX_NAME_LENGTH))
      ?.replace(/(?<![\s:.])[\s:.]+$/, '');
    const titles = [heading, title, labels[at] ?? '', ...(row?.head ?? [])].map(foldFully);
    if (named === undefined || titles.some((one) => OTHER_AMOUNTS.test(one)) || OTHER.test(foldFully(named))) return [];
    const only = card && restrictions.get(card);
    const before = blocks[at - 1]?.text ?? '';
    const from = ONLY_FROM.test(before) ? `${before} ` : '';
    const after = blocks[at + 1];
    const isMore =
      after?.card === card && after?.heading === heading && [NOTE, UNIT].some((one) => one.test(after.text));
    const isTitled =
      titles.some((one) => PRICE_TITLE.test(one)) ||
      titles.some((one) => one !== foldFully(named) && LIST_TITLE.test(one));
    const text = `${named}${only ? ` (${only})` : ''}: ${from}${price}${isMore ? ` ${after.text}` : ''}`;
    return [
      {
        text,
        value: amountOf(price),
        isTitled,
        isHeaded: PRICE_TITLE.test(titles[0] ?? ''),
        isListed: card !== undefined || row !== undefined,
        named,
        heading,
      },
    ];
  });
  return withHeadings(rows);
}

/** A row with the name of its thing, and the heading above it. */
type NamedPrice = Price & { named: string; heading: string };

/** The rows, each behind its heading if a row below another heading has the same name: `Pareja, una sesión: 60 €`. */
function withHeadings(rows: readonly NamedPrice[]): Price[] {
  const headingsOf = new Map<string, Set<string>>();
  for (const { named, heading } of rows) headingsOf.set(named, (headingsOf.get(named) ?? new Set()).add(heading));
  return rows.map(({ named, heading, text, ...row }) => {
    const isShared = (headingsOf.get(named)?.size ?? 0) > 1 && isName(heading);
    return { ...row, text: isShared ? `${heading}, ${text}` : text };
  });
}

/** For each block, the short line above the run of prices that it belongs to, below the same heading; else `''`. */
function labelsAbove(blocks: readonly Block[], lines: readonly Line[]): string[] {
  let label = '';
  return blocks.map(({ heading }, at) => {
    const before = blocks[at - 1];
    if (before?.heading !== heading) label = '';
    else if (lines[at - 1]?.price === undefined) label = isLabel(before.text) ? before.text : '';
    return label;
  });
}

/** Whether a line is short and does not end as a sentence or a part of one does. */
const isLabel = (text: string): boolean => text.length <= MAX_NAME_LENGTH && !/[.?!;,]$/.test(text);

/**
 * For each block, its price and name, if any; a name next to a price (`Corte 20 €`) only below a heading with several.
 */
function toLines(blocks: readonly Block[]): Line[] {
  const isListed = ({ zone, text }: Block): boolean => zone === 'main' && !/^[*†]/.test(text);
  const pairs = blocks.map((block): Line => (isListed(block) && NEXT_TO.exec(block.text)?.groups) || {});
  // One line that ends in an amount is a sentence; several below one heading are a list.
  const listed = countAll(blocks.flatMap(({ heading }, at) => (pairs[at]?.price === undefined ? [] : heading)));
  return blocks.map((block, at): Line => {
    if (!isListed(block)) return {};
    const pair = (listed.get(block.heading) ?? 0) > 1 ? pairs[at] : undefined;
    return (block.row && ofRow(block.row)) ?? (PRICED.exec(block.text)?.groups as Line) ?? pair ?? {};
  });
}

/** The name, and all prices in one text, of a row of a table; `undefined` without a price and a name before it. */
function ofRow({ cells, head }: NonNullable<Block['row']>): Line | undefined {
  const isHead = head.length === cells.length && !head.some((cell) => ANY_AMOUNT.test(cell));
  const headOf = (column: number): string => (isHead ? (head[column] ?? '') : '');
  const priceIn = (cell: string, column: number): string | undefined => {
    if (cell.length > MAX_CELL_LENGTH) return undefined;
    if (ANY_AMOUNT.test(cell)) return cell;
    const [currency] = (BARE_NUMBER.test(cell) && CURRENCY.exec(headOf(column))) || [];
    return currency && `${cell} ${currency}`;
  };
  const prices = cells.flatMap((cell, column) => {
    const price = priceIn(cell, column);
    return price === undefined ? [] : [{ column, price }];
  });
  const [first] = prices;
  if (first === undefined) return undefined;
  const name = cells.slice(0, first.column).find((cell) => isName(cell, MAX_ROW_NAME_LENGTH));
  const isOne = prices.length === 1;
  const price = prices.map(({ column, price }) => (isOne ? price : `${headOf(column)} ${price}`.trim())).join(', ');
  return name === undefined ? undefined : { name, price };
}

/** Whether a block has a name and a price, as a line (`Corte: 20 €`) or a row of a table. */
export const isPriceRow = ({ text, row }: Block): boolean =>
  row === undefined ? isName(PRICED.exec(text)?.groups?.name ?? '') : ofRow(row) !== undefined;

/** Whether a text is a price without a name: `15 € al mes.` */
export const isOnlyPrice = (text: string): boolean => {
  const { price, name = '' } = PRICED.exec(text.replace(/\.$/, ''))?.groups ?? {};
  return price !== undefined && name === '';
};

/** Whether a block is a price and nothing else; the next block may be its note. `false` without a block. */
export const isBarePrice = (block: Block | undefined): boolean => block !== undefined && isOnlyPrice(block.text);

/** Whether a text can name a priced thing: short, no question or call, no amount, more than `Precio` or `desde`. */
export const isName = (text: string, most = MAX_NAME_LENGTH): boolean =>
  !/^[^\p{L}\d]*[,;)]/u.test(text) &&
  /\p{L}{3}/u.test(foldFully(text).replace(PRICE_TITLE, '')) &&
  !ONLY_FROM.test(text) &&
  text.length <= most &&
  !/[?!]$/.test(text) &&
  !ANY_AMOUNT.test(text);

/**
 * The first figure with a currency, 35 of `35–60 €`; 0 without one. Three digits behind the last point or comma are
 * thousands, fewer a fraction.
 */
export function amountOf(text: string): number {
  const [amount = ''] = ANY_RANGE.exec(text) ?? [];
  const [figures = '0'] = /\d[\d.,'’]*/.exec(amount) ?? [];
  const [whole, fraction = ''] = figures.replace(/(?<![.,'’])[.,'’]+$/, '').split(/[.,'’](?=\d{1,2}$)/);
  return Number(`${whole?.replace(/\D/g, '')}.${fraction || 0}`);
}
