/**
 * Concepts: words for the same thing in daily life, in every complete language. Within a language, each word finds
 * pages with another word of its concept; between languages, it finds pages in the other language. The vocabulary is
 * general, of no single site, with Spanish of Spain and of America.
 *
 * A concept is a row of a `.tsv` file in `concepts/`. A column named by a language has the concept's words and phrases
 * of at most three words (a whole question belongs in a test), parted by commas. `~` after an infinitive means all its
 * forms; letters after it are the root that some of them have instead (`cerrar~cierr`). `+` before a word means that it
 * is a kind of the thing, or means other things as well: it finds the others and they find it, but a site that has only
 * such a word does not count as knowing the others. `>` before a word means that answers say it (`tolerancia` of
 * `llegar tarde`): the others find it, and it finds none of them. A further language is a further column.
 */

/** Signs of a passage that answers a question about a concept, apart from its words. */
const answerSigns = [
  'contact',
  'money',
  'hours',
  'days',
  'time',
  'temperature',
  'place',
  'year',
  'person',
  'number',
  'measure',
  'people',
  'share',
] as const;

export type AnswerSign = (typeof answerSigns)[number];

export interface Concept {
  /** Words and phrases with their marks, by language. */
  readonly phrases: Readonly<Record<string, readonly string[]>>;
  /** Facts and named pages of the company information (`hours`, `pages.contact`) that these words ask for. */
  readonly asksFor?: readonly string[];
  readonly sign?: AnswerSign;
  /** Whether legal pages answer questions about it. For other questions they are lowered. */
  readonly isLegal?: boolean;
}

/** Returns the concept of a row, whose other columns are languages. @throws Error if it names an unknown sign */
export function toConcept({ asks_for, sign, is_legal, ...languages }: Readonly<Record<string, string>>): Concept {
  const known = answerSigns.find((one) => one === sign);
  if (sign !== known) throw new Error(`No sign of an answer is named "${sign}": ${answerSigns.join(', ')}`);
  return {
    phrases: Object.fromEntries(Object.entries(languages).map(([language, cell]) => [language, cell.split(', ')])),
    ...(asks_for && { asksFor: asks_for.split(', ') }),
    ...(known && { sign: known }),
    ...(is_legal && { isLegal: true }),
  };
}

/** Returns a concept's words and phrases in a language, maybe none. */
export const phrasesOf = (concept: Concept, language: string): readonly string[] => concept.phrases[language] ?? [];
