/** Company stage: pages of services on a site whose menu does not call them so. */

import { groupBy } from '#shared/group-by.ts';
import type { PagePath } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import type { CompiledPage } from '../../../model.ts';
import { wordsOf } from '../../../words/languages.ts';
import { rolesStoodInFor, segmentsOf } from '../../names.ts';
import type { SiteLink } from '../page-index.ts';
import { isOfferless, isPostPath, type Layout, namesOtherSubject } from '../page-roles.ts';
import { readNamedLists } from './named-lists.ts';
import { isServiceName, MAX_SLOGAN_SHARE } from './service-names.ts';

/** Minimum pages of a list. */
const MIN_OFFERS = 3;

/** A link to a page other than the home page, as a whole, with that page. */
type PageLink = SiteLink & { page: CompiledPage };

/**
 * Returns the pages that a site offers, by path, with their evidence: of at least `MIN_OFFERS` pages the first of these
 * lists: menu entries below a stand-in name for services; pages in a folder named so; the whole menu, if all its pages
 * are free and the language is known; unless `hasSections`, a list that the home page shows. Empty if there is none.
 */
export function findOffers(
  layout: Layout,
  isTaken: (path: PagePath) => boolean,
  hasSections: () => boolean,
): Map<PagePath, string> {
  const { index, links, language } = layout;
  const whole = links.flatMap((link): PageLink[] => {
    const page = link.fragment === undefined ? index.resolve(link.path) : undefined;
    return page && page !== index.home ? [{ ...link, page }] : [];
  });
  // A page that the site also lists below another subject, such as its tools or works, belongs there.
  const others = new Set(whole.flatMap(({ group, page }) => (isOfferless(group, language) ? [page.path] : [])));
  const isFree = ({ page }: PageLink): boolean => !isTaken(page.path) && !others.has(page.path);
  const menu = whole.filter(({ place }) => place === 'menu');
  const standsIn = (name = ''): boolean =>
    rolesStoodInFor(foldWords(name), language).some(({ role }) => role === 'services');
  const offers = [
    () => menu.filter((link) => isFree(link) && standsIn(link.group)),
    () => whole.filter((link) => isFree(link) && standsIn(folderNameOf(link))),
    () => {
      const told = menu.filter(({ page }) => !others.has(page.path));
      return wordsOf(language).language === language && told.every(isFree) ? told : [];
    },
    () => (hasSections() ? [] : listsOfHome(whole, menu, layout, isFree)),
  ];
  for (const next of offers) {
    const found = next();
    if (isList(found))
      return new Map(
        found.map(({ page, text, group }) => [page.path, `link «${text}»${group && ` under «${group}»`}`]),
      );
  }
  return new Map();
}

/**
 * Returns the pages of lists that the home page links to. These are groups of the menu, else the pages below other
 * pages, else the whole menu, else the links below headings other than the main one, else the menu without pages of a
 * role, if the home page shows them as a row of nothing but links. Links to the page of contact do not count. A list with a page of another purpose, or with too many titles like slogans, is left out whole.
 */
function listsOfHome(
  whole: readonly PageLink[],
  menu: readonly PageLink[],
  { index, roles, language }: Layout,
  isFree: (link: PageLink) => boolean,
): PageLink[] {
  const contact = roles.get('contact')?.path;
  const isTold = ({ page }: PageLink): boolean => page.path !== contact;
  const onHome = whole.filter((link) => link.place === 'content' && link.from === index.home?.path && isTold(link));
  const shown = new Set(onHome.map(({ page }) => page));
  const listsBy = (some: readonly PageLink[], nameOf: (link: PageLink) => string): PageLink[] =>
    [...groupBy(some, nameOf)].flatMap(([name, list]) =>
      name !== '' && isList(list) && !namesOtherSubject(name, language) && list.every(isOffer) && areNames(list)
        ? list
        : [],
    );
  const isOffer = (link: PageLink): boolean =>
    isFree(link) && !isPostPath(link.page.path, language) && !namesOtherSubject(folderNameOf(link), language);
  const told = menu.filter(isTold);
  const withRole = new Set([...roles.values()].map(({ path }) => path));
  const rest = menu.filter(({ page }) => !withRole.has(page.path));
  const rows = index.home ? readNamedLists(index.home).linkRows() : [];
  const isRow = (list: readonly PageLink[]): boolean =>
    rows.some((row) => list.every(({ page }) => row.some(({ address }) => address === page.url)));
  const lists = [
    listsBy(
      menu.filter(({ page }) => shown.has(page)),
      ({ group }) => group,
    ),
    listsBy(
      onHome.filter(({ page }) => index.resolve(`/${segmentsOf(page.path).slice(0, -1).join('/')}/`)),
      folderNameOf,
    ),
    told.every((link) => isOffer(link) && shown.has(link.page)) ? told : [],
    listsBy(onHome, ({ group }) => (group === index.home?.headings[0]?.text ? '' : group)),
    rest.every(isOffer) && areNames(rest) && isRow(rest) ? rest : [],
  ];
  return lists.find(isList) ?? [];
}

/** Whether enough titles of pages are names of services, as those of posts are not. */
const areNames = (list: readonly PageLink[]): boolean =>
  list.filter(({ page }) => !isServiceName({ text: page.title })).length <= list.length * MAX_SLOGAN_SHARE;

/** The last folder of a page's path; `''` at the top. */
const folderNameOf = ({ page }: PageLink): string => segmentsOf(page.path).slice(0, -1).at(-1) ?? '';

/** Whether links lead to at least `MIN_OFFERS` different pages. */
function isList(links: readonly PageLink[]): boolean {
  const pages = new Set(links.map(({ page }) => page));
  return pages.size >= MIN_OFFERS;
}
