/** Preview: facts about the business that agents get, each with its evidence, and missing facts. */

import type { Element } from 'hast';
import { h } from 'hastscript';
import { groupBy } from '#shared/group-by.ts';
import type { FactRow } from '../../report/file/fact-table.ts';
import type { SaidDiagnostic } from '../../report/sections.ts';
import { configFieldOf } from '../../words/config-field.ts';
import { toReadable } from '../../words/readable-address.ts';
import type { PreviewInput } from '../desk.ts';
import { toChangeForm } from './forms.ts';

const BACK = '/?view=facts';

/** Shows missing and contradicted facts, a table of all facts and the unstated others, with forms to decide them. */
export function toFactsView(input: PreviewInput): Element {
  const { facts = [], desk, words } = input;
  const { preview: text, file } = words;
  const lacking = input.diagnostics.filter(
    ({ where, code }) => where.startsWith('company.') && /missing|contradict/.test(code),
  );
  const names = new Map(Object.entries(file.fields).map(([field, name]) => [configFieldOf(field), name]));
  const shown = new Set([...facts.map(({ field }) => configFieldOf(field)), ...lacking.map(({ where }) => where)]);
  const unstated = [...names].filter(([where]) => toConfigPath(where) && !shown.has(where));
  const toLacking = ({ where, message }: SaidDiagnostic) => {
    const name = names.get(where) ?? where;
    return h('li', [h('strong', name), `: ${message} `, toStateForm(where, name, input)]);
  };
  const columns = [...file.factColumns.slice(0, 3), ...(desk ? [text.decide] : [''])];
  return h('article', [
    h('h2', { id: 'title', tabIndex: -1 }, text.facts),
    h('p', text.factsNote),
    ...(lacking.length > 0 ? [h('h3', text.lacking)] : []),
    // Most have the same hint.
    ...[...groupBy(lacking, ({ hint }) => hint)].flatMap(([hint, some]) => [
      h('p', hint),
      h('ul', { className: 'lacking' }, some.map(toLacking)),
    ]),
    h(
      'div',
      { className: 'wide', role: 'region', ariaLabel: text.facts, tabIndex: 0 },
      h('table', { id: 'facts' }, [
        h(
          'thead',
          h(
            'tr',
            columns.map((name) => h(name ? 'th' : 'td', { scope: name ? 'col' : undefined }, name)),
          ),
        ),
        h(
          'tbody',
          facts.map((fact) => toRow(fact, input)),
        ),
      ]),
    ),
    ...(unstated.length > 0
      ? [
          h('h3', text.unstated),
          h(
            'ul',
            { id: 'unstated', className: 'lacking' },
            unstated.map(([where, name]) => toUnstated(where, name, input)),
          ),
        ]
      : []),
  ]);
}

/** Makes a row of the table: a fact with its value, its evidence and, at the desk, the decisions about it. */
function toRow({ field, name, value, href, evidence, from, isOfFrame }: FactRow, input: PreviewInput): Element {
  const { stated, desk, words } = input;
  const { preview: text, summary } = words;
  const where = configFieldOf(field);
  const path = toConfigPath(where);
  const isStated = from === 'config' || stated?.has(where);
  const source =
    from === 'config'
      ? summary.from(from)
      : h('a', { href: `?${new URLSearchParams({ path: from })}#title` }, toReadable(summary.place(from, isOfFrame)));
  const decisions = path && [
    isStated
      ? toChangeForm(desk, BACK, text.unstate, { kind: 'unset', path })
      : toChangeForm(desk, BACK, text.isRight, { kind: 'set', path, value }),
    toChangeForm(desk, BACK, text.isWrong, { kind: 'set', path, value: false }),
    toStateForm(where, name, input),
  ];
  return h('tr', [
    h('th', { scope: 'row' }, name),
    h('td', href ? toReadable(href) : value),
    // Most values are their own evidence.
    h('td', [evidence === value ? '' : `${evidence} `, h('small', source)]),
    h('td', decisions && desk ? h('div', { className: 'acts' }, decisions) : ''),
  ]);
}

/** Makes the item of a fact that agents do not get: the config leaves it out, or the compile has found none. */
function toUnstated(where: string, name: string, input: PreviewInput): Element {
  const { stated, desk, words } = input;
  const { preview: text } = words;
  const path = toConfigPath(where) ?? [];
  const isLeftOut = stated?.has(where);
  return h('li', [
    h('strong', name),
    `: ${isLeftOut ? text.leftOut : text.notFound} `,
    isLeftOut ? toChangeForm(desk, BACK, text.unstate, { kind: 'unset', path }) : undefined,
    toStateForm(where, name, input),
  ]);
}

/** Makes the form that states a fact in words; `undefined` for a fact of another kind, and without a desk. */
function toStateForm(where: string, name: string, { desk, words }: PreviewInput): Element | undefined {
  const { state, stateHere } = words.preview;
  const path = toConfigPath(where);
  return path && toChangeForm(desk, BACK, state, { kind: 'set', path, value: null }, stateHere(name));
}

/** Returns the keys of a config field that states a fact in words; `undefined` for lists, pages, and yes or no. */
function toConfigPath(where: string): string[] | undefined {
  const isText = /^company\.(?!pages\.|services\b|areas\b)[\w.]+$/.test(where) && !where.endsWith('.onlineBooking');
  return isText ? where.split('.') : undefined;
}
