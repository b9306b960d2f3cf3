/** Document stage: what a page can do with its text by scripts, controls and sheets. */

import { type ParsedNode, textIn } from '../parse-html.ts';

/** What decides how a page is seen, besides its elements. */
export interface PageMeans {
  /** The texts of its own sheets for screens. */
  sheets: string[];
  /** Whether other sheets, which are not read, or the visitor's own colours have a say too. */
  isStyledElsewhere: boolean;
  /** Whether nothing on it opens or changes anything: no script, no control that shows something. */
  isStill: boolean;
}

/** Types of scripts that are run; others are data (HTML Standard §4.12.1). */
const PROGRAM = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script.*|)$/i;
const CONTROLS = ['popovertarget', 'commandfor'];

/** Reads the means of a document. */
export function readPageMeans(root: ParsedNode): PageMeans {
  const means: PageMeans = { sheets: [], isStyledElsewhere: false, isStill: true };
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.name !== undefined) addMeans(node, means);
    // What a template holds is nowhere yet.
    if (node.name !== 'template') for (const child of node.children?.toReversed() ?? []) open.push(child);
  }
  if (means.sheets.some((sheet) => /(?<!prefers-)color-scheme/i.test(sheet))) means.isStyledElsewhere = true;
  return means;
}

function addMeans(element: ParsedNode, means: PageMeans): void {
  const { name, attribs = {} } = element;
  if (name === 'style' && !/\bprint\b/.test(attribs.media ?? '')) means.sheets.push(textIn(element));
  if (name === 'link' && /\bstylesheet\b/i.test(attribs.rel ?? '')) means.isStyledElsewhere = true;
  if (name === 'meta' && attribs.name === 'color-scheme') means.isStyledElsewhere = true;
  const changes =
    (name === 'script' && PROGRAM.test((attribs.type ?? '').trim())) ||
    /^\s*javascript:/i.test(attribs.href ?? '') ||
    Object.keys(attribs).some((one) => one.startsWith('on') || CONTROLS.includes(one));
  if (changes) means.isStill = false;
}
