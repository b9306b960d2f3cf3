/** Report stage: what a command says as text, for a terminal, as HTML, Markdown or JSON. All of it is made printable here. */

import { escapeUTF8 } from 'entities';
import type { Colors } from 'picocolors/types.js';
import { toPrintable, toPrintableLines, toShortText } from '#shared/short-text.ts';
import { type Line, type Section, toShown } from './sections.ts';

/** Texts of several lines that are ours, by the name under which a value holds them. */
export type OwnTexts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const toShownSections = (sections: readonly Section[]): Section[] =>
  sections.map((section) => ({
    ...section,
    title: toShown(section.title),
    lines: section.lines.map((line) => ({ ...line, text: toShown(line.text) })),
  }));

/** The sections for a terminal, long lines cut at `width` characters where one is given. */
export function toSectionText(sections: readonly Section[], colors: Colors, width?: number): string {
  const paint: Record<NonNullable<Line['tone']>, (text: string) => string> = {
    dim: colors.dim,
    good: colors.green,
    bad: colors.red,
    warning: colors.yellow,
  };
  const toText = ({ text, tone, depth = 1, isCut }: Line) => {
    const shown = isCut && width ? toShortText(text, width - 2 * depth) : text;
    return `${'  '.repeat(depth)}${tone ? paint[tone](shown) : shown}\n`;
  };
  return toShownSections(sections)
    .map(({ title, lines }) => `${colors.bold(title)}\n${lines.map(toText).join('')}`)
    .join('\n');
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere;color:CanvasText;background:Canvas}
h1{font-size:1.4rem}h2,summary{font-size:1.1rem;font-weight:600}section,details{margin:0 0 1.5rem}ul{list-style:none;margin:.5rem 0;padding:0}
.dim{color:light-dark(#555,#aaa)}.good{color:light-dark(#05662b,#7ddc9c)}.bad{color:light-dark(#a3161d,#ff9a94)}.warning{color:light-dark(#7a4a00,#f2c063)}`;

/** The sections as one HTML file that needs nothing else; details are folded, the first title is its heading. */
export function toSectionHtml(sections: readonly Section[], language: string): string {
  const [first, ...rest] = toShownSections(sections);
  const item = ({ text, tone, depth = 1 }: Line) =>
    `<li${tone ? ` class="${tone}"` : ''} style="padding-inline-start:${depth}rem">${escapeUTF8(text)}</li>`;
  const list = ({ lines }: Section) => (lines.length > 0 ? `<ul>${lines.map(item).join('\n')}</ul>` : '');
  const title = escapeUTF8(first?.title ?? '');
  const blocks = rest.map((one) =>
    one.isDetail
      ? `<details><summary>${escapeUTF8(one.title)}</summary>${list(one)}</details>`
      : `<section><h2>${escapeUTF8(one.title)}</h2>${list(one)}</section>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${first ? list(first) : ''}
${blocks.join('\n')}
</main></body></html>
`;
}

/** What Markdown would read as more than a character, in a heading. */
const MARKDOWN_SIGN = /[\\`*_~[\]<>#|&]/g;

/** More lines of a section are folded in Markdown. */
const MAX_OPEN_LINES = 20;

/** Markdown for GitHub, GitLab and CI summaries: a heading, and a fold for each section. */
export function toSectionMarkdown(heading: string, sections: readonly Section[]): string {
  const blocks = toShownSections(sections).map(({ title, lines }) => {
    const text = lines.map((one) => one.text).join('\n');
    // A fence longer than any in the text cannot be closed by it.
    const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longest + 1);
    const open = lines.length > MAX_OPEN_LINES ? '' : ' open';
    return `<details${open}><summary>${escapeUTF8(title)}</summary>\n\n${fence}diff\n${text}\n${fence}\n\n</details>`;
  });
  return `${[`## ${toShown(heading).replace(MARKDOWN_SIGN, '\\$&')}`, ...blocks].join('\n\n')}\n`;
}

/** A value as JSON whose strings are printable, however deep; own texts keep their lines. */
export function toReportJson(value: object, own: OwnTexts = {}, indentation = 2): string {
  const all = {
    ...(toPrintableValue(value, toPrintable) as object),
    ...(toPrintableValue(own, toPrintableText) as object),
  };
  return `${JSON.stringify(all, null, indentation)}\n`;
}

const toPrintableText = (text: string): string => toPrintableLines(text).join('\n');

function toPrintableValue(value: unknown, toText: (text: string) => string): unknown {
  if (typeof value === 'string') return toText(value);
  if (Array.isArray(value)) return value.map((one) => toPrintableValue(one, toText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [toPrintable(name), toPrintableValue(one, toText)]),
  );
}
