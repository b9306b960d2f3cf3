/** Results as a person reads them: a list of pages, the facts about the business, and the answer as it came. */

import { button, element } from './element.ts';
import { facts, text } from './facts.ts';

/** A link to a page of the site that is read here; where this page is tried away from its public origin, it leads there. */
export function pageLink(url: string, name: string): HTMLAnchorElement {
  const { site } = facts;
  const own = url === site || url.startsWith(`${site}/`);
  return own
    ? element('a', { href: location.origin + url.slice(site.length), 'data-read': url }, name)
    : element('a', { href: url, rel: 'noopener' }, name);
}

interface Result {
  title: string;
  url: string;
  excerpt: string;
}

export function toResultItems(results: Result[]): HTMLLIElement[] {
  return results.map(({ title, url, excerpt }) => {
    const path = element('span', { class: 'path' }, decodeURI(url.slice(facts.site.length)));
    return element('li', {}, pageLink(url, title), path, element('p', {}, excerpt));
  });
}

/** An answer as it came. */
export const toSource = (source: string, name: string): HTMLElement =>
  element('pre', { class: 'raw', tabindex: '0', 'aria-label': name }, element('code', {}, source));

/** @param prefix of the names of nested facts */
export function toFactList(info: Record<string, unknown>, prefix = ''): HTMLElement {
  const rows = Object.entries(info).map(([name, value]) => {
    const label = facts.fields[prefix + name] ?? facts.fields[name] ?? name;
    return element('div', {}, element('dt', {}, label), element('dd', {}, toFact(value, `${name}.`)));
  });
  return element('dl', { class: 'facts' }, ...rows);
}

function toFact(value: unknown, prefix: string): Node | string {
  if (Array.isArray(value)) {
    const items = value.map((entry) =>
      element('li', {}, entry.url ? pageLink(entry.url, entry.name) : toOpening(entry)),
    );
    return element('ul', {}, ...items);
  }
  if (typeof value === 'object' && value) return toFactList(value as Record<string, unknown>, prefix);
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  const said = String(value);
  return /^https?:\/\/\S+$/.test(said) ? pageLink(said, said) : said;
}

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function toOpening({ days, opens, closes }: { days: string[]; opens: string; closes: string }): string {
  const weekday = new Intl.DateTimeFormat(document.documentElement.lang, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  const names = days.map((day) => weekday.format(Date.UTC(2024, 0, WEEK.indexOf(day) + 1)));
  return `${names.join(', ')}: ${opens}–${closes}`;
}

/** Two ways to look at one answer: as a person reads it, and its JSON. */
export function toSwitch(rendered: HTMLElement, answer: unknown) {
  const source = toSource(JSON.stringify(answer, null, 2), 'JSON');
  const choose = (asItCame: boolean) => {
    rendered.hidden = asItCame;
    source.hidden = !asItCame;
    first.setAttribute('aria-pressed', String(!asItCame));
    second.setAttribute('aria-pressed', String(asItCame));
  };
  const first = button(text.rendered, () => choose(false));
  const second = button('JSON', () => choose(true));
  choose(false);
  return { bar: element('div', { class: 'switch' }, first, second), source };
}
