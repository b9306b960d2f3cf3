/** Preview: the agents' search, asked as they ask, and the questions that must keep their answer. */

import type { Element } from 'hast';
import { h } from 'hastscript';
import type { ExplainedQuery } from '../../report/search/open-search.ts';
import { toWarnings } from '../../report/search/to-query-sections.ts';
import type { ReportWords } from '../../words/es/report/report.ts';
import { toReadable } from '../../words/readable-address.ts';
import type { PreviewInput } from '../desk.ts';
import { toChangeForm } from './forms.ts';

const MAX_RESULTS = 8;

/**
 * Shows the form of the search, results and warnings for a query, and the golden queries as they are answered now.
 * @param asked as typed; empty when nothing was asked yet
 */
export async function toSearchView(
  { words, desk, openSearch, judgeGolden }: PreviewInput,
  asked: string,
): Promise<Element> {
  const { preview: text, query: said, ask } = words;
  const back = `/?${new URLSearchParams({ view: 'search', ask: asked })}`;
  const search = asked === '' ? undefined : await openSearch?.();
  const found = search?.explain(asked, MAX_RESULTS);
  const golden = (await judgeGolden?.()) ?? [];
  const toGolden = (label: string, value: object) =>
    toChangeForm(desk, back, label, { kind: 'add', path: ['search', 'golden'], value });
  return h('article', [
    h('h2', { id: 'title', tabIndex: -1 }, text.searchAs),
    h('form', { id: 'ask' }, [
      h('input', { type: 'hidden', name: 'view', value: 'search' }),
      h('label', [
        text.question,
        ' ',
        h('input', { name: 'ask', type: 'search', value: asked, minLength: 2, maxLength: 200 }),
      ]),
      h('button', text.askIt),
    ]),
    ...(found
      ? [
          ...toWarnings(found, words).map((warning) => h('p', { className: 'warning' }, warning)),
          toFacts(found.facts, words),
          found.results.length === 0 ? h('p', said.nothing(asked)) : undefined,
          h(
            'ol',
            { id: 'results' },
            found.results.map(({ path, title, excerpt, section }) =>
              h('li', [
                h('a', { href: `?${new URLSearchParams({ path })}#title` }, title || toReadable(path)),
                ' ',
                h('small', toReadable(path)),
                h('p', section === undefined ? excerpt : `${section}: ${excerpt}`),
                toGolden(text.makeGolden, { query: asked, expect: path }),
              ]),
            ),
          ),
          toGolden(text.makeUnknown, { query: asked, unknown: true }),
        ]
      : []),
    golden.length > 0 ? h('h3', text.golden) : undefined,
    h(
      'ul',
      { id: 'golden' },
      golden.map((one) => {
        const { query, expect, unknown, failure } = one;
        const value = { query, ...(expect !== undefined && { expect }), ...(unknown && { unknown }) };
        return h('li', { className: failure ? 'error' : 'good' }, [
          `${failure ? '✗' : '✓'} ${query}: ${failure ? ask.failed(one) : ask.expected(one)}`,
          toChangeForm(desk, back, text.remove, { kind: 'remove', path: ['search', 'golden'], value }),
        ]);
      }),
    ),
  ]);
}

/** Returns the facts that agents get beside the results; `undefined` without any. */
function toFacts(facts: ExplainedQuery['facts'], { preview, file }: ReportWords): Element | undefined {
  const names: Readonly<Record<string, string>> = file.fields;
  return facts.length === 0
    ? undefined
    : h('section', [
        h('h3', preview.toldFacts),
        h(
          'ul',
          { id: 'told' },
          facts.map(({ field, value }) => h('li', [h('strong', names[field] ?? field), ` ${value}`])),
        ),
      ]);
}
