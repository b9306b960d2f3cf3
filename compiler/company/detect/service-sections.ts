/** Company stage: services that have no page of their own, by the headings of the page or section of services. */

import type { Heading } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import type { CompiledPage } from '../../model.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { countWords } from '../../words/count-words.ts';
import { wordsFor } from '../../words/languages.ts';
import { rolesLike, rolesStoodInFor, withoutDeterminers, withoutOrnament } from '../names.ts';
import { type EntryFinding, isNamed, type Layout } from './link-entries.ts';

/** Fewer headings below one are not a list. */
const LEAST_SECTIONS = 3;
const MAX_NAME_WORDS = 10;
const MAX_NAME_LENGTH = 60;
/** Share of a list's headings that may be slogans, questions or steps: with more it lists something else. */
const MAX_SLOGANS = 1 / 3;

const SERVICES = inCompleteLanguages(({ serviceNouns }) => serviceNouns);
/** Words, folded, that a slogan has and the name of a service does not. */
const SLOGAN = new RegExp(`\\b${inCompleteLanguages(({ slogans }) => slogans)}\\b`);
/** Begins or ends with the word itself: `Servicios en consultorio`, but not `Soluciones para cada industria`. */
const NAMED_SO = new RegExp(`^(?:${SERVICES}\\b.*|.*\\b${SERVICES})$`);
/** A request to the reader: `Cuéntanos`, `Contáctenos`. */
const REQUEST = new RegExp(`^${inCompleteLanguages(({ requests }) => requests)}(?!\\p{L})`, 'iu');

/** With as many pages the site lists its services by their pages. */
const ENOUGH_PAGES = 3;

/** The sections that list services, each as its page where it has one, then the pages that no section names. */
export function withServiceSections(pages: EntryFinding[], layout: Layout): EntryFinding[] {
  const sections = pages.length < ENOUGH_PAGES ? findServiceSections(layout) : [];
  if (sections.length <= pages.length) return pages;
  const byName = new Map(pages.map((entry) => [foldWords(entry.name), entry]));
  return [...new Set([...sections.map((section) => byName.get(foldWords(section.name)) ?? section), ...pages])];
}

/** The sections that a menu names below services, else those of the page of services, else of the home page's section. */
function findServiceSections(layout: Layout): EntryFinding[] {
  const { index, roles, language } = layout;
  const named = sectionsOfMenu(layout);
  if (named.length >= LEAST_SECTIONS) return named;
  const root = roles.get('services');
  const page = root && index.byPath.get(root.path);
  if (page && root.fragment === undefined) return listSections(page, page.headings[0], language);
  const { home } = index;
  const isServices = ({ text }: Heading): boolean => {
    const [best] = rolesLike(foldWords(text), language);
    return best?.role === 'services' && (best.likeness === 1 || NAMED_SO.test(foldWords(text)));
  };
  const lists = home?.headings.filter(isServices).map((heading) => listSections(home, heading, language)) ?? [];
  return lists.find((list) => list.length > 0) ?? [];
}

/** The headings that entries of a menu below services name and lead to. */
function sectionsOfMenu({ index, links, language }: Layout): EntryFinding[] {
  const sections = links.flatMap(({ path, fragment, text, group, place }): EntryFinding[] => {
    const page = fragment === undefined || place === 'content' ? undefined : index.resolve(path);
    const heading = page?.headings.find((one) => foldWords(one.text) === foldWords(text));
    return page && heading && isNamed(group, 'services', language)
      ? [toEntry(page, heading, `link under «${group}»`)]
      : [];
  });
  return [...new Map(sections.map((section) => [section.page.url + section.fragment, section])).values()];
}

const toEntry = (page: CompiledPage, { text, anchor }: Heading, evidence: string): EntryFinding => ({
  page,
  name: withoutOrnament(text).replace(/[.:]$/, ''),
  fragment: `#${encodeURIComponent(anchor)}`,
  evidence,
});

/** The names right below a heading, else those below the first heading there that has several. */
function listSections(page: CompiledPage, above: Heading | undefined, language: string): EntryFinding[] {
  if (above === undefined) return [];
  const below = headingsBelow(page, above).filter((heading) => !isOfAnother(heading, language));
  const further = () =>
    below.map((heading) => headingsBelow(page, heading)).find((list) => list.length >= LEAST_SECTIONS) ?? [];
  const listed =
    below.length >= LEAST_SECTIONS ? below : further().filter((heading) => !isOfAnother(heading, language));
  const named = listed.filter(isName);
  const names = new Map(named.map((heading) => [foldWords(heading.text), heading]));
  if (names.size < LEAST_SECTIONS || names.size < named.length || named.length < listed.length * (1 - MAX_SLOGANS))
    return [];
  return named.map((heading) => toEntry(page, heading, `heading «${heading.text}» below «${above.text}»`));
}

/** The headings in the section of a heading, without those below a shallower one of them. */
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

/** Whether a heading names the subject of another page: questions, prices, the team, work done. */
function isOfAnother({ text }: Heading, language: string): boolean {
  const words = foldWords(text);
  const [best] = rolesLike(words, language);
  return (
    (best !== undefined && best.role !== 'services' && best.likeness >= 0.5) ||
    rolesStoodInFor(words, language).some(({ role }) => role !== 'services') ||
    wordsFor(language).some(({ offerless }) => offerless.includes(withoutDeterminers(words)))
  );
}

const isName = ({ text }: Heading): boolean =>
  text.length <= MAX_NAME_LENGTH &&
  countWords(text) <= MAX_NAME_WORDS &&
  /\p{L}{3}/u.test(text) &&
  !/[¿?¡!]/.test(text) &&
  !REQUEST.test(withoutOrnament(text)) &&
  !SLOGAN.test(foldWords(text));
