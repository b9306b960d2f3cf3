/** Report stage: output of commands as printable text: for a terminal, as HTML, CSV, Markdown or JSON. */

import { escapeUTF8 } from 'entities';
import type { Colors } from 'picocolors/types.js';
import { toPrintable, toPrintableLines, toShortText } from '#shared/short-text.ts';
import type { ReportFile } from './file/report-file.ts';
import { BYTE_ORDER_MARK, toCsv } from './file/to-csv.ts';
import { isFileHtml, toFileHtml } from './file/to-html.ts';
import { type Line, type Section, toShown } from './sections.ts';

/** Texts of several lines that are ours, by the name under which a value holds them. */
export type OwnTexts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const toShownSections = (sections: readonly Section[]): Section[] =>
  sections.map((section) => ({
    ...section,
    title: toShown(section.title),
    lines: section.lines.map((line) => ({ ...line, text: toShown(line.text) })),
  }));

/** Writes the sections for a terminal, long lines cut at `width` characters if given. */
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

/** Formats of a report file: a page, or the rows of a spreadsheet. They are also its extensions. */
export const reportFormats = ['html', 'csv'] as const;

/** Writes a report as the text of a file. */
export function toReportText(file: ReportFile, format: (typeof reportFormats)[number], language: string): string {
  const printable = toPrintableValue(file, toShown) as ReportFile;
  return format === 'csv' ? toCsv(printable.sheet.columns, printable.sheet.rows) : toFileHtml(printable, language);
}

/** Whether a text may be an earlier report: HTML with its policy, or any text with a byte order mark, as the CSV. */
export const isReport = (text: string): boolean => isFileHtml(text) || text.startsWith(BYTE_ORDER_MARK);

/** Characters that Markdown reads as syntax in a heading. */
const MARKDOWN_SIGN = /[\\`*_~[\]<>#|&]/g;

/** More lines of a section are folded in Markdown. */
const MAX_OPEN_LINES = 20;

/** Writes Markdown for GitHub, GitLab and CI summaries: a heading, and a fold for each section, open if it is short. */
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

/** Writes a value as JSON whose strings are printable, at any depth. The members of `own` join it and keep lines. */
export function toReportJson(value: object, own: OwnTexts = {}, indentation = 2): string {
  const all = {
    ...(toPrintableValue(value, toPrintable) as object),
    ...(toPrintableValue(own, toPrintableText) as object),
  };
  return `${JSON.stringify(all, null, indentation)}\n`;
}

const toPrintableText = (text: string): string => toPrintableLines(text).join('\n');

/** Copies a value with all its strings passed through `toText`; names of members are made printable. */
function toPrintableValue(value: unknown, toText: (text: string) => string): unknown {
  if (typeof value === 'string') return toText(value);
  if (Array.isArray(value)) return value.map((one) => toPrintableValue(one, toText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [toPrintable(name), toPrintableValue(one, toText)]),
  );
}
