/** Company stage, last: for each fact the address that opens its page at the words that it was read from. */

import { findContactData } from '#shared/contact/find-contact-data.ts';
import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { toCiteUrl } from '#shared/search/cite-url.ts';
import { foldWords } from '#shared/search/fold.ts';
import { toPlainText, toSearchedText } from '#shared/search/plain-text.ts';
import type { CompiledPage, FactSource } from '../model.ts';

/**
 * Returns the company information with `cites`: by field, the address that opens the page at the first of its citable
 * passages that the fact's evidence contains. Only for fields with a source; passages with contact data get none.
 */
export function citeFacts(
  company: CompanyInfo,
  facts: readonly FactSource[],
  pages: readonly CompiledPage[],
): CompanyInfo {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const known = new Map<string, string[]>();
  const fragmentsOf = (page: CompiledPage): string[] => {
    const fragments = known.get(page.path) ?? readFragments(page);
    known.set(page.path, fragments);
    return fragments;
  };
  const cites = Object.keys(company.sources ?? {}).flatMap((field) => {
    const fact = facts.find((one) => one.field === field);
    const page = fact && byPath.get(fact.from);
    if (!page) return [];
    const evidence = ` ${foldWords(fact.evidence)} `;
    const fragment = fragmentsOf(page).find((text) => evidence.includes(` ${foldWords(text)} `));
    const cite = fragment && findContactData(fragment).length === 0 ? toCiteUrl(page.url, fragment) : undefined;
    return cite ? [[field, cite] as const] : [];
  });
  return cites.length === 0 ? company : { ...company, cites: Object.fromEntries(cites) };
}

/**
 * Plain texts of a page's citable passages; `cites` holds start and length of each in the searched text below the
 * title.
 */
function readFragments({ markdown, cites = [] }: CompiledPage): string[] {
  const text = toSearchedText(markdown);
  const body = Math.max(0, text.indexOf('\n'));
  return Array.from({ length: cites.length / 2 }, (_, i) => {
    const [start = 0, length = 0] = cites.slice(2 * i, 2 * i + 2);
    return toPlainText(text.slice(body + start, body + start + length));
  });
}
