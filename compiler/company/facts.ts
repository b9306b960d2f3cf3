/** Company stage: the one table of facts, from which config fields, types, gaps and proposals are derived. */

import type { CompanyInfo } from '#shared/contract/schemas.ts';
import type { PagePath } from '#shared/page.ts';
import type { Diagnostic, FactSource } from '../model.ts';
import type { PageRole, Topic } from '../words/words.ts';

/** Rules for the sentences that state a fact. Points are the sums of the weights of their cues. */
export interface StatementRules {
  topic: Topic;
  /** Minimum points of a single sentence; with fewer it is not even a candidate. */
  keep: number;
  /** Minimum points of joined sentences or lines, without those of page and zone. */
  least?: number;
  /** Maximum characters of lines that join; 0: only sentences of one block do. Absent: none join. */
  longestLine?: number;
  /** Sentences of one block join if each states the fact by itself. */
  joinsStated?: true;
  /** Excludes the content of pages without a role, such as articles, that neither menu nor footer leads to. */
  needsMenu?: true;
}

/** Points that a text gains by the role of its page; see `weightOfPage` for other pages. */
export type PageWeights = Readonly<Partial<Record<PageRole, number>>>;

/** How one field is found, stated and missed. */
export interface CompanyFact {
  /** Field below `company` in the config. */
  config: string;
  /** The fact is a page, a list or a boolean; all others are texts. */
  isNoText?: true;
  /** It is reported as not stated, if it and these paths of the company information are missing. Absent: never. */
  missingUnless?: readonly string[];
  /** Points of a text by the roles of its page. */
  pages?: PageWeights;
  /** Of facts that are read from sentences. */
  told?: StatementRules;
}

/** Points by page for sentences on how the service works. */
const model = { how_it_works: 4, home: 2, about: 2, faq: 1, legal: 0 };

/** The entry of an answer on who does the work: one sentence, most worth on the page on how it works. */
const answerOf = <const Config extends string>(config: Config, topic: Topic) => ({
  config,
  pages: model,
  told: { topic, keep: 6 },
});

/** The table: by field of the company information, `a.b` for one of a group, in the order of publication. */
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
  'service_model.performed_by': {
    config: 'serviceModel.performedBy',
    pages: model,
    told: { topic: 'performed_by', keep: 6, joinsStated: true },
  },
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

/** Fields of the company information that are texts: at its top, and (`warranty`) below `service_model`. */
export type TextField = Exclude<TextFact, `service_model.${string}`>;
export type ModelField = Below<TextFact, 'service_model'>;

/** The same as fields of the config: below `company`, and below `company.serviceModel`. */
export type TextConfig = Facts[TextField]['config'];
export type ModelConfig = Below<Facts[TextFact]['config'], 'serviceModel'>;

/** The table as a list; of it the texts; of these the ones at the top of the company information. */
const all = Object.entries(companyFacts) as [keyof Facts, CompanyFact][];
const texts = all.filter(([, { isNoText }]) => !isNoText);
const own = texts.filter(([field]) => !field.includes('.'));
/** The name behind the first dot, as a list; `[]` without a dot. */
const below = (name: string): string[] => name.split('.').slice(1);

/** The same as lists, each in the order of the table. */
export const textFields = own.map(([field]) => field as TextField);
export const textConfigs = own.map(([, { config }]) => config as TextConfig);
export const modelFields = texts.flatMap(([field]) => below(field) as ModelField[]);
export const modelConfigs = texts.flatMap(([, { config }]) => below(config) as ModelConfig[]);

/** Rules and page weights by topic, in the order of the table. */
export const statementRules = Object.fromEntries(
  all.flatMap(([, { told, pages = {} }]) => (told ? [[told.topic, { ...told, pages }]] : [])),
) as Readonly<Record<Topic, StatementRules & { pages: PageWeights }>>;

/** A text that may become a fact, with its source. */
export interface Finding {
  text: string;
  /** Path of the page, or `config`. */
  from: string;
  /** The sentence, a selector, or the name of a place: `JSON-LD address`. */
  evidence: string;
  /** Read from the header, footer or side of the page, which its Markdown does not have. */
  isOfFrame?: true;
}

/**
 * The part of a finding that says whether it is of the frame: `{}` for the zone `main`, `{ isOfFrame: true }` for
 * others.
 */
export const frameOf = (zone: string): { isOfFrame?: true } => (zone === 'main' ? {} : { isOfFrame: true });

/** A fact, if found; if two places contradict each other, no fact but a diagnostic. */
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
  /** Roles of a whole page, `blog` for posts too; empty for none and for unknown paths. */
  rolesOf(path: PagePath): ReadonlySet<PageRole>;
  /** Whether it is the page of one service. */
  isService(path: PagePath): boolean;
  /** Whether it is the page of one area, or below one. */
  isArea(path: PagePath): boolean;
  /** Whether menu or footer of some page lead to it. */
  isInMenu(path: PagePath): boolean;
}
