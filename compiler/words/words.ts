/**
 * Words: the type of the words that the compiler reads and writes in a language. A language is a folder beside this
 * file and a line in `languages.ts`; `any-language.ts` joins the words of all languages.
 */

import type { Language } from '#shared/contract/language.ts';
import type {
  AddressWords,
  Alternatives,
  ClassNameWords,
  InterfaceWords,
  MissingPageWords,
  PlaceWords,
  SaleWords,
  TopicWords,
} from './site-words.ts';

/** Purpose of a page. The first thirteen are published as keys of `pages`; the others only weigh sentences. */
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

/** Subject of a statement about the business, by the fact that it can become. */
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

/** Terms of a business that a text either affirms or denies. */
export type ClaimTopic = 'tax-included' | 'quote-free' | 'visit-free' | 'whole-area';

/** Signs of claims. */
interface ClaimWords {
  /** Signs that a text affirms or denies a term; in folded text, as all fields but `hints`. */
  signs: Record<ClaimTopic, { yes: readonly RegExp[]; no: readonly RegExp[] }>;
  /** A sentence with one of these holds only under a condition, or for a part, and contradicts nothing. */
  conditions: Alternatives;
  /** Names of taxes that have a rate. */
  taxes: Alternatives;
  /** Beginnings of words. Every claim has one of them, in any case, in text as it is written. */
  hints: Alternatives;
}

/** A tuple of the seven days, Monday first. */
type OfEachDay<T> = readonly [T, T, T, T, T, T, T];

/** Days and times of day; patterns read text without accents, in any case. */
interface TimeWords {
  /** Names of the days, Monday first, as a text has them. */
  days: readonly string[];
  /** Names of the days with their plurals. */
  dayNames: OfEachDay<Alternatives>;
  /** Short forms, which are days beside another day or a time only. */
  shortDays: OfEachDay<Alternatives>;
  /** Capital letters that stand for the days, Monday first: `L-V`. */
  dayLetters?: string;
  everyDay: Alternatives;
  workingDays: Alternatives;
  /** All days that the text does not name: `el resto de días`. */
  otherDays: Alternatives;
  weekend: Alternatives;
  holidays: Alternatives;
  /** Between the first and the last of a range: `lunes a viernes`, `9:00 to 14:00`. */
  until: Alternatives;
  and: Alternatives;
  closed: Alternatives;
  /** Before the time of opening, and before that of closing; other words for these two, and for the first of a pair. */
  opensAt: Alternatives;
  closes: Alternatives;
  since: Alternatives;
  upTo: Alternatives;
  between: Alternatives;
  /** Open without a break: adds nothing to the times. */
  continuous: Alternatives;
  /** Numbers from one to twelve, and forms of a time around one, `#`, with the minutes that they add. */
  numbers: readonly string[];
  clockForms: readonly (readonly [form: string, minutes: number])[];
  /** Between `a` and a time: `a las 9`. */
  atTime: Alternatives;
  /** Before the days on which it is closed: `excepto`. */
  except: Alternatives;
  /** Around the clock, beside `24 h` and `24/7`. */
  aroundTheClock: Alternatives;
  /** Before a number of hours that is a length, and no time: `en 24 horas`. */
  within: Alternatives;
  /** After such a number of hours: `24 horas de antelación`. */
  lengths: Alternatives;
  /** Words between days and times without a meaning of their own: `de las`. */
  fillers: Alternatives;
  /** Units after a time of day, beside `h`. */
  hours: Alternatives;
  /** Units after numbers that are not times: `de 3 a 5 años`. */
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
  /** Parts of the year other than months, and words for some days of a month only: `sábados alternos`. */
  seasons: Alternatives;
  /** A day of the month: its number and the month's name, where `#` stands for the number and `@` for the name. */
  dates: readonly string[];
  /** A heading or a label that announces opening hours, and words that make them those of the telephone. */
  titles: Alternatives;
  byPhone: Alternatives;
  /** Words on times when a business is open: `horario`, `abierto`, `atendemos`. */
  open: Alternatives;
  /** Visits that must be arranged before. */
  appointment: Alternatives;
  /** Words on a service around the clock: `servicio`, `disponibles`. */
  onDuty: Alternatives;
  /**
   * A sentence on an opening: its article, its verb, and nouns for the place and the people of a business. The hours
   * of a thing with another name are not the business's: `El museo abre los lunes`.
   */
  articles: Alternatives;
  opens: Alternatives;
  /** Further nouns for a time, not for a thing that opens. */
  timeNouns: Alternatives;
  premises: Alternatives;
  /** Other things with times of their own: classes, masses, buses. */
  otherTimes: Alternatives;
  /** Institutions, and other businesses, whose hours a page may tell. */
  elsewhere: Alternatives;
  /** Words behind a place that is near the business: `la farmacia de enfrente`. */
  nearby: Alternatives;
  /** Words before the noun for something of a person: `mi hija`. */
  possessives: Alternatives;
  /** Help outside of the ordinary hours. */
  emergency: Alternatives;
}

/** Sentences and parts of them that the compiler writes itself. */
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
export interface Words extends PlaceWords {
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
  /** An amount of money, in any case; `from` is the word before the lowest of several. */
  amount: Alternatives;
  /** Words for amounts that are not prices: grants, wages, fines, donations, savings; folded. */
  otherAmounts: Alternatives;
  from: Alternatives;
  /** First words of a line that says for whom or when a price holds, in any case. */
  restrictions: Alternatives;
  /** First words of a sentence on terms outside of the area in the one before, folded. */
  beyond: Alternatives;
  /** First words of a sentence that continues the one before, folded. */
  also: Alternatives;
  /** First words of a heading above offers that does not name services; folded. */
  offering: Alternatives;
  /** The word for services, folded, alone or in front of their kind. */
  serviceNouns: Alternatives;
  /** A whole heading above the steps of a job, folded: `como trabajamos`. */
  steps: Alternatives;
  /** Words of such steps on what the business or the customer does, folded. */
  deeds: Alternatives;
  /** A word that asks the reader for something, in any case: `cuéntanos`. */
  requests: Alternatives;
  /**
   * Words that slogans and steps have and names of services do not, folded: they speak to the reader, or of the
   * business.
   */
  slogans: Alternatives;
  /** A sentence on a service's own page that speaks of all prices, not of its own, in folded text. */
  allPrices: Alternatives;
  /** How a sentence begins that speaks of all work or goods of the business, in folded text. */
  all: Alternatives;
  /** Words that only announce a number or an address to write to, in folded text. */
  announcements: Alternatives;
  /** The first word behind a number or an address with which the sentence goes on: `con tus datos`. */
  goingOn: Alternatives;
  /** Ways to get in touch, as the end of a folded sentence names them: `por whatsapp`. */
  means: Alternatives;
  time: TimeWords;
  sale: SaleWords;
  /** Names of pages that offer no service, folded: on goods, work done, reviews, payment, baskets. */
  offerless: readonly string[];
  /** Names of kinds of pages that are not the name of a business, in folded text. */
  noBrands: Alternatives;
  /** Words of a title before the name, in folded text. */
  greetings: Alternatives;
  /** Texts of themes and site builders that wait to be replaced, in folded text. */
  placeholders: Alternatives;
  /** First words of a notice of the day, or of a call to look elsewhere, in folded text. */
  notices: Alternatives;
  /** Words that do not describe a business, folded: `información general`. */
  hollow: Alternatives;
  /** Labels before a colon that add nothing to the text behind them, in folded text: `Horario`. */
  emptyLabels: Alternatives;
  /** First words of an answer that make no sense without its question. */
  answers: Alternatives;
  /** Before the name in a copyright line. */
  by: Alternatives;
  /** Words before the unit of a price, and for things with prices in folded titles: `per`, `plans`. */
  perUnit: Alternatives;
  pricedThings: Alternatives;
  /** Words before the name of a page that do not change its meaning: `nuestros servicios`. */
  determiners: Alternatives;
  /** Words that govern the noun behind them: in `el museo de la villa` the second; folded. */
  prepositions: Alternatives;
  /** Words before a telephone number, in folded text. */
  calling: Alternatives;
  /** Words of a business that goes to its customers, in folded text. */
  toCustomers: Alternatives;
  /** Words between two clauses that can each be left out, or between two names of one page. */
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

/** Words of languages that are not complete, for sites whose language is not known yet. */
export type PartialWords = {
  [Part in 'home' | 'addresses' | 'missingPage' | 'interface' | 'classNames']?: Words[Part] extends readonly string[]
    ? Words[Part]
    : Partial<Words[Part]>;
};
