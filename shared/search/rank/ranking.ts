/** Numbers that rank results: the worth of each kind of match. Tuned on public collections, never on one site. */

export const ranking = {
  /** Word of the same family, if the site has the word itself and if not. */
  family: 0.25,
  familyAlone: 0.8,
  /** Another name, if the site lacks the word itself and if not. */
  synonym: 0.7,
  synonymBesides: 0.5,
  /** Corrected word. */
  edit: 0.7,
  /** `n` typed for `ñ`, if the site lacks the word with `n` and if not. */
  tilde: 0.95,
  tildeBesides: 0.3,
  /** Word of another language. */
  bridge: 0.8,
  /** Completion of an unfinished last word, if the site has the word itself and if not. */
  prefix: 0.25,
  prefixAlone: 0.8,
  /** Maximum words searched, corrected, and searched in a query of stop words only. */
  maxWords: 12,
  maxCorrected: 6,
  maxStopWords: 4,
  /** Emphasis of a word of circumstance (`urgente`), which seldom determines a subject, and of one for any subject. */
  circumstance: 0.4,
  light: 0.2,
  /** Maximum weight of a word that asks for a price or hours, as a share of the heaviest word for the subject. */
  asked: 0.5,

  /** Gain for an exact title, and for an exact title or heading: the factor of the score is one plus the gain. */
  title: 0.8,
  heading: 3,
  /** Power of the query's share in a title that matches partly. */
  titleRecallPower: 2,
  /** Share of the gain that is lost if the title says other things. */
  titlePrecision: 0.8,
  /** Share of the gain that is lost if the words are not in order. */
  titleOrder: 0.15,
  /** Number of pages whose titles are compared. */
  comparedTitles: 50,

  /** Gain if the whole query is within `closeWidth` units. */
  close: 1.4,
  closeWidth: 110,
  /** Factor of a page with the same passage as a better one, such as a print version. */
  repeated: 0.5,
  /** Factor of a legal page, unless the query has a legal concept, and of a page with hardly any text. */
  legal: 0.3,
  thin: 0.5,
  /** Factor of a page in another language than the query, if the site has pages in the query's. */
  otherLanguage: 0.6,
  /** Maximum number of pages whose text is read, and of units read. */
  readPages: 20,
  maxReadUnits: 15_000,
};
