/** Company stage, in a worker: the text of a document as blocks, each with its place and its heading. */

import type { Element, Root } from 'hast';
import { foldFully } from '#shared/search/fold.ts';
import { toOneLine } from '#shared/short-text.ts';
import { attribute, classAndId, isBlock, isElement, levelOf, textOf } from '../../document/elements.ts';
import { cellsOf, tellingRowsOf } from '../../document/layout-table.ts';
import { BREADCRUMB_NAMES, FOOTER_NAMES, VISITORS_WORDS_NAMES } from '../../signs/box-names.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { languages } from '../../words/languages.ts';
import { parseSchedule } from '../schedule/parse-schedule.ts';
import { hintsAtHours, WEEK } from '../schedule/read-tokens.ts';

/** Part of the page that a block stands in. */
export type Zone = 'main' | 'header' | 'footer' | 'aside';

export interface Block {
  /** With single spaces. A table row is one block, a term and its definition another. */
  text: string;
  zone: Zone;
  /** The nearest heading above, and the nearest of a higher rank above that. */
  heading: string;
  above: string;
}

/** Cells of each row, the head first. */
export type Table = string[][];

/** Menus, controls, and what somebody else says. */
const SILENT = new Set(['nav', 'button', 'form', 'blockquote', 'math', 'noscript']);
/** Other words in a link or heading with hours; with more of them it describes the page it leads to. */
const MAX_WORDS = 2;
const LONGEST_TITLE = 60;
const MAP = /\b(?:maps|waze)\b/;

/** Blocks and tables that speak for the business, without menus, forms, quotations and visitors' words. */
export function readBlocks(tree: Root): { blocks: Block[]; tables: Table[] } {
  const blocks: Block[] = [];
  const tables: Table[] = [];
  let zone: Zone = 'main';
  let inMain = false;
  let text = '';
  let linked = '';
  let lastLink: Element | undefined;
  let inLink = false;
  let isAfterElement = false;
  let outline: { rank: number; title: string }[] = [];

  const tell = (line: string): void => {
    const [above = '', heading = ''] = ['', '', ...outline.map(({ title }) => title)].slice(-2);
    blocks.push({ text: line, zone, heading, above });
  };
  const flush = (rank = 0): void => {
    const clean = toOneLine(text);
    const isTold = linked === '' || withoutBlanks(clean) !== withoutBlanks(linked) || tellsByLink(clean, lastLink);
    text = '';
    linked = '';
    if (clean === '') return;
    // Days and times set as headings are no titles of what follows, nor are whole paragraphs.
    if (rank > 0 && !tellsHours(clean) && !(clean.length > LONGEST_TITLE && clean.endsWith('.'))) {
      outline = [...outline.filter((one) => one.rank < rank), { rank, title: clean }];
    } else if (isTold || rank > 0) tell(clean);
  };

  const visit = (element: Element): void => {
    if (isSilent(element)) return;
    // A definition goes on after its term.
    const breaks = isBlock(element) || isElement(element, 'br');
    if (breaks && element.tagName !== 'dd') flush();
    const around = { zone, inMain, inLink };
    const rank = levelOf(element);
    zone = zoneOf(element, zone, inMain);
    inMain ||= isElement(element, 'main', 'article');
    if (isElement(element, 'a')) [lastLink, inLink] = [element, true];
    if (rank > 0) {
      text = textOf(element);
      flush(rank);
    } else if (isElement(element, 'table') && attribute(element, 'role') !== 'presentation') {
      const rows = tellingRowsOf(element);
      const table = rows.map((row) => cellsOf(row).map((cell) => toOneLine(textOf(cell))));
      tables.push(table);
      toRowTexts(table, hasHead(rows)).forEach(tell);
    } else {
      walk(element);
      if (isElement(element, 'dt')) {
        const term = toOneLine(text).replace(/:$/, '');
        text = term === '' ? '' : `${term}: `;
      } else if (breaks) flush();
    }
    isAfterElement = true;
    ({ zone, inMain, inLink } = around);
  };

  const walk = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type === 'element') visit(child);
      else if (child.type === 'text') {
        // A label and its value, or two times, that only the layout sets apart: `<b>NIF</b><span>B00000000</span>`.
        if (isAfterElement && /(?:\p{L}{2}|:\d\d)$/u.test(text) && /^(?:\p{Lu}|\d)/u.test(child.value)) text += ' ';
        isAfterElement = false;
        text += child.value;
        if (inLink) linked += child.value;
      }
    }
  };
  walk(tree);
  return { blocks, tables };
}

/** A block of links only leads elsewhere, unless the last one leads from an address to a map, or tells hours. */
const tellsByLink = (text: string, link: Element | undefined): boolean =>
  link !== undefined &&
  /^\P{L}*\p{L}.*\d/u.test(text) &&
  (MAP.test(attribute(link, 'href')) || (tellsHours(text) && tellsHours(textOf(link), true)));

/** Whether a text names days or times, both if asked, and hardly anything else. */
function tellsHours(text: string, both = false): boolean {
  if (!hintsAtHours(text)) return false;
  const { entries, words, bare } = parseSchedule(text);
  const days = entries.some((entry) => entry.days > 0 || entry.isHoliday);
  const times = entries.reduce((sum, { ranges }) => sum + ranges.length, 0) > (both ? 0 : bare);
  return words <= MAX_WORDS && (both ? days && times : days || times);
}

/** Whether an element does not speak for the business: menus, forms, quotations, visitors' words. */
function isSilent(element: Element): boolean {
  if (SILENT.has(element.tagName) || attribute(element, 'role') === 'navigation') return true;
  const names = classAndId(element);
  return !isElement(element, 'body') && (VISITORS_WORDS_NAMES.test(names) || BREADCRUMB_NAMES.test(names));
}

/** Whether the first of several rows names columns. One cell above them is a title. */
function hasHead([first, second]: readonly Element[]): boolean {
  const head = first && second ? cellsOf(first) : [];
  return head.length > 1 && head.every(({ tagName }) => tagName === 'th');
}

/** The zone that an element opens, or the one around it. A header in the main part opens none. */
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

/** Each row as a sentence, without the head. Below a head of days each cell is read with its day. */
export function toRowTexts(rows: readonly string[][], hasHead: boolean): string[] {
  const [[corner = '', ...days] = [], ...body] = rows;
  if (days.length > 1 && !isDay(corner) && days.every(isDay)) {
    return body.map(([label = '', ...cells]) => {
      const told = cells.flatMap((cell, column) => (cell === '' ? [] : [`${days[column] ?? ''} ${cell}`.trim()]));
      return [label, told.join(', ')].filter(Boolean).join(': ');
    });
  }
  return (hasHead ? body : rows)
    .map((row) => row.filter((cell) => cell !== ''))
    .map((cells) => cells.join(cells.length !== 2 ? ' · ' : cells[0]?.includes(':') ? ', ' : ': '))
    .filter((text) => text !== '');
}
