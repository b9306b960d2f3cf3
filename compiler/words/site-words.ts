/** Words: what is known of a language's websites whatever they are about: their addresses, interfaces and class names. */

/** Alternatives of a pattern, without what must stand before and after them: whoever looks for them adds that. */
export type Alternatives = RegExp;

/** Parts of addresses, as they are written. */
export interface AddressWords {
  /** Last segment of the address of a search. */
  search: readonly string[];
  /** Names of query parameters that hold what is searched for. */
  searchParameters: readonly string[];
  /** Segment before the number of a further part of a list. */
  furtherParts: readonly string[];
  /** Segment before the name of a tag or an author. */
  archives: readonly string[];
}

/** What a page says that is not there; in text of any case. */
export interface MissingPageWords {
  /** What is missing: a page, the content. */
  things: Alternatives;
  /** What is said of it after its name. */
  isMissing: Alternatives;
  /** What is said before its name. */
  cannotFind?: Alternatives;
  /** What says it by itself. */
  nothingFound?: Alternatives;
  /** All that a heading says. */
  headings: Alternatives;
  /** What stands before the number 404. */
  codes?: Alternatives;
}

/** What short lines say when they belong to the interface, in lower case; bounded by what is no letter. */
export interface InterfaceWords {
  /** May stand within a word. */
  copyright: Alternatives;
  share: Alternatives;
  /** May be the beginning of a word. */
  related: Alternatives;
  /** Titles of what a page recommends to read or buy next: fewer than `related`, and certain. */
  relatedTitle: Alternatives;
  comments: Alternatives;
  account: Alternatives;
  newsletter: Alternatives;
  consent: Alternatives;
  legal: Alternatives;
  action: Alternatives;
  /** At the beginning of the line. */
  navigation: Alternatives;
  /** At the beginning of the line; what goes on after it stands with its blank. */
  byline: Alternatives;
  readingTime: Alternatives;
  /** All that a link says to those who would not see where it opens. */
  newWindow: Alternatives;
  /** First words of what a button asks somebody to do. */
  calls: Alternatives;
  /** First words of a label that asks to look at something. */
  look: Alternatives;
  /** All that a link says which opens the whole of what a box tells a part of. */
  more: Alternatives;
  /** All that another link or button says which only leads on or back. */
  onward: Alternatives;
  /** All that stands above the list of what a page holds. */
  contents: Alternatives;
  /** Beginnings of the names of months, as abbreviations have them. */
  months: Alternatives;
  /** What stands after the number of a day, and before a month or a year: `3rd`, `3 de mayo`. */
  ordinals?: Alternatives;
  ofMonth?: Alternatives;
  /** Dates of other forms than day, month and year. */
  otherDates: Alternatives;
  /** Between a mark and the best there is, `4 de 5`. */
  outOf: Alternatives;
  rating: Alternatives;
  advertising: Alternatives;
  /** What is said without JavaScript, or before it has run; bounded by what is no letter or digit. */
  script: Alternatives;
  /** At the beginning of what stands where something is to come. */
  loading: Alternatives;
  /** What a content system calls a later part of a list, and adds to the title of a list. */
  partOfList: Alternatives;
  archive: Alternatives;
  /** All that stands where a list has nothing to show. */
  /** How the line begins that says who built the site. */
  credit: Alternatives;
  nothingFound: Alternatives;
}

/** Words of which class names and ids are made, in lower case, where they are not English. */
export interface ClassNameWords {
  breadcrumb?: Alternatives;
  footer?: Alternatives;
  /** What visitors wrote. */
  visitorsWords?: Alternatives;
  /** A notice, before or after `cookies`. */
  notice?: Alternatives;
  /** What is shown once something was sent, has failed or was not found. */
  answer?: Alternatives;
  /** Beginnings of names of what a visitor opens. */
  fold?: Alternatives;
  /** What the page recommends to read or buy next. */
  related?: Alternatives;
  share?: Alternatives;
  sidebar?: Alternatives;
  newsletter?: Alternatives;
  /** A button. */
  action?: Alternatives;
}
