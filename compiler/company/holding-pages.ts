/** Company stage: a fact that several pages state gets the source whose Markdown holds its evidence. */

import type { PagePath } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import { toPlainText } from '#shared/search/plain-text.ts';
import type { CompiledPage, FactSource } from '../model.ts';
import { modelFields, textFields } from './facts.ts';
import { lowerRaised } from './grammar/raised.ts';

/** Fields whose evidence is text of a page; not descriptions, which may come from its head. */
const TEXTS = new Set<string>([
  ...textFields.filter((field) => field !== 'description'),
  'opening_hours',
  ...modelFields.flatMap((field) => (field === 'description' ? [] : `service_model.${field}`)),
]);
const OF_DATA = /^(?:JSON-LD |table$)/;

/**
 * Copies the facts. One whose page lacks its evidence in the Markdown gets the first of `pages` that has all of it,
 * folded, as `from`, if any. Facts of the config, of frames, of JSON-LD and of tables keep their page.
 */
export function moveToHoldingPages(facts: readonly FactSource[], pages: readonly CompiledPage[]): FactSource[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const texts = new Map<PagePath, string>();
  const textOf = ({ path, markdown }: CompiledPage): string => {
    const text = texts.get(path) ?? ` ${foldWords(lowerRaised(toPlainText(markdown)))} `;
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
