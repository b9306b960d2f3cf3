/** Company stage: services without a page of their own, by headings of the page or section of services. */

import type { Heading } from '#shared/page.ts';
import { foldFully, foldWords } from '#shared/search/fold.ts';
import type { CompiledPage } from '../../../model.ts';
import { LOOK, ONWARD } from '../../../signs/links.ts';
import { PLACEHOLDER } from '../../../signs/placeholder.ts';
import { countWords } from '../../../words/count-words.ts';
import { lastWords, rolesLike, withoutOrnament } from '../../names.ts';
import { announces, type EntryFinding, type Layout, namesOtherSubject } from '../page-roles.ts';
import { type ListTitle, type NamedLists, readNamedLists } from './named-lists.ts';
import type { ListedName } from './names-in-blocks.ts';
import { isListedService, isServiceName, MAX_SLOGAN_SHARE, NAMED_SO } from './service-names.ts';

/** Maximum words of a title whose own text is read for names. */
const MAX_TITLE_WORDS = 5;
/** Minimum headings of a list. */
const MIN_SECTIONS = 3;

/** A site with as many pages of services lists them by their pages, not by sections. */
const ENOUGH_PAGES = 3;

/**
 * Returns `pages`; if they are fewer than `ENOUGH_PAGES` and than the sections that list services, these sections,
 * each as the page of the same name if there is one, then the other pages.
 */
export function withServiceSections(pages: EntryFinding[], layout: Layout): EntryFinding[] {
  const sections = pages.length < ENOUGH_PAGES ? findServiceSections(layout) : [];
  if (sections.length <= pages.length) return pages;
  const byName = new Map(pages.map((entry) => [foldWords(entry.name), entry]));
  return [...new Set([...sections.map((section) => byName.get(foldWords(section.name)) ?? section), ...pages])];
}

/**
 * The sections of services that links lead to, else those of the page of services, else those of a section of the home
 * page.
 */
export function findServiceSections(layout: Layout): EntryFinding[] {
  const { index, roles } = layout;
  const named = namedByLinks(layout);
  if (named.length >= MIN_SECTIONS) return named;
  const root = roles.get('services');
  const page = root && root.fragment === undefined ? index.byPath.get(root.path) : undefined;
  const { home } = index;
  return firstOf([
    () => (page && !hasFiller(page) ? listPage(page, layout) : []),
    () => (home && home !== page && !hasFiller(home) ? listHome(home, layout) : []),
  ]);
}

/** Whether a page has text of a theme: then its lists may be the theme's too. */
const hasFiller = ({ markdown }: CompiledPage): boolean => PLACEHOLDER.test(foldFully(markdown));

/** Lists services of the page of services: by its headings, else below a title in it, else by its own names. */
function listPage(page: CompiledPage, layout: Layout): EntryFinding[] {
  const { language } = layout;
  const lists = readNamedLists(page);
  const [main] = lists.titles;
  const isNamedSo = [page.title, lastWords(page.path), main?.text ?? ''].some((name) =>
    announces(name, 'services', language),
  );
  return firstOf([
    () => (main ? headingsOf(main, page, lists, language) : []),
    ...titlesIn(lists, layout).map((title) => () => listBelow(title, page, lists, layout)),
    () => (main && isNamedSo ? namesOf(main, page, lists.namesBelow(main), layout) : []),
    () => columnsOf(page, lists, layout),
  ]);
}

/** Lists services of the home page: below the first title that announces them and has a list, else by a table. */
function listHome(page: CompiledPage, layout: Layout): EntryFinding[] {
  const lists = readNamedLists(page);
  return firstOf([
    ...titlesIn(lists, layout).map((title) => () => listBelow(title, page, lists, layout)),
    () => columnsOf(page, lists, layout),
  ]);
}

/** The first list that is not empty. */
function firstOf(lists: readonly (() => EntryFinding[])[]): EntryFinding[] {
  for (const list of lists) {
    const found = list();
    if (found.length > 0) return found;
  }
  return [];
}

const isExactly = (text: string, language: string): boolean => {
  const [best] = rolesLike(foldWords(text), language);
  return best?.role === 'services' && best.likeness === 1;
};

/** The headings, and short lines with the exact name, that announce services on a page. */
function titlesIn({ titles, labels }: NamedLists, { roles, language }: Layout): ListTitle[] {
  const place = roles.get('services')?.fragment?.slice(1);
  const isServices = ({ text, heading }: ListTitle): boolean =>
    (place !== undefined && place === heading?.anchor) ||
    (rolesLike(foldWords(text), language)[0]?.role === 'services' &&
      (isExactly(text, language) || NAMED_SO.test(foldWords(text))));
  return [...titles.filter(isServices), ...labels.filter(({ text }) => isExactly(text, language))].sort(
    (a, b) => a.from - b.from,
  );
}

/**
 * The services below a title: the headings in its section, else those beside it, else the names in its
 * own text.
 */
function listBelow(title: ListTitle, page: CompiledPage, lists: NamedLists, layout: Layout): EntryFinding[] {
  const { language } = layout;
  const isShort = isExactly(title.text, language) || countWords(title.text) <= MAX_TITLE_WORDS;
  const isWanted = (heading: Heading): boolean =>
    isServiceName(heading) && !namesOtherSubject(heading.text, language) && !isExactly(heading.text, language);
  return firstOf([
    () => headingsOf(title, page, lists, language),
    () => (isShort ? toEntries(lists.headingListBeside(title, isWanted), title, page) : []),
    () => (isShort ? namesOf(title, page, lists.namesBelow(title), layout) : []),
  ]);
}

/** The headings below a title as services. */
const headingsOf = (title: ListTitle, page: CompiledPage, lists: NamedLists, language: string): EntryFinding[] =>
  toEntries(
    lists.headingListBelow(title, ({ text }) => !namesOtherSubject(text, language)),
    title,
    page,
  );

/** Makes entries of headings; `[]` if there are fewer than `MIN_SECTIONS`, two alike, or too many slogans. */
function toEntries(listed: readonly Heading[], title: ListTitle, page: CompiledPage): EntryFinding[] {
  const named = listed.filter(isServiceName);
  const names = new Set(named.map(({ text }) => foldWords(text)));
  const hasTwins = names.size < named.length;
  const areSlogans = named.length < listed.length * (1 - MAX_SLOGAN_SHARE);
  if (names.size < MIN_SECTIONS || hasTwins || areSlogans) return [];
  return named.map((heading) => toEntry(page, heading, `heading «${heading.text}» below «${title.text}»`));
}

/** The services in the column of a table with a head that has the exact name of services. */
const columnsOf = (page: CompiledPage, lists: NamedLists, layout: Layout): EntryFinding[] =>
  firstOf(
    lists
      .columns((head) => isExactly(head, layout.language))
      .map(
        ({ title, names }) =>
          () =>
            namesOf(title, page, [names], layout),
      ),
  );

/**
 * Makes entries of the first list with enough names of services, each once: of the page that a name links to, else of
 * the section that lists it.
 */
function namesOf(
  title: ListTitle,
  page: CompiledPage,
  lists: readonly (readonly ListedName[])[],
  { index, roles, links, language }: Layout,
): EntryFinding[] {
  const withRole = new Set([...roles.values()].map(({ path }) => path));
  const root = roles.get('services');
  const place = (root?.path === page.path ? root.fragment : undefined) ?? (title.heading && fragmentOf(title.heading));
  // A link with the same name leads to the place of a fold or card, which has no heading's anchor.
  const places = new Map(
    links.flatMap(({ text, path, fragment }): [string, string][] =>
      fragment !== undefined && index.resolve(path) === page ? [[foldWords(withoutOrnament(text)), fragment]] : [],
    ),
  );
  for (const list of lists) {
    const found = new Map<string, EntryFinding>();
    const named = list.filter(({ text }) => isListedService(text) && !namesOtherSubject(text, language));
    if (named.length < list.length * (1 - MAX_SLOGAN_SHARE)) continue;
    for (const { text, address } of named) {
      const target = index.pages.find(({ url }) => url === address);
      if (target && target !== page && withRole.has(target.path)) continue;
      const name = withoutOrnament(text);
      const evidence = `«${name}» in the list below «${title.text}»`;
      const fragment = places.get(foldWords(name)) ?? place;
      const own = { page, name, ...(fragment !== undefined && { fragment }), evidence };
      found.set(foldWords(name), target && target !== page ? { page: target, name, evidence } : own);
    }
    if (found.size >= MIN_SECTIONS) return [...found.values()];
  }
  return [];
}

/**
 * The headings that entries of a menu or footer below services lead to by their exact text; and those of the page of
 * services, unless it is the home page, that a menu, footer or the home page leads to by any name of a service. Each
 * once.
 */
function namedByLinks({ index, roles, links, language }: Layout): EntryFinding[] {
  const root = roles.get('services');
  const sections = links.flatMap(({ path, fragment, text, group, place, from }): EntryFinding[] => {
    const page = fragment === undefined || ONWARD.test(text) || LOOK.test(text) ? undefined : index.resolve(path);
    const isOfRoot = page?.path === root?.path && page !== index.home && isServiceName({ text });
    const isGrouped = place !== 'content' && announces(group, 'services', language);
    if (page === undefined || !(isGrouped || (isOfRoot && (place !== 'content' || from === index.home?.path))))
      return [];
    const heading =
      page.headings.find((one) => foldWords(one.text) === foldWords(text)) ??
      (isOfRoot ? page.headings.find(({ anchor }) => `#${anchor}` === fragment) : undefined);
    return heading ? [{ ...toEntry(page, heading, `link «${text}»`), name: withoutOrnament(text) }] : [];
  });
  return [...new Map(sections.map((section) => [section.page.url + section.fragment, section])).values()];
}

/** Makes the entry of a section, named by its heading without ornament and a full stop or colon at its end. */
const toEntry = (page: CompiledPage, { text, anchor }: Heading, evidence: string): EntryFinding => ({
  page,
  name: withoutOrnament(text).replace(/[.:]$/, ''),
  fragment: fragmentOf({ anchor }),
  evidence,
});

const fragmentOf = ({ anchor }: Pick<Heading, 'anchor'>): string => `#${encodeURIComponent(anchor)}`;
