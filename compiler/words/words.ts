/**
 * Words: what the compiler knows of a language and says in it, as a type. A language is a folder beside this file and a
 * line in `languages.ts`; what is asked of all languages at once is composed by `any-language.ts`.
 */

import type { Language } from '#shared/contract/language.ts';
import type { AddressWords, Alternatives, ClassNameWords, InterfaceWords, MissingPageWords } from './site-words.ts';

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

/** A sign in folded text (lower case, no accents), beginning at a word, and its worth; below zero it speaks against. */
type Cue = readonly [sign: RegExp, weight: number];

interface TopicWords {
  /** The element that the fact must have: a sentence in folded text matches each of these, or tells nothing. */
  holds: readonly RegExp[];
  /** The same in text as it stands: a name of a place. */
  names?: RegExp;
  cues: readonly Cue[];
  /** A heading or a label before a colon that announces the topic, in folded text. */
  label: RegExp;
}

interface ClaimWords {
  /** Signs that it is so, and that it is not; in folded text, as what follows up to the hints. */
  signs: Record<ClaimTopic, { yes: readonly RegExp[]; no: readonly RegExp[] }>;
  /** A sentence with one of these holds only under a condition, or for a part, and contradicts nothing. */
  conditions: Alternatives;
  /** Names of taxes that have a rate. */
  taxes: Alternatives;
  /** Beginnings of words of which every claim has one, in text as it stands. */
  hints: Alternatives;
}

type OfEachDay<T> = readonly [T, T, T, T, T, T, T];

/** Days and times of day; patterns read text without accents, in any case. */
interface TimeWords {
  /** Names of the days, Monday first, as a text has them. */
  days: readonly string[];
  /** The same with the plural. */
  dayNames: OfEachDay<Alternatives>;
  /** Short forms, which are days beside another day or a time only. */
  shortDays: OfEachDay<Alternatives>;
  /** Capital letters that stand for the days, Monday first: `L-V`. */
  dayLetters?: string;
  everyDay: Alternatives;
  workingDays: Alternatives;
  weekend: Alternatives;
  holidays: Alternatives;
  /** Between the first and the last of a range: `lunes a viernes`, `9:00 to 14:00`. */
  until: Alternatives;
  and: Alternatives;
  closed: Alternatives;
  /** Before the days on which it is closed: `excepto`. */
  except: Alternatives;
  /** Around the clock, beside `24 h` and `24/7`. */
  aroundTheClock: Alternatives;
  /** Before a number of hours that is a length, and no time: `en 24 horas`. */
  within: Alternatives;
  /** The same after it: `24 horas de antelación`. */
  lengths: Alternatives;
  /** Words between them that say nothing: `de las`. */
  fillers: Alternatives;
  /** Units after a time of day, beside `h`. */
  hours: Alternatives;
  /** What figures count that are no times: `de 3 a 5 años`. */
  measures: Alternatives;
  /** After a time of day: `9 de la mañana`. */
  am: Alternatives;
  pm: Alternatives;
  /** Parts of the day before noon and after it, before their times: `mañanas de 9 a 2`. */
  morning: Alternatives;
  afternoon: Alternatives;
  noon: Alternatives;
  midnight: Alternatives;
  months: Alternatives;
  /** Parts of the year other than months, and what names some days of a month only: `sábados alternos`. */
  seasons: Alternatives;
  /** A day of the month: its number and the month's name, where `#` stands for the number and `@` for the name. */
  dates: readonly string[];
  /** A heading or a label that announces opening hours, and what tells that they are those of the telephone. */
  titles: Alternatives;
  byPhone: Alternatives;
  /** What is said of the times when a business is open: `horario`, `abierto`, `atendemos`. */
  open: Alternatives;
  /** What a business says that it does around the clock: `servicio`, `disponibles`. */
  onDuty: Alternatives;
  /**
   * A sentence of what is open: what it begins with, the verb, and what a business may call its place and its people.
   * What is open under another name is not the business: `El museo abre los lunes`.
   */
  articles: Alternatives;
  opens: Alternatives;
  /** Further nouns that tell when, not what. */
  timeNouns: Alternatives;
  premises: Alternatives;
  /** What else has times of its own: classes, masses, buses. */
  otherTimes: Alternatives;
  /** Help outside of the ordinary hours. */
  emergency: Alternatives;
}

/** Signs of something bought or booked on the site itself. */
interface SaleWords {
  /** A path segment of a shop or a booking desk. Words in the text prove nothing: every call to action says `reserva`. */
  segments: Alternatives;
  /** The text of a link that leads to a booking desk or a shop on another host, in folded text. */
  links: Alternatives;
  /** What the text of a link begins with that may lead to one, in folded text. */
  invites: Alternatives;
  /** Headings above a booking calendar, and links that buy a voucher: a desk on the site itself; folded. */
  desks: Alternatives;
  /** What a text says of buying, paying or booking on the web, in folded text. */
  said: Alternatives;
}

/** The sentences that the compiler says itself. */
interface SaidWords {
  /** Days and the hours that hold on them as a sentence: `lunes a viernes de 8:00 a 13:00 y de 15:00 a 18:00`. */
  openingHours(days: string, times: readonly (readonly [opens: string, closes: string])[]): string;
  /** First and last of a range of days: `lunes a viernes`. */
  dayRange(first: string, last: string): string;
  everyDay: string;
  /** Open without a pause, as a sentence. */
  alwaysOpen: string;
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
  /** An amount of money, in any case; and what stands before the least of several. */
  amount: Alternatives;
  /** What amounts are called that are nobody's price: grants, wages, fines, donations, savings; folded. */
  otherAmounts: Alternatives;
  from: Alternatives;
  /** How a line begins that says for whom or when a price holds, in any case. */
  restrictions: Alternatives;
  /** How a sentence begins that says what holds outside of the area in the one before, folded. */
  beyond: Alternatives;
  /** How a sentence begins that goes on with the one before, folded. */
  also: Alternatives;
  /** How a heading above what is offered begins, where it does not name services; folded. */
  offering: Alternatives;
  /** The word for services, folded, alone or in front of what they are. */
  serviceNouns: Alternatives;
  /** A word that asks the reader for something, in any case: `cuéntanos`. */
  requests: Alternatives;
  /** Words that slogans and steps have and names of services do not, folded: they speak to the reader, or of the business. */
  slogans: Alternatives;
  /** A sentence on a service's own page that speaks of all prices, not of its own, in folded text. */
  allPrices: Alternatives;
  /** How a sentence begins that speaks of all work or goods of the business, in folded text. */
  all: Alternatives;
  /** Words that only announce a number or an address to write to, in folded text. */
  announcements: Alternatives;
  time: TimeWords;
  sale: SaleWords;
  /** Names of pages that offer no service, folded: on goods, what was done, what others say of it, how it is paid, baskets. */
  offerless: readonly string[];
  /** Names that say what a page is, and none's business, in folded text. */
  noBrands: Alternatives;
  /** What a title may begin with before the name, in folded text. */
  greetings: Alternatives;
  /** What themes and site builders leave in until somebody writes something, in folded text. */
  placeholders: Alternatives;
  /** How a notice of the day begins, or a call to look elsewhere, in folded text. */
  notices: Alternatives;
  /** Words of a description that say nothing of what a business does, folded: `información general`. */
  hollow: Alternatives;
  /** Labels before a colon that say no more than what follows them, in folded text: `Horario`. */
  emptyLabels: Alternatives;
  /** What an answer begins with that makes no sense without its question, with what follows it. */
  answers: Alternatives;
  /** Before the name in a copyright line. */
  by: Alternatives;
  /** What may stand before an address without a colon, in any case. */
  addressLabels: Alternatives;
  /** What labels the town below a street. */
  townLabels: Alternatives;
  /** What labels the main one of several addresses. */
  seats: Alternatives;
  /** Where the language is spoken, and what is called a region, at the end of an address. */
  countries: Alternatives;
  /** A street with its number, in any case; and what stands behind it and is no place: floors, doors, ways in. */
  streets: Alternatives;
  floors: Alternatives;
  /** Between the names of two streets that meet. */
  corners: Alternatives;
  /** Words before the name of a page that change nothing of it: `nuestros servicios`. */
  determiners: Alternatives;
  /** Words that govern the noun behind them: in `el museo de la villa` the second; folded. */
  prepositions: Alternatives;
  /** What is said before a telephone number, in folded text. */
  calling: Alternatives;
  /** What says that the business goes to its customers, in folded text. */
  toCustomers: Alternatives;
  /** Words between two clauses, of which either can go, or two names of one page. */
  conjunctions: Alternatives;
  /** Endings of the plural. */
  plurals: Alternatives;
  addresses: AddressWords;
  missingPage: MissingPageWords;
  interface: InterfaceWords;
  classNames: ClassNameWords;
  /** Wording that speaks to a language model instead of to a visitor, in folded text, each from the start of a word. */
  agentInstructions: readonly RegExp[];
  says: SaidWords;
}

/** What is known of languages that are not complete, of the sites whose languages nobody has told yet. */
export type PartialWords = {
  [Part in 'home' | 'addresses' | 'missingPage' | 'interface' | 'classNames']?: Words[Part] extends readonly string[]
    ? Words[Part]
    : Partial<Words[Part]>;
};
