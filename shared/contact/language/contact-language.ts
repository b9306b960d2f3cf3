/** Contact data: what is asked of a language, as a type. */

/** Sources of alternatives in patterns; each pattern adds its own word boundaries. */
export interface ContactWords {
  /** Digits as words, folded: a number that is dictated. */
  digits: Readonly<Record<string, number>>;
  /** Before a number that is to be called, and between the two. */
  announcements: RegExp;
  prepositions: RegExp;
  /** Names of registers and licences that have figures, and words between such a name and its figures. */
  registers: RegExp;
  registerKinds: RegExp;
  /** Between two amounts, beside {@link until}. */
  or?: RegExp;
  /** Between two times of day, and before one. */
  until: RegExp;
  timeArticle?: RegExp;
  /** What is counted: hours, days. */
  amounts: RegExp;
  /** A text that speaks of opening times. */
  openingTimes: RegExp;
  /** Between figures, where they are spelt out. */
  separators: RegExp;
  /** `@` as a word that means nothing else, and as one that does. */
  at?: RegExp;
  ordinaryAt?: RegExp;
  dot: RegExp;
  /** Names of mailboxes: they tell `info at acme.es` from `visit us at acme.es`. */
  mailboxes: RegExp;
}
