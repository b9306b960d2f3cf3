/** The numbers that order results: what each kind of match is worth. Found on public collections, never on one site. */

export const ranking = {
  /** A word of the same family, when the site has the word itself and when not. */
  family: 0.25,
  familyAlone: 0.8,
  /** Another name, when the site lacks the word itself and when not. */
  synonym: 0.7,
  synonymBesides: 0.5,
  /** A corrected word. */
  edit: 0.7,
  /** `n` typed for `ñ`, when the site lacks a word with `n` and when not. */
  tilde: 0.95,
  tildeBesides: 0.3,
  /** A word of another language. */
  bridge: 0.8,
  /** A completion of an unfinished last word, when the site has the word itself and when not. */
  prefix: 0.25,
  prefixAlone: 0.8,
  /** Most words searched, corrected, and searched in a query of stop words only. */
  maxWords: 12,
  maxCorrected: 6,
  maxStopWords: 4,
  /** A word of circumstance (`urgente`), which seldom determines a page's subject, and one that fits any subject. */
  circumstance: 0.4,
  light: 0.2,
  /** Most that a word which asks for a price or hours weighs, as a share of the rarest word for what it is asked of. */
  asked: 0.5,

  /** An exact title, and an exact title or heading, multiplies the score by one plus this. */
  title: 0.8,
  heading: 3,
  /** How fast this falls for a partly matching title. */
  titleRecallPower: 2,
  /** How much of it depends on the title saying nothing else. */
  titlePrecision: 0.8,
  /** How much of it depends on the order of the words. */
  titleOrder: 0.15,
  /** Pages whose titles are compared. */
  comparedTitles: 50,

  /** The whole query within this many units multiplies the score by one plus `close`. */
  close: 1.4,
  closeWidth: 110,
  /** A page with the same passage as a better one, such as a print version. */
  repeated: 0.5,
  /** A legal page, and a page that says hardly anything, unless the query asks for it. */
  legal: 0.3,
  thin: 0.5,
  /** A page in another language than the query, if the site has pages in that one. */
  otherLanguage: 0.6,
  /** Pages whose text is read, within a limit of units. */
  readPages: 20,
  maxReadUnits: 15_000,
};
