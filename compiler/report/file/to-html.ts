/** Report stage: a report as one HTML file that loads nothing, reads without script and sorts with a small one. */

import { hash } from 'node:crypto';
import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Line, Section } from '../sections.ts';
import { SORT_SCRIPT, STYLE } from './page-parts.ts';
import { type Cell, type CellText, type ReportFile, type Table, toCellText } from './report-file.ts';

const sourceOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Policy that lets the style and the script of `page-parts.ts` act in the file, and no text of the site. */
const POLICY = `default-src 'none'; style-src ${sourceOf(STYLE)}; script-src ${sourceOf(SORT_SCRIPT)}; base-uri 'none'; form-action 'none'`;

/** Whether a text is such a file, of any version: it begins with a policy by digests. */
export const isFileHtml = (text: string): boolean =>
  /http-equiv="Content-Security-Policy" content="default-src \S+none\S+; style-src \S*sha256-/.test(text.slice(0, 500));

/** Writes the whole file. @param file its texts are printable */
export function toFileHtml({ title, about, parts }: ReportFile, language: string): string {
  const page = h('html', { lang: language }, [
    h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('meta', { httpEquiv: 'Content-Security-Policy', content: POLICY }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('title', title),
      h('style', STYLE),
    ]),
    h('body', [
      h('main', [
        h('h1', title),
        about.length > 0
          ? h(
              'dl',
              about.map(([name, value]) => h('div', [h('dt', name), h('dd', toContent(value))])),
            )
          : undefined,
        ...parts.map((part) => toPart(part)),
      ]),
      h('script', SORT_SCRIPT),
    ]),
  ]);
  return `${toHtml([{ type: 'doctype' }, page])}\n`;
}

/** Makes a section, or a fold for details, of a list or a table. */
function toPart(part: Section | Table): Element {
  const content = 'rows' in part ? toTable(part) : toList(part.lines);
  if (part.isDetail) return h('details', [h('summary', h('h2', part.title)), ...content]);
  return h('section', [h('h2', part.title), ...content]);
}

const toList = (lines: readonly Line[]): Element[] =>
  lines.length === 0
    ? []
    : [
        h(
          'ul',
          lines.map(({ text, tone, depth = 1 }) => h('li', { className: toClass(tone, depth) }, text)),
        ),
      ];

/** Deeper lines are all indented alike. */
const MAX_DEPTH = 3;

const toClass = (tone: string | undefined, depth: number): string | undefined =>
  [tone, depth > 1 ? `depth-${Math.min(depth, MAX_DEPTH)}` : undefined].filter(Boolean).join(' ') || undefined;

const DATE = /^\d{4}-\d\d-\d\d$/;

/** Makes a note and a table. A column of numbers alone is aligned; the first cell of a row is its header. */
function toTable({ title, note, columns, rows }: Table): Element[] {
  const isNumber = columns.map((_, at) => rows.every((row) => typeof row[at] === 'number'));
  const toCell = (cell: Cell, at: number) =>
    h(
      at === 0 ? 'th' : 'td',
      {
        scope: at === 0 ? 'row' : undefined,
        className: isNumber[at] ? 'number' : DATE.test(toCellText(cell)) ? 'date' : undefined,
        dataName: at === 0 ? undefined : columns[at],
      },
      toContent(cell),
    );
  return [
    ...(note ? [h('p', { className: 'dim' }, note)] : []),
    h('div', { className: 'wide', role: 'region', ariaLabel: title, tabIndex: 0 }, [
      h('table', [
        h(
          'thead',
          h(
            'tr',
            columns.map((name) => h('th', { scope: 'col' }, name)),
          ),
        ),
        h(
          'tbody',
          rows.map((row) => h('tr', row.map(toCell))),
        ),
      ]),
    ]),
  ];
}

function toContent(cell: Cell): ElementContent | ElementContent[] | string {
  if (typeof cell !== 'object') return String(cell);
  if ('text' in cell) return toTextContent(cell);
  return cell.flatMap((one, place) => [
    ...(place > 0 ? [{ type: 'text' as const, value: ' ' }] : []),
    toTextContent(one),
  ]);
}

/** Makes a link if the text leads to a web address, else a span if it has a tone, else the text. */
function toTextContent({ text, href, tone }: CellText): ElementContent {
  // Texts of a site cannot make a link that runs something.
  if (href !== undefined && /^https?:\/\//i.test(href)) return h('a', { href, rel: 'noreferrer' }, text);
  return tone ? h('span', { className: [tone] }, text) : { type: 'text', value: text };
}
