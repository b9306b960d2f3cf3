/** What a language must say: every sentence that the Spanish one has. A missing one is a type error. */

import type { es } from './es.ts';

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
  /** Words that the site does not know, as typed but folded. */
  unknownWords: readonly string[];
  /** Name of the language that the content is in. */
  contentLanguage: string;
  /** Address of the contact page, if there is one. */
  contactPage?: string | undefined;
}

/** The business whose content the tools give, for a model that has the tools of many. */
export interface ToolSite {
  brand: string;
  /** What it does, in a phrase; empty when that is not known. */
  about: string;
  /** Name of the language that the content is in. */
  contentLanguage: string;
}
