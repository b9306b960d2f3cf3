/** The languages that are complete: they have every sentence that Spanish has. A further one is one more line here. */

import type { ErrorCode } from '../contract/errors.ts';
import type { Scope } from '../contract/oauth.ts';
import type { OperationId, ToolId } from '../contract/operations.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Locale, ToolSite } from './locale.ts';

/** What the contract asks of every language. */
interface ContractText {
  operations: Record<OperationId, { title: string; summary: string; description: string }>;
  tools: Record<ToolId, (site: ToolSite) => string>;
  guides: { errors: Record<ErrorCode, string>; scopes: Record<Scope, string> };
}

export const locales = { es, en } as const satisfies Record<string, Locale & ContractText>;

export type Language = keyof typeof locales;

/** The locale of a language tag (`es-ES` counts as `es`); Spanish when there is none. */
export function toLocale(language: string): Locale {
  const [primary = ''] = language.toLowerCase().split('-');
  return Object.hasOwn(locales, primary) ? locales[primary as Language] : es;
}
