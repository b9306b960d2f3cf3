/** Words: the languages that reports speak, and which one an editor reads. */

import type { Language } from '#shared/contract/language.ts';
import { environmentLanguage } from '#shared/locale/environment-language.ts';
import { report as en } from './en/report/report.ts';
import type { ReportWords } from './es/report/report.ts';
import { report as es } from './es/report/report.ts';

/** The words of reports by language. */
export const reportLanguages: Readonly<Record<Language, ReportWords>> = { es, en };

/**
 * The words of reports in the language that `--language` in `args` names, if reports speak it; else in that of the
 * environment, else of the system (Catalan, Basque and Galician read Spanish); else in English.
 * @param program how the reader types `vitrina`; it replaces that in command lines between backticks
 */
export function reportWordsOf(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  system?: string,
  program = 'vitrina',
): ReportWords {
  const [, named = ''] = /(?:^| )--language[ =](\S+)/.exec(args.join(' ')) ?? [];
  const read = named in reportLanguages ? named : environmentLanguage(environment, system);
  const words = Object.values(reportLanguages).find(({ language }) => language === read) ?? en;
  return program === 'vitrina' ? words : nameProgram(words, program);
}

/** The beginning of a command line between backticks, after a variable or not: `PORT=80 vitrina serve`. */
const COMMAND_LINE = /(`(?:[A-Z_]+=(?:\$\([^)`]*\)|\S+) )?)vitrina /g;

/**
 * Copies words with `program` in command lines: texts, texts in lists and objects at any depth, and the results of
 * functions. Patterns and other values stay as they are.
 */
function nameProgram<Words>(words: Words, program: string): Words;
function nameProgram(words: unknown, program: string): unknown {
  const name = (part: unknown) => nameProgram(part, program);
  if (typeof words === 'string') return words.replace(COMMAND_LINE, (_, before) => `${before}${program} `);
  if (typeof words === 'function') return (...about: unknown[]) => name(words(...about));
  if (Array.isArray(words)) return words.map(name);
  if (words === null || typeof words !== 'object' || words instanceof RegExp) return words;
  return Object.fromEntries(Object.entries(words).map(([key, part]) => [key, name(part)]));
}
