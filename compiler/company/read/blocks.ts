/** Company stage, in a worker: the visible text of a document as blocks, each with its place and its heading. */

import type { Cheerio, CheerioAPI } from 'cheerio';

/** A node of a parsed document. */
export type DocumentNode = ReturnType<ReturnType<CheerioAPI['root']>['contents']> extends Cheerio<infer N> ? N : never;

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
  heading: string;
  /** Cells of each row, the head first. */
  rows: string[][];
}

const SILENT = new Set(
  'head,script,style,template,noscript,svg,iframe,select,option,textarea,button,form,nav,blockquote,object,video,audio,canvas,math,dialog'.split(
    ',',
  ),
);
const BLOCK = new Set(
  'address,article,aside,dd,details,div,dl,dt,fieldset,figcaption,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,ol,p,pre,section,summary,table,tbody,td,tfoot,th,thead,tr,ul,br,caption,body'.split(
    ',',
  ),
);
/** Parts that speak of something else than the page, by the words of their class names and ids. */
const FOREIGN =
  /(?:^|[\s_-])(?:cookies?|consent|gdpr|rgpd|modal|popup|comments?|comentarios?|respond|breadcrumbs?|migas|related|relacionad[oa]s?|share|sharing|reviews?|testimonials?|testimonios?|opiniones|resenas)(?:$|[\s_-])/i;
const HIDING = /display\s*:\s*none|visibility\s*:\s*hidden/i;

interface Reading {
  blocks: Block[];
  tables: Table[];
}

/** Blocks and tables of a document that a visitor can see, menus, forms, quotations and consent dialogs left out. */
export function readBlocks(root: DocumentNode): Reading {
  const blocks: Block[] = [];
  const tables: Table[] = [];
  let text = '';
  let linked = '';
  let heading = '';

  function flush(zone: Zone, isHeading = false): void {
    const clean = squeeze(text);
    // A block that is nothing but a link leads elsewhere.
    const isLink = clean !== '' && clean === squeeze(linked);
    text = '';
    linked = '';
    if (clean === '') return;
    if (isHeading) heading = clean;
    else if (!isLink || zone === 'header') blocks.push({ text: clean, zone, heading });
  }

  function walk(node: DocumentNode, zone: Zone, inLink: boolean): void {
    if (node.type === 'text') {
      text += node.data;
      if (inLink) linked += node.data;
      return;
    }
    if (!('children' in node)) return;
    if (!('attribs' in node)) {
      for (const child of node.children) walk(child, zone, inLink);
      return;
    }
    if (isSkipped(node)) return;
    const name = node.name;
    if (name === 'table') {
      flush(zone);
      const rows = readRows(node);
      tables.push({ heading, rows });
      for (const row of rows) {
        const line = row.filter((cell) => cell !== '');
        if (line.length > 0)
          blocks.push({ text: line.length === 2 ? line.join(': ') : line.join(' · '), zone, heading });
      }
      return;
    }
    const inner = zoneOf(node, zone);
    const isBlock = BLOCK.has(name);
    if (isBlock && name !== 'dd') flush(zone);
    for (const child of node.children) walk(child, inner, inLink || name === 'a');
    if (name === 'dt') text = text.trim() === '' ? '' : `${text.trim().replace(/:$/, '')}: `;
    else if (isBlock) flush(inner, /^h[1-6]$/.test(name) || name === 'summary');
  }

  walk(root, 'main', false);
  flush('main');
  return { blocks, tables };
}

type ElementNode = Extract<DocumentNode, { attribs: unknown }>;

function isSkipped(element: ElementNode): boolean {
  const { attribs } = element;
  if (SILENT.has(element.name) || 'hidden' in attribs || attribs.role === 'dialog' || attribs.role === 'navigation') {
    return true;
  }
  if (attribs.style !== undefined && HIDING.test(attribs.style)) return true;
  return (
    FOREIGN.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`) && element.name !== 'body' && element.name !== 'html'
  );
}

function zoneOf(element: ElementNode, zone: Zone): Zone {
  const { name, attribs } = element;
  if (name === 'main' || name === 'article' || attribs.role === 'main') return zone === 'aside' ? zone : 'main';
  if (name === 'footer' || attribs.role === 'contentinfo') return 'footer';
  if (name === 'aside' || attribs.role === 'complementary') return 'aside';
  if (name === 'header' || attribs.role === 'banner') return isInContent(element) ? zone : 'header';
  if (name === 'div' && /(?:^|[\s_-])(?:footer|pie)(?:$|[\s_-])/i.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`)) {
    return isInContent(element) ? zone : 'footer';
  }
  return zone;
}

function isInContent(element: ElementNode): boolean {
  for (let node = element.parent; node !== null; node = node.parent) {
    if ('name' in node && (node.name === 'main' || node.name === 'article')) return true;
  }
  return false;
}

function readRows(table: DocumentNode): string[][] {
  const rows: string[][] = [];
  const visit = (node: DocumentNode): void => {
    if (!('attribs' in node) || isSkipped(node)) return;
    if (node.name === 'tr') {
      rows.push(
        node.children.flatMap((cell) => ('attribs' in cell && /^t[dh]$/.test(cell.name) ? [readText(cell)] : [])),
      );
    } else for (const child of node.children) visit(child);
  };
  visit(table);
  return rows;
}

/** Text of a node with all below it, hidden parts left out, white space as single spaces. */
export function readText(node: DocumentNode): string {
  let text = '';
  const visit = (part: DocumentNode): void => {
    if (part.type === 'text') text += part.data;
    else if ('children' in part && !('attribs' in part && isUnread(part))) {
      if ('name' in part && BLOCK.has(part.name)) text += ' ';
      for (const child of part.children) visit(child);
      if ('name' in part && BLOCK.has(part.name)) text += ' ';
    }
  };
  visit(node);
  return squeeze(text);
}

function isUnread(element: ElementNode): boolean {
  return /^(?:script|style|svg|template|noscript)$/.test(element.name) || 'hidden' in element.attribs;
}

const squeeze = (text: string): string => text.replace(/[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g, ' ').trim();
