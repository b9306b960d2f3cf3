/** Company stage: the site before any fact is asked for: its pages by address, their roles, what lists services and areas. */

import type { PagePath } from '#shared/page.ts';
import type { CompiledPage, Diagnostic } from '../model.ts';
import type { PageRole } from '../words/words.ts';
import type { CompanyConfig } from './company-config.ts';
import { detectEntries, type EntryFinding, type EntryKind } from './detect/link-entries.ts';
import { collectLinks, createPageIndex, isBelow, type PageIndex } from './detect/page-index.ts';
import { detectRoles, isInBlog, type RoleFinding } from './detect/page-roles.ts';
import { matchesPatterns } from './path-patterns.ts';
import type { PageFacts } from './read-facts.ts';

/** What pages are for, by which the sentences on them are weighed. */
export interface PagePurposes {
  /** Roles of a page, `blog` also for the posts below it. */
  rolesOf(path: PagePath): ReadonlySet<PageRole>;
  isService(path: PagePath): boolean;
  isArea(path: PagePath): boolean;
}

export interface SiteView {
  /** Public origin. */
  url: string;
  language: string;
  index: PageIndex;
  /** Of the pages of the index, sorted by path. */
  facts: readonly PageFacts[];
  /** Names that the config adds are among the roles. */
  roles: ReadonlyMap<PageRole, RoleFinding>;
  entries: Readonly<Record<EntryKind, readonly EntryFinding[]>>;
  purposes: PagePurposes;
}

export interface SiteViewInput {
  site: { url: string; language: string };
  pages: readonly CompiledPage[];
  /** One for each page; their order does not matter. */
  facts: readonly PageFacts[];
  stated: CompanyConfig;
}

/** Looks at the site; complaints are about pages that the config names and that do not exist. */
export function viewSite({ site, pages, facts: all, stated }: SiteViewInput): {
  view: SiteView;
  diagnostics: Diagnostic[];
} {
  const { url, language } = site;
  const index = createPageIndex(pages, language);
  const facts = all.filter((page) => index.byPath.has(page.path)).sort((a, b) => (a.path < b.path ? -1 : 1));
  const links = collectLinks(facts);
  const forms = new Set(facts.filter(({ hasForm }) => hasForm).map(({ path }) => path));
  const roles = detectRoles(index, links, forms, language);
  const diagnostics = [...applyStatedPages(roles, stated, index), ...checkPatterns(stated, index)];
  const marked = new Set(facts.filter(({ isService }) => isService).map(({ path }) => path));
  const detected = detectEntries({ index, roles, links, language }, marked);
  const entries = {
    services: stated.services ? entriesOf('services', stated.services, index, detected.services) : detected.services,
    areas: stated.areas ? entriesOf('areas', stated.areas, index, detected.areas) : detected.areas,
  };
  const purposes = toPurposes(index, language, roles, entries);
  return { view: { url, language, index, facts, roles, entries, purposes }, diagnostics };
}

/** Puts the pages that the config names in the place of those that were found; where there is no such page, none. */
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

/** Complains about each pattern of services and areas that fits no page. */
function checkPatterns(stated: CompanyConfig, { pages }: PageIndex): Diagnostic[] {
  return (['services', 'areas'] as const).flatMap((kind) =>
    (stated[kind] ?? []).flatMap((pattern, at): Diagnostic[] => {
      if (pages.some(({ path }) => matchesPatterns(path, [pattern.replace('!', '')]))) return [];
      const where = `company.${kind}[${at}]`;
      return [{ severity: 'warning', code: 'pattern-matches-nothing', where, about: { pattern } }];
    }),
  );
}

function entriesOf(
  kind: EntryKind,
  patterns: readonly string[],
  index: PageIndex,
  detected: readonly EntryFinding[],
): EntryFinding[] {
  const names = new Map(detected.map((entry) => [entry.page.path, entry.name]));
  return index.pages
    .filter((page) => matchesPatterns(page.path, patterns))
    .map((page) => ({ page, name: names.get(page.path) ?? page.title, evidence: `company.${kind}` }));
}

function toPurposes(
  index: PageIndex,
  language: string,
  roles: ReadonlyMap<PageRole, RoleFinding>,
  entries: SiteView['entries'],
): PagePurposes {
  const byPath = new Map<PagePath, Set<PageRole>>();
  // A place in a page is not what all of it is for.
  for (const [role, { path, fragment }] of roles)
    if (fragment === undefined) byPath.set(path, (byPath.get(path) ?? new Set()).add(role));
  const blog = roles.get('blog');
  for (const { path } of index.pages) {
    const isPost = (blog && isBelow(path, blog.path)) || isInBlog(path, language);
    if (isPost) byPath.set(path, (byPath.get(path) ?? new Set()).add('blog'));
  }
  const services = new Set(entries.services.map(({ page }) => page.path));
  const areas = entries.areas.map(({ page }) => page.path);
  const none: ReadonlySet<PageRole> = new Set();
  return {
    rolesOf: (path) => byPath.get(path) ?? none,
    isService: (path) => services.has(path),
    isArea: (path) => areas.some((area) => area === path || isBelow(path, area)),
  };
}
