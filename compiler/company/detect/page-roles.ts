/** Company stage: the page or section of each role, and what names of pages say of their role. */

import { countAll } from '#shared/group-by.ts';
import type { PagePath } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import type { CompiledPage } from '../../model.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { wordsFor } from '../../words/languages.ts';
import type { PageRole } from '../../words/words.ts';
import { lastWords, rolesLike, rolesStoodInFor, segmentsOf, withoutDeterminers } from '../names.ts';
import type { PageIndex, SiteLink } from './page-index.ts';

/** The page or section that has a role. */
export interface RoleFinding {
  path: PagePath;
  /** With its `#`, when the role is a section of a page. */
  fragment?: string;
  evidence: string;
}

/** Kinds of pages that a site lists. */
export type EntryKind = 'services' | 'areas';

/** A service or an area, with its page. */
export interface EntryFinding {
  page: CompiledPage;
  /** As the site names it; may have contact data. */
  name: string;
  /** With its `#`, when the entry is a section of the page. */
  fragment?: string;
  evidence: string;
}

/** How a site is ordered: all that services and areas are found by. */
export interface Layout {
  index: PageIndex;
  roles: ReadonlyMap<PageRole, RoleFinding>;
  links: readonly SiteLink[];
  language: string;
}

/** Whether a page's Markdown has no letters behind its title. */
const hasNoText = ({ markdown }: CompiledPage): boolean => !/\p{L}/u.test(markdown.replace(/^# .*/, ''));

/** The path of a post beside its blog: `/blog-un-dia-en-lugo.html`. */
export const POST_BESIDE_BLOG = /\/blog[-_][^/]+$/;

/**
 * Points of an exact name by the sign that has it, and of each level of depth. One exact name near the top reaches the
 * threshold.
 */
const WORTH = { segment: 10, link: 7, title: 7, depth: -1.5 };
const THRESHOLD = 5;

/** A page's points for a role, and the first sign that names it. */
interface Standing {
  score: number;
  evidence: string;
}

/**
 * Finds for each role the best page by address, link texts and title, else a section of the home page, else a
 * stand-in. Posts have no role; a page without text has one only if no page with text has it, contact apart.
 */
export function detectRoles(
  index: PageIndex,
  links: readonly SiteLink[],
  language: string,
): Map<PageRole, RoleFinding> {
  const found = new Map<PageRole, RoleFinding>();
  if (index.home) found.set('home', { path: index.home.path, evidence: 'address' });
  const texts = menuTextsByPage(index, links);
  const best = new Map<PageRole, { path: PagePath; isEmpty: boolean } & Standing>();
  const wholeOf = createWholeFinder(index, links, language);
  const titles = countAll(index.pages.map(({ title }) => title));
  const posts = index.pages.filter(({ path }) => POST_BESIDE_BLOG.test(path));
  for (const page of index.pages) {
    const isPost = isPostPath(page.path, language) || (posts.length > 1 && posts.includes(page));
    if (page === index.home || isPost) continue;
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
  for (const [role, finding] of rolesOfHomeSections(index, links, language))
    if (!found.has(role)) found.set(role, finding);
  for (const [role, finding] of standIns(index, found, texts, language)) found.set(role, finding);
  return found;
}

/**
 * Returns a function from a role and its page to the page of the menu entry above it, if that entry is like the role
 * and no entry of the page itself has its exact name; else to the given one.
 */
function createWholeFinder(index: PageIndex, links: readonly SiteLink[], language: string) {
  const likenessTo = (role: PageRole, text: string): number =>
    rolesLike(foldWords(text), language).find((one) => one.role === role)?.likeness ?? 0;
  return (role: PageRole, part: RoleFinding): RoleFinding => {
    const menu = links.filter(({ place }) => place === 'menu');
    const entries = menu.filter(({ path }) => index.resolve(path)?.path === part.path);
    const above = entries.find(({ group, groupPath }) => groupPath !== undefined && likenessTo(role, group) > 0);
    const whole = above?.groupPath === undefined ? undefined : index.resolve(above.groupPath);
    const isNamed = entries.some(({ text }) => likenessTo(role, text) === 1);
    return whole && !isNamed ? { path: whole.path, evidence: `link «${above?.group}»` } : part;
  };
}

/** Whether a path is a post's: below a folder named as a blog, or below a year and month, `/2024/05/`. */
export function isPostPath(path: PagePath, language: string): boolean {
  const folders = segmentsOf(path).slice(0, -1);
  const isBlog = (segment: string): boolean =>
    rolesLike(lastWords(`/${segment}/`), language).some(({ role, likeness }) => role === 'blog' && likeness === 1);
  return folders.some(
    (segment, at) => isBlog(segment) || (/^20\d\d$/.test(segment) && /^\d\d$/.test(folders[at + 1] ?? '')),
  );
}

/** An amount, which a menu may write without its currency at the end of a line or cell. */
const PRICED = new RegExp(`${inCompleteLanguages(({ amount }) => amount)}|\\d[.,]\\d\\d\\W*(?:\\||$)`, 'im');

/**
 * For each role that is not in `found`, its best stand-in without a role: the shallowest, then by rank of name, then
 * by path.
 */
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
    if (taken.has(path) || isPostPath(path, language)) continue;
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

/** The texts of links in menus and footers to each page as a whole, by path. */
function menuTextsByPage(index: PageIndex, links: readonly SiteLink[]): Map<PagePath, Set<string>> {
  const texts = new Map<PagePath, Set<string>>();
  for (const { path, fragment, place, text } of links) {
    const page = fragment === undefined && place !== 'content' ? index.resolve(path)?.path : undefined;
    if (page !== undefined) texts.set(page, (texts.get(page) ?? new Set()).add(text));
  }
  return texts;
}

/** A page's score for each role that its path, its best link text or its title is like, less the deeper it is. */
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

/**
 * Roles of sections of the home page that menus and footers link to by the role's exact name; one role may come twice.
 */
function rolesOfHomeSections(
  index: PageIndex,
  links: readonly SiteLink[],
  language: string,
): [PageRole, RoleFinding][] {
  return links.flatMap((link): [PageRole, RoleFinding][] => {
    const { fragment, place, text } = link;
    const page = index.resolve(link.path);
    if (fragment === undefined || place === 'content' || page === undefined) return [];
    const [named] = rolesLike(foldWords(text), language);
    const isNamed = named?.likeness === 1 && page === index.home;
    return isNamed ? [[named.role, { path: page.path, fragment, evidence: `link «${text}»` }]] : [];
  });
}

/**
 * Whether a heading or menu entry announces services or areas. Areas need an exact name: `Cobertura legal` does not
 * count.
 */
export function announces(group: string, kind: EntryKind, language: string): boolean {
  const [best] = rolesLike(foldWords(group), language);
  return best?.role === kind && best.likeness >= (kind === 'areas' ? 1 : 0.5);
}

/**
 * Whether a name is like that of another role than services, or of a page that offers none: prices, the team, work
 * done.
 */
export function namesOtherSubject(named: string, language: string): boolean {
  const name = foldWords(named);
  return (
    rolesLike(name, language).some(({ role, likeness }) => role !== 'services' && likeness >= 0.5) ||
    rolesStoodInFor(name, language).some(({ role }) => role !== 'services') ||
    isOfferless(named, language)
  );
}

/** Whether a name is that of a page that offers no service. */
export const isOfferless = (named: string, language: string): boolean =>
  wordsFor(language).some(({ offerless }) => offerless.includes(withoutDeterminers(foldWords(named))));
