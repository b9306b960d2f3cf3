/** Company stage: which pages are services, which are areas, and how the site names them. */

import { countAll, groupBy } from '#shared/group-by.ts';
import type { PagePath } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import type { CompiledPage } from '../../model.ts';
import { LOOK, ONWARD } from '../../signs/links.ts';
import { titleParts } from '../../signs/title-separator.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { countWords } from '../../words/count-words.ts';
import { wordsFor } from '../../words/languages.ts';
import type { PageRole } from '../../words/words.ts';
import {
  belowAny,
  lastWords,
  rolesLike,
  rolesStoodInFor,
  runsOf,
  segmentsOf,
  withoutDeterminers,
  withoutOrnament,
} from '../names.ts';
import { endsSentence } from '../sentences.ts';
import { isFurtherPart, type SiteLink } from './page-index.ts';
import { announces, type EntryFinding, type EntryKind, type Layout, type RoleFinding } from './page-roles.ts';
import { findOffers } from './services/offers.ts';
import { findServiceSections } from './services/service-sections.ts';

/** Evidence by the path of each page of a kind. */
type Members = Map<PagePath, string>;

/** Words of a sentence that can be a name. */
const MAX_NAME_WORDS = 4;

/**
 * Finds the pages of services and of areas by folders, menus and lists, in the site's own order, with their names. A
 * page is in one list at most; pages of another role, of work done, and of a service in an area are in neither.
 */
export function detectEntries(layout: Layout): Record<EntryKind, EntryFinding[]> {
  const { index, roles, links, language } = layout;
  const taken = takenPages(layout);
  const collect = (kind: EntryKind): Members => {
    const members: Members = new Map();
    const add = (page: CompiledPage | undefined, evidence: string): void => {
      if (page && !taken.has(page.path) && !members.has(page.path) && !isOther(page.path))
        members.set(page.path, evidence);
    };
    const isOfKind = (words: string): boolean => rolesLike(words, language).some(({ role }) => role === kind);
    // A page below another section's index belongs to that section, also where other pages link to it.
    const isOther = belowAny(
      (['blog', 'faq', kind === 'services' ? 'areas' : 'services'] as const).flatMap((role) => {
        const root = roles.get(role);
        return root === undefined || root.fragment !== undefined ? [] : [root.path];
      }),
    );
    for (const root of rootsOf(kind, layout)) {
      const isMember = belowAny([root]);
      for (const page of index.pages) if (isMember(page.path)) add(page, `below ${root}`);
    }
    const root = roles.get(kind);
    for (const link of links) {
      const isGrouped =
        (root !== undefined && link.groupPath !== undefined && index.resolve(link.groupPath)?.path === root.path) ||
        announces(link.group, kind, language);
      if (!isGrouped || link.fragment !== undefined) continue;
      const page = index.resolve(link.path);
      const evidence = `link «${link.text}» under «${link.group}»`;
      // A menu's first entry may lead to the page of all services; under a name of its own, or the page's, it is one of them.
      const calls = [foldWords(link.text), ...(page?.title === link.text ? [] : [lastWords(link.path)])];
      const isOneOfAll = page?.path === root?.path && !calls.some(isOfKind);
      if (page && isOneOfAll) members.set(page.path, evidence);
      else add(page, evidence);
    }
    return members;
  };
  const services = collect('services');
  const areas = collect('areas');
  if (services.size === 0)
    for (const [path, evidence] of findOffers(
      layout,
      (path) => taken.has(path) || areas.has(path),
      () => findServiceSections(layout).length > 0,
    ))
      services.set(path, evidence);
  addListed(services, 'services', layout, (path) => taken.has(path) || areas.has(path));
  addListed(areas, 'areas', layout, (path) => taken.has(path) || services.has(path));
  for (const path of services.keys())
    if (areas.has(path)) (segmentsOf(path).length > 1 ? areas : services).delete(path);
  dropCombinations(services, areas);
  dropCombinations(areas, services);
  return {
    services: nameEntries(services, 'services', layout),
    areas: nameEntries(areas, 'areas', layout),
  };
}

/** The paths of pages that are in no list: they have a role of their own, or offer nothing. */
function takenPages(layout: Layout): Set<PagePath> {
  const { index, roles, language } = layout;
  // A page in a folder named for its role, with a name of its own, is one of the pages that the folder lists.
  const isPart = (role: PageRole, { path }: RoleFinding): boolean => {
    const isNamedSo = (name: string): boolean => rolesLike(name, language).some((one) => one.role === role);
    const names = [lastWords(path), foldWords(index.byPath.get(path)?.title ?? '')];
    return isKind(role) && rootsOf(role, layout).some((root) => belowAny([root])(path)) && !names.some(isNamedSo);
  };
  const taken = new Set(
    [...roles].flatMap(([role, one]) => (one.fragment === undefined && !isPart(role, one) ? [one.path] : [])),
  );
  // A page with the very name of another role is left out, also where another page has that role, and so is one
  // that shows work done, or a further part of a list.
  const offerless = new Set(wordsFor(language).flatMap(({ offerless }) => offerless));
  for (const { path } of index.pages)
    if (
      isFurtherPart(path, index) ||
      offerless.has(withoutDeterminers(lastWords(path))) ||
      rolesLike(lastWords(path), language).some(({ role, likeness }) => likeness === 1 && role !== 'services') ||
      rolesStoodInFor(lastWords(path), language).some(({ role }) => role !== 'services')
    )
      taken.add(path);
  return taken;
}

const isKind = (role: PageRole): role is EntryKind => role === 'services' || role === 'areas';

/** Beginning of a heading above offers on a home page, folded. */
const OFFERING = new RegExp(`^${inCompleteLanguages(({ offering }) => offering)}\\b`);

/** Paths whose subpages are of a kind: that of its index page, and first folders with its exact name: `/servicios/`. */
function rootsOf(kind: EntryKind, { index, roles, language }: Layout): PagePath[] {
  const roots = new Set<PagePath>();
  const page = roles.get(kind);
  if (page && page.fragment === undefined) roots.add(page.path);
  for (const { path } of index.pages) {
    const first = `/${segmentsOf(path)[0] ?? ''}/`;
    if (rolesLike(lastWords(first), language).some(({ role, likeness }) => role === kind && likeness === 1))
      roots.add(first);
  }
  return [...roots];
}

/**
 * Adds to `members` the pages that content links of the kind's index page or section lead to, of services also those
 * of the home page's part for them; if there are members already, only pages in a folder of one. Links repeated on
 * other pages and taken pages do not count.
 */
function addListed(members: Members, kind: EntryKind, layout: Layout, isTaken: (path: PagePath) => boolean): void {
  const { index, roles, links, language } = layout;
  const root = roles.get(kind);
  const place = root?.fragment?.slice(1);
  const folders = new Set([...members.keys()].map(folderOf));
  const content = links.filter((link) => link.place === 'content');
  const hubs = [root?.path, index.home?.path];
  // A link in the content of two more pages belongs to their frame, not to a list.
  const isFrame = ({ text, path }: SiteLink): boolean =>
    content.filter((one) => one.path === path && one.text === text && !hubs.includes(one.from)).length > 1;
  const isListed = (link: SiteLink): boolean =>
    link.from === root?.path && (place === undefined ? !isFrame(link) : link.within?.includes(place) === true);
  const isCalledSo = (id: string): boolean =>
    rolesLike(foldWords(id), language).some(({ role, likeness }) => role === kind && likeness === 1);
  const isOffered = ({ from, group, within = [] }: SiteLink): boolean =>
    kind === 'services' && from === index.home?.path && (OFFERING.test(foldWords(group)) || within.some(isCalledSo));
  for (const link of content) {
    if (link.fragment !== undefined || !(isListed(link) || isOffered(link))) continue;
    const page = index.resolve(link.path);
    if (page === undefined || isTaken(page.path) || members.has(page.path)) continue;
    if (folders.size === 0 || folders.has(folderOf(page.path)))
      members.set(page.path, `link «${link.text}» on ${link.from}`);
  }
}

/**
 * Deletes pages of a service in an area from `members`: those below another member that are named like one of the other
 * kind, or like one below another member (`/zonas/palma/fontaneros/`), and those named like one of each
 * (`/zonas/fontaneros-palma/`).
 */
function dropCombinations(members: Members, others: Members): void {
  const names = new Map([...members.keys()].map((path) => [path, withoutPlurals(lastWords(path))]));
  const [ownNames, otherNames] = [
    new Set(names.values()),
    new Set([...others.keys()].map((path) => withoutPlurals(lastWords(path)))),
  ];
  const isNested = belowAny(names.keys());
  const nested = groupBy(
    [...names].filter(([path]) => isNested(path)),
    ([, name]) => name,
  );
  for (const [path, name] of names) {
    const alike = isNested(path) ? (nested.get(name)?.length ?? 0) : 0;
    const parts = runsOf(name).filter((part) => part !== name);
    const isOfBoth = [ownNames, otherNames].every((kind) => parts.some((part) => kind.has(part)));
    if (isOfBoth || alike > 1 || (alike > 0 && otherNames.has(name))) members.delete(path);
  }
}

/** All segments but the last, without slashes at the ends. */
const folderOf = (path: PagePath): string => segmentsOf(path).slice(0, -1).join('/');

const PLURAL = new RegExp(`${inCompleteLanguages(({ plurals }) => plurals)}$`);

/** Each word without its plural: `fontaneros` → `fontanero`. */
const withoutPlurals = (words: string): string =>
  words
    .split(' ')
    .map((word) => word.replace(PLURAL, ''))
    .join(' ');

/**
 * Entries in the site's order, named by the most frequent text of links to them alone (in menus it counts three
 * times), else by the part of the title that no other page shares, else the first heading.
 */
function nameEntries(members: Members, kind: EntryKind, layout: Layout): EntryFinding[] {
  const { index, links, language } = layout;
  const texts = new Map<PagePath, Map<string, number>>();
  // `Ver cobertura` on three cards names none of them; a name in a menu holds even if a sentence uses it elsewhere.
  const targets = (some: readonly SiteLink[]) =>
    new Map(
      [...groupBy(some, ({ text }) => foldWords(text))].map(([text, alike]) => [text, new Set(alike.map(pathOf)).size]),
    );
  const pathOf = ({ path }: SiteLink): PagePath | undefined => index.resolve(path)?.path;
  const [inAll, inMenus] = [targets(links), targets(links.filter(({ place }) => place !== 'content'))];
  // A part of a title that several pages share is the site's.
  const parts = countAll(index.pages.flatMap(({ title }) => [...new Set(titleParts(title))]));
  const titleOf = ({ title, headings }: CompiledPage): string =>
    titleParts(title).find((part) => parts.get(part) === 1) ?? headings[0]?.text ?? title;
  const standsForAll = (text: string): boolean =>
    rolesStoodInFor(foldWords(text), language).some(({ role }) => role === kind);
  const isShared = ({ text, place }: SiteLink): boolean =>
    ((place === 'content' ? inAll : inMenus).get(foldWords(text)) ?? 0) > 1;
  for (const link of links) {
    const page = link.fragment === undefined ? index.resolve(link.path) : undefined;
    if (
      page === undefined ||
      !members.has(page.path) ||
      (link.place === 'content' && !sharesWord(link.text, page)) ||
      ONWARD.test(link.text) ||
      LOOK.test(link.text) ||
      OFFERING.test(foldWords(link.text)) ||
      rolesLike(foldWords(link.text), language)[0]?.likeness === 1 ||
      (standsForAll(link.text) && !sharesWord(link.text, page)) ||
      isShared(link) ||
      // A card says more than its name.
      (endsSentence(link.text) && countWords(link.text) > MAX_NAME_WORDS) ||
      link.text.length > 60
    )
      continue;
    const counts = texts.get(page.path) ?? new Map<string, number>();
    // A menu names a page; a sentence only mentions it.
    counts.set(link.text, (counts.get(link.text) ?? 0) + (link.place === 'content' ? 1 : 3));
    texts.set(page.path, counts);
  }
  return inSiteOrder(members, kind, layout).map((page) => {
    const evidence = members.get(page.path) ?? '';
    const address = withoutPlurals(lastWords(page.path)).split(' ');
    const likenessOf = (text: string): number =>
      withoutPlurals(foldWords(text))
        .split(' ')
        .filter((word) => address.includes(word)).length;
    const [linked] = [...(texts.get(page.path) ?? [])].sort(
      ([a, m], [b, n]) => n - m || likenessOf(b) - likenessOf(a) || b.length - a.length,
    );
    return { page, name: withoutOrnament(linked?.[0] ?? titleOf(page)), evidence };
  });
}

/** Whether a link's text shares a word of three letters or more with title, first heading or address of its page. */
function sharesWord(text: string, { title, headings, path }: CompiledPage): boolean {
  const wordsIn = (words: string) => words.split(' ').flatMap((word) => (word.length > 2 ? withoutPlurals(word) : []));
  const own = new Set([foldWords(title), foldWords(headings[0]?.text ?? ''), lastWords(path)].flatMap(wordsIn));
  return wordsIn(foldWords(text)).some((word) => own.has(word));
}

/**
 * Members in the order of the list with most of them: the content of the index page, the menu, or the content of the
 * home page; then the others by path.
 */
function inSiteOrder(members: Members, kind: EntryKind, { index, roles, links }: Layout): CompiledPage[] {
  const root = roles.get(kind)?.path;
  const lists = [
    links.filter(({ place, from }) => place === 'content' && from === root),
    links.filter(({ place }) => place === 'menu'),
    links.filter(({ place, from }) => place === 'content' && from === index.home?.path),
  ].map((list) => {
    const pages = list.flatMap(({ path, fragment }) => (fragment === undefined ? (index.resolve(path) ?? []) : []));
    return [...new Set(pages)].filter(({ path }) => members.has(path));
  });
  const [longest = []] = lists.sort((a, b) => b.length - a.length);
  return [...new Set([...longest, ...index.pages.filter(({ path }) => members.has(path))])];
}
