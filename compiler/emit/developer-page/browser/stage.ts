/** The place where answers appear, one after the other, as agents get them, and from which a person goes on. */

import { type Answer, callApi } from './call-api.ts';
import { announce, button, byId, element, facts, fill, text } from './element.ts';

type Parameters = Record<string, string>;

interface Result {
  title: string;
  url: string;
  excerpt: string;
}

const { operations, site } = facts;
const output = byId('output');
const start = [...output.childNodes];
/** The latest list of results, to come back to. */
let results: Node[] = [];
let turn = 0;

function put(...nodes: Node[]): void {
  output.replaceChildren(...nodes);
  output.scrollTop = 0;
}

/** Asks, and hands over the result unless the person has gone on meanwhile. */
async function request(operation: string, parameters: Parameters, show: (body: Answer['body']) => void) {
  const mine = ++turn;
  output.setAttribute('aria-busy', 'true');
  announce(text.loading);
  const answer = await callApi(operation, parameters);
  if (mine !== turn) return;
  output.removeAttribute('aria-busy');
  if (answer.status === 200 && answer.body) return show(answer.body);
  const repeat = button(text.retry, () => request(operation, parameters, show));
  repeat.className = 'main';
  const mayHelp = !answer.body || answer.status === 429 || answer.status >= 500;
  put(toProblem(answer), ...(mayHelp ? [repeat] : []));
}

/** What went wrong, and how to go on: the API's own hint where it answered. */
function toProblem({ status, body }: Answer): HTMLElement {
  const title = status === 0 ? text.offlineTitle : (body?.message ?? text.unreadableTitle);
  const hint = status === 0 ? text.offlineHint : (body?.data?.hint ?? text.unreadableHint);
  return element('div', { class: 'problem', role: 'alert' }, element('h3', {}, title), element('p', {}, hint));
}

/** Shows the pages that answer a search. */
export function search(query: string) {
  return request(operations.search_pages, { query }, (body) => {
    const { length } = body.results;
    if (length === 0) return showNothing(query);
    const title = fill(length === 1 ? text.oneResult : text.manyResults, { count: length, query });
    const list = element('ol', { class: 'results' }, ...toResultItems(body.results));
    results = [element('h3', { tabindex: '-1' }, title), list];
    put(...results);
    offerMore(query, body.next_cursor, list);
    announce(title);
  });
}

/** Links to pages of the site that are read here; where this page is tried away from its public origin, they lead there. */
function toResultItems(found: Result[]): HTMLLIElement[] {
  return found.map(({ title, url, excerpt }) => {
    const path = url.slice(site.length);
    const link = element('a', { href: location.origin + path, 'data-read': url }, title);
    return element('li', {}, link, element('span', { class: 'path' }, decodeURI(path)), element('p', {}, excerpt));
  });
}

function offerMore(query: string, cursor: string | null, list: HTMLElement): void {
  if (!cursor) return;
  const next = button(text.moreResults, () =>
    request(operations.search_pages, { query, cursor }, (body) => {
      const items = toResultItems(body.results);
      item.replaceWith(...items);
      items[0]?.querySelector('a')?.focus();
      offerMore(query, body.next_cursor, list);
    }),
  );
  const item = element('li', { class: 'more' }, next);
  list.append(item);
}

function showNothing(query: string): void {
  const title = fill(text.noResults, { query });
  const hint = element('p', {}, text.noResultsHint);
  put(element('div', { class: 'problem' }, element('h3', {}, title), hint), ...start);
  results = [];
  announce(`${title}. ${text.noResultsHint}`);
}

/** Shows a page as agents get it. */
export function read(url: string, part?: number) {
  const path = url.slice(site.length) || '/';
  return request(operations.read_page, { url: path, ...(part && { part: String(part) }) }, (page) => {
    const label = fill(text.nextPart, { part: page.next_part, parts: page.parts });
    const next = page.next_part ? [button(label, () => read(url, page.next_part))] : [];
    const link = element('a', { href: location.origin + path }, text.openPage);
    showDocument([link], toSource(page.markdown, 'Markdown'), ...next);
    announce(page.title);
  });
}

/** Shows a section of the company information. */
export function company(section: string) {
  return request(operations.get_company_info, section === 'all' ? {} : { section }, (info) => {
    showDocument([], toSource(JSON.stringify(info, null, 2), 'JSON'));
    announce(text.answered);
  });
}

/** An answer as it came. */
const toSource = (source: string, name: string): HTMLElement =>
  element('pre', { class: 'raw', tabindex: '0', 'aria-label': name }, element('code', {}, source));

/** @param tools beside the way back */
function showDocument(tools: Node[], ...nodes: Node[]): void {
  const back = button(`← ${text.back}`, () => {
    // Nobody waits for an answer on its way any more.
    turn++;
    put(...(results.length > 0 ? results : start));
    output.querySelector('a')?.focus({ preventScroll: true });
  });
  put(element('div', { class: 'top' }, back, ...tools), ...nodes);
  output.focus({ preventScroll: true });
}
