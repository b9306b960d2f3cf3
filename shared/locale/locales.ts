/** The languages that are complete: every sentence of `Locale`. A further one is one more line here. */

import { en } from './en.ts';
import { es } from './es.ts';
import type { Locale } from './locale.ts';

export const locales = { es, en } as const satisfies Record<string, Locale>;

export type Language = keyof typeof locales;

/** A language that is complete. */
/** The locale of a language tag (`es-ES` counts as `es`); Spanish when there is none. */
export function toLocale(language: string): Locale {
  const [primary = ''] = language.toLowerCase().split('-');
  return Object.hasOwn(locales, primary) ? locales[primary as Language] : es;
}
