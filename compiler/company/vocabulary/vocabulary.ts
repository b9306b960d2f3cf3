/** Company stage: the general words by which pages and sentences of a business's website are told apart. */

import { en } from './en.ts';
import { es } from './es.ts';

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

/** A sign in folded text (lower case, no accents) and what it is worth; below zero it speaks against. */
export type Cue = readonly [sign: RegExp, weight: number];

interface TopicWords {
  cues: readonly Cue[];
  /** A heading or a label before a colon that announces the topic, in folded text. */
  label: RegExp;
  /** A heading under which the same words tell of something else, in folded text: a timetable of classes. */
  otherLabel?: RegExp;
}

/** The words of one language. Plain phrases are folded and separated by single spaces. */
export interface Vocabulary {
  language: string;
  /** Names that pages of a role carry in addresses, menus and headings. */
  roles: Record<Exclude<PageRole, 'home'>, readonly string[]>;
  /** Names of pages that serve for a role where no page is named for it: bookings for contact, rooms for services. */
  standIns: Partial<Record<Exclude<PageRole, 'home'>, readonly string[]>>;
  topics: Record<Topic, TopicWords>;
  /** A part of the year, in folded text. */
  season: RegExp;
  /** Help outside of the ordinary hours, in folded text. */
  emergency: RegExp;
  /** Who can do the work, in folded text. */
  worker: RegExp;
  /** Link texts that name nothing. */
  genericLinks: readonly string[];
  /** Verbs by which a sentence can begin again once its beginning was cut. */
  openings: readonly string[];
  /** Names of the days, Monday first, as a text has them. */
  days: readonly string[];
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

const VOCABULARIES: readonly Vocabulary[] = [es, en];

/** The words of a language; Spanish where the language has none yet. */
export function vocabularyOf(language: string): Vocabulary {
  return VOCABULARIES.find((vocabulary) => vocabulary.language === language) ?? es;
}

/**
 * The vocabularies to look with, the site's own first: addresses and menus mix languages (`/blog/`, `/faq/`) on any
 * site.
 */
export function vocabulariesFor(language: string): Vocabulary[] {
  const own = vocabularyOf(language);
  return [own, ...VOCABULARIES.filter((vocabulary) => vocabulary !== own)];
}
