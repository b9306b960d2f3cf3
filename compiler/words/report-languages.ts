/** Words: the languages that reports speak, and which one an editor reads. */

import type { Language } from '#shared/locale/locales.ts';
import { report as en } from './en/report/report.ts';
import type { ReportWords } from './es/report/report.ts';
import { report as es } from './es/report/report.ts';

export const reportLanguages: Readonly<Record<Language, ReportWords>> = { es, en };

/** Variables that name the language of messages, the strongest first (POSIX.1-2017, section 8.2). */
/** Whose speakers read the other language rather than English. */
const READ_AS: Readonly<Record<string, string>> = { ca: 'es', eu: 'es', gl: 'es' };

const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/**
 * What reports say in the language that `--language` of the command line names, else in that of the environment or of the
 * system; in English for any language that is not read as another.
 */
export function reportWordsOf(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  system = new Intl.Collator().resolvedOptions().locale,
): ReportWords {
  const [, named = ''] = /(?:^| )--language[ =](\S+)/.exec(args.join(' ')) ?? [];
  const stated = [named in reportLanguages && named, ...VARIABLES.map((name) => environment[name])].find(Boolean);
  const [language = ''] = (stated || system).toLowerCase().split(/[_.@-]/);
  const read = READ_AS[language] ?? language;
  return Object.values(reportLanguages).find((words) => words.language === read) ?? en;
}
