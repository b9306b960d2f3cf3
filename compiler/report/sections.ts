/** Report stage: what a command says as a value: complaints with their sentences, and titled lines for a terminal. */

import type { Colors } from 'picocolors/types.js';
import { toShortText } from '#shared/short-text.ts';
import type { Diagnostic } from '../model.ts';
import type { Complaint } from '../words/es/complaints.ts';
import type { ReportWords } from '../words/es/report.ts';
import { toReadable } from '../words/readable-address.ts';

export type SaidDiagnostic = Diagnostic & Complaint;

/** The complaint in the language of the words. */
export function sayComplaint(diagnostic: Diagnostic, { complaints }: Pick<ReportWords, 'complaints'>): SaidDiagnostic {
  // Code and values belong together, which the type of a union does not tell.
  const say = complaints[diagnostic.code] as (about: unknown, where: string) => Complaint;
  const { kind, message, hint } = say(diagnostic.about, diagnostic.where);
  return { ...diagnostic, kind, message: toReadable(message), hint: toReadable(hint) };
}

type Tone = 'dim' | 'good' | 'bad' | 'warning';

export interface Line {
  text: string;
  tone?: Tone;
  /** Indentation below the section's title; 1 when absent. */
  depth?: number;
  /** Leads to the details, which the short report omits. */
  isPointer?: boolean;
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

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
