/** Words: the languages that reports speak, and which one an editor reads. */

import type { Language } from '#shared/locale/locales.ts';
import { report as en } from './en/report/report.ts';
import type { ReportWords } from './es/report/report.ts';
import { report as es } from './es/report/report.ts';

export const reportLanguages: Readonly<Record<Language, ReportWords>> = { es, en };

/** Variables that name the language of messages, the strongest first (POSIX.1-2017, section 8.2). */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** What reports say in the language that `--language` of the command line names, else in that of the environment. */
export function reportWordsOf(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  system = new Intl.Collator().resolvedOptions().locale,
): ReportWords {
  const [, named] = /(?:^| )--language[ =](\S+)/.exec(args.join(' ')) ?? [];
  // A language that there is none of is complained of in that of the environment.
  return reportWordsFor(named !== undefined && named in reportLanguages ? { LC_ALL: named } : environment, system);
}

/**
 * The words for the first variable that is set; else those for what `system` names. English for any other language.
 * @param system language tag, such as that of `Intl`
 */
function reportWordsFor(environment: Readonly<Record<string, string | undefined>>, system: string): ReportWords {
  const named = VARIABLES.map((name) => environment[name]).find(Boolean) ?? system;
  const [language = ''] = named.toLowerCase().split(/[_.@-]/);
  return Object.values(reportLanguages).find((words) => words.language === language) ?? en;
}
