/** The place where answers appear, one after the other, and from which a person goes on. */

import { announce, button, byId, element, fill } from './element.js';
import { toProblem } from './problem.js';
import { pageLink, toFactList, toResultItems, toSource, toSwitch } from './views.js';

/** @typedef {import('../script-facts.ts').ScriptFacts} Facts */

/**
 * What the steps of a visit share.
 * @typedef {object} Stage
 * @property {Facts} facts
 * @property {HTMLElement} output
 * @property {Node[]} start What stood there before anything was asked.
 * @property {Node[]} results The latest list of results, to come back to.
 * @property {(...nodes: Node[]) => void} put
 * @property {() => void} leave Nobody waits for the answer on its way any more.
 * @property {(operation: string, parameters: Record<string, string>, show: (body: any) => void) => Promise<void>} request
 *   Asks, and hands over the result unless the person has gone on meanwhile.
 */

/**
 * @param {Facts} facts
 * @param {(operation: string, parameters: Record<string, string>) => Promise<import('./call-api.js').Answer>} ask
 */
export function createStage(facts, ask) {
  const output = byId('output');
  let turn = 0;
  /** @type {Stage} */
  const stage = {
    facts,
    output,
    start: [...output.childNodes],
    results: [],
    put(...nodes) {
      output.replaceChildren(...nodes);
      output.scrollTop = 0;
    },
    leave() {
      turn++;
    },
    async request(operation, parameters, show) {
      const mine = ++turn;
      output.setAttribute('aria-busy', 'true');
      announce(facts.text.loading);
      const answer = await ask(operation, parameters);
      if (mine !== turn) return;
      output.removeAttribute('aria-busy');
      if (answer.status === 200 && answer.body) return show(answer.body);
      stage.put(toProblem(answer, facts.text, () => stage.request(operation, parameters, show)));
    },
  };
  return {
    /** @param {string} query */
    search: (query) => search(stage, query),
    /** @param {string} url */
    read: (url) => read(stage, url),
    /** @param {string} section */
    company: (section) =>
      stage.request(facts.operations.get_company_info, section === 'all' ? {} : { section }, (info) => {
        const list = toFactList(info, facts);
        const { bar, source } = toSwitch(list, toJson(info), 'JSON', facts);
        showDocument(stage, [bar], list, source);
        announce(facts.text.rendered);
      }),
  };
}

/**
 * @param {Stage} stage
 * @param {string} query
 */
function search(stage, query) {
  const { facts, put } = stage;
  const { operations, text } = facts;
  return stage.request(operations.search_pages, { query }, (body) => {
    if (body.results.length === 0) return showNothing(stage, query);
    const { length } = body.results;
    const title = fill(length === 1 ? text.oneResult : text.manyResults, { count: length, query });
    const heading = element('h3', { tabindex: '-1' }, title);
    const list = element('ol', { class: 'results' }, ...toResultItems(body.results, query, facts));
    const { bar, source } = toSwitch(list, toJson(body), 'JSON', facts);
    stage.results = [element('div', { class: 'top' }, heading, bar), list, source];
    put(...stage.results);
    offerMore(stage, query, body.next_cursor, list);
    announce(heading.textContent ?? '');
  });
}

/**
 * @param {Stage} stage
 * @param {string} query
 * @param {string | null} cursor
 * @param {HTMLElement} list
 */
function offerMore(stage, query, cursor, list) {
  if (!cursor) return;
  const { operations, text } = stage.facts;
  const next = button(text.moreResults, () =>
    stage.request(operations.search_pages, { query, cursor }, (body) => {
      const items = toResultItems(body.results, query, stage.facts);
      item.replaceWith(...items);
      items[0]?.querySelector('a')?.focus();
      offerMore(stage, query, body.next_cursor, list);
    }),
  );
  const item = element('li', { class: 'more' }, next);
  list.append(item);
}

/**
 * @param {Stage} stage
 * @param {string} query
 */
function showNothing(stage, query) {
  const { text } = stage.facts;
  const title = fill(text.noResults, { query });
  const problem = element('div', { class: 'problem' }, element('h3', {}, title), element('p', {}, text.noResultsHint));
  stage.put(problem, ...stage.start);
  stage.results = [];
  announce(`${title}. ${text.noResultsHint}`);
}

/**
 * @param {Stage} stage
 * @param {string} url
 * @param {string} [part]
 */
function read(stage, url, part) {
  const { facts } = stage;
  const { operations, text } = facts;
  const parameters = { url: url.slice(facts.site.length) || '/', ...(part && { part }) };
  return stage.request(operations.read_page, parameters, (page) => {
    const link = pageLink(page.url, text.openPage, facts);
    link.removeAttribute('data-read');
    const label = fill(text.nextPart, { part: page.next_part, parts: page.parts });
    const next = page.next_part ? [button(label, () => read(stage, url, String(page.next_part)))] : [];
    showDocument(stage, [link], toSource(page.markdown, 'Markdown'), ...next);
    announce(page.title);
  });
}

/**
 * @param {Stage} stage
 * @param {Node[]} tools Beside the way back
 * @param {Node[]} nodes
 */
function showDocument(stage, tools, ...nodes) {
  const { facts, output, put } = stage;
  const back = button(`← ${facts.text.back}`, () => {
    stage.leave();
    put(...(stage.results.length > 0 ? stage.results : stage.start));
    output.querySelector('a')?.focus({ preventScroll: true });
  });
  put(element('div', { class: 'top' }, back, ...tools), ...nodes);
  output.focus({ preventScroll: true });
}

/** @param {unknown} value */
const toJson = (value) => JSON.stringify(value, null, 2);
