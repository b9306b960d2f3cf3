/** Preview: the list of pages, sorted and filtered as the address states, so that a link keeps the choice. */

import type { Element } from 'hast';
import { h } from 'hastscript';
import type { SaidDiagnostic } from '../report/sections.ts';
import type { ReportWords } from '../words/es/report/report.ts';
import { toReadable } from '../words/readable-address.ts';

/** A page in the list: how much of its own words was kept, in percent, and how many parts were cut. */
export interface PageRow {
  path: string;
  title: string;
  language: string;
  kept: number;
  cuts: number;
  problems: number;
  change?: 'added' | 'changed' | undefined;
}

type Sort = keyof ReportWords['preview']['sorts'];
type Filter = keyof ReportWords['preview']['filters'];

/** View, query, page, order and filters in an address. */
export interface Choice {
  view: string;
  query: string;
  path: string | null;
  sort: Sort;
  only: Filter;
  /** Of pages; empty for all. */
  language: string;
}

export interface PreviewList {
  /** Number that changes with the shown content. */
  version: number;
  choice: Choice;
  /** Address of the present view. */
  back: string;
  total: number;
  rows: readonly PageRow[];
  /** Of all pages, sorted. */
  languages: readonly string[];
  siteProblems: readonly SaidDiagnostic[];
}

const isKeyOf = <Names extends object>(names: Names, text: string | null): text is keyof Names & string =>
  text !== null && Object.hasOwn(names, text);

/** Reads the choice in an address. Absent or unknown views, orders and filters become `pages`, `kept` and `all`. */
export function readChoice(asked: URLSearchParams, { preview: text }: ReportWords): Choice {
  const [view, sort, only] = [asked.get('view'), asked.get('sort'), asked.get('only')];
  return {
    view: isKeyOf(text.tabs, view) ? view : 'pages',
    query: asked.get('q') ?? '',
    path: asked.get('path'),
    sort: isKeyOf(text.sorts, sort) ? sort : 'kept',
    only: isKeyOf(text.filters, only) ? only : 'all',
    language: asked.get('language') ?? '',
  };
}

/** Returns the pages that filter and language let in, in the chosen order; equal ones as they come. */
export function choosePages<Row extends PageRow>(rows: readonly Row[], { sort, only, language }: Choice): Row[] {
  const isIn = (row: Row) =>
    (language === '' || row.language === language) &&
    (only === 'all' || (only === 'changed' ? row.change !== undefined : row.problems > 0));
  const order: Record<Sort, (a: Row, b: Row) => number> = {
    kept: (a, b) => a.kept - b.kept,
    path: (a, b) => (a.path < b.path ? -1 : 1),
    cuts: (a, b) => b.cuts - a.cuts,
    problems: (a, b) => b.problems - a.problems,
  };
  return rows.filter(isIn).sort(order[sort]);
}

/** Makes the form of search, order and filters, then the list of pages. */
export function toPageList({ choice, total, rows, languages }: PreviewList, words: ReportWords): Element[] {
  const { preview: text } = words;
  const { query, sort, only, language, path: chosen } = choice;
  const kept = { ...(sort !== 'kept' && { sort }), ...(only !== 'all' && { only }), ...(language && { language }) };
  const toOptions = (names: Record<string, string>, selected: string) =>
    Object.entries(names).map(([value, name]) => h('option', { value, selected: value === selected }, name));
  const toSelect = (name: string, label: string, names: Record<string, string>, selected: string) =>
    h('label', [label, ' ', h('select', { name }, toOptions(names, selected))]);
  const toRow = ({ path, title, kept: share, cuts, problems, change }: PageRow) =>
    h('li', [
      h(
        'a',
        {
          href: `?${new URLSearchParams({ q: query, ...kept, path })}#title`,
          ariaCurrent: path === chosen ? 'page' : undefined,
        },
        [
          title || toReadable(path),
          h(
            'small',
            `${toReadable(path)} · ${text.row(share, cuts, problems)}${change ? ` · ${text.changes[change]}` : ''}`,
          ),
        ],
      ),
    ]);
  return [
    h('form', { role: 'search' }, [
      h('label', [
        text.search,
        ' ',
        h('input', { name: 'q', type: 'search', value: query, placeholder: text.placeholder }),
      ]),
      h('details', { open: Object.keys(kept).length > 0 }, [
        h('summary', `${text.sort}, ${text.only.toLowerCase()}`),
        toSelect('sort', text.sort, text.sorts, sort),
        toSelect('only', text.only, text.filters, only),
        languages.length > 1
          ? toSelect(
              'language',
              text.language,
              { '': text.filters.all, ...Object.fromEntries(languages.map((one) => [one, one])) },
              language,
            )
          : undefined,
        h('button', text.show),
      ]),
    ]),
    h('p', text.count(rows.length, total)),
    h('ol', { id: 'pages' }, rows.map(toRow)),
  ];
}
