/** The place where answers appear, one after the other, and from which a person goes on. */

import { type Answer, callApi } from './call-api.ts';
import { announce, button, byId, element, fill } from './element.ts';
import { facts, text } from './facts.ts';
import { toProblem } from './problem.ts';
import { pageLink, toFactList, toResultItems, toSource, toSwitch } from './views.ts';
import { showOnWire } from './wire.ts';

type Parameters = Record<string, string>;

const { operations } = facts;
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
  showOnWire(answer);
  if (mine !== turn) return;
  output.removeAttribute('aria-busy');
  if (answer.status === 200 && answer.body) return show(answer.body);
  put(toProblem(answer, () => request(operation, parameters, show)));
}

/** Shows the pages that answer a search. */
export function search(query: string) {
  return request(operations.search_pages, { query }, (body) => {
    const { length } = body.results;
    if (length === 0) return showNothing(query);
    const title = fill(length === 1 ? text.oneResult : text.manyResults, { count: length, query });
    const list = element('ol', { class: 'results' }, ...toResultItems(body.results));
    const { bar, source } = toSwitch(list, body);
    results = [element('div', { class: 'top' }, element('h3', { tabindex: '-1' }, title), bar), list, source];
    put(...results);
    offerMore(query, body.next_cursor, list);
    announce(title);
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
  const parameters = { url: url.slice(facts.site.length) || '/', ...(part && { part: String(part) }) };
  return request(operations.read_page, parameters, (page) => {
    const link = pageLink(page.url, text.openPage);
    link.removeAttribute('data-read');
    const label = fill(text.nextPart, { part: page.next_part, parts: page.parts });
    const next = page.next_part ? [button(label, () => read(url, page.next_part))] : [];
    showDocument([link], toSource(page.markdown, 'Markdown'), ...next);
    announce(page.title);
  });
}

/** Shows a section of the company information. */
export function company(section: string) {
  return request(operations.get_company_info, section === 'all' ? {} : { section }, (info) => {
    const list = toFactList(info);
    const { bar, source } = toSwitch(list, info);
    showDocument([bar], list, source);
    announce(text.rendered);
  });
}

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
