/** Words: addresses, interfaces and class names in a language's websites on any subject. */

/** Alternatives of a pattern, without bounds before and after them: the code that uses them adds those. */
export type Alternatives = RegExp;

/** Parts of addresses, as they are written. */
export interface AddressWords {
  /** Last segment of the address of a search. */
  search: readonly string[];
  /** Names of query parameters with the words of a search. */
  searchParameters: readonly string[];
  /** Segment before the number of a further part of a list. */
  furtherParts: readonly string[];
  /** Segment before the name of a tag or an author. */
  archives: readonly string[];
}

/** Words of a page that says that it is not there; in text of any case. */
export interface MissingPageWords {
  /** The missing thing: a page, the content. */
  things: Alternatives;
  /** Words for missing, behind the thing. */
  isMissing: Alternatives;
  /** Words for missing, before the thing. */
  cannotFind?: Alternatives;
  /** Phrases without the thing. */
  nothingFound?: Alternatives;
  /** The whole text of a heading. */
  headings: Alternatives;
  /** Words before the number 404. */
  codes?: Alternatives;
}

/** Short lines of the interface, in lower case; bounded by characters other than letters. */
export interface InterfaceWords {
  /** May stand within a word. */
  copyright: Alternatives;
  share: Alternatives;
  /** May be the beginning of a word. */
  related: Alternatives;
  /** Titles of recommendations to read or buy next: fewer than `related`, and certain. */
  relatedTitle: Alternatives;
  comments: Alternatives;
  account: Alternatives;
  newsletter: Alternatives;
  consent: Alternatives;
  legal: Alternatives;
  action: Alternatives;
  /** At the beginning of the line. */
  navigation: Alternatives;
  /** At the beginning of the line; a word before a name has its blank. */
  byline: Alternatives;
  readingTime: Alternatives;
  /** The whole text of a notice to visitors who would not see where a link opens. */
  newWindow: Alternatives;
  /** First words of a button that asks for an action. */
  calls: Alternatives;
  /** First words of a label that asks to look at something. */
  look: Alternatives;
  /** The whole text of a link from a teaser to the full text. */
  more: Alternatives;
  /** The whole text of another link or button that only leads on or back. */
  onward: Alternatives;
  /** The whole text above a page's table of contents. */
  contents: Alternatives;
  /** Beginnings of the names of months, as abbreviations have them. */
  months: Alternatives;
  /** Words after the number of a day, and before a month or a year: `3rd`, `3 de mayo`. */
  ordinals?: Alternatives;
  ofMonth?: Alternatives;
  /** Dates of other forms than day, month and year. */
  otherDates: Alternatives;
  /** Between a mark and the best there is, `4 de 5`. */
  outOf: Alternatives;
  rating: Alternatives;
  advertising: Alternatives;
  /** Text shown without JavaScript, or before it has run; bounded by characters other than letters and digits. */
  script: Alternatives;
  /** At the beginning of a text that holds the place of content to come. */
  loading: Alternatives;
  /** Names that a content system gives to a later part of a list, and adds to the title of a list. */
  partOfList: Alternatives;
  archive: Alternatives;
  /** Beginning of the line that names the builder of the site. */
  credit: Alternatives;
  /** The whole text in place of an empty list. */
  nothingFound: Alternatives;
  /** Fields of a form, and what they are if they must be filled in. */
  fields: Alternatives;
  required: Alternatives;
  /** Before the number of a step of a form. */
  step: Alternatives;
}

/** Words that class names and ids are made of, in lower case, where they are not English. */
export interface ClassNameWords {
  breadcrumb?: Alternatives;
  footer?: Alternatives;
  /** Texts by visitors. */
  visitorsWords?: Alternatives;
  /** A notice, before or after `cookies`. */
  notice?: Alternatives;
  /** An answer after something was sent, has failed or was not found. */
  answer?: Alternatives;
  /** Beginnings of names of parts that a visitor opens. */
  fold?: Alternatives;
  /** Recommendations to read or buy next. */
  related?: Alternatives;
  share?: Alternatives;
  sidebar?: Alternatives;
  newsletter?: Alternatives;
  /** A button. */
  action?: Alternatives;
}

/** A sign in folded text that begins at a word, and its points; below zero it speaks against. */
type Cue = readonly [sign: RegExp, weight: number];

/** Signs of statements on a topic. */
export interface TopicWords {
  /** Whether `holds` and `cues` read text in which `~` stands before each name: `en ~lugo`. */
  readsNames?: true;
  /** Beginnings of words in folded text. Each statement has one of them: a cheap test before long cues. */
  hints?: RegExp;
  /** Elements that the fact must have: a sentence, in folded text, counts only if it matches each of these. */
  holds: readonly RegExp[];
  /** Elements in folded text: a sentence counts only if it matches at least one. */
  oneOf?: readonly RegExp[];
  /** An element in text as it is written: a name of a place. */
  names?: RegExp;
  /** Their points add up to the score of a sentence. */
  cues: readonly Cue[];
  /** A heading or a label before a colon that announces the topic, in folded text. */
  label: RegExp;
  /** A folded sentence that holds in one case only. */
  special?: RegExp;
  /** The beginning of a folded question whose answer speaks of something else: `¿Puedo cambiar la fecha?`. */
  otherQuestions?: RegExp;
  /** A folded sentence that promises an answer, and the end of one that announces a list. */
  promise?: RegExp;
  listed?: RegExp;
}

/** Signs of something bought or booked on the site itself. */
export interface SaleWords {
  /** A path segment of a shop or a booking desk. Words in a text are not signs: every call to action says `reserva`. */
  segments: Alternatives;
  /** The text of a link that leads to a booking desk or a shop on another host, in folded text. */
  links: Alternatives;
  /** First words of a link that may lead to one, in folded text. */
  invites: Alternatives;
  /** Headings above a booking calendar, and links that buy a voucher: a desk on the site itself; folded. */
  desks: Alternatives;
  /** Beginnings of titles of frames that hold a booking desk, folded. */
  frames: Alternatives;
  /** First words of a link that invites to an appointment, a table or a visit, folded: a message can arrange it too. */
  meetings: Alternatives;
  /** Words on buying, paying or booking on the web, in folded text. */
  said: Alternatives;
}

/** The parts of a postal address, and what stands above one. */
export interface PlaceWords {
  /** Labels of an address without a colon, in any case. */
  addressLabels: Alternatives;
  /** The beginning of a sentence that ends with the address of the business: `estamos en la`. */
  located: Alternatives;
  /** Labels of the town below a street. */
  townLabels: Alternatives;
  /** Labels of the main one of several addresses. */
  seats: Alternatives;
  /** Words in titles above addresses: for premises of the business, and for dealers or partners. */
  ownPremises: Alternatives;
  othersPremises: Alternatives;
  /** Countries where the language is spoken, and names for a region, at the end of an address. */
  countries: Alternatives;
  /** A street with its number, in any case; `floors` are words behind it for floors, doors and ways in, not places. */
  streets: Alternatives;
  floors: Alternatives;
  /** Between the names of two streets that meet. */
  corners: Alternatives;
}
