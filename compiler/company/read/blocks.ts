/** Company stage, in a worker: the text of a document as blocks, each with its place and its heading. */

import type { Element, Root } from 'hast';
import { foldFully } from '#shared/search/fold.ts';
import { rowsOfCardsIn } from '../../document/boxes/cards.ts';
import { attribute, classAndId, holdsElement, isBlock, isElement, levelOf, textOf } from '../../document/elements.ts';
import { cellsOf, filledRowsOf } from '../../document/layout-table.ts';
import { BREADCRUMB_NAMES, FOOTER_NAMES, NOTHING_FOUND_NAMES, VISITORS_WORDS_NAMES } from '../../signs/box-names.ts';
import { ADDRESS_NAMES, LOCATION_ICON, LOCATION_PICTURE } from '../../signs/icon.ts';
import { UI_WORDS } from '../../signs/interface-words.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { languages } from '../../words/languages.ts';
import type { Words } from '../../words/words.ts';
import { isAddressLine } from '../grammar/place.ts';
import { parseSchedule } from '../schedule/parse-schedule.ts';
import { hintsAtHours, WEEK } from '../schedule/read-tokens.ts';
import { createLine, isStruck, lineText, raisedIn } from './line.ts';
import { headingsAt, type Title, type Zone } from './titles.ts';

/** A line of the page's text, where a reader sees one. */
export interface Block {
  /** With single spaces. A row of a table is one block, and so is a term with its definition. */
  text: string;
  zone: Zone;
  /** The nearest heading above, in any zone; `''` without one. */
  heading: string;
  /** The nearest heading of a higher rank above that; `''` without one. */
  above: string;
  /** The nearest card or slide around it, one of several, else the outermost `<li>`. */
  card: Element | undefined;
  /** Whether only a line break separates this block from the one before. */
  isNextLine?: boolean;
  /** Of a row of a table: its cells, and those of the table's first row, which may hold no labels. */
  row?: { cells: readonly string[]; head: readonly string[] } | undefined;
  /** Whether it begins an `<address>`, or follows a location icon or the begin of a box named for addresses. */
  addressSign?: 'element' | 'icon' | undefined;
}

/** Texts of the cells of each row, in document order; the first row is not always a head. */
export type Table = string[][];

/** Elements that do not speak for the business. */
const SILENT = new Set(['nav', 'button', 'form', 'blockquote', 'math', 'noscript']);
/**
 * Words besides days and times in a link or heading with hours; with more of them it describes the page it leads to.
 */
const MAX_WORDS = 2;
const MAX_TITLE_LENGTH = 60;
/** A house number, then a postal code and a town: an address, even in a quotation. */
const STREET_AND_CODE = /\d,?\s+\d{4,5} \p{Lu}/u;
/** The address of a map. */
const MAP = /\b(?:maps|waze)\b/;

/** The surroundings of the element that is visited. */
interface Place {
  zone: Zone;
  inMain: boolean;
  card: Element | undefined;
  link: Element | undefined;
}

/**
 * Reads blocks, titles and tables that speak for the business, in document order: without menus, forms, quotations,
 * struck text, visitors' words, and links, unless they state hours or an address. A heading is a block only if it is
 * not a title.
 */
export function readBlocks(tree: Root): { blocks: Block[]; tables: Table[]; titles: Title[] } {
  const blocks: Block[] = [];
  const titles: Title[] = [];
  const tables: Table[] = [];
  const line = createLine();
  let isNextLine = false;
  let addressSign: Block['addressSign'];

  const add = (text: string, { zone, card }: Place, row?: Block['row']): void => {
    const own = { text, zone: ownZone(text, zone), ...headingsAt(titles) };
    blocks.push({ ...own, card, isNextLine, addressSign, ...(row && { row }) });
  };
  const flush = (place: Place, rank = 0): void => {
    const { text, linked, lastLink } = line.take();
    if (text === '') return;
    const isOwn = linked === '' || withoutBlanks(text) !== withoutBlanks(linked) || tellsByLink(text, lastLink);
    if (rank > 0 && isTitle(text)) titles.push({ text, zone: place.zone, rank, before: blocks.length });
    else if (isOwn || rank > 0) add(text, place);
    isNextLine = false;
    if (rank === 0) addressSign = undefined;
  };

  const visit = (element: Element, around: Place, isCard: boolean): void => {
    if (isSilent(element)) return;
    const raised = raisedIn(element);
    if (raised !== '') {
      line.append(raised, around.link);
      return;
    }
    if (isElement(element, 'br')) line.break();
    // A definition goes on after its term.
    if (isBlock(element) && element.tagName !== 'dd') flush(around);
    if (isElement(element, 'address')) addressSign = 'element';
    else if (isLocationSign(element)) addressSign ??= 'icon';
    const place = placeIn(element, around, isCard);
    // An address set as a heading does not name the text below.
    const level = levelOf(element);
    const rank = level > 0 && holdsElement(element, 'address') ? 0 : level;
    if (rank > 0) {
      line.take();
      line.append(lineText(element), undefined);
      flush(place, rank);
    } else if (isElement(element, 'table') && attribute(element, 'role') !== 'presentation') {
      const rows = filledRowsOf(element);
      const table = rows.map((row) => cellsOf(row).map(lineText));
      tables.push(table);
      for (const { text, row } of toRows(table, hasHead(rows))) add(text, place, row);
    } else {
      walk(element, place);
      if (isElement(element, 'dt')) line.endTerm();
      else if (isBlock(element)) flush(place);
    }
    line.endElement();
  };

  const walk = (node: Root | Element, place: Place): void => {
    const cards = rowsOfCardsIn(node).flat();
    for (const child of node.children) {
      if (child.type === 'element') visit(child, place, cards.includes(child));
      else if (child.type === 'text') {
        if (!line.goesOn(child.value)) {
          flush(place);
          isNextLine = true;
        }
        line.append(child.value, place.link);
      }
    }
  };
  walk(tree, { zone: 'main', inMain: false, card: undefined, link: undefined });
  return { blocks, tables, titles };
}

/** The zone of a text: a page without landmarks ends in its copyright line. */
const ownZone = (text: string, zone: Zone): Zone => (zone === 'main' && /©/.test(text) ? 'footer' : zone);

/** Whether an element is an icon or a picture before an address, or a box named for one. */
const isLocationSign = (element: Element): boolean =>
  isElement(element, 'img')
    ? LOCATION_PICTURE.test(`${attribute(element, 'alt')} ${attribute(element, 'src').replace(/^.*\//, '')}`)
    : [LOCATION_ICON, ADDRESS_NAMES].some((names) => names.test(classAndId(element)));

/** The surroundings of the children of an element. */
const placeIn = (element: Element, { zone, inMain, card, link }: Place, isCard: boolean): Place => ({
  zone: zoneOf(element, zone, inMain),
  inMain: inMain || isElement(element, 'main', 'article'),
  card: isCard || (!card && isElement(element, 'li')) ? element : card,
  link: isElement(element, 'a') ? element : link,
});

/** A whole text that is an amount, with or without `desde`. */
const BARE_AMOUNT = new RegExp(
  `^(?:${inCompleteLanguages(({ from }) => from)} )?${inCompleteLanguages(({ amount }) => amount)}$`,
  'iu',
);

/** Whether a heading is a title, not an amount, days or times, an address, a copyright line or a whole paragraph. */
const isTitle = (text: string): boolean =>
  !tellsHours(text) &&
  !isAddressLine(text) &&
  !BARE_AMOUNT.test(text) &&
  !UI_WORDS.copyright?.test(text.toLowerCase()) &&
  !(text.length > MAX_TITLE_LENGTH && text.endsWith('.'));

/**
 * Whether a linked text states a fact: words with a number that lead to a map, hours with days and times, or the amount
 * on a card that is a link as a whole.
 */
const tellsByLink = (text: string, link: Element | undefined): boolean =>
  link !== undefined &&
  ((BARE_AMOUNT.test(text) && holdsElement(link, 'h2', 'h3', 'h4', 'h5', 'h6')) || tellsOfPlace(text, link));

const tellsOfPlace = (text: string, link: Element): boolean =>
  /^\P{L}*\p{L}.*\d/u.test(text) &&
  (MAP.test(attribute(link, 'href')) || (tellsHours(text) && tellsHours(textOf(link), true)));

/** Whether a text names days or times (with `both`, each of them), and at most `MAX_WORDS` other words. */
function tellsHours(text: string, both = false): boolean {
  if (!hintsAtHours(text)) return false;
  const { entries, words, bare } = parseSchedule(text);
  const days = entries.some((entry) => entry.days > 0 || entry.isHoliday);
  const times = entries.reduce((sum, { ranges }) => sum + ranges.length, 0) > (both ? 0 : bare);
  return words <= MAX_WORDS && (both ? days && times : days || times);
}

/**
 * Whether an element does not speak for the business: a menu, breadcrumb, form, button, quotation other than of an
 * address, struck text, message that nothing was found, or visitors' words.
 */
function isSilent(element: Element): boolean {
  const isAddress = isElement(element, 'blockquote') && STREET_AND_CODE.test(textOf(element));
  if ((SILENT.has(element.tagName) && !isAddress) || isStruck(element) || attribute(element, 'role') === 'navigation')
    return true;
  const names = classAndId(element);
  const silent = [VISITORS_WORDS_NAMES, BREADCRUMB_NAMES, NOTHING_FOUND_NAMES];
  return !isElement(element, 'body') && silent.some((pattern) => pattern.test(names));
}

/** Whether the first of several rows has two cells or more, all `<th>`. One cell above columns is a title. */
function hasHead([first, second]: readonly Element[]): boolean {
  const head = first && second ? cellsOf(first) : [];
  return head.length > 1 && head.every(({ tagName }) => tagName === 'th');
}

/**
 * The zone that an element opens, else the one around it. In the main part, headers and boxes named as footers open
 * none.
 */
function zoneOf(element: Element, around: Zone, inMain: boolean): Zone {
  const role = attribute(element, 'role');
  if (isElement(element, 'main', 'article') || role === 'main') return around === 'aside' ? around : 'main';
  if (isElement(element, 'footer') || role === 'contentinfo') return 'footer';
  if (isElement(element, 'aside') || role === 'complementary') return 'aside';
  if (isElement(element, 'header') || role === 'banner') return inMain ? around : 'header';
  return isElement(element, 'div') && !inMain && FOOTER_NAMES.test(classAndId(element)) ? 'footer' : around;
}

const withoutBlanks = (text: string): string => text.replace(/\s+/g, '');

const NAMES = WEEK.map((day) =>
  inCompleteLanguages(({ time }) => new RegExp(`${time.dayNames[day].source}|${time.shortDays[day].source}`)),
);
const LETTERS = Object.values(languages).flatMap(({ time }) => [...(time.dayLetters ?? '').toLowerCase()]);
/** A day's name as a column head, short or whole, folded. */
const DAY = new RegExp(`^(?:${[...NAMES, ...new Set(LETTERS)].join('|')})\\.?$`);
const isDay = (text: string): boolean => DAY.test(foldFully(text));

/** Each row as a text with its cells. All cells are left out if texts and rows differ in number. */
function toRows(table: Table, hasHead: boolean): { text: string; row?: NonNullable<Block['row']> }[] {
  const texts = toRowTexts(table, hasHead);
  const told = table.slice(hasHead ? 1 : 0).filter((cells) => cells.some((cell) => cell !== ''));
  const [head = []] = table;
  return texts.map((text, at) => {
    const cells = told.length === texts.length ? told[at] : undefined;
    return { text, ...(cells && { row: { cells, head } }) };
  });
}

const wholly = (pick: (time: Words['time']) => RegExp[]): RegExp =>
  new RegExp(
    `^${inCompleteLanguages(
      ({ time }) =>
        new RegExp(
          pick(time)
            .map(({ source }) => source)
            .join('|'),
        ),
    )}$`,
  );
/** Heads of the columns of two ends of the hours, folded. */
const OPENS = wholly(({ opensAt, since }) => [opensAt, since]);
const CLOSES = wholly(({ closes, upTo, until }) => [closes, upTo, until]);

/** Joins each time of opening and of closing, which have columns of their own: `9:00` and `14:00`. */
function withTimesJoined(rows: readonly string[][]): readonly string[][] {
  const heads = (rows[0] ?? []).map(foldFully);
  const isFirst = (column: number): boolean => OPENS.test(heads[column] ?? '') && CLOSES.test(heads[column + 1] ?? '');
  if (!heads.some((_, column) => isFirst(column))) return rows;
  const ends = (cells: readonly string[], column: number): string => cells.slice(column, column + 2).join(' – ');
  return rows.map((cells) =>
    cells.flatMap((cell, column) => {
      if (isFirst(column)) return [/\d/.test(cell) ? ends(cells, column) : cell];
      return isFirst(column - 1) ? [] : [cell];
    }),
  );
}

/**
 * Writes each row as a text, without the head and empty cells: `a: b` of two cells, `a · b · c` of more. Below a first
 * row of days each cell gets its day: `Mañana: lunes 9-14, martes 9-14`.
 */
export function toRowTexts(rows: readonly string[][], hasHead: boolean): string[] {
  const [[corner = '', ...days] = [], ...body] = rows;
  if (days.length > 1 && !isDay(corner) && days.every(isDay)) {
    return body.map(([label = '', ...cells]) => {
      const told = cells.flatMap((cell, column) => (cell === '' ? [] : [`${days[column] ?? ''} ${cell}`.trim()]));
      return [label, told.join(', ')].filter(Boolean).join(': ');
    });
  }
  return withTimesJoined(rows)
    .slice(hasHead ? 1 : 0)
    .map((row) => row.filter((cell) => /[^\s–—-]/.test(cell)))
    .map((cells) => cells.join(cells.length !== 2 ? ' · ' : cells[0]?.includes(':') ? ', ' : ': '))
    .filter((text) => text !== '');
}
