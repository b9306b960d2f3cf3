/** Signs: how class names and ids are asked for the words that they are made of. */

/** Matches class names and ids, in lower case and set apart by blanks, one of whose parts is one of the words (patterns). */
export const named = (...words: readonly string[]): RegExp =>
  new RegExp(`(?:^|[\\s_-])(?:${words.join('|')})(?:$|[\\s_-])`);
