/** Tells the language that pages are in from their text, where a template states another: compiled pages in and out. */

import type { SearchLanguage } from '#shared/search/language/define-language.ts';
import { toWords } from '#shared/search/to-words.ts';
import { completeLanguages, toSearchLanguage } from '#shared/search-language.ts';
import type { CompiledPage } from '../model.ts';

/** Letters of a page that are read, and the fewest words that tell a language. */
const READ = 3_000;
const LEAST_WORDS = 40;
/** Share of words such as `the` and `of` that tells a language, and how many times that of the stated one it is. */
const LEAST_SHARE = 0.25;
const TIMES = 5;

/**
 * Pages with the language of their text where it plainly is another than they state, among those that search knows
 * words of; a page with too little text to tell goes with most of those that state the same.
 */
export function hearLanguages(pages: readonly CompiledPage[]): CompiledPage[] {
  const heard = pages.map(hearLanguage);
  const usual = new Map<string, string>();
  for (const stated of new Set(pages.map(({ language }) => language))) {
    const told = heard.filter((code, at) => code !== undefined && pages[at]?.language === stated);
    const others = told.filter((code) => code !== stated);
    if (2 * others.length > told.length) usual.set(stated, others[0] as string);
  }
  return pages.map((page, at) => {
    const language = heard[at] ?? usual.get(page.language) ?? page.language;
    return language === page.language ? page : { ...page, language };
  });
}

/** The language that a page is plainly in, be it the stated one. */
function hearLanguage({ language, markdown }: CompiledPage): string | undefined {
  const stated = toSearchLanguage(language);
  if (!completeLanguages.includes(stated)) return undefined;
  const words = toWords(markdown.slice(0, READ).replace(/\]\([^)]*\)/g, ' '));
  if (words.length < LEAST_WORDS) return undefined;
  const shareOf = ({ stopWords }: SearchLanguage) => words.filter((word) => stopWords.has(word)).length / words.length;
  const own = shareOf(stated);
  if (own >= LEAST_SHARE) return stated.code;
  return completeLanguages.find((one) => shareOf(one) >= Math.max(LEAST_SHARE, TIMES * own))?.code;
}
