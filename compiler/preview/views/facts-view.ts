/** Preview: facts about the business that agents get, each with its evidence, and missing facts. */

import type { Element } from 'hast';
import { h } from 'hastscript';
import { groupBy } from '#shared/group-by.ts';
import type { SaidDiagnostic } from '../../report/sections.ts';
import { configFieldOf } from '../../words/config-field.ts';
import { toReadable } from '../../words/readable-address.ts';
import type { DeskChange, PreviewInput } from '../desk.ts';
import { toChangeForm } from './forms.ts';

const BACK = '/?view=facts';

/** Shows missing and contradicted facts, then a table of all facts, with forms to decide them at the desk. */
export function toFactsView({ facts = [], stated, diagnostics, desk, words }: PreviewInput): Element {
  const { preview: text, summary, file } = words;
  const names = new Map(Object.entries(file.fields).map(([field, name]) => [configFieldOf(field), name]));
  const lacking = diagnostics.filter(
    ({ where, code }) => where.startsWith('company.') && /missing|contradict/.test(code),
  );
  const toLacking = ({ where, message }: SaidDiagnostic) => {
    const name = names.get(where) ?? where;
    const change: DeskChange = { kind: 'set', path: where.split('.'), value: null };
    const form = isText(where) ? toChangeForm(desk, BACK, text.state, change, text.stateHere(name)) : undefined;
    return h('li', [h('strong', name), `: ${message} `, form]);
  };
  // Most have the same hint.
  const alike = [...groupBy(lacking, ({ hint }) => hint)];
  const rows = facts.map(({ field, name, value, href, evidence, from, isOfFrame }) => {
    const path = toConfigPath(field);
    const isStated = from === 'config' || (path !== undefined && stated?.has(path.join('.')));
    const source =
      from === 'config'
        ? summary.from(from)
        : h('a', { href: `?${new URLSearchParams({ path: from })}#title` }, toReadable(summary.place(from, isOfFrame)));
    return h('tr', [
      h('th', { scope: 'row' }, name),
      h('td', href ? toReadable(href) : value),
      // Most values are their own evidence.
      h('td', [evidence === value ? '' : `${evidence} `, h('small', source)]),
      h(
        'td',
        path && desk
          ? h('div', { className: 'acts' }, [
              isStated
                ? toChangeForm(desk, BACK, text.unstate, { kind: 'unset', path })
                : toChangeForm(desk, BACK, text.isRight, { kind: 'set', path, value }),
              toChangeForm(desk, BACK, text.isWrong, { kind: 'set', path, value: false }),
              toChangeForm(desk, BACK, text.state, { kind: 'set', path, value: null }, text.stateHere(name)),
            ])
          : '',
      ),
    ]);
  });
  return h('article', [
    h('h2', { id: 'title', tabIndex: -1 }, text.facts),
    h('p', text.factsNote),
    ...(lacking.length > 0 ? [h('h3', text.lacking)] : []),
    ...alike.flatMap(([hint, some]) => [h('p', hint), h('ul', { className: 'lacking' }, some.map(toLacking))]),
    h(
      'div',
      { className: 'wide', role: 'region', ariaLabel: text.facts, tabIndex: 0 },
      h('table', { id: 'facts' }, [
        h(
          'thead',
          h(
            'tr',
            [...words.file.factColumns.slice(0, 3), ...(desk ? [text.decide] : [''])].map((name) =>
              h(name ? 'th' : 'td', { scope: name ? 'col' : undefined }, name),
            ),
          ),
        ),
        h('tbody', rows),
      ]),
    ),
  ]);
}

/** Returns the path of a fact in the config; `undefined` for lists, named pages and values that are not texts. */
function toConfigPath(field: string): string[] | undefined {
  const path = configFieldOf(field);
  return field !== 'opening_hours' && isText(path) ? path.split('.') : undefined;
}

/** Whether the config states this in words: not a page, a list of pages, or a yes or no. */
const isText = (configField: string): boolean =>
  /^company\.(?!pages\.|services\b|areas\b)/.test(configField) && !configField.endsWith('.onlineBooking');
