/** Words: the languages that reports speak, and which one an editor reads. */

import type { Language } from '#shared/contract/language.ts';
import { environmentLanguage } from '#shared/locale/environment-language.ts';
import { report as en } from './en/report/report.ts';
import type { ReportWords } from './es/report/report.ts';
import { report as es } from './es/report/report.ts';

export const reportLanguages: Readonly<Record<Language, ReportWords>> = { es, en };

/**
 * The words of reports in the language that `--language` of the command line names, else in that of the environment or
 * of the system; in English for any language that is not read as another.
 */
export function reportWordsOf(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  system?: string,
): ReportWords {
  const [, named = ''] = /(?:^| )--language[ =](\S+)/.exec(args.join(' ')) ?? [];
  const read = named in reportLanguages ? named : environmentLanguage(environment, system);
  return Object.values(reportLanguages).find((words) => words.language === read) ?? en;
}
