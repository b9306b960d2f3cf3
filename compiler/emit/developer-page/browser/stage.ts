/** Asks the service as an agent does, and shows the request, its headers and the unchanged answer. */

import { announce, button, byId, element, facts, fill, text } from './element.ts';

interface Result {
  title: string;
  url: string;
  excerpt: string;
}

const { operations, site } = facts;
const wire = byId('wire');
const output = byId('output');
const start = [...output.childNodes];
let results: Node[] = [];
let turn = 0;

function put(...nodes: Node[]): void {
  output.replaceChildren(...nodes);
  output.scrollTop = 0;
}

/** Sends and shows a request, then `show`s the answer or the problem; nothing once the person has moved on. */
// biome-ignore lint/suspicious/noExplicitAny: each reader knows which answer it asked for
async function request(operation: string, parameters: Record<string, string>, show: (body: any) => void) {
  const mine = ++turn;
  const query = String(new URLSearchParams(parameters)).replaceAll('%2F', '/');
  const path = operation + (query && `?${query}`);
  output.setAttribute('aria-busy', 'true');
  announce(text.loading);
  const start = performance.now();
  // A stored answer would show neither the quota of now nor the time it takes.
  const init: RequestInit = { cache: 'no-store', signal: AbortSignal.timeout(20_000) };
  const response = await fetch(path, init).catch(() => undefined);
  const body = await response?.json().catch(() => undefined);
  if (mine !== turn) return;
  output.removeAttribute('aria-busy');
  showWire(path, Math.round(performance.now() - start), response);
  if (response?.ok && body) show(body);
  else put(toProblem(body?.message ?? text.unansweredTitle, body?.data?.hint ?? text.unansweredHint, 'alert'));
}

/** Shows request, status, headers, and the equivalent command. */
function showWire(path: string, count: number, response: Response | undefined): void {
  const part = (name: string) => wire.querySelector(`[data-wire="${name}"]`) as HTMLElement;
  part('path').textContent = path;
  part('status').textContent = String(response?.status ?? text.unreached);
  part('status').classList.toggle('failed', !response?.ok);
  part('time').textContent = fill(text.milliseconds, { count });
  part('headers').hidden = !response;
  for (const value of wire.querySelectorAll('[data-header]')) {
    const sent = response?.headers.get(value.getAttribute('data-header') ?? '') ?? null;
    value.textContent = sent;
    value.parentElement?.toggleAttribute('hidden', sent === null);
  }
  const code = wire.querySelector('pre code') as HTMLElement;
  code.textContent = `curl -sS '${location.origin}${path}'`;
}

/** Makes a box with the error and a hint: the API's own hint, if it answered. */
const toProblem = (title: string, hint: string, role = 'note'): HTMLElement =>
  element('div', { class: 'problem', role }, element('h3', {}, title), element('p', {}, hint));

/** Shows the pages that answer a search. */
export function search(query: string) {
  return request(operations.search_pages, { query }, (body) => {
    const { length } = body.results;
    const title = fill([text.noResults, text.oneResult][length] ?? text.manyResults, { count: length, query });
    const list = element('ol', { class: 'results' }, ...body.results.map(toResultItem));
    results = length > 0 ? [element('h3', { tabindex: '-1' }, title), list] : start;
    put(...(length > 0 ? [] : [toProblem(title, text.noResultsHint)]), ...results);
    announce(title);
  });
}

/** Makes a link to a page. A click reads the page here; a new tab opens it at the present origin. */
function toResultItem({ title, url, excerpt }: Result): HTMLLIElement {
  const path = url.slice(site.length);
  const link = element('a', { href: location.origin + path, 'data-read': url }, title);
  return element('li', {}, link, element('span', { class: 'path' }, decodeURI(path)), element('p', {}, excerpt));
}

/** Shows a page as agents get it. */
export function read(url: string) {
  const path = url.slice(site.length) || '/';
  return request(operations.read_page, { url: path }, (page) => {
    showDocument(page.markdown, 'Markdown', element('a', { href: location.origin + path }, text.openPage));
    announce(page.title);
  });
}

/** Shows a section of the company information. */
export function company(section: string) {
  return request(operations.get_company_info, section === 'all' ? {} : { section }, (info) => {
    showDocument(JSON.stringify(info, null, 2), 'JSON');
    announce(text.answered);
  });
}

/** Shows an answer unchanged. @param tools elements beside the button that leads back */
function showDocument(source: string, name: string, ...tools: Node[]): void {
  const back = button(`← ${text.back}`, () => {
    // An answer on its way is ignored.
    turn++;
    put(...(results.length > 0 ? results : start));
    output.querySelector('a')?.focus({ preventScroll: true });
  });
  const raw = element('pre', { class: 'raw', tabindex: '0', 'aria-label': name }, element('code', {}, source));
  put(element('div', { class: 'top' }, back, ...tools), raw);
  output.focus({ preventScroll: true });
}
