/** Page stage: reads a page's own title, without the site's name at its end or beginning, and names the home page. */

import { isHomePage } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import type { Document } from '../document/read-document.ts';
import type { CompiledPage } from '../model.ts';
import { textOfEnding, titleBeginnings, titleEndings, withoutEdgeSeparator } from '../signs/title-separator.ts';
import { inAnyLanguage } from '../words/any-language.ts';

/** Matches the title that the seller of a template gave it. */
const TEMPLATE =
  /^(?=.* (?:template|theme)$).*\b(?:html5?|bootstrap|responsive|wordpress)\b|^(?=.* (?:html5?|bootstrap|responsive|wordpress)$).*\bplantilla\b/i;

/** Match a content system's title of a later part of a list, and its addition to the name of a list. */
const PART_OF_LIST = new RegExp(`(?:^|\\s)${inAnyLanguage((words) => words.interface?.partOfList)}(?=$|\\s)`, 'i');
const ARCHIVE = new RegExp(`^\\s+${inAnyLanguage((words) => words.interface?.archive)}(?=$|\\s)`, 'i');

/** Facts from the rest of the site about a page's title. */
interface TitleContext {
  /** Beginnings and endings that other titles have, too. */
  edges?: readonly string[] | undefined;
  /** Whether most pages have the same title. */
  isCommon?: boolean | undefined;
  /** The name that menus give a page without a main heading; empty if unknown. */
  called?: string;
}

/**
 * Returns the stated title without the site's part of it, or the name of a list without a system's addition. If it is
 * missing, shared by most pages or made by a system, returns the name in the menus or the first main heading instead;
 * `''` only if nothing is stated. @param mainHeadings texts of the page's `h1`, else of its first heading
 */
export function readTitle(
  head: Document['head'],
  mainHeadings: readonly string[],
  { edges = [], isCommon = false, called = '' }: TitleContext = {},
): string {
  const stated = head.title;
  const isOfSystem = isCommon || TEMPLATE.test(stated) || PART_OF_LIST.test(stated);
  const ownName = called !== '' && toName(called) !== toName(mainHeadings[0] ?? '') ? called : mainHeadings[0];
  if ((isOfSystem || (!stated && !head.headline)) && ownName) return ownName;
  const list = mainHeadings.find((text) => stated.startsWith(text) && ARCHIVE.test(stated.slice(text.length)));
  if (list) return list;
  const withoutOne = (candidates: readonly string[]): string | undefined => {
    const edge = candidates.find(
      (one) => stated.length > one.length && (stated.endsWith(one) || stated.startsWith(one)),
    );
    if (edge === undefined) return undefined;
    return (stated.endsWith(edge) ? stated.slice(0, -edge.length) : stated.slice(edge.length)).trim();
  };
  const known = () => [head.headline, ...mainHeadings].find((text) => isEndOfTitle(text, stated));
  const named = [...titleEndings(stated), ...titleBeginnings(stated)].filter(
    (edge) => fold(withoutEdgeSeparator(edge)) === fold(head.siteName),
  );
  const own = withoutOne(edges) ?? known() ?? (named.length === 1 ? withoutOne(named) : undefined);
  return own ?? (stated || head.headline || mainHeadings[0] || '');
}

/** Whether `text`, of at least three characters, is one end of the title, next to a separator. */
function isEndOfTitle(text: string, title: string): boolean {
  if (text.length < 3) return false;
  return titleEndings(title).some((ending) => title === text + ending || text === textOfEnding(ending));
}

/** Returns the one of a page's names in menus that a heading of it has, if only one is, else the first; `''` without. */
export function chooseName(names: readonly string[], headings: readonly string[]): string {
  const said = new Set(headings.map(toName));
  const [own, ...others] = names.filter((name) => said.has(toName(name)));
  return (others.length === 0 ? own : undefined) ?? names[0] ?? '';
}

const toName = (text: string): string =>
  foldWords(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const fold = (text: string): string => text.trim().toLowerCase();

const HOME = new RegExp(`^${inAnyLanguage((words) => words.home)}$`, 'i');

/** Returns the home page with the brand as title and main heading in place of `Inicio` or similar; others unchanged. */
export function nameHome(page: CompiledPage, brand: string): CompiledPage {
  if (!isHomePage(page) || !HOME.test(page.title)) return page;
  const [main, ...others] = page.headings;
  if (!main || !HOME.test(main.text)) return { ...page, title: brand };
  return {
    ...page,
    title: brand,
    markdown: page.markdown.replace(/^# .*/, () => `# ${brand}`),
    headings: [{ ...main, text: brand }, ...others],
  };
}
