/**
 * Words: what the compiler knows of a language and says in it, as a type. A language is a folder beside this file and a
 * line in `languages.ts`; what is asked of all languages at once is composed by `any-language.ts`.
 */

import type { Language } from '#shared/locale/locales.ts';
import type { AddressWords, ClassNameWords, InterfaceWords, MissingPageWords } from './site-words.ts';

/** What a page is for. The first thirteen are published as keys of `pages`; the others only weigh sentences. */
export type PageRole =
  | 'home'
  | 'services'
  | 'areas'
  | 'prices'
  | 'contact'
  | 'faq'
  | 'blog'
  | 'about'
  | 'legal'
  | 'privacy'
  | 'cookies'
  | 'terms'
  | 'developers'
  | 'how_it_works'
  | 'hours'
  | 'taxes'
  | 'warranty';

/** What a sentence can tell about the business. */
export type Topic =
  | 'hours'
  | 'coverage'
  | 'how_to_ask'
  | 'legal_notice'
  | 'tax'
  | 'prices'
  | 'model'
  | 'performed_by'
  | 'quoted_by'
  | 'invoiced_by'
  | 'warranty'
  | 'no_online_sale';

/** What a business can say of its terms in one of two ways that exclude each other. */
export type ClaimTopic = 'tax-included' | 'quote-free' | 'visit-free' | 'whole-area';

/** Alternatives of a pattern, without what must stand before and after them: whoever looks for them adds that. */
export type Alternatives = RegExp;

/** A sign in folded text (lower case, no accents) and what it is worth; below zero it speaks against. */
export type Cue = readonly [sign: RegExp, weight: number];

interface TopicWords {
  cues: readonly Cue[];
  /** A heading or a label before a colon that announces the topic, in folded text. */
  label: RegExp;
  /** A heading under which the same words tell of something else, in folded text: a timetable of classes. */
  otherLabel?: RegExp;
}

interface ClaimWords {
  /** Signs that it is so, and that it is not; in folded text, as all that follows but the last. */
  signs: Record<ClaimTopic, { yes: readonly RegExp[]; no: readonly RegExp[] }>;
  /** A sentence with one of these holds only under a condition, or for a part, and contradicts nothing. */
  conditions: Alternatives;
  /** Names of taxes that have a rate. */
  taxes: Alternatives;
  /** Beginnings of words of which every claim has one, in text as it stands. */
  hints: Alternatives;
  /** A place that is not served: what follows is its name, in text as it stands. */
  notServed: Alternatives;
}

interface ContactWords {
  /** What stands before a number or an address that can be left out, in text as it stands: `llámanos`, `por WhatsApp`. */
  ways: Alternatives;
  /** What leads from it to the number: `al`, `on`. */
  prepositions: Alternatives;
  /** What a number is called after that: `al teléfono`. */
  numberNames?: Alternatives;
  /** Words that only announce a number or an address, in folded text. */
  announcements: Alternatives;
}

interface TimeWords {
  /** Names of the days, Monday first, as a text has them. */
  days: readonly string[];
  /** The name of a day, short or whole, at the head of a column. */
  dayHeads: Alternatives;
  /** Open without a pause, in folded text. */
  aroundTheClock: Alternatives;
  /** What stands between two times of day, in folded text: `a`, `until`. */
  until: Alternatives;
  /** What stands before a time of day, in folded text: `las`. */
  at?: Alternatives;
  /** What stands after one, in folded text: `horas`. */
  hours?: Alternatives;
  /** A part of the year, in folded text. */
  season: RegExp;
  /** Help outside of the ordinary hours, in folded text. */
  emergency: RegExp;
}

/** Signs of something bought or booked on the site itself. */
interface SaleWords {
  /** A path segment of a shop or a booking desk. Words in the text prove nothing: every call to action says `reserva`. */
  segments: Alternatives;
  /** The text of a link that leads to a booking desk or a shop on another host, in folded text. */
  links: Alternatives;
}

/** The sentences that the compiler says itself. */
interface SaidWords {
  /** Days and the hours that hold on them as a sentence: `lunes a viernes de 8:00 a 13:00 y de 15:00 a 18:00`. */
  openingHours(days: string, times: readonly (readonly [opens: string, closes: string])[]): string;
  /** First and last of a range of days: `lunes a viernes`. */
  dayRange(first: string, last: string): string;
  /** Open without a pause, as a sentence. */
  alwaysOpen: string;
  /** How a service is asked for where the site shows it only by a form. */
  askByForm: string;
  /** The same where the contact page shows no form. */
  askOnContactPage: string;
  /** What is known of the service model when nothing but this is: whether the site itself sells. */
  nothingSold: string;
  soldOnline: string;
}

/** The words of one language. Plain phrases are folded and separated by single spaces. */
export interface Words {
  language: Language;
  /** Names that pages of a role carry in addresses, menus and headings. */
  roles: Record<Exclude<PageRole, 'home'>, readonly string[]>;
  /** Names of pages that serve for a role where no page is named for it: bookings for contact, rooms for services. */
  standIns: Partial<Record<Exclude<PageRole, 'home'>, readonly string[]>>;
  /** Names of the home page in a breadcrumb, as they are written. */
  home: readonly string[];
  topics: Record<Topic, TopicWords>;
  claims: ClaimWords;
  /** Who can do the work, in folded text. */
  worker: RegExp;
  /** A sentence on a service's own page that speaks of all prices, not of its own, in folded text. */
  allPrices: Alternatives;
  contact: ContactWords;
  time: TimeWords;
  sale: SaleWords;
  /** Link texts that name nothing. */
  genericLinks: readonly string[];
  /** Names that say what a page is, and none's business, in folded text. */
  noBrands: Alternatives;
  /** What themes and site builders leave in until somebody writes something, in folded text. */
  placeholders: Alternatives;
  /** Labels before a colon that say no more than what follows them, in folded text: `Horario`. */
  emptyLabels: Alternatives;
  /** The answer that says no more than what follows it: `Sí, siempre`. */
  yes: string;
  /** Verbs by which a sentence can begin again once its beginning was cut. */
  openings: readonly string[];
  /** Words between two clauses, of which either can go. */
  conjunctions: Alternatives;
  /** What ends with a full stop and goes on, without the full stop. */
  abbreviations: Alternatives;
  /** What stands between a trade and the place where it is done: `Fontanero en Getafe`, and before some names of places. */
  inPlace: Alternatives;
  articles?: Alternatives;
  /** Endings of the plural. */
  plurals: Alternatives;
  addresses: AddressWords;
  missingPage: MissingPageWords;
  interface: InterfaceWords;
  classNames: ClassNameWords;
  /** Wording that speaks to a language model instead of to a visitor, in folded text. */
  agentInstructions: readonly RegExp[];
  says: SaidWords;
}

/** What is known of languages that are not complete, of the sites whose languages nobody has told yet. */
export type PartialWords = {
  [Part in 'home' | 'addresses' | 'missingPage' | 'interface' | 'classNames']?: Words[Part] extends readonly string[]
    ? Words[Part]
    : Partial<Words[Part]>;
};
