/** What a language must say, which is every sentence that the Spanish one has, and the languages that say it. */

import type { ConnectorToolId } from '../contract/connector.ts';
import type { ErrorCode } from '../contract/errors.ts';
import type { FieldText } from '../contract/field-text.ts';
import type { Language } from '../contract/language.ts';
import type { ToolSite } from '../contract/mcp-server.ts';
import type { Scope } from '../contract/oauth.ts';
import type { ExampleId, OperationId, ToolId } from '../contract/operations.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What the contract asks of every language. */
interface ContractText {
  operations: Record<OperationId, { title: string; summary: string; description: string }>;
  tools: Record<ToolId, (site: ToolSite) => string>;
  connectorTools: Record<ConnectorToolId, (site: ToolSite) => string>;
  fields: Record<FieldText, string>;
  guides: {
    errors: Record<ErrorCode, string>;
    scopes: Record<Scope, string>;
    examples: Record<ExampleId, unknown>;
  };
}

/** The languages that are complete. */
export const locales = { es, en } as const satisfies Record<Language, Locale & ContractText>;

/** The locale of a language tag (`es-ES` counts as `es`); Spanish when there is none. */
export function toLocale(language: string): Locale {
  const [primary = ''] = language.toLowerCase().split('-');
  return Object.hasOwn(locales, primary) ? locales[primary as Language] : es;
}

export type Locale = typeof es;

/** Sentences for the headers of an answer, by the header's name. */
export type HeaderText = keyof Locale['headers'];

/** Sentences of the documents for agents and developers: Markdown without line breaks. */
export type GuideText = Locale['guides'];

/** Published documents that others list. */
export type ListedDocument = keyof GuideText['documents'];

/** Programs that the page for people shows how to connect. */
export type AgentClientId = keyof GuideText['developerPage']['clients'];

/** Sentences of the script in the browser: plain text in which `{name}` stands for a value. */
export type ScriptText = keyof GuideText['developerPage']['script'];
