/** The numbers that order results: what each kind of match is worth. Found on public collections, never on one site. */

export const ranking = {
  /** A member of the same word family, beside the word itself and without it. */
  family: 0.25,
  familyAlone: 0.8,
  /** Another name for the same, without and beside the word itself. */
  synonym: 0.7,
  synonymBesides: 0.5,
  /** A corrected word. */
  edit: 0.7,
  /** A word typed with `n` for `ñ`, without and beside a word that is so spelt. */
  tilde: 0.95,
  tildeBesides: 0.3,
  /** A word of another language. */
  bridge: 0.8,
  /** A term that an unfinished last word begins, beside the word itself and without it. */
  prefix: 0.25,
  prefixAlone: 0.8,
  /** Most words of a query that are searched, that are taken for mistyped, and of one that has only stop words. */
  mostWords: 12,
  mostEdited: 6,
  mostStopWords: 4,
  /** A word of circumstance (`urgente`), which seldom decides what a page is about, and one that goes with any subject. */
  circumstance: 0.4,
  light: 0.2,

  /** A title, and a title or heading, that says exactly what was asked multiplies the score by one more than this. */
  title: 0.8,
  heading: 3,
  /** How fast a title that says only part of what was asked falls back. */
  titleRecallPower: 2,
  /** How much of it depends on the title saying nothing else. */
  titlePrecision: 0.8,
  /** How much of it depends on the words standing in the order in which they were asked. */
  titleOrder: 0.15,
  /** Pages whose titles are compared. */
  reranked: 50,

  /** The whole query within so many units of text multiplies the score by one more than `close`. */
  close: 1.4,
  closeWidth: 110,
  /** Factor of a page that answers with the very passage of a better one, as print versions and templates do. */
  repeated: 0.5,
  /** A legal page, and one that says hardly anything, unless the query speaks of it. */
  legal: 0.3,
  thin: 0.5,
  /** A page that is in another language than the query, where the site has pages in it. */
  otherLanguage: 0.6,
  /** Pages whose text is read, until so many units are. */
  read: 20,
  readUnits: 15_000,
};
