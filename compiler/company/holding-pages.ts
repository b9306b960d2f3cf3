/** Company stage: a fact that several pages state names the one whose Markdown holds it. */

import type { PagePath } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import { toPlainText } from '#shared/search/plain-text.ts';
import type { CompiledPage, FactSource } from '../model.ts';
import { readRaised } from './grammar/raised.ts';

/** Evidence with fewer words names a place in the markup: `meta description`. */
const LEAST_WORDS = 3;
const OF_DATA = /^JSON-LD /;

/**
 * The facts, those whose page shows their sentence no more with the first page that does. What no page shows was read
 * from a frame or from data and stays with its page.
 */
export function nameHoldingPages(facts: readonly FactSource[], pages: readonly CompiledPage[]): FactSource[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const texts = new Map<PagePath, string>();
  const textOf = ({ path, markdown }: CompiledPage): string => {
    const text = texts.get(path) ?? ` ${foldWords(readRaised(toPlainText(markdown)))} `;
    texts.set(path, text);
    return text;
  };
  return facts.map((fact) => {
    const page = byPath.get(fact.from);
    const parts = fact.evidence.split('; ').map((part) => ` ${foldWords(part)} `);
    const isSentence = parts.join(' ').trim().split(/ +/).length >= LEAST_WORDS && !OF_DATA.test(fact.evidence);
    if (!page?.markdown || !isSentence || fact.isOfFrame) return fact;
    const holds = (one: CompiledPage): boolean => parts.every((part) => textOf(one).includes(part));
    const holder = holds(page) ? page : pages.find(holds);
    return holder ? { ...fact, from: holder.path } : fact;
  });
}
