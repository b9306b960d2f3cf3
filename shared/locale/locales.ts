/** The languages that are complete: they have every sentence that Spanish has. A further one is one more line here. */

import { en } from './en.ts';
import { es } from './es.ts';
import type { Locale } from './locale.ts';

export const locales = { es, en } as const satisfies Record<string, Locale>;

export type Language = keyof typeof locales;

/** The locale of a language tag (`es-ES` counts as `es`); Spanish when there is none. */
export function toLocale(language: string): Locale {
  const [primary = ''] = language.toLowerCase().split('-');
  return Object.hasOwn(locales, primary) ? locales[primary as Language] : es;
}
