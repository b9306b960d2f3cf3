/** Finds the language of the person who runs a program. */

/** Variables with the language of messages, in order of precedence (POSIX.1-2017, section 8.2). */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** Languages whose speakers read Spanish rather than English. */
const READ_AS: Readonly<Record<string, string>> = { ca: 'es', eu: 'es', gl: 'es' };

/**
 * Returns the primary subtag, in lower case, of the first of `VARIABLES` that is not empty, else of the system; `es`
 * for languages of `READ_AS`. It may be any language, or none, as in `c` of `LANG=C`. @param system language tag
 */
export function environmentLanguage(
  environment: Readonly<Record<string, string | undefined>>,
  system = new Intl.Collator().resolvedOptions().locale,
): string {
  const stated = VARIABLES.map((name) => environment[name]).find(Boolean) ?? system;
  const [language = ''] = stated.toLowerCase().split(/[_.@-]/);
  return READ_AS[language] ?? language;
}
