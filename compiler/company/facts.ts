/**
 * Company stage: every fact of the company information, once: where the owner states it, by which sentences of the site
 * it is told and what those must be worth. Config fields, types, gaps and proposals are readings of this table.
 */

import type { PageRole, Topic } from '../words/words.ts';

/** How the sentences that tell a fact are weighed, in the points of their cues. */
export interface StatementRules {
  topic: Topic;
  /** What a sentence must be worth to be remembered. Some facts count together with their neighbours. */
  keep: number;
  /** Sentences that are remembered of one page. */
  keptOfPage: number;
  /** What a statement must be worth by itself, page and place left aside. */
  least: number;
  /** For facts that are told in several sentences or lines: the longest line that is taken along, 0 for the same block only. */
  longestLine?: number;
}

/** What a text gains by the page that it stands on. */
export type PageWeights = Readonly<Partial<Record<PageRole, number>>>;

export interface CompanyFact {
  /** Field below `company` of the config by which the owner states it. */
  config: string;
  /** A text in the words of the site or of the owner. */
  isText?: boolean;
  /** What a visitor would ask: its absence is told to the editor. */
  isWanted?: boolean;
  /** What the texts that state it gain by the page that they stand on. */
  pages?: PageWeights;
  /** The sentences that state it, or deny it. */
  told?: StatementRules;
}

/** By field of the company information, in its order. */
export const companyFacts = {
  description: { config: 'description', isText: true },
  hours: {
    config: 'hours',
    isText: true,
    isWanted: true,
    pages: { hours: 5, contact: 4, home: 3, about: 1, faq: 1, how_it_works: 1 },
  },
  coverage: {
    config: 'coverage',
    isText: true,
    isWanted: true,
    pages: { areas: 4, home: 3, contact: 1, about: 1, faq: 1 },
    told: {
      topic: 'coverage',
      keep: 4,
      keptOfPage: 3,
      least: 0,
    },
  },
  how_to_ask: {
    config: 'howToAsk',
    isText: true,
    isWanted: true,
    pages: { contact: 4, how_it_works: 3, home: 2, faq: 1 },
    told: {
      topic: 'how_to_ask',
      keep: 5,
      keptOfPage: 3,
      least: 6,
    },
  },
  contact_page: { config: 'pages.contact', isWanted: true },
  address: { config: 'address', isText: true },
  legal_notice: {
    config: 'legalNotice',
    isText: true,
    isWanted: true,
    pages: { legal: 6, privacy: 3, terms: 3, cookies: 1 },
    told: {
      topic: 'legal_notice',
      keep: 2,
      keptOfPage: 12,
      least: 5,
      longestLine: 160,
    },
  },
  tax: {
    config: 'tax',
    isText: true,
    isWanted: true,
    pages: { taxes: 4, prices: 4, terms: 2, legal: 1, faq: 1 },
    told: {
      topic: 'tax',
      keep: 4,
      keptOfPage: 3,
      least: 5,
    },
  },
  prices: {
    config: 'prices',
    isText: true,
    isWanted: true,
    pages: { prices: 4, home: 1, faq: 1, how_it_works: 1, terms: 1, legal: 0 },
    told: {
      topic: 'prices',
      keep: 4,
      keptOfPage: 3,
      least: 0,
    },
  },
  'service_model.description': {
    config: 'serviceModel.description',
    isText: true,
    isWanted: true,
    pages: { how_it_works: 5, home: 3, about: 2, faq: 1, legal: 0 },
    told: {
      topic: 'model',
      keep: 4,
      keptOfPage: 6,
      least: 6,
      longestLine: 0,
    },
  },
  'service_model.performed_by': {
    config: 'serviceModel.performedBy',
    isText: true,
    pages: { how_it_works: 4, home: 2, about: 2, faq: 1, legal: 0 },
    told: {
      topic: 'performed_by',
      keep: 6,
      keptOfPage: 3,
      least: 0,
    },
  },
  'service_model.quoted_by': {
    config: 'serviceModel.quotedBy',
    isText: true,
    pages: { how_it_works: 4, prices: 2, home: 2, faq: 1, legal: 0 },
    told: {
      topic: 'quoted_by',
      keep: 6,
      keptOfPage: 3,
      least: 0,
    },
  },
  'service_model.invoiced_by': {
    config: 'serviceModel.invoicedBy',
    isText: true,
    pages: { how_it_works: 4, legal: 0, terms: 2, taxes: 2, home: 2, faq: 1, prices: 1 },
    told: {
      topic: 'invoiced_by',
      keep: 6,
      keptOfPage: 3,
      least: 0,
    },
  },
  'service_model.warranty': {
    config: 'serviceModel.warranty',
    isText: true,
    pages: { warranty: 5, how_it_works: 2, terms: 2, faq: 2, home: 1 },
    told: {
      topic: 'warranty',
      keep: 5,
      keptOfPage: 3,
      least: 0,
    },
  },
  'service_model.online_booking': {
    config: 'serviceModel.onlineBooking',
    pages: { how_it_works: 2, legal: 2, terms: 2 },
    told: {
      topic: 'no_online_sale',
      keep: 3,
      keptOfPage: 3,
      least: 0,
    },
  },
  services: { config: 'services', isWanted: true },
} as const satisfies Record<string, CompanyFact>;

type Facts = typeof companyFacts;
type Below<Name, Group extends string> = Name extends `${Group}.${infer Rest}` ? Rest : never;

/** A field of the company information that this table knows. */
type FactField = keyof Facts;

type TextFact = { [Field in FactField]: Facts[Field] extends { isText: true } ? Field : never }[FactField];

/** Fields of the company information that are texts, and those of its service model. */
export type TextField = Exclude<TextFact, `service_model.${string}`>;
export type ModelField = Below<TextFact, 'service_model'>;

/** The same as config fields, below `company` and below `company.serviceModel`. */
export type TextConfig = Facts[TextField]['config'];
export type ModelConfig = Below<Facts[TextFact]['config'], 'serviceModel'>;

const all = Object.entries(companyFacts) as [FactField, CompanyFact][];
const texts = all.flatMap(([field, { config, isText }]) => (isText ? [{ field, config }] : []));
const belowOf = (name: string): string[] => name.split('.').slice(1);
const own = texts.filter(({ field }) => belowOf(field).length === 0);

export const textFields = own.map(({ field }) => field as TextField);
export const textConfigs = own.map(({ config }) => config as TextConfig);
export const modelFields = texts.flatMap(({ field }) => belowOf(field) as ModelField[]);
export const modelConfigs = texts.flatMap(({ config }) => belowOf(config) as ModelConfig[]);

/** Facts whose absence is told, with their config fields. */
export const wantedFacts = all.filter(([, { isWanted }]) => isWanted).map(([field, { config }]) => ({ field, config }));

/** The rules for the sentences of each topic, in the order of the facts. */
export const statementRules = Object.fromEntries(
  all.flatMap(([, { told, pages = {} }]) => (told ? [[told.topic, { ...told, pages }]] : [])),
) as Readonly<Record<Topic, StatementRules & { pages: PageWeights }>>;
