/** Company stage, in a worker: the visible text of a document as blocks, each with its place and its heading. */

import { type Look, plainLook } from '../../visibility/look.ts';
import { withoutUnseen } from '../../visibility/unseen-characters.ts';
import { hasHeadRow, isLayoutTable, toRowTexts } from './tables.ts';
import { ancestorsOf, type DocumentNode, type ElementNode, tokensOf, walkTree } from './tree.ts';
import { isHidden, isUnreadable, lookAround, lookIn } from './visible.ts';

/** Part of the page that a block stands in. */
export type Zone = 'main' | 'header' | 'footer' | 'aside';

export interface Block {
  /** White space as single spaces. A table row is one block, a term and its definition another. */
  text: string;
  zone: Zone;
  /** The nearest heading before it. */
  heading: string;
}

export interface Table {
  /** Cells of each row, the head first. */
  rows: string[][];
}

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const SILENT = names(
  'head script style template noscript svg iframe select option textarea button form nav blockquote object video audio canvas math dialog',
);
const BREAKING = names(
  'address article aside blockquote body br caption dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td tfoot th thead tr ul',
);
const HEADING = names('h1 h2 h3 h4 h5 h6 summary');
/** Parts that speak of something else than the page, by the words of their class names and ids. */
const FOREIGN =
  /(?:^|[\s_-])(?:cookies?|consent|gdpr|rgpd|modal|popup|comments?|comentarios?|respond|breadcrumbs?|migas|related|relacionad[oa]s?|share|sharing|reviews?|testimonials?|testimonios?|opiniones|resenas)(?:$|[\s_-])/;
const FOOTER = /(?:^|[\s_-])(?:footer|pie)(?:$|[\s_-])/;

/** Blocks and tables of a document that a visitor can read; menus, forms, quotations, consent dialogs left out. */
export function readBlocks(root: DocumentNode): { blocks: Block[]; tables: Table[] } {
  const blocks: Block[] = [];
  const tables: Table[] = [];
  const zones: Zone[] = ['main'];
  const looks: Look[] = [plainLook];
  let text = '';
  let linked = '';
  let links = 0;
  let heading = '';
  const zone = (): Zone => zones.at(-1) ?? 'main';
  const look = (): Look => looks.at(-1) ?? plainLook;

  function flush(isHeading = false): void {
    const clean = squeeze(text);
    // A block that is nothing but a link leads elsewhere.
    const isLink = clean !== '' && clean === squeeze(linked);
    text = '';
    linked = '';
    if (clean === '') return;
    if (isHeading) heading = clean;
    else if (!isLink) blocks.push({ text: clean, zone: zone(), heading });
  }

  function enter(node: DocumentNode): boolean {
    if (node.type === 'text') {
      if (isUnreadable(look())) return false;
      text += node.data;
      if (links > 0) linked += node.data;
      return false;
    }
    if (!('attribs' in node)) return 'children' in node;
    if (isSkipped(node)) return false;
    // A definition goes on after its term.
    if (BREAKING.has(node.name) && node.name !== 'dd') flush();
    zones.push(zoneOf(node, zone()));
    looks.push(lookIn(node, look()));
    if (node.name === 'table' && !isLayoutTable(node)) {
      const rows = readRows(node);
      tables.push({ rows });
      for (const text of toRowTexts(rows, hasHeadRow(node))) blocks.push({ text, zone: zone(), heading });
      zones.pop();
      looks.pop();
      return false;
    }
    if (node.name === 'a') links++;
    return true;
  }

  function leave(node: DocumentNode): void {
    if (!('attribs' in node)) return;
    if (node.name === 'a') links--;
    if (node.name === 'dt') {
      const term = squeeze(text).replace(/:$/, '');
      text = term === '' ? '' : `${term}: `;
    } else if (BREAKING.has(node.name)) flush(HEADING.has(node.name));
    zones.pop();
    looks.pop();
  }

  walkTree(root, enter, leave);
  flush();
  return { blocks, tables };
}

function isSkipped(element: ElementNode): boolean {
  const { attribs, name } = element;
  if (SILENT.has(name) || attribs.role === 'navigation' || isHidden(element)) return true;
  return name !== 'body' && name !== 'html' && FOREIGN.test(tokensOf(element));
}

function zoneOf(element: ElementNode, around: Zone): Zone {
  const { name, attribs } = element;
  if (name === 'main' || name === 'article' || attribs.role === 'main') return around === 'aside' ? around : 'main';
  if (name === 'footer' || attribs.role === 'contentinfo') return 'footer';
  if (name === 'aside' || attribs.role === 'complementary') return 'aside';
  if (name === 'header' || attribs.role === 'banner') return isInContent(element) ? around : 'header';
  return name === 'div' && FOOTER.test(tokensOf(element)) && !isInContent(element) ? 'footer' : around;
}

function isInContent(element: ElementNode): boolean {
  for (const { name } of ancestorsOf(element)) if (name === 'main' || name === 'article') return true;
  return false;
}

function readRows(table: ElementNode): string[][] {
  const rows: string[][] = [];
  walkTree(table, (node) => {
    if (!('attribs' in node)) return false;
    if (node !== table && isSkipped(node)) return false;
    if (node.name === 'tr') rows.push([]);
    else if (node.name === 'td' || node.name === 'th') {
      rows.at(-1)?.push(readText(node));
      return false;
    }
    return true;
  });
  return rows;
}

/** Text of a node with all below it, hidden parts left out, white space as single spaces. */
export function readText(node: DocumentNode): string {
  let text = '';
  const looks: Look[] = [node.parent === null ? plainLook : lookAround(node.parent)];
  const look = (): Look => looks.at(-1) ?? plainLook;
  const space = (part: DocumentNode): void => {
    if ('name' in part && BREAKING.has(part.name)) text += ' ';
  };
  walkTree(
    node,
    (part) => {
      if (part.type === 'text' && !isUnreadable(look())) text += part.data;
      if ('attribs' in part && part !== node && isUnread(part)) return false;
      space(part);
      if ('attribs' in part) looks.push(lookIn(part, look()));
      return 'children' in part;
    },
    (part) => {
      space(part);
      if ('attribs' in part) looks.pop();
    },
  );
  return squeeze(text);
}

const isUnread = (element: ElementNode): boolean =>
  /^(?:script|style|svg|template|noscript)$/.test(element.name) || isHidden(element);

/** A price that only the layout sets apart from what it is the price of. */
const STUCK_PRICE = /(?<=\p{Ll}{2})(?=\d{1,3}(?:\.\d{3})*(?:,\d{1,2})? ?€)/gu;

function squeeze(text: string): string {
  const line = withoutUnseen(text).replace(/\s+/g, ' ').trim();
  return line.includes('€') ? line.replace(STUCK_PRICE, ' ') : line;
}
