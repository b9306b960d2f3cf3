/** Questions that the site answers, for registries that agents search (ARD, `representativeQueries`). */

import { findContactData } from '#shared/contact/find-contact-data.ts';
import { comparePaths, type PagePath, toPageDocument, toPageMarkdown } from '#shared/page.ts';
import { loadSearch } from '#shared/search/load-search.ts';
import type { CompiledPage, CompiledSite } from '../model.ts';

/** How many ARD asks for. */
const MIN_QUERIES = 2;
const MAX_QUERIES = 5;

/** Questions that are tried; a page of questions may have hundreds. */
const MAX_TRIED = 100;

/** Characters of a question that is published. */
const MAX_LENGTH = 120;

/** A question, and the page that must be its first result. */
interface Candidate {
  query: string;
  path: PagePath;
}

/**
 * Returns at most five of the owner's golden queries, then of the questions in headings, for which search finds the
 * right page first; none if fewer than two are left. Long ones, and those with contact data, are left out.
 * @param packedIndex `search-index.bin` of these pages
 */
export function toRepresentativeQueries(site: CompiledSite, packedIndex: Uint8Array): string[] {
  const pages = [...site.pages].sort((a, b) => comparePaths(a.path, b.path));
  const candidates = listCandidates(site, pages).slice(0, MAX_TRIED);
  if (candidates.length < MIN_QUERIES) return [];
  const search = loadSearch(
    packedIndex,
    pages.map((page) => ({ ...page, readMarkdown: (bytes) => toFirstMarkdown(page, site.site.url, bytes) })),
    site.company,
  );
  const pathOf = new Map(pages.map(({ url, path }) => [url, path]));
  const answered = new Set<string>();
  for (const { query, path } of candidates) {
    const [first] = search.search(query, { limit: 1, offset: 0 }).hits;
    if (first && toLoose(pathOf.get(first.url) ?? '') === toLoose(path)) answered.add(query);
    if (answered.size === MAX_QUERIES) break;
  }
  return answered.size < MIN_QUERIES ? [] : [...answered];
}

/** Lists golden queries, then questions in headings of listed pages in the site's language, the FAQ page first. */
function listCandidates({ golden = [], company, site, captions }: CompiledSite, pages: CompiledPage[]): Candidate[] {
  const questions = pages
    .filter(({ path, language }) => language === site.language && !captions?.get(path)?.isUnlisted)
    // The page of questions first.
    .sort((a, b) => Number(b.url === company.pages?.faq) - Number(a.url === company.pages?.faq))
    .flatMap(({ path, headings }) => headings.map(({ text }) => ({ query: text.trim(), path })))
    .filter(({ query }) => query.endsWith('?'));
  return [...golden.map(({ query, expect }) => ({ query, path: expect })), ...questions].filter(
    ({ query }) => query.length <= MAX_LENGTH && findContactData(query).length === 0,
  );
}

/** Returns the path without a slash at its end, as owners write it with and without. */
const toLoose = (path: PagePath): PagePath => path.replace(/\/$/, '');

/** Returns the Markdown within the first bytes of the page's document. */
const toFirstMarkdown = (page: CompiledPage, siteUrl: string, bytes: number): string =>
  toPageMarkdown(Buffer.from(toPageDocument(page, siteUrl)).toString('utf8', 0, bytes));
