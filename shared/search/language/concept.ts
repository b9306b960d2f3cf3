/**
 * What people call the same thing in daily life, concept by concept, with its words in every complete language: within
 * a language each word finds pages that say another, and between the languages each finds those of the other. General
 * vocabulary, of no single site; Spanish of Spain and of America side by side.
 *
 * A concept is a row of a `.tsv` file in `concepts/`. A column named by a language holds the concept's words and phrases
 * of at most three words (a whole question belongs in a test), parted by commas. `~` after an infinitive means all its forms; letters after it are the root
 * that some of them have instead (`cerrar~cierr`). `+` before a word means that it is a kind of the thing, or means
 * other things as well: it is found by the others and finds them, but none of them is known for its sake. `>` before
 * a word means that texts say it where they answer (`tolerancia` of `llegar tarde`): it is found by the others, and
 * finds none of them. A further language is a further column.
 */

/** Signs of a passage that answers a question about a concept, whatever its words. */
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
  /** Facts and named pages of the company information (`hours`, `pages.contact`) that are asked for by these words. */
  readonly asksFor?: readonly string[];
  readonly sign?: AnswerSign;
  /** Whether it is spoken of in legal texts, which hardly any other question is about. */
  readonly isLegal?: boolean;
}

/** The concept of a row, whose further columns are languages. Throws if it names a sign that there is not. */
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

/** A concept's words and phrases in a language; none where it has none. */
export const phrasesOf = (concept: Concept, language: string): readonly string[] => concept.phrases[language] ?? [];
