/** Corrects the language of compiled pages by their text, where a template states another. */

import { toWords } from '#shared/search/to-words.ts';
import { completeLanguages, toSearchLanguage } from '#shared/search-language.ts';
import type { CompiledPage } from '../../model.ts';

/** Maximum characters read of a page, and minimum words that show a language. */
const MAX_LENGTH = 3_000;
const MIN_WORDS = 40;
/** Minimum share of words such as `the` and `of` in a text of a language, and its minimum ratio to the stated one's. */
const MIN_SHARE = 0.25;
const MIN_FACTOR = 5;

/** Words of a language that similar ones do not have, and their minimum share in a text. */
const OWN_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  es: new Set('y los las muy su sus nuestro nuestra nuestros nuestras hasta donde'.split(' ')),
  en: new Set('the and you your'.split(' ')),
};
const MIN_OWN_SHARE = 0.02;

/**
 * Returns the pages with the language of their text, if search has words of it; else the stated one stays. Pages that
 * are short or unclear follow the majority of others that state the same language, and without any are read together.
 */
export function correctLanguages(pages: readonly CompiledPage[]): CompiledPage[] {
  const read = pages.map(languageOfText);
  const usual = new Map<string, string>();
  for (const stated of new Set(pages.map(({ language }) => language))) {
    const told = read.filter((code, at) => code !== undefined && pages[at]?.language === stated);
    const others = told.filter((code) => code !== stated);
    const together = told.length === 0 && languageOfText({ language: stated, markdown: textOf(pages, stated) });
    if (together) usual.set(stated, together);
    else if (2 * others.length > told.length) usual.set(stated, others[0] as string);
  }
  return pages.map((page, at) => {
    const language = read[at] ?? usual.get(page.language) ?? page.language;
    return language === page.language ? page : { ...page, language };
  });
}

/** Joins the texts of the pages that state a language, up to about {@link MAX_LENGTH} characters. */
function textOf(pages: readonly CompiledPage[], stated: string): string {
  let text = '';
  for (const page of pages) {
    if (text.length > MAX_LENGTH) break;
    if (page.language === stated) text += `${page.markdown}\n`;
  }
  return text;
}

/** Returns the language that frequent words prove, the stated one if both; `undefined` if unclear. `US$` is skipped. */
function languageOfText({ language, markdown }: Pick<CompiledPage, 'language' | 'markdown'>): string | undefined {
  const words = toWords(markdown.slice(0, MAX_LENGTH).replace(/\]\([^()]*\)|(?<!\p{Lu})\p{Lu}+\$/gu, ' '));
  if (words.length < MIN_WORDS) return undefined;
  const stated = toSearchLanguage(language);
  const shareIn = (set: ReadonlySet<string> | undefined) =>
    words.filter((word) => set?.has(word)).length / words.length;
  if (!completeLanguages.includes(stated)) {
    return completeLanguages.find(({ code }) => shareIn(OWN_WORDS[code]) >= MIN_OWN_SHARE)?.code ?? language;
  }
  const own = shareIn(stated.stopWords);
  if (own >= MIN_SHARE) return stated.code;
  const least = Math.max(MIN_SHARE, MIN_FACTOR * own);
  return completeLanguages.find(({ stopWords }) => shareIn(stopWords) >= least)?.code;
}
