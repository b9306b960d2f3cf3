/** What a language must say, which is every sentence that the Spanish one has, and the languages that say it. */

import type { ConnectorToolId } from '../contract/connector.ts';
import type { ErrorCode } from '../contract/errors.ts';
import type { Scope } from '../contract/oauth.ts';
import type { OperationId, ToolId } from '../contract/operations.ts';
import type { MissingFact } from '../search/silence.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What the contract asks of every language. */
interface ContractText {
  operations: Record<OperationId, { title: string; summary: string; description: string }>;
  tools: Record<ToolId, (site: ToolSite) => string>;
  connectorTools: Record<ConnectorToolId, (site: ToolSite) => string>;
  guides: { errors: Record<ErrorCode, string>; scopes: Record<Scope, string> };
}

/** The languages that are complete; a further one is one more line here. */
export const locales = { es, en } as const satisfies Record<string, Locale & ContractText>;

export type Language = keyof typeof locales;

/** The locale of a language tag (`es-ES` counts as `es`); Spanish when there is none. */
export function toLocale(language: string): Locale {
  const [primary = ''] = language.toLowerCase().split('-');
  return Object.hasOwn(locales, primary) ? locales[primary as Language] : es;
}

export type Locale = typeof es;

/** Sentences for the fields of parameters and results, by key. */
export type FieldText = keyof Locale['fields'];

/** Sentences for the headers of an answer, by the header's name. */
export type HeaderText = keyof Locale['headers'];

/** Sentences of the documents for agents and developers: Markdown without line breaks. */
export type GuideText = Locale['guides'];

/** The calls that documents show, in the order in which they work. */
export type ExampleId = keyof GuideText['examples'];

/** Published documents that others list. */
export type ListedDocument = keyof GuideText['documents'];

/** Programs that the page for people shows how to connect. */
export type AgentClientId = keyof GuideText['developerPage']['clients'];

/** Sentences of the script in the browser: plain text in which `{name}` stands for a value. */
export type ScriptText = keyof GuideText['developerPage']['script'];

/** What a search lacks, and where to turn. */
export interface SearchGap {
  foundNothing: boolean;
  isMostlyUnknown: boolean;
  lacksPrice: boolean;
  /** No section speaks of most of the words. */
  isApart: boolean;
  missing?: MissingFact | undefined;
  /** Words that the site does not know, as typed. */
  unknownWords: readonly string[];
  /** Names of the languages that the content is in. */
  contentLanguage: string;
  /** Address of the contact page, if there is one. */
  contactPage?: string | undefined;
}

/** The business whose content the tools give, for a model that has the tools of many. */
export interface ToolSite {
  brand: string;
  /** What it does, in a phrase; empty when that is not known. */
  about: string;
  /** Names of the languages that the content is in, and whether they are several. */
  contentLanguage: string;
  isMultilingual: boolean;
}
