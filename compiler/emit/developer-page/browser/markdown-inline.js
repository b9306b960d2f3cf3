/** Shows the text within a block: emphasis, code, links, images, escapes. Never markup, and no links but web ones. */

import { element } from './element.js';

const ENTITIES = /** @type {Record<string, string>} */ ({ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' });
const TAGS = /** @type {Record<string, 'strong' | 'em' | 'del'>} */ ({
  '**': 'strong',
  __: 'strong',
  '*': 'em',
  _: 'em',
  '~~': 'del',
});
/** What a text may be interrupted by, in one step each. */
const TOKEN =
  /\\([!-/:-@[-`{-~])|(\\\n| {2,}\n)|&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));|(`+)|(!?\[)|<(https?:[^\s<>]*)>|(\*\*|__|~~|\*|_)/giy;

/**
 * @template {Element} Parent
 * @param {string} source
 * @param {Parent} root
 * @param {import('./markdown.js').Context} context
 */
export function renderInline(source, root, context) {
  /** The text itself, and within it what emphasis is open, outermost first. @type {{ mark: string, inner: (Node | string)[] }[]} */
  const open = [{ mark: '', inner: [] }];
  let text = '';
  const close = () => {
    if (text) open.at(-1)?.inner.push(text);
    text = '';
    return open.pop() ?? { mark: '', inner: [] };
  };
  /** @param {Node} node */
  const append = (node) => {
    open.at(-1)?.inner.push(text, node);
    text = '';
  };
  /** What was opened and never closed is text. */
  const abandon = () => {
    const { mark, inner } = close();
    const outer = open.at(-1)?.inner;
    outer?.push(mark);
    for (const one of inner) outer?.push(one);
  };

  for (let at = 0; at < source.length; ) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(source);
    if (!token) {
      text += source[at++];
      continue;
    }
    const [whole, escaped, lineBreak, decimal, hex, name, ticks, bracket, url, mark] = token;
    at += whole.length;
    if (escaped !== undefined) text += escaped;
    else if (lineBreak) append(element('br'));
    else if (decimal || hex) text += toCharacter(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16));
    else if (name) text += ENTITIES[name] ?? whole;
    else if (ticks) {
      const end = findTicks(source, ticks, at);
      if (end < 0) text += ticks;
      else {
        const code = source.slice(at, end).replaceAll('\n', ' ');
        append(element('code', {}, /^ .*\S.* $/.test(code) ? code.slice(1, -1) : code));
        at = end + ticks.length;
      }
    } else if (bracket) {
      const link = findLink(source, at);
      if (!link) text += bracket;
      else {
        append(
          bracket === '['
            ? toLink(source.slice(at, link.label), link.url, context)
            : toImage(source.slice(at, link.label), context),
        );
        at = link.end;
      }
    } else if (url) append(context.link(url, url));
    else if (mark) {
      const before = source[at - mark.length - 1] ?? ' ';
      const after = source[at] ?? ' ';
      const opener = open.findLastIndex((one) => one.mark === mark);
      if (opener > 0 && /\S/.test(before)) {
        while (open.length > opener + 1) abandon();
        append(element(TAGS[mark] ?? 'em', {}, ...close().inner));
      } else if (/\S/.test(after) && !(mark[0] === '_' && /[\p{L}\p{N}]/u.test(before))) {
        open.at(-1)?.inner.push(text);
        text = '';
        open.push({ mark, inner: [] });
      } else text += mark;
    }
  }
  while (open.length > 1) abandon();
  for (const one of close().inner) root.append(one);
  return root;
}

/**
 * @param {string} label
 * @param {string} url
 * @param {import('./markdown.js').Context} context
 */
function toLink(label, url, context) {
  const content = renderInline(label, element('span'), context);
  if (!/^https?:\/\//i.test(url)) return content;
  const link = context.link(url, '');
  link.append(...content.childNodes);
  if (!link.textContent?.trim()) link.textContent = url;
  return link;
}

/**
 * An image is told, not loaded: what is read here is what agents read.
 * @param {string} alt
 * @param {import('./markdown.js').Context} context
 */
function toImage(alt, context) {
  const content = renderInline(alt, element('span'), context).textContent;
  return element('span', { class: 'image' }, content || context.text.image);
}

/** @param {number} code */
const toCharacter = (code) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');

/**
 * @param {string} source
 * @param {string} ticks
 * @param {number} from
 */
function findTicks(source, ticks, from) {
  for (let at = source.indexOf(ticks, from); at >= 0; at = source.indexOf(ticks, at)) {
    let end = at;
    while (source[end] === '`') end++;
    if (end - at === ticks.length) return at;
    at = end;
  }
  return -1;
}

/**
 * The end of the label that starts at `from`, and the address after it.
 * @param {string} source
 * @param {number} from
 */
function findLink(source, from) {
  let depth = 1;
  for (let at = from; at < source.length; at++) {
    const sign = source[at];
    if (sign === '\\') at++;
    else if (sign === '[') depth++;
    else if (sign === ']' && --depth === 0) {
      const address =
        /\]\((?:<((?:\\.|[^<>\n\\])*)>|((?:\\.|\((?:\\.|[^\s()\\])*\)|[^\s()\\])*))(?:\s+(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'))?\)/y;
      address.lastIndex = at;
      const found = address.exec(source);
      if (!found) return undefined;
      const url = (found[1] ?? found[2] ?? '').replace(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('&amp;', '&');
      return { label: at, url, end: address.lastIndex };
    }
  }
  return undefined;
}
