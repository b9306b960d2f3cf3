/** Report stage: what a command says as a value: complaints with their sentences, and titled lines for a terminal or for one HTML file. */

import { escapeUTF8 } from 'entities';
import type { Colors } from 'picocolors/types.js';
import { toShortText } from '#shared/short-text.ts';
import type { Diagnostic } from '../model.ts';
import type { ReportWords } from '../words/es/report/report.ts';
import { toReadable } from '../words/readable-address.ts';

/** A complaint with what is wrong, and what to do about it, as sentences. */
export type SaidDiagnostic = Diagnostic & { message: string; hint: string };

/** The complaint in the language of the words. */
export function sayComplaint(
  diagnostic: Diagnostic,
  { complaints, hints }: Pick<ReportWords, 'complaints' | 'hints'>,
): SaidDiagnostic {
  // Code and values belong together, which the type of a union does not tell.
  const say = complaints[diagnostic.code] as (about: unknown) => string;
  return { ...diagnostic, message: toReadable(say(diagnostic.about)), hint: hints[diagnostic.code] };
}

type Tone = 'dim' | 'good' | 'bad' | 'warning';

export interface Line {
  text: string;
  tone?: Tone;
  /** Indentation below the section's title; 1 when absent. */
  depth?: number;
  /** Cut at the terminal's width in the short report. */
  isCut?: boolean;
}

export interface Section {
  title: string;
  lines: readonly Line[];
  isDetail?: boolean;
}

/** A line, or none for an empty text. */
export const line = (text: string, tone?: Tone, depth?: number): Line[] =>
  text === '' ? [] : [{ text: toReadable(text), ...(tone && { tone }), ...(depth !== undefined && { depth }) }];

/** A section, or none where it has no lines. */
export const section = (title: string, lines: readonly Line[], isDetail = false): Section[] =>
  lines.length === 0 ? [] : [{ title: toReadable(title), lines, isDetail }];

/** The sections for a terminal, long lines cut at `width` characters where one is given. */
export function toSectionText(sections: readonly Section[], colors: Colors, width?: number): string {
  const paint: Record<Tone, (text: string) => string> = {
    dim: colors.dim,
    good: colors.green,
    bad: colors.red,
    warning: colors.yellow,
  };
  const toText = ({ text, tone, depth = 1, isCut }: Line) => {
    const shown = isCut && width ? toShortText(text, width - 2 * depth) : text;
    return `${'  '.repeat(depth)}${tone ? paint[tone](shown) : shown}\n`;
  };
  return sections.map(({ title, lines }) => `${colors.bold(title)}\n${lines.map(toText).join('')}`).join('\n');
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere;color:CanvasText;background:Canvas}
h1{font-size:1.4rem}h2,summary{font-size:1.1rem;font-weight:600}section,details{margin:0 0 1.5rem}ul{list-style:none;margin:.5rem 0;padding:0}
.dim{color:light-dark(#555,#aaa)}.good{color:light-dark(#05662b,#7ddc9c)}.bad{color:light-dark(#a3161d,#ff9a94)}.warning{color:light-dark(#7a4a00,#f2c063)}`;

/** The sections as one HTML file that needs nothing else; details are folded, the first title is its heading. */
export function toSectionHtml([first, ...rest]: readonly Section[], language: string): string {
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
