/** Shows the Markdown of the service as elements (CommonMark and GFM tables, as the compiler writes them). */

import { element } from './element.js';
import { renderInline } from './markdown-inline.js';

const FENCE = /^(`{3,}|~{3,})/;
const HEADING = /^(#{1,6})(?: +(.*))?$/;
const RULE = /^(?:-{3,}|\*{3,}|_{3,})$/;
const ITEM = /^([-*+]|\d{1,9}[.)])( +|$)/;
const DELIMITERS = /^\|(?: *:?-+:? *\|)+$/;
/** A page's headings go below those of this page. */
const SHIFT = 2;
/** Deeper than any page; what claims to be is text. */
const DEPTH = 40;

/**
 * @typedef {(url: string, name: string) => HTMLElement} MakeLink
 * @typedef {{ link: MakeLink, text: import('../script-facts.ts').Texts, depth: number }} Context
 */

/**
 * @param {string} markdown
 * @param {MakeLink} link
 * @param {import('../script-facts.ts').Texts} text
 */
export function renderMarkdown(markdown, link, text) {
  const root = document.createDocumentFragment();
  renderBlocks(markdown.replace(/\r\n?/g, '\n').split('\n'), root, { link, text, depth: 0 });
  return root;
}

/**
 * @param {string[]} lines
 * @param {ParentNode} parent
 * @param {Context} outer
 * @returns {boolean} Whether a blank line stands between two of the blocks
 */
function renderBlocks(lines, parent, outer) {
  const context = { ...outer, depth: outer.depth + 1 };
  let apart = false;
  let blank = false;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      blank = parent.childNodes.length > 0;
      at++;
      continue;
    }
    apart ||= blank;
    blank = false;
    at = renderBlock(line, lines, at, parent, context);
  }
  return apart;
}

/**
 * @param {string} line Where the block starts
 * @param {string[]} lines
 * @param {number} at
 * @param {ParentNode} parent
 * @param {Context} context
 * @returns {number} Where it ends
 */
function renderBlock(line, lines, at, parent, context) {
  /** @param {(line: string) => boolean} belongs */
  const take = (belongs) => {
    let end = at + 1;
    while (end < lines.length && belongs(lines[end] ?? '')) end++;
    return end;
  };
  const [, fence] = FENCE.exec(line) ?? [];
  if (fence) {
    const end = take(
      (one) => !(one.startsWith(fence) && one.trim() === one.trim().charAt(0).repeat(one.trim().length)),
    );
    const code = element('code', {}, lines.slice(at + 1, end).join('\n'));
    parent.append(element('pre', { tabindex: '0' }, code));
    return end + 1;
  }
  const [, marks, heading = ''] = HEADING.exec(line) ?? [];
  if (marks) {
    const level = /** @type {'h3'} */ (`h${Math.min(6, marks.length + SHIFT)}`);
    parent.append(renderInline(heading.trim(), element(level), context));
    return at + 1;
  }
  if (RULE.test(line)) {
    parent.append(element('hr'));
    return at + 1;
  }
  const nests = context.depth < DEPTH;
  if (nests && line.startsWith('>')) {
    const end = take((one) => one.startsWith('>'));
    const quote = element('blockquote');
    renderBlocks(
      lines.slice(at, end).map((one) => one.replace(/^> ?/, '')),
      quote,
      context,
    );
    parent.append(quote);
    return end;
  }
  if (nests && ITEM.test(line)) return renderList(lines, at, parent, context);
  if (line.startsWith('|') && DELIMITERS.test(lines[at + 1]?.trim() ?? '')) {
    const end = take((one) => one.startsWith('|'));
    parent.append(toTable(lines.slice(at, end), context));
    return end;
  }
  const end = take((one) => one.trim() !== '' && !startsBlock(one));
  parent.append(renderInline(lines.slice(at, end).join('\n').trim(), element('p'), context));
  return end;
}

/** @param {string} line */
function startsBlock(line) {
  return (
    FENCE.test(line) || HEADING.test(line) || RULE.test(line) || line.startsWith('>') || /^(?:[-*+]|1[.)]) /.test(line)
  );
}

/**
 * @param {string[]} lines
 * @param {number} at
 * @param {ParentNode} parent
 * @param {Context} context
 */
function renderList(lines, at, parent, context) {
  const [, first = ''] = ITEM.exec(lines[at] ?? '') ?? [];
  const kind = first.slice(-1);
  const number = Number.parseInt(first, 10);
  const list = Number.isNaN(number)
    ? element('ul')
    : element('ol', { start: number === 1 ? undefined : String(number) });
  let loose = false;
  for (;;) {
    const [lead = '', marker = ''] = ITEM.exec(lines[at] ?? '') ?? [];
    if (marker.slice(-1) !== kind || !marker) break;
    const width = marker.length + 1;
    const inside = [(lines[at] ?? '').slice(lead.length)];
    at++;
    while (at < lines.length && (/^ /.test(lines[at] ?? '') || (lines[at] ?? '').trim() === '')) {
      inside.push((lines[at] ?? '').slice(width));
      at++;
    }
    const item = element('li');
    loose = renderBlocks(inside, item, context) || loose;
    const next = ITEM.exec(lines[at] ?? '')?.[1] ?? '';
    if (next.slice(-1) === kind && inside.at(-1)?.trim() === '') loose = true;
    list.append(item);
  }
  if (!loose) for (const item of list.children) unwrapParagraphs(item);
  parent.append(list);
  return at;
}

/** @param {Element} item */
function unwrapParagraphs(item) {
  for (const child of [...item.children]) {
    if (child.localName === 'p') child.replaceWith(...child.childNodes);
  }
}

/**
 * @param {string[]} lines
 * @param {Context} context
 */
function toTable([head = '', delimiters = '', ...rows], context) {
  const sides = toCells(delimiters).map((cell) =>
    cell.endsWith(':') ? (cell.startsWith(':') ? 'center' : 'end') : '',
  );
  /**
   * @param {string} line
   * @param {'th' | 'td'} tag
   */
  const toRow = (line, tag) => {
    const cells = toCells(line);
    return element(
      'tr',
      {},
      ...sides.map((side, index) => {
        const cell = renderInline(cells[index] ?? '', element(tag), context);
        cell.style.textAlign = side;
        return cell;
      }),
    );
  };
  const table = element('table', {}, element('thead', {}, toRow(head, 'th')));
  if (rows.length > 0) table.append(element('tbody', {}, ...rows.map((row) => toRow(row, 'td'))));
  return element('div', { class: 'table', role: 'group', tabindex: '0', 'aria-label': context.text.table }, table);
}

/** @param {string} line */
function toCells(line) {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/);
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}
