/** Company stage: services without a page of their own, by headings of the page or section of services. */

import type { Heading } from '#shared/page.ts';
import { foldFully, foldWords } from '#shared/search/fold.ts';
import type { CompiledPage } from '../../../model.ts';
import { LOOK, ONWARD } from '../../../signs/links.ts';
import { PLACEHOLDER } from '../../../signs/placeholder.ts';
import { inCompleteLanguages } from '../../../words/any-language.ts';
import { countWords } from '../../../words/count-words.ts';
import { rolesLike, withoutOrnament } from '../../names.ts';
import { endsSentence } from '../../sentences.ts';
import { announces, type EntryFinding, type Layout, namesOtherSubject } from '../page-roles.ts';

/** Minimum headings of a list. */
const MIN_SECTIONS = 3;
/** Bounds of the name of a service. */
const MAX_NAME_WORDS = 10;
const MAX_NAME_LENGTH = 60;
/** Maximum words of a name with a full stop. */
const MAX_SENTENCE_WORDS = 4;
/** Share of a list's headings or titles that may be slogans, questions or steps: with more it lists something else. */
export const MAX_SLOGAN_SHARE = 1 / 3;

const SERVICES = inCompleteLanguages(({ serviceNouns }) => serviceNouns);
/** Words, folded, that a slogan has and the name of a service does not. */
const SLOGAN = new RegExp(`\\b${inCompleteLanguages(({ slogans }) => slogans)}\\b`);
/** Ends with the word itself: `Lista de servicios` names all of them. */
const NAMES_ALL = new RegExp(`\\b${SERVICES}$`);
/** Begins or ends with the word itself: `Servicios en consultorio`, but not `Soluciones para cada industria`. */
const NAMED_SO = new RegExp(`^(?:${SERVICES}\\b.*|.*\\b${SERVICES})$`);
/** A request to the reader: `Cuéntanos`, `Contáctenos`. */
const REQUEST = new RegExp(`^${inCompleteLanguages(({ requests }) => requests)}(?!\\p{L})`, 'iu');

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
  const { index, roles, language } = layout;
  const named = namedByLinks(layout);
  if (named.length >= MIN_SECTIONS) return named;
  const root = roles.get('services');
  const page = root && index.byPath.get(root.path);
  const ofPage = page && root.fragment === undefined ? listSections(page, page.headings[0], language) : [];
  if (ofPage.length > 0) return ofPage;
  const { home } = index;
  const isCalledSo = (text: string): boolean => rolesLike(foldWords(text), language)[0]?.role === 'services';
  const isExactly = (text: string): boolean => rolesLike(foldWords(text), language)[0]?.likeness === 1;
  const eyebrows = home ? readEyebrows(home) : new Map<string, string>();
  const isServices = ({ text, anchor }: Heading): boolean => {
    const eyebrow = eyebrows.get(text) ?? '';
    return (
      root?.fragment?.slice(1) === anchor ||
      (isCalledSo(text) && (isExactly(text) || NAMED_SO.test(foldWords(text)))) ||
      (isCalledSo(eyebrow) && isExactly(eyebrow))
    );
  };
  const lists = home?.headings.filter(isServices).map((heading) => listSections(home, heading, language)) ?? [];
  return lists.find((list) => list.length > 0) ?? [];
}

/** The short line right above a heading of rank 2 to 6, by the heading's text: `Nuestros servicios` above a slogan. */
function readEyebrows({ markdown }: CompiledPage): Map<string, string> {
  const lines = markdown.split('\n').filter((line) => line !== '');
  return new Map(
    lines.flatMap((line, at): [string, string][] => {
      const [, heading] = /^#{2,6} (.+)$/.exec(line) ?? [];
      const above = lines[at - 1] ?? '';
      return heading !== undefined && !above.startsWith('#') && above.length <= MAX_NAME_LENGTH
        ? [[heading, above]]
        : [];
    }),
  );
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
  fragment: `#${encodeURIComponent(anchor)}`,
  evidence,
});

/**
 * The names of services right below a heading, else below the first heading there that has enough; `[]` if there are
 * fewer than `MIN_SECTIONS`, two alike, too many slogans, or the page has a placeholder.
 */
function listSections(page: CompiledPage, above: Heading | undefined, language: string): EntryFinding[] {
  if (above === undefined || PLACEHOLDER.test(foldFully(page.markdown))) return [];
  const below = headingsBelow(page, above).filter((heading) => !namesOtherSubject(heading.text, language));
  const further = () =>
    below.map((heading) => headingsBelow(page, heading)).find((list) => list.length >= MIN_SECTIONS) ?? [];
  const listed =
    below.length >= MIN_SECTIONS ? below : further().filter((heading) => !namesOtherSubject(heading.text, language));
  const named = listed.filter(isServiceName);
  const names = new Map(named.map((heading) => [foldWords(heading.text), heading]));
  const hasTwins = names.size < named.length;
  const areSlogans = named.length < listed.length * (1 - MAX_SLOGAN_SHARE);
  if (names.size < MIN_SECTIONS || hasTwins || areSlogans) return [];
  return named.map((heading) => toEntry(page, heading, `heading «${heading.text}» below «${above.text}»`));
}

/** The headings in the section of a heading, up to the next of its level, without those below another of them. */
function headingsBelow({ headings }: CompiledPage, above: Heading): Heading[] {
  const rest = headings.slice(headings.indexOf(above) + 1);
  const end = rest.findIndex(({ level }) => level <= above.level);
  const inside = end < 0 ? rest : rest.slice(0, end);
  let shallowest = Number.POSITIVE_INFINITY;
  return inside.filter(({ level }) => {
    const isBelow = level <= shallowest;
    shallowest = Math.min(shallowest, level);
    return isBelow;
  });
}

/**
 * Whether a heading can be the name of a service: short, no question, call, slogan or sentence, nor a name for all
 * services.
 */
export const isServiceName = ({ text }: Pick<Heading, 'text'>): boolean =>
  text.length <= MAX_NAME_LENGTH &&
  countWords(text) <= MAX_NAME_WORDS &&
  /\p{L}{3}/u.test(text) &&
  !/[¿?¡!]/.test(text) &&
  !(endsSentence(text) && countWords(text) > MAX_SENTENCE_WORDS) &&
  !NAMES_ALL.test(foldWords(text)) &&
  !REQUEST.test(withoutOrnament(text)) &&
  !SLOGAN.test(foldWords(text));
