/** Finds the language of the person who runs a program. */

/** Variables with the language of messages, in order of precedence (POSIX.1-2017, section 8.2). */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** Languages whose speakers read Spanish rather than English. */
const READ_AS: Readonly<Record<string, string>> = { ca: 'es', eu: 'es', gl: 'es' };

/** Returns the primary language subtag of the environment, else of the system; `es` for languages of `READ_AS`. */
export function environmentLanguage(
  environment: Readonly<Record<string, string | undefined>>,
  system = new Intl.Collator().resolvedOptions().locale,
): string {
  const stated = VARIABLES.map((name) => environment[name]).find(Boolean) ?? system;
  const [language = ''] = stated.toLowerCase().split(/[_.@-]/);
  return READ_AS[language] ?? language;
}
