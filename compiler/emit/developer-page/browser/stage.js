/** The place where answers appear, one after the other, and from which a person goes on. */

import { announce, button, byId, element, fill } from './element.js';
import { toProblem } from './problem.js';
import { pageLink, toFactList, toPageText, toResultItems, toSwitch } from './views.js';

/** @typedef {import('../script-facts.ts').ScriptFacts} Facts */

/**
 * @param {Facts} facts
 * @param {(operation: string, parameters: Record<string, string>) => Promise<import('./call-api.js').Answer>} ask
 */
export function createStage(facts, ask) {
  const { operations, text } = facts;
  const output = byId('output');
  const start = [...output.childNodes];
  let turn = 0;
  /** @type {Node[]} */
  let results = [];

  /**
   * Asks, and hands over the result unless the person has gone on meanwhile.
   * @param {string} operation
   * @param {Record<string, string>} parameters
   * @param {(body: any) => void} show
   */
  async function request(operation, parameters, show) {
    const mine = ++turn;
    output.setAttribute('aria-busy', 'true');
    announce(text.loading);
    const answer = await ask(operation, parameters);
    if (mine !== turn) return;
    output.removeAttribute('aria-busy');
    if (answer.status === 200 && answer.body) return show(answer.body);
    put(toProblem(answer, text, () => request(operation, parameters, show)));
  }

  /** @param {Node[]} nodes */
  function put(...nodes) {
    output.replaceChildren(...nodes);
    output.scrollTop = 0;
  }

  /** @param {string} query */
  function search(query) {
    /** @param {any} body */
    const show = (body) => {
      if (body.results.length === 0) return showNothing(query);
      const { length } = body.results;
      const heading = element(
        'h3',
        { tabindex: '-1' },
        fill(length === 1 ? text.oneResult : text.manyResults, { count: length, query }),
      );
      const list = element('ol', { class: 'results' }, ...toResultItems(body.results, query, facts));
      const { bar, source } = toSwitch(list, toJson(body), 'JSON', facts);
      results = [element('div', { class: 'top' }, heading, bar), list, source];
      put(...results);
      more(body.next_cursor, list);
      announce(heading.textContent ?? '');
    };
    /**
     * @param {string | null} cursor
     * @param {HTMLElement} list
     */
    const more = (cursor, list) => {
      if (!cursor) return;
      const next = button(text.moreResults, () =>
        request(operations.search_pages, { query, cursor }, (body) => {
          const items = toResultItems(body.results, query, facts);
          item.replaceWith(...items);
          items[0]?.querySelector('a')?.focus();
          more(body.next_cursor, list);
        }),
      );
      const item = element('li', { class: 'more' }, next);
      list.append(item);
    };
    return request(operations.search_pages, { query }, show);
  }

  /** @param {string} query */
  function showNothing(query) {
    const title = fill(text.noResults, { query });
    put(element('div', { class: 'problem' }, element('h3', {}, title), element('p', {}, text.noResultsHint)), ...start);
    results = [];
    announce(`${title}. ${text.noResultsHint}`);
  }

  /**
   * @param {string} url
   * @param {string} [part]
   */
  function read(url, part) {
    const parameters = { url: url.slice(facts.site.length) || '/', ...(part && { part }) };
    return request(operations.read_page, parameters, (page) => {
      const prose = toPageText(page, facts);
      if (page.next_part) {
        const label = fill(text.nextPart, { part: page.next_part, parts: page.parts });
        prose.append(button(label, () => read(url, String(page.next_part))));
      }
      showDocument(prose, page.markdown, 'Markdown', pageLink(page.url, text.openPage, facts));
    });
  }

  /** @param {string} section */
  function company(section) {
    return request(operations.get_company_info, section === 'all' ? {} : { section }, (info) =>
      showDocument(toFactList(info, facts), toJson(info), 'JSON'),
    );
  }

  /**
   * @param {HTMLElement} rendered
   * @param {string} raw
   * @param {string} rawName
   * @param {HTMLElement} [link] To where the document stands on the site
   */
  function showDocument(rendered, raw, rawName, link) {
    link?.removeAttribute('data-read');
    const { bar, source } = toSwitch(rendered, raw, rawName, facts);
    const back = button(`← ${text.back}`, () => {
      turn++;
      put(...(results.length > 0 ? results : start));
      output.querySelector('a')?.focus({ preventScroll: true });
    });
    put(element('div', { class: 'top' }, back, ...(link ? [link] : []), bar), rendered, source);
    output.focus({ preventScroll: true });
    announce(rendered.querySelector('h3')?.textContent ?? text.rendered);
  }

  return { search, read, company };
}

/** @param {unknown} value */
const toJson = (value) => JSON.stringify(value, null, 2);
