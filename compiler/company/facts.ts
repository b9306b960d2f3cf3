/** Company stage: the one table of facts, from which config fields, types, gaps and proposals are derived. */

import type { CompanyInfo } from '#shared/contract/schemas.ts';
import type { PagePath } from '#shared/page.ts';
import type { Diagnostic, FactSource } from '../model.ts';
import type { PageRole, Topic } from '../words/words.ts';

/** Rules for the sentences that state a fact, in the points of their cues. */
export interface StatementRules {
  topic: Topic;
  /** Least points of a sentence to be remembered. */
  keep: number;
  /** Least points of several sentences or lines together. */
  least?: number;
  /** Longest line that joins its neighbours; 0: only lines of the same block join. */
  longestLine?: number;
  /** A page without a role that no menu leads to does not count: it speaks of its own subject, such as an article. */
  needsMenu?: true;
}

/** Points that a text gains by the role of its page. */
export type PageWeights = Readonly<Partial<Record<PageRole, number>>>;

export interface CompanyFact {
  /** Field below `company` in the config. */
  config: string;
  /** A page, a list or a boolean; all others are texts. */
  isNoText?: true;
  /** Agents and editors read that no page states it, unless one of these fields, or of the named pages, may hold it. */
  missingUnless?: readonly string[];
  /** Points by the page of the text. */
  pages?: PageWeights;
  told?: StatementRules;
}

const model = { how_it_works: 4, home: 2, about: 2, faq: 1, legal: 0 };

const answerOf = <const Config extends string>(config: Config, topic: Topic) => ({
  config,
  pages: model,
  told: { topic, keep: 6 },
});

/** By field of the company information, in its order. */
export const companyFacts = {
  description: { config: 'description' },
  hours: {
    config: 'hours',
    missingUnless: [],
    pages: { hours: 5, contact: 4, home: 3, about: 1, faq: 1, how_it_works: 1 },
  },
  coverage: {
    config: 'coverage',
    missingUnless: ['areas'],
    pages: { areas: 4, home: 3, contact: 1, about: 1, faq: 1 },
    told: { topic: 'coverage', keep: 4 },
  },
  how_to_ask: {
    config: 'howToAsk',
    pages: { contact: 4, how_it_works: 3, home: 2, faq: 1 },
    told: { topic: 'how_to_ask', keep: 4, needsMenu: true },
  },
  contact_page: { config: 'pages.contact', isNoText: true },
  address: { config: 'address', missingUnless: [], pages: { contact: 1, hours: 1, home: 1, about: 1 } },
  legal_notice: {
    config: 'legalNotice',
    missingUnless: ['pages.legal'],
    pages: { legal: 6, privacy: 3, terms: 3, cookies: 1 },
    told: { topic: 'legal_notice', keep: 2, least: 5, longestLine: 160 },
  },
  tax: {
    config: 'tax',
    pages: { taxes: 4, prices: 4, terms: 2, legal: 1, faq: 1 },
    told: { topic: 'tax', keep: 5 },
  },
  prices: {
    config: 'prices',
    missingUnless: ['prices_page'],
    pages: { prices: 4, home: 1, faq: 1, how_it_works: 1, terms: 1, legal: 0 },
    told: { topic: 'prices', keep: 4 },
  },
  'service_model.description': {
    config: 'serviceModel.description',
    pages: model,
    told: { topic: 'model', keep: 4, least: 6, longestLine: 0 },
  },
  'service_model.performed_by': answerOf('serviceModel.performedBy', 'performed_by'),
  'service_model.quoted_by': answerOf('serviceModel.quotedBy', 'quoted_by'),
  'service_model.invoiced_by': answerOf('serviceModel.invoicedBy', 'invoiced_by'),
  'service_model.warranty': {
    config: 'serviceModel.warranty',
    pages: { warranty: 5, how_it_works: 2, terms: 2, faq: 2, home: 1 },
    told: { topic: 'warranty', keep: 5 },
  },
  'service_model.online_booking': {
    config: 'serviceModel.onlineBooking',
    isNoText: true,
    pages: { how_it_works: 2, legal: 2, terms: 2 },
    told: { topic: 'no_online_sale', keep: 3 },
  },
  services: { config: 'services', isNoText: true, missingUnless: ['pages.services'] },
} as const satisfies Record<string, CompanyFact>;

type Facts = typeof companyFacts;
type Below<Name, Group extends string> = Name extends `${Group}.${infer Rest}` ? Rest : never;
type TextFact = { [Field in keyof Facts]: Facts[Field] extends { isNoText: true } ? never : Field }[keyof Facts];

/** Fields of the company information that are texts, and those of its service model. */
export type TextField = Exclude<TextFact, `service_model.${string}`>;
export type ModelField = Below<TextFact, 'service_model'>;

/** The same as config fields, below `company` and below `company.serviceModel`. */
export type TextConfig = Facts[TextField]['config'];
export type ModelConfig = Below<Facts[TextFact]['config'], 'serviceModel'>;

const all = Object.entries(companyFacts) as [keyof Facts, CompanyFact][];
const texts = all.filter(([, { isNoText }]) => !isNoText);
const own = texts.filter(([field]) => !field.includes('.'));
const below = (name: string): string[] => name.split('.').slice(1);

export const textFields = own.map(([field]) => field as TextField);
export const textConfigs = own.map(([, { config }]) => config as TextConfig);
export const modelFields = texts.flatMap(([field]) => below(field) as ModelField[]);
export const modelConfigs = texts.flatMap(([, { config }]) => below(config) as ModelConfig[]);

/** The rules for the sentences of each topic, in the order of the facts. */
export const statementRules = Object.fromEntries(
  all.flatMap(([, { told, pages = {} }]) => (told ? [[told.topic, { ...told, pages }]] : [])),
) as Readonly<Record<Topic, StatementRules & { pages: PageWeights }>>;

/** The text of a fact, the page that it was read from, and its evidence there. */
export interface Finding {
  text: string;
  /** Path of the page, or `config`. */
  from: string;
  evidence: string;
  /** Read from the header, footer or side of the page, which its Markdown does not have. */
  isOfFrame?: true;
}

/** Says, as a part of a finding, whether its zone of the page is the frame. */
export const frameOf = (zone: string): { isOfFrame?: true } => (zone === 'main' ? {} : { isOfFrame: true });

/** The fact that was found; where something contradicts it, a diagnostic instead. */
export interface Detected<Found extends Finding = Finding> {
  finding: Found | undefined;
  diagnostics: Diagnostic[];
}

/** The part of the company information that one step finds, with its sources and diagnostics. */
export interface CompanyPart {
  company: Partial<CompanyInfo>;
  sources: FactSource[];
  diagnostics: Diagnostic[];
}

/** Purposes of pages, which weigh the sentences on them. */
export interface PagePurposes {
  /** Roles of a page, `blog` also for the posts below it. */
  rolesOf(path: PagePath): ReadonlySet<PageRole>;
  isService(path: PagePath): boolean;
  isArea(path: PagePath): boolean;
  /** Whether the menu or the footer leads to a page. */
  isInMenu(path: PagePath): boolean;
}
