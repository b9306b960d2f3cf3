/** Report stage: output of commands as values: complaints as sentences, and titled lines; `render.ts` shows them. */

import { toPrintable } from '#shared/short-text.ts';
import type { Diagnostic } from '../model.ts';
import type { NetworkFault } from '../words/es/report/network.ts';
import type { ReportWords } from '../words/es/report/report.ts';
import { toReadable } from '../words/readable-address.ts';
import { nameOfConfig } from './fact-names.ts';

/** Characters of a line; a longer one is cut. */
const MAX_LINE_LENGTH = 4_000;

/** Returns a line as reports show it: printable, and bounded. */
export const toShown = (text: string): string =>
  toPrintable(text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH)}…` : text);

/** A complaint with two sentences: the problem, and a way to solve it. `name` is that of the fact that it is about. */
export type SaidDiagnostic = Diagnostic & { message: string; hint: string; name?: string };

/**
 * Returns the complaint with its sentences in the language of the words. The hint is that of a named network fault in
 * `about.why`, else that of the code.
 */
export function sayComplaint(
  diagnostic: Diagnostic,
  words: Pick<ReportWords, 'complaints' | 'hints' | 'network' | 'file'>,
): SaidDiagnostic {
  const { complaints, hints, network } = words;
  // Code and values belong together, which the type of a union does not tell.
  const say = complaints[diagnostic.code] as (about: unknown) => string;
  const { why } = Object(diagnostic.about) as { why?: NetworkFault };
  // A named cause has advice of its own.
  const hint = (why && network[why]?.mend) ?? hints[diagnostic.code];
  const name = nameOfConfig(diagnostic.where, words);
  return { ...diagnostic, message: toCell(say(diagnostic.about)), hint, ...(name !== undefined && { name }) };
}

/** Returns the hint, with the config field where a fact can be stated unless the hint names it. */
export const toAdvice = ({ hint, name, where }: SaidDiagnostic): string =>
  name === undefined || !where.startsWith('company.') || hint.includes(where)
    ? hint
    : hint.replace(/\.?$/, ` (${where}).`);

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
  /** Shown only on request, or folded. */
  isDetail?: boolean;
}

/** Text of a line: a sentence, or cells beside each other. */
type Said = string | readonly string[];

const BLANKS_BETWEEN = /(?<=\S)\s+(?=\S)/g;

/** Returns a text with readable addresses, and one blank between words. */
const toCell = (text: string): string => toReadable(text).replace(BLANKS_BETWEEN, ' ');

/** Joins cells with two blanks between them, without empty ones. */
const toText = (said: Said): string =>
  typeof said === 'string' ? toCell(said) : said.map(toCell).filter(Boolean).join('  ');

/** Returns a list of one line; empty for an empty text. */
export const line = (said: Said, tone?: Tone, depth?: number): Line[] => {
  const text = toText(said);
  return text === '' ? [] : [{ text, ...(tone && { tone }), ...(depth !== undefined && { depth }) }];
};

/** Returns a list of one section; empty without lines. */
export const section = (title: Said, lines: readonly Line[], isDetail = false): Section[] =>
  lines.length === 0 ? [] : [{ title: toText(title), lines, isDetail }];

/** Returns a sentence and, indented below it, its further lines, each of them on one line. */
export const toSaidText = (said: Said): string =>
  [said]
    .flat()
    .map((one) => toShown(toReadable(one)))
    .join('\n  ');
