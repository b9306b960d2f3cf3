/** Company stage: what choosing facts needs of the whole site: pages by address, their roles, services and areas. */

import { comparePaths, type PagePath } from '#shared/page.ts';
import { type CompiledPage, complain, type Diagnostic } from '../model.ts';
import type { PageRole } from '../words/words.ts';
import { type CompanyConfig, matchesPatterns } from './company-config.ts';
import { detectEntries } from './detect/link-entries.ts';
import { collectLinks, createPageIndex, type PageIndex } from './detect/page-index.ts';
import {
  detectRoles,
  type EntryFinding,
  type EntryKind,
  isPostPath,
  type Layout,
  POST_BESIDE_BLOG,
  type RoleFinding,
} from './detect/page-roles.ts';
import { withServiceSections } from './detect/services/service-sections.ts';
import type { PagePurposes } from './facts.ts';
import { belowAny, lastWords, rolesStoodInFor } from './names.ts';
import type { PageFacts } from './read-facts.ts';

/** The site, its published pages with the facts read from each, and the config's `company` section. */
export interface SiteViewInput {
  site: { url: string; language: string };
  pages: readonly CompiledPage[];
  /** One per page, in any order. */
  facts: readonly PageFacts[];
  stated: CompanyConfig;
}

/**
 * The site as the choice of facts sees it: pages and facts in its language, sorted by path, roles, entries and
 * purposes.
 */
export type SiteView = ReturnType<typeof viewSite>['view'];

/**
 * Detects roles, services, areas and purposes of the pages in the site's language; the config's own replace them.
 * Complains of pages and patterns of the config that fit no page.
 */
export function viewSite({ site: { url, language }, pages, facts: all, stated }: SiteViewInput) {
  const index = createPageIndex(pages, language);
  const facts = all.filter((page) => index.byPath.has(page.path)).sort((a, b) => comparePaths(a.path, b.path));
  const links = collectLinks(facts, index);
  const roles = detectRoles(index, links, language);
  const diagnostics = applyStatedPages(roles, stated, index);
  const layout = { index, roles, links, language };
  const detected = detectEntries(layout);
  const services = listStated('services', stated, index, withServiceSections(detected.services, layout));
  const areas = listStated('areas', stated, index, detected.areas);
  const entries = { services: services.entries, areas: areas.entries };
  const purposes = toPurposes(layout, entries);
  return {
    view: { url, language, index, facts, roles, entries, purposes },
    diagnostics: [...diagnostics, ...services.diagnostics, ...areas.diagnostics],
  };
}

/**
 * Puts the config's pages into `roles`, which it changes. One that does not exist removes the role, with a complaint.
 */
function applyStatedPages(roles: Map<PageRole, RoleFinding>, stated: CompanyConfig, index: PageIndex): Diagnostic[] {
  return Object.entries(stated.pages ?? {}).flatMap(([name, address]): Diagnostic[] => {
    const [path = address, fragment] = address.split('#');
    const page = index.resolve(path);
    const where = `company.pages.${name}`;
    // The config may add names of its own beside the roles.
    const role = name as PageRole;
    roles.delete(role);
    if (!page) return [{ severity: 'warning', code: 'named-page-missing', where, about: { address } }];
    roles.set(role, {
      path: page.path,
      ...(fragment === undefined ? {} : { fragment: `#${fragment}` }),
      evidence: where,
    });
    return [];
  });
}

/**
 * Lists the pages that the owner's patterns match, detected ones first; without patterns, the detected ones with their
 * sections. A pattern that matches no page, `!` ones too, gets a complaint.
 */
function listStated(kind: EntryKind, stated: CompanyConfig, { pages }: PageIndex, detected: readonly EntryFinding[]) {
  const patterns = stated[kind];
  if (patterns === undefined) return { entries: detected, diagnostics: [] };
  const nameOf = (page: CompiledPage): string => detected.find((entry) => entry.page === page)?.name ?? page.title;
  const diagnostics = patterns.flatMap((pattern, at): Diagnostic[] => {
    if (pages.some(({ path }) => matchesPatterns(path, [pattern.replace('!', '')]))) return [];
    return [complain('warning', 'pattern-matches-nothing', `company.${kind}[${at}]`, { pattern })];
  });
  // Detected pages come first, in the site's own order, then pages that only the patterns match.
  const known = detected.flatMap(({ page, fragment }) => (fragment === undefined ? [page] : []));
  const entries = [...new Set([...known, ...pages])]
    .filter(({ path }) => matchesPatterns(path, patterns))
    .map((page): EntryFinding => ({ page, name: nameOf(page), evidence: `company.${kind}` }));
  return { entries, diagnostics };
}

/**
 * Answers questions on the purpose of a path. Posts have the role of the blog, and pages below an area count as areas.
 * Where a section of a page has a role or is an entry, the page itself does not.
 */
function toPurposes(
  { index: { pages, resolve }, language, roles, links }: Layout,
  entries: Readonly<Record<EntryKind, readonly EntryFinding[]>>,
): PagePurposes {
  const whole = [...roles].filter(([, { fragment }]) => fragment === undefined);
  const blog = roles.get('blog')?.path;
  const isBelowBlog = belowAny(blog === undefined ? [] : [blog]);
  /** Where a section has a role, pages whose name can serve for that role have it, too. */
  const standIns = (path: PagePath): PageRole[] =>
    rolesStoodInFor(lastWords(path), language).flatMap(({ role }) => (roles.get(role)?.fragment ? [role] : []));
  const isPost = (path: PagePath): boolean =>
    isBelowBlog(path) || isPostPath(path, language) || POST_BESIDE_BLOG.test(path);
  const rolesOf = (path: PagePath): PageRole[] => [
    ...whole.flatMap(([role, finding]) => (finding.path === path ? [role] : [])),
    ...standIns(path),
    ...(isPost(path) ? (['blog'] as const) : []),
  ];
  const byPath = new Map(pages.map(({ path }) => [path, new Set(rolesOf(path))]));
  const pathsOf = (kind: EntryKind) =>
    new Set(entries[kind].flatMap(({ page, fragment }) => (fragment === undefined ? [page.path] : [])));
  const [services, areas] = [pathsOf('services'), pathsOf('areas')];
  const isBelowArea = belowAny(areas);
  const inMenu = new Set(links.flatMap(({ place, path }) => (place === 'content' ? [] : (resolve(path)?.path ?? []))));
  return {
    rolesOf: (path) => byPath.get(path) ?? new Set(),
    isService: (path) => services.has(path),
    isArea: (path) => areas.has(path) || isBelowArea(path),
    isInMenu: (path) => inMenu.has(path),
  };
}
