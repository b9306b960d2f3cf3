/** The language of whoever runs a program: what the environment says, and what it leaves open. */

/** Variables that name the language of messages, the strongest first (POSIX.1-2017, section 8.2). */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** Whose speakers read the other language rather than English. */
const READ_AS: Readonly<Record<string, string>> = { ca: 'es', eu: 'es', gl: 'es' };

/** Primary language subtag of the environment, else of the system; that of another language where its speakers read that. */
export function environmentLanguage(
  environment: Readonly<Record<string, string | undefined>>,
  system = new Intl.Collator().resolvedOptions().locale,
): string {
  const stated = VARIABLES.map((name) => environment[name]).find(Boolean) ?? system;
  const [language = ''] = stated.toLowerCase().split(/[_.@-]/);
  return READ_AS[language] ?? language;
}
