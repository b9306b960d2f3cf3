/** Results as a person reads them: a list of pages, a page, the facts about the business. */

import { button, element } from './element.js';

/** @typedef {import('../script-facts.ts').ScriptFacts} Facts */

/**
 * A link to a page of the site that is read here; where this page is tried away from its public origin, it leads there.
 * @param {string} url
 * @param {string} name
 * @param {Facts} facts
 */
export function pageLink(url, name, { site }) {
  const own = url === site || url.startsWith(`${site}/`);
  return own
    ? element('a', { href: location.origin + url.slice(site.length), 'data-read': url }, name)
    : element('a', { href: url, rel: 'noopener' }, name);
}

/**
 * @param {{ title: string, url: string, excerpt: string }[]} results
 * @param {string} query
 * @param {Facts} facts
 */
export function toResultItems(results, query, facts) {
  return results.map(({ title, url, excerpt }) =>
    element(
      'li',
      {},
      pageLink(url, title, facts),
      element('span', { class: 'path' }, decodeURI(url.slice(facts.site.length))),
      element('p', {}, ...markWords(excerpt, query)),
    ),
  );
}

/**
 * An answer as it came.
 * @param {string} text
 * @param {string} name
 */
export const toSource = (text, name) =>
  element('pre', { class: 'raw', tabindex: '0', 'aria-label': name }, element('code', {}, text));

/**
 * @param {Record<string, unknown>} info
 * @param {Facts} facts
 * @param {string} [prefix] Of the names of nested facts
 */
export function toFactList(info, facts, prefix = '') {
  const list = element('dl', { class: 'facts' });
  for (const [name, value] of Object.entries(info)) {
    const label = facts.fields[prefix + name] ?? facts.fields[name] ?? name;
    list.append(element('div', {}, element('dt', {}, label), element('dd', {}, toFact(value, facts, `${name}.`))));
  }
  return list;
}

/**
 * @param {unknown} value
 * @param {Facts} facts
 * @param {string} prefix
 * @returns {Node | string}
 */
function toFact(value, facts, prefix) {
  if (Array.isArray(value)) {
    const toEntry = (/** @type {any} */ entry) =>
      entry.url === undefined ? toOpening(entry) : pageLink(entry.url, entry.name, facts);
    return element('ul', {}, ...value.map((entry) => element('li', {}, toEntry(entry))));
  }
  if (typeof value === 'object' && value) {
    return toFactList(/** @type {Record<string, unknown>} */ (value), facts, prefix);
  }
  if (typeof value === 'boolean') return value ? facts.text.yes : facts.text.no;
  const text = String(value);
  return /^https?:\/\/\S+$/.test(text) ? pageLink(text, text, facts) : text;
}

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** @param {{ days: string[], opens: string, closes: string }} opening */
function toOpening({ days, opens, closes }) {
  const weekday = new Intl.DateTimeFormat(document.documentElement.lang, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  const names = days.map((day) => weekday.format(Date.UTC(2024, 0, WEEK.indexOf(day) + 1)));
  return `${names.join(', ')}: ${opens}–${closes}`;
}

/**
 * Two ways to look at one answer: as a person reads it and as it came.
 * @param {HTMLElement} rendered
 * @param {string} raw
 * @param {string} rawName
 * @param {Facts} facts
 */
export function toSwitch(rendered, raw, rawName, { text }) {
  const source = toSource(raw, rawName);
  source.hidden = true;
  /** @param {boolean} asItCame */
  const choose = (asItCame) => {
    rendered.hidden = asItCame;
    source.hidden = !asItCame;
    first.setAttribute('aria-pressed', String(!asItCame));
    second.setAttribute('aria-pressed', String(asItCame));
  };
  const first = button(text.rendered, () => choose(false));
  const second = button(rawName, () => choose(true));
  choose(false);
  return { bar: element('div', { class: 'switch' }, first, second), source };
}

/**
 * The excerpt with the words of the query marked, whatever their accents.
 * @param {string} excerpt
 * @param {string} query
 */
function markWords(excerpt, query) {
  const wanted = words(query).filter((word) => word.length > 2);
  return excerpt.split(/([\p{L}\p{N}]+)/u).map((piece) => {
    const [word = ''] = words(piece);
    return word.length > 2 && wanted.some((one) => one.slice(0, 5) === word.slice(0, 5))
      ? element('mark', {}, piece)
      : piece;
  });
}

/** @param {string} text */
function words(text) {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
