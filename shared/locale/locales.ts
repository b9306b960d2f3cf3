/** Languages with all sentences. The Spanish ones define which sentences a language must have. */

import type { ConnectorToolId } from '../contract/connector.ts';
import type { ErrorCode } from '../contract/errors.ts';
import type { FieldText } from '../contract/field-text.ts';
import type { Language } from '../contract/language.ts';
import type { ToolSite } from '../contract/mcp-server.ts';
import type { Scope } from '../contract/oauth.ts';
import type { ExampleId, OperationId, ToolId } from '../contract/operations.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** Sentences that the contract requires of every language: one for each of its operations, tools, fields and errors. */
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

/** Locales of the complete languages, by primary subtag. */
export const locales = { es, en } as const satisfies Record<Language, Locale & ContractText>;

/** Returns the locale of a language tag (`es-ES` counts as `es`); Spanish for an unknown language. */
export function toLocale(language: string): Locale {
  const [primary = ''] = language.toLowerCase().split('-');
  return Object.hasOwn(locales, primary) ? locales[primary as Language] : es;
}

/** All sentences of a language, as the Spanish ones define them. */
export type Locale = typeof es;

/** Sentences for the headers of an answer, by the header's name. */
export type HeaderText = keyof Locale['headers'];

/** Sentences of the documents for agents and developers: Markdown without line breaks. */
export type GuideText = Locale['guides'];

/** Published documents that others list. */
export type ListedDocument = keyof GuideText['documents'];

/** Programs whose connection the page for developers explains. */
export type AgentClientId = keyof GuideText['developerPage']['clients'];

/** Sentences of the script in the browser: plain text, with `{name}` in place of a value. */
export type ScriptText = keyof GuideText['developerPage']['script'];
