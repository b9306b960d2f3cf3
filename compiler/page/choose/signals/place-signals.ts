/** Choosing content: what an element says about all that stands in it, by its name, role and the words of its classes. */

import { attribute, isElement } from '../../../document/elements.ts';
import { CHROME_CLASS_WORDS } from '../../../signs/chrome.ts';
import type { Place } from '../places.ts';
import { SIGNAL_WEIGHTS } from './signal-weights.ts';

const LANDMARK_ROLES: Readonly<Record<string, string>> = {
  main: 'main',
  navigation: 'nav',
  banner: 'header',
  contentinfo: 'footer',
  complementary: 'aside',
  search: 'search',
  form: 'form',
  menu: 'menu',
  menubar: 'menu',
  listbox: 'menu',
  toolbar: 'menu',
  tabpanel: 'tabpanel',
  tablist: 'tablist',
  feed: 'feed',
  region: 'region',
  list: 'list',
  listitem: 'li',
  article: 'article',
  note: 'note',
  status: 'status',
  alert: 'alert',
};

const NAMED = new Set(
  `main nav header footer aside form article section figure figcaption blockquote table tr td th ul ol li dl dd dt details
  pre p a button fieldset label address noscript h1 h2 h3 h4 h5 h6`.split(/\s+/),
);

/** Signals of one place; `inherited` are those of the places around it. */
export function placeSignals({ element }: Place, inherited: ReadonlySet<string>): string[] {
  const signals: string[] = [];
  // Classes of the body tell of the page, not of a part of it.
  if (isElement(element, 'body')) return signals;
  const landmark = LANDMARK_ROLES[attribute(element, 'role')] ?? (NAMED.has(element.tagName) ? element.tagName : '');
  if (landmark) {
    signals.push(`in:${landmark}`);
    const inMain = inherited.has('in:main') || inherited.has('in:article');
    if (/^(?:header|footer|nav|aside|form|section|ul)$/.test(landmark))
      signals.push(`in:${landmark}/${inMain ? 'main' : 'page'}`);
  }
  if (isElement(element, 'div', 'span') && element.properties.dataElementType !== undefined) signals.push('in:builder');
  if (element.properties.hidden !== undefined) signals.push('in:hidden');
  if (/display\s*:\s*none/i.test(attribute(element, 'style'))) signals.push('in:hidden-style');
  if (attribute(element, 'itemProp')) signals.push(`item:${attribute(element, 'itemProp').toLowerCase()}`);
  if (/^(?:ad|sponsored)/i.test(attribute(element, 'dataAd'))) signals.push('class:ad');
  for (const word of classWords(`${attribute(element, 'className')} ${attribute(element, 'id')}`)) {
    signals.push(`class:${word}`);
  }
  return signals;
}

/** Words of class names that some rule asks for, beside those that have a weight. */
const CHROME_WORD = new RegExp(`^(?:${Object.values(CHROME_CLASS_WORDS).flat().join('|')})$`);

/** The telling ones of the words that class names and ids are made of, in lower case: `post-relatedItems` → related, items. */
function classWords(names: string): Set<string> {
  const words = names
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  // All that stands in an element inherits its signals: the others would only be carried along.
  return new Set(words.filter((word) => SIGNAL_WEIGHTS[`class:${word}`] !== undefined || CHROME_WORD.test(word)));
}
