/** Page stage, all pages: replaces titles and main headings and removes descriptions that several pages share. */

import { groupBy } from '#shared/group-by.ts';
import { isHomePage } from '#shared/page.ts';
import { toSearchedText } from '#shared/search/plain-text.ts';
import type { CompiledPage } from '../model.ts';
import { titleParts } from '../signs/title-separator.ts';
import { toHeadingLine } from './to-markdown.ts';

/**
 * Returns the pages without shared descriptions, with a heading of their own in place of a shared title, if that tells
 * them apart, and with their title in place of a shared main heading. The home page keeps all three.
 */
export function tellApart(pages: readonly CompiledPage[]): CompiledPage[] {
  const byTitle = groupBy(pages, ({ title }) => title);
  const byDescription = groupBy(pages, ({ description }) => description);
  const named = pages.map((page) => {
    // The home page keeps the title and description of the site.
    if (isHomePage(page)) return page;
    const isShared = (byDescription.get(page.description)?.length ?? 0) > 1;
    return {
      ...page,
      ...ownHeading(page, byTitle.get(page.title) ?? []),
      description: isShared ? '' : page.description,
    };
  });
  return named.map(nameMain(named));
}

const mainHeading = ({ headings }: CompiledPage): string | undefined => headings.find(({ level }) => level === 1)?.text;

/** Matches the main heading with the heading right below it. */
const BANNER = /^# .*\n\n#{2,6} (.*\n)/;

/** Text of the heading right below the main one, as of a page whose main heading names its section. */
const headingBelow = ({ headings, markdown }: CompiledPage): string | undefined =>
  BANNER.test(markdown) ? headings[1]?.text : undefined;

/**
 * Returns the title of a page that shares it, if no page of the same title has that heading: the main one, or the one
 * right below it, in place of the main one, if all these pages have such a pair.
 */
function ownHeading(page: CompiledPage, alike: readonly CompiledPage[]): Partial<CompiledPage> {
  if (alike.length < 2) return {};
  const isOwn = (read: (one: CompiledPage) => string | undefined) =>
    alike.filter((other) => read(other) === read(page)).length === 1;
  const main = mainHeading(page);
  if (isOwn(mainHeading)) return main === undefined ? {} : { title: main };
  const below = headingBelow(page);
  const isPair = alike.every((one) => headingBelow(one) !== undefined && mainHeading(one) === main);
  return below !== undefined && isPair && isOwn(headingBelow) ? { title: below, ...withoutBanner(page) } : {};
}

/** Drops the main heading of a page for the one below it. */
function withoutBanner(page: CompiledPage): Pick<CompiledPage, 'markdown' | 'headings' | 'cites'> {
  const markdown = page.markdown.replace(BANNER, '# $1');
  const [main, below, ...others] = page.headings;
  const shift = textBelow(page.markdown).length - textBelow(markdown).length;
  return {
    markdown,
    headings: main && below ? [{ ...below, level: main.level }, ...others] : page.headings,
    cites: shiftCites(page.cites ?? [], shift),
  };
}

/** Text that the places of `cites` are counted in: all below the first line. */
function textBelow(markdown: string): string {
  const text = toSearchedText(markdown);
  return text.slice(Math.max(0, text.indexOf('\n')));
}

/** Moves places, given as start, length, start, length, towards the start; those that would begin before it go. */
const shiftCites = (cites: readonly number[], by: number): number[] =>
  cites.flatMap((start, at) => (at % 2 === 0 && start >= by ? [start - by, cites[at + 1] ?? 0] : []));

/**
 * Returns a function that puts a page's title in place of its main heading, if another page of its language has the
 * same one, and none the same title. Such a heading is the brand or a section, and no name of one page.
 */
function nameMain(pages: readonly CompiledPage[]): (page: CompiledPage) => CompiledPage {
  const byMain = groupBy(pages, (page) => `${page.language}\n${mainHeading(page)}`);
  const byTitle = groupBy(pages, ({ title }) => title);
  return (page) => {
    const main = mainHeading(page);
    const isAlone = byMain.get(`${page.language}\n${main}`)?.length === 1;
    const isNamed =
      titleParts(page.title).length < 2 &&
      page.title !== '' &&
      page.title !== main &&
      byTitle.get(page.title)?.length === 1;
    if (isHomePage(page) || main === undefined || isAlone || !isNamed) return page;
    return {
      ...page,
      markdown: page.markdown.replace(/^# .*/, () => toHeadingLine(page.title)),
      headings: page.headings.map((heading, at) => (at === 0 ? { ...heading, text: page.title } : heading)),
    };
  };
}
