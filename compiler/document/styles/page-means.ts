/** Document stage: detects whether scripts, controls or other style sheets can change the look of a page. */

import { type ParsedNode, textIn } from '../parse-html.ts';

/** Means other than the elements of a page that may change its look. */
export interface PageMeans {
  /** Texts of its own `<style>` elements of CSS, each within the condition that its `media` states. */
  sheets: string[];
  /** Whether external sheets, which are not read, or the visitor's colour scheme may change the look. */
  isStyledElsewhere: boolean;
  /** Whether the page has no script and no control that opens or changes something. */
  isStill: boolean;
}

/** Types of scripts that run; all others are data (HTML Standard §4.12.1). */
const PROGRAM = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script.*|)$/i;
/** Types of style elements that browsers apply (HTML Standard §4.2.6). */
const CSS = /^(?:text\/css)?$/i;
const CONTROLS = ['popovertarget', 'commandfor'];

/** Reads the means of a document, without those inside `template`. */
export function readPageMeans(root: ParsedNode): PageMeans {
  const means: PageMeans = { sheets: [], isStyledElsewhere: false, isStill: true };
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.name !== undefined) addMeans(node, means);
    // The content of a template is not rendered.
    if (node.name !== 'template') for (const child of node.children?.toReversed() ?? []) open.push(child);
  }
  if (means.sheets.some((sheet) => /(?<!prefers-)color-scheme/i.test(sheet))) means.isStyledElsewhere = true;
  return means;
}

/** Writes the text of a style element within its condition: `@media print{…}`; a condition that cannot be one is kept out. */
const toSheet = (media = '', text: string): string =>
  media.trim() === '' ? text : `@media ${/[{};]/.test(media) ? 'not all' : media}{${text}}`;

/** Adds to `means` what one element contributes. */
function addMeans(element: ParsedNode, means: PageMeans): void {
  const { name, attribs = {} } = element;
  if (name === 'style' && CSS.test((attribs.type ?? '').trim()))
    means.sheets.push(toSheet(attribs.media, textIn(element)));
  if (name === 'link' && /\bstylesheet\b/i.test(attribs.rel ?? '')) means.isStyledElsewhere = true;
  if (name === 'meta' && attribs.name === 'color-scheme') means.isStyledElsewhere = true;
  const changes =
    (name === 'script' && PROGRAM.test((attribs.type ?? '').trim())) ||
    /^\s*javascript:/i.test(attribs.href ?? '') ||
    Object.keys(attribs).some((one) => one.startsWith('on') || CONTROLS.includes(one));
  if (changes) means.isStill = false;
}
