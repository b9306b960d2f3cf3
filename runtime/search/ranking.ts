/** The numbers that order results: what each kind of match is worth. Found on public collections, never on one site. */

export const ranking = {
  /** A member of the same word family instead of the word itself. */
  family: 0.35,
  familyAlone: 0.8,
  synonym: 0.6,
  /** A word one edit away, for words that the site does not know. */
  edit: 0.7,
  /** A term that an unfinished last word begins, known and unknown. */
  prefix: 0.25,
  prefixAlone: 0.8,
  /** How strongly pages with only some of the query's words fall back. */
  coordination: 1,
  /** Share of the query's weight in the title, and of the title in the query. */
  titleCoverage: 0.5,
  headingCoverage: 0.4,
  /** Pages whose titles are looked at. */
  reranked: 50,
};
