/** Company stage: published pages by every address, the links between them, and the page of each role. */

import { countAll } from '#shared/group-by.ts';
import { comparePaths, type PagePath, toPagePath } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import type { CompiledPage } from '../../model.ts';
import { inAnyLanguage, inCompleteLanguages } from '../../words/any-language.ts';
import { wordsFor } from '../../words/languages.ts';
import type { PageRole } from '../../words/words.ts';
import { lastWords, rolesLike, rolesStoodInFor, segmentsOf, withoutDeterminers } from '../names.ts';
import type { FactLink, PageFacts } from '../read-facts.ts';

export type PageIndex = ReturnType<typeof createPageIndex>;

export interface SiteLink extends FactLink {
  /** The first page, by path, with this link. */
  from: PagePath;
}

/** Name of a home page with an address of its own: `/home.html`. */
const HOME = new RegExp(`^(?:index|${inAnyLanguage(({ home }) => home)})$`);

/** Indexes the pages in the site's language, else all: sorted, by path, by any address in links, and the home page. */
export function createPageIndex(all: readonly CompiledPage[], language: string) {
  const own = all.filter((page) => page.language === language);
  const pages = [...(own.length > 0 ? own : all)].sort((a, b) => comparePaths(a.path, b.path));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const aliases = new Map<PagePath, CompiledPage>();
  for (const page of pages)
    for (const alias of page.aliases) aliases.set(toPagePath(alias.split(/[?#]/, 1)[0] ?? ''), page);
  /** The page that a link leads to: by its path, an alias, or the path with or without its slash. */
  const resolve = (path: PagePath): CompiledPage | undefined =>
    byPath.get(path) ??
    aliases.get(path) ??
    byPath.get(path.endsWith('/') ? path.slice(0, -1) : `${path}/`) ??
    byPath.get(path.replace(/\/index\.\w+$/, '/'));
  const depth = (page: CompiledPage): number => segmentsOf(page.path).length;
  const nearest = (some: readonly CompiledPage[]): CompiledPage | undefined =>
    some.reduce<CompiledPage | undefined>(
      (best, page) => (best && depth(best) <= depth(page) ? best : page),
      undefined,
    );
  const home = resolve('/') ?? nearest(pages.filter(({ path }) => HOME.test(lastWords(path)))) ?? nearest(pages);
  return { pages, byPath, resolve, home };
}

/** The surroundings that content links share: the boxes around them and the heading above. */
const rowOf = ({ place, group, within = [] }: FactLink): string => [place, group, ...within].join(' ');

/** Rows of a page's content that lead home and to the page itself: menus, even without a menu's class name. */
function menuRows(page: PageFacts, resolve: PageIndex['resolve'], home: PageIndex['home']): Set<string> {
  const ends = new Map<string, Set<PagePath>>();
  for (const link of page.links) {
    if (link.place !== 'content' || link.fragment !== undefined) continue;
    const target = resolve(link.path)?.path;
    if (target === undefined || (target !== page.path && target !== home?.path)) continue;
    const row = rowOf(link);
    ends.set(row, (ends.get(row) ?? new Set()).add(target));
  }
  const wanted = new Set([page.path, home?.path]).size;
  return new Set([...ends].flatMap(([row, targets]) => (home && targets.size === wanted ? row : [])));
}

/** Links of pages sorted by path, without breadcrumbs: those in menus or footers once for all pages, others once a page. */
export function collectLinks(facts: readonly PageFacts[], { resolve, home }: PageIndex): SiteLink[] {
  const links = new Map<string, SiteLink>();
  for (const page of facts) {
    const menus = menuRows(page, resolve, home);
    for (const link of page.links) {
      if (link.place === 'breadcrumb') continue;
      const { text, path, fragment, groupPath } = link;
      const [place, group] =
        link.place === 'content' && menus.has(rowOf(link)) ? (['menu', ''] as const) : [link.place, link.group];
      const key = JSON.stringify([place, text, path, fragment, group, groupPath, place === 'content' ? page.path : '']);
      if (!links.has(key)) links.set(key, { ...link, place, group, from: page.path });
    }
  }
  return [...links.values()];
}

export interface RoleFinding {
  path: PagePath;
  /** With its `#`, when the role is a section of a page. */
  fragment?: string;
  evidence: string;
}

export type EntryKind = 'services' | 'areas';

export interface EntryFinding {
  page: CompiledPage;
  name: string;
  /** With its `#`, when the entry is a section of the page. */
  fragment?: string;
  evidence: string;
}

/** How a site is ordered. */
export interface Layout {
  index: PageIndex;
  roles: ReadonlyMap<PageRole, RoleFinding>;
  links: readonly SiteLink[];
  language: string;
}

/** Whether a page has no text but its title. */
const hasNoText = ({ markdown }: CompiledPage): boolean => !/\p{L}/u.test(markdown.replace(/^# .*/, ''));

/** A post beside its blog: `/blog-un-dia-en-lugo.html`. */
export const POST = /\/blog[-_][^/]+$/;

/** Points of each sign. The threshold needs one full name, or two partial ones. */
const WORTH = { segment: 10, link: 7, title: 7, depth: -1.5 };
const THRESHOLD = 5;

interface Standing {
  score: number;
  evidence: string;
}

/** The best page of a role by address, link names and title, else a section, a stand-in. */
export function detectRoles(
  index: PageIndex,
  links: readonly SiteLink[],
  language: string,
): Map<PageRole, RoleFinding> {
  const found = new Map<PageRole, RoleFinding>();
  if (index.home) found.set('home', { path: index.home.path, evidence: 'address' });
  const texts = linkTexts(index, links);
  const best = new Map<PageRole, { path: PagePath; isEmpty: boolean } & Standing>();
  const wholeOf = toWhole(index, links, language);
  const titles = countAll(index.pages.map(({ title }) => title));
  const posts = index.pages.filter(({ path }) => POST.test(path));
  for (const page of index.pages) {
    if (page === index.home || isInBlog(page.path, language) || (posts.length > 1 && posts.includes(page))) continue;
    // A title that several pages share may have been left in a copy.
    const title = titles.get(page.title) === 1 ? page.title : '';
    for (const [role, standing] of standings(page.path, title, texts.get(page.path) ?? [], language)) {
      const leader = best.get(role);
      // Any page with text comes before one without; to make contact a form is enough.
      const isEmpty = role !== 'contact' && hasNoText(page);
      const isBetter =
        leader === undefined || (isEmpty === leader.isEmpty ? standing.score > leader.score : leader.isEmpty);
      if (standing.score >= THRESHOLD && isBetter) best.set(role, { path: page.path, isEmpty, ...standing });
    }
  }
  for (const [role, standing] of best) found.set(role, wholeOf(role, standing));
  for (const [role, finding] of fragmentRoles(index, links, language)) if (!found.has(role)) found.set(role, finding);
  for (const [role, finding] of standIns(index, found, texts, language)) found.set(role, finding);
  return found;
}

/** The page of the menu entry above a page, if that entry names the role and the page's own lacks its very name. */
function toWhole(index: PageIndex, links: readonly SiteLink[], language: string) {
  const likenessTo = (role: PageRole, text: string): number =>
    rolesLike(foldWords(text), language).find((one) => one.role === role)?.likeness ?? 0;
  return (role: PageRole, part: RoleFinding): RoleFinding => {
    const entries = links.filter(({ path, place }) => place === 'menu' && index.resolve(path)?.path === part.path);
    const above = entries.find(({ group, groupPath }) => groupPath !== undefined && likenessTo(role, group) > 0);
    const whole = above?.groupPath === undefined ? undefined : index.resolve(above.groupPath);
    const isNamed = entries.some(({ text }) => likenessTo(role, text) === 1);
    return whole && !isNamed ? { path: whole.path, evidence: `link «${above?.group}»` } : part;
  };
}

/** Whether the address is a post's: dated, or below a blog, even if no page leads to the blog. */
export function isInBlog(path: PagePath, language: string): boolean {
  const folders = segmentsOf(path).slice(0, -1);
  const isBlog = (segment: string): boolean =>
    rolesLike(lastWords(`/${segment}/`), language).some(({ role, likeness }) => role === 'blog' && likeness === 1);
  return folders.some(
    (segment, at) => isBlog(segment) || (/^20\d\d$/.test(segment) && /^\d\d$/.test(folders[at + 1] ?? '')),
  );
}

/** An amount, which a menu may write without its currency at the end of a line or cell. */
const PRICED = new RegExp(`${inCompleteLanguages(({ amount }) => amount)}|\\d[.,]\\d\\d\\W*(?:\\||$)`, 'im');

/** For each open role its best stand-in: the shallowest, then by name, then by path. */
function standIns(
  index: PageIndex,
  found: ReadonlyMap<PageRole, RoleFinding>,
  texts: ReadonlyMap<PagePath, ReadonlySet<string>>,
  language: string,
): Map<PageRole, RoleFinding> {
  const best = new Map<PageRole, RoleFinding & { rank: number }>();
  const taken = new Set([...found.values()].map(({ path }) => path));
  const order = ({ rank, path }: { rank: number; path: PagePath }): number => rank + segmentsOf(path).length * 100;
  for (const { path, title, markdown } of index.pages) {
    if (taken.has(path) || isInBlog(path, language)) continue;
    const names: [string, string][] = [
      [lastWords(path), 'address'],
      ...[...(texts.get(path) ?? [])].map((text): [string, string] => [foldWords(text), `link «${text}»`]),
      [foldWords(title), `title «${title}»`],
    ];
    for (const [words, evidence] of names) {
      for (const { role, rank } of rolesStoodInFor(words, language)) {
        if (role === 'prices' && !PRICED.test(markdown)) continue;
        const leader = best.get(role);
        if (!found.has(role) && (leader === undefined || order({ rank, path }) < order(leader)))
          best.set(role, { path, evidence, rank });
      }
    }
  }
  return best;
}

/** The texts of links to each page in menus. */
function linkTexts(index: PageIndex, links: readonly SiteLink[]): Map<PagePath, Set<string>> {
  const texts = new Map<PagePath, Set<string>>();
  for (const { path, fragment, place, text } of links) {
    const page = fragment === undefined && place !== 'content' ? index.resolve(path)?.path : undefined;
    if (page !== undefined) texts.set(page, (texts.get(page) ?? new Set()).add(text));
  }
  return texts;
}

/** The score of a page for each role that its address, its best link text or its title names, less the deeper it is. */
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
  const likenessOf = (text: string): number => rolesLike(foldWords(text), language)[0]?.likeness ?? 0;
  const [strongest = ''] = [...links].sort((a, b) => likenessOf(b) - likenessOf(a));
  add(foldWords(strongest), WORTH.link, `link «${strongest}»`);
  add(foldWords(title), WORTH.title, `title «${title}»`);
  return result;
}

/** Roles of sections of the home page that menus link to by the role's very name. */
function fragmentRoles(index: PageIndex, links: readonly SiteLink[], language: string): [PageRole, RoleFinding][] {
  return links.flatMap((link): [PageRole, RoleFinding][] => {
    const { fragment, place, text } = link;
    const page = index.resolve(link.path);
    if (fragment === undefined || place === 'content' || page === undefined) return [];
    const [named] = rolesLike(foldWords(text), language);
    const isNamed = named?.likeness === 1 && page === index.home;
    return isNamed ? [[named.role, { path: page.path, fragment, evidence: `link «${text}»` }]] : [];
  });
}

/** Matches the number of a further part of a list, with a word before it or without. */
const FURTHER_PART = new RegExp(
  `/(${inAnyLanguage(({ addresses }) => addresses?.furtherParts)}/)?\\d+/(?:index\\.\\w+)?$`,
);

/** Whether a page goes on with a list: below a word for it, or as a number below another page. */
export function isFurtherPart(path: PagePath, index: PageIndex): boolean {
  const [end, word] = FURTHER_PART.exec(path) ?? [];
  return end !== undefined && (word !== undefined || index.resolve(`${path.slice(0, -end.length)}/`) !== undefined);
}

/** Whether a heading or menu entry announces the kind; areas need their very name: `Cobertura legal` does not count. */
export function isNamed(group: string, kind: EntryKind, language: string): boolean {
  const [best] = rolesLike(foldWords(group), language);
  return best?.role === kind && best.likeness >= (kind === 'areas' ? 1 : 0.5);
}

/** Whether a name is that of another subject than services: questions, prices, the team, work done. */
export function isOfAnother(named: string, language: string): boolean {
  const name = foldWords(named);
  return (
    rolesLike(name, language).some(({ role, likeness }) => role !== 'services' && likeness >= 0.5) ||
    rolesStoodInFor(name, language).some(({ role }) => role !== 'services') ||
    wordsFor(language).some(({ offerless }) => offerless.includes(withoutDeterminers(name)))
  );
}
