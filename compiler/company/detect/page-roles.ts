/** Company stage: which page is the contact page, which the prices, which the legal notice. */

import type { PagePath } from '#shared/page.ts';
import { foldWords } from '../fold.ts';
import { lastWords, rolesLike } from '../names.ts';
import type { PageRole } from '../vocabulary/vocabulary.ts';
import { type PageIndex, segmentsOf } from './page-index.ts';
import type { SiteLink } from './site-links.ts';

export interface RoleFinding {
  path: PagePath;
  /** Fragment with its `#` where the role is a place in a page. */
  fragment?: string;
  evidence: string;
}

/** What a sign is worth. The threshold asks for one whole name, or for two signs that agree in part. */
const WORTH = { segment: 10, link: 7, title: 7, depth: -1.5 };
const THRESHOLD = 5;

interface Standing {
  score: number;
  evidence: string;
}

/**
 * One page a role, by the names in its address, in the links to it and in its title. Shallow pages win over deep ones,
 * then the smaller path.
 */
export function detectRoles(
  index: PageIndex,
  links: readonly SiteLink[],
  language: string,
): Map<PageRole, RoleFinding> {
  const found = new Map<PageRole, RoleFinding>();
  if (index.home) found.set('home', { path: index.home.path, evidence: 'address' });
  const texts = linkTexts(index, links);
  const best = new Map<PageRole, { path: PagePath } & Standing>();
  for (const page of index.pages) {
    if (page === index.home) continue;
    for (const [role, standing] of standings(page.path, page.title, texts.get(page.path) ?? [], language)) {
      const leader = best.get(role);
      if (standing.score >= THRESHOLD && (leader === undefined || standing.score > leader.score)) {
        best.set(role, { path: page.path, ...standing });
      }
    }
  }
  for (const [role, { path, evidence }] of best) found.set(role, { path, evidence });
  for (const [role, finding] of fragmentRoles(index, links, language)) if (!found.has(role)) found.set(role, finding);
  return found;
}

function linkTexts(index: PageIndex, links: readonly SiteLink[]): Map<PagePath, Set<string>> {
  const texts = new Map<PagePath, Set<string>>();
  for (const link of links) {
    if (link.place === 'content' || link.fragment !== undefined) continue;
    const path = index.resolve(link.path)?.path;
    if (path === undefined) continue;
    const known = texts.get(path) ?? new Set();
    texts.set(path, known.add(link.text));
  }
  return texts;
}

function standings(path: PagePath, title: string, links: Iterable<string>, language: string): Map<PageRole, Standing> {
  const result = new Map<PageRole, Standing>();
  const depth = segmentsOf(path).length;
  const add = (words: string, worth: number, evidence: string): void => {
    for (const { role, likeness } of rolesLike(words, language)) {
      const before = result.get(role) ?? { score: (depth - 1) * WORTH.depth, evidence };
      result.set(role, { score: before.score + likeness * worth, evidence: before.evidence });
    }
  };
  add(lastWords(path), WORTH.segment, 'address');
  // Many texts lead to a page; only the one that names a role best counts.
  const strongest = [...links]
    .map((text) => ({ text, likeness: rolesLike(foldWords(text), language)[0]?.likeness ?? 0 }))
    .sort((a, b) => b.likeness - a.likeness || (a.text < b.text ? -1 : 1))[0];
  if (strongest && strongest.likeness > 0) add(foldWords(strongest.text), WORTH.link, `link «${strongest.text}»`);
  add(foldWords(title), WORTH.title, `title «${title}»`);
  return result;
}

/** Sites of one page: the menu leads to places in it. */
function fragmentRoles(index: PageIndex, links: readonly SiteLink[], language: string): [PageRole, RoleFinding][] {
  return links.flatMap((link): [PageRole, RoleFinding][] => {
    const { fragment } = link;
    const page = index.resolve(link.path);
    if (fragment === undefined || link.place === 'content' || page === undefined || page !== index.home) return [];
    const [named] = rolesLike(foldWords(link.text), language);
    return named?.likeness === 1 ? [[named.role, { path: page.path, fragment, evidence: `link «${link.text}»` }]] : [];
  });
}
