/** Company stage: a fact that several pages state names the one whose Markdown holds it. */

import type { PagePath } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import { toPlainText } from '#shared/search/plain-text.ts';
import type { CompiledPage, FactSource } from '../model.ts';
import { modelFields, textFields } from './facts.ts';
import { readRaised } from './grammar/raised.ts';

/** Fields whose evidence is text of a page. */
const TEXTS = new Set<string>([
  ...textFields.filter((field) => field !== 'description'),
  'opening_hours',
  ...modelFields.flatMap((field) => (field === 'description' ? [] : `service_model.${field}`)),
]);
const OF_DATA = /^(?:JSON-LD |table$)/;

/** Returns the facts. One whose page does not show its evidence names the first page that does, if any. */
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
    if (!page?.markdown || !TEXTS.has(fact.field) || fact.isOfFrame || OF_DATA.test(fact.evidence)) return fact;
    const parts = fact.evidence.split('; ').map((part) => ` ${foldWords(part)} `);
    const [longest = ''] = (fact.evidence.match(/\p{L}+/gu) ?? []).sort((a, b) => b.length - a.length);
    // The longest word rules out most pages, without folding all of their text.
    const holds = (one: CompiledPage): boolean =>
      one.markdown.includes(longest) && parts.every((part) => textOf(one).includes(part));
    const holder = holds(page) ? page : pages.find(holds);
    return holder ? { ...fact, from: holder.path } : fact;
  });
}
