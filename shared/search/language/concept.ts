/**
 * What people call the same thing in daily life, concept by concept, with its words in every complete language: within
 * a language each word finds pages that say another, and between the languages each finds those of the other. General
 * vocabulary, of no single site; Spanish of Spain and of America side by side.
 */

/** The languages whose words every concept has. */
export type CompleteLanguage = 'es' | 'en';

/** What a passage that answers a question about a concept looks like, whatever its words. */
export type AnswerSign =
  | 'contact'
  | 'money'
  | 'hours'
  | 'days'
  | 'time'
  | 'temperature'
  | 'place'
  | 'year'
  | 'person'
  | 'number'
  | 'measure'
  | 'people'
  | 'share';

export type Concept = {
  /**
   * Words and phrases, parted by commas. `~` after an infinitive means all its forms; letters after it are the root
   * that some of them have instead (`cerrar~cierr`). `+` before a word means that it is a kind of the thing, or means
   * other things as well: it is found by the others and finds them, but none of them is known for its sake. `>` before
   * a word means that texts say it where they answer (`tolerancia` of `llegar tarde`): it is found by the others, and
   * finds none of them.
   */
  readonly [Language in CompleteLanguage]: string;
} & {
  /** Facts and named pages of the company information (`hours`, `pages.contact`) that are asked for by these words. */
  readonly asksFor?: readonly string[];
  readonly sign?: AnswerSign;
  /** Whether it is spoken of in legal texts, which hardly any other question is about. */
  readonly isLegal?: true;
};

/** A concept's words and phrases in a language; none where it has none. */
export const phrasesOf = (concept: Concept, language: string): string[] =>
  concept[language as CompleteLanguage]?.split(',') ?? [];
