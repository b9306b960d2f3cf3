/** Company stage: pages of services on a site whose menu does not call them so. */

import { groupBy } from '#shared/group-by.ts';
import type { PagePath } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import type { CompiledPage } from '../../../model.ts';
import { wordsOf } from '../../../words/languages.ts';
import { rolesStoodInFor, segmentsOf } from '../../names.ts';
import { isInBlog, isOfAnother, type Layout, type SiteLink } from '../page-roles.ts';
import { isName, MAX_SLOGANS } from './service-sections.ts';

/** Fewer pages are not a list. */
const LEAST_OFFERS = 3;

type PageLink = SiteLink & { page: CompiledPage };

/**
 * Returns the pages that a site offers, with their evidence: those that a stand-in name groups, else those in its
 * folder, else the whole menu, else those of a list that the home page shows. No list is taken where a page has sections
 * of services.
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
  const isFree = ({ page }: PageLink): boolean => !isTaken(page.path);
  const menu = whole.filter(({ place }) => place === 'menu');
  const standsIn = (name = ''): boolean =>
    rolesStoodInFor(foldWords(name), language).some(({ role }) => role === 'services');
  const offers = [
    () => menu.filter((link) => isFree(link) && standsIn(link.group)),
    () => whole.filter((link) => isFree(link) && standsIn(folderNameOf(link))),
    () => (wordsOf(language).language === language && menu.every(isFree) ? menu : []),
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
 * Returns the pages of a list that the home page shows. That is a group of the menu, else the pages below another page,
 * else the whole menu, else the links below a heading other than the main one. Links to the page of contact do not
 * count. A list with a page of another purpose is left out whole.
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
      name !== '' && isList(list) && !isOfAnother(name, language) && list.every(isOffer) && areNames(list) ? list : [],
    );
  const isOffer = (link: PageLink): boolean =>
    isFree(link) && !isInBlog(link.page.path, language) && !isOfAnother(folderNameOf(link), language);
  const told = menu.filter(isTold);
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
  ];
  return lists.find(isList) ?? [];
}

/** Whether the titles of pages are names, as those of posts are not. */
const areNames = (list: readonly PageLink[]): boolean =>
  list.filter(({ page }) => !isName({ text: page.title })).length <= list.length * MAX_SLOGANS;

const folderNameOf = ({ page }: PageLink): string => segmentsOf(page.path).slice(0, -1).at(-1) ?? '';

const isList = (links: readonly PageLink[]): boolean => new Set(links.map(({ page }) => page)).size >= LEAST_OFFERS;
