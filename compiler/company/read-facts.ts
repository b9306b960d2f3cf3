/** Company stage, in a worker: Document → PageFacts: business and order of the site, serialisable, undecided. */

import type { Element, ElementContent, Root } from 'hast';
import type { PagePath } from '#shared/page.ts';
import { foldFully, foldWords } from '#shared/search/fold.ts';
import { MAX_STATED_LENGTH } from '../bounds.ts';
import { rowsOfCardsIn } from '../document/boxes/cards.ts';
import { attribute, classAndId, imagesIn, isElement, linksIn, textOf, visitElements } from '../document/elements.ts';
import type { Document } from '../document/read-document.ts';
import type { DocumentLink } from '../document/read-links.ts';
import { LOGO_NAMES, MOTTO_NAMES, NOTHING_FOUND_NAMES } from '../signs/box-names.ts';
import { PLACEHOLDER } from '../signs/placeholder.ts';
import { titleParts } from '../signs/title-separator.ts';
import { inAnyLanguage, inCompleteLanguages } from '../words/any-language.ts';
import { wordsFor, wordsOf } from '../words/languages.ts';
import { readClaims } from './detect/contradictions.ts';
import { isAddressLine } from './grammar/place.ts';
import { lastWords, rolesLike, rolesStoodInFor } from './names.ts';
import { readAddresses } from './read/addresses.ts';
import { type Block, readBlocks } from './read/blocks.ts';
import { readBusiness } from './read/business.ts';
import { readOpeningTexts } from './read/opening-texts.ts';
import { readPriceList } from './read/price-list.ts';
import { readSaleSigns } from './read/sale-signs.ts';
import { readCandidates, readResponsibilities } from './read/statements/candidates.ts';
import { endsSentence, splitSentences } from './sentences.ts';

/** A link to a page of the same site. */
export type FactLink = DocumentLink & { path: PagePath };

/**
 * Facts of one page; small and serialisable. Texts still hold contact data, which is removed where a fact is chosen.
 */
export type PageFacts = ReturnType<typeof readFacts>;

export interface ReadFactsOptions {
  /** Language of the site, for pages that state none. */
  language: string;
  /** Other origins of the same site: where it was crawled from. */
  ownOrigins?: readonly string[];
}

/**
 * Reads the facts that a document states. Pure. Links are kept of the home page and of pages named for a role, of
 * others only the breadcrumb; a lead only of the home page.
 */
export function readFacts(document: Document, options: ReadFactsOptions) {
  const { path, url, tree, head, language, located, structured } = document;
  const { blocks, tables, titles } = readBlocks(tree);
  const spoken = language ?? options.language;
  const mainHeading = readMainHeading(tree).slice(0, MAX_STATED_LENGTH);
  const links = document.links.filter((link): link is FactLink => link.path !== undefined && link.place !== 'aside');
  // Links outside of the content that lead to the page itself name it.
  const called = links.flatMap((link) => (link.path === path && link.place !== 'content' ? [link.text] : []));
  const names = [mainHeading, ...titleParts(head.documentTitle)];
  const isStart = isHome(path) || called.some((name) => HOME.test(foldWords(name)));
  const isHub = isStart || isNamedForRole(path, [...names, ...called], options.language);
  const openings = readOpeningTexts(blocks, mainHeading);
  const ofHours = new Set(openings.map(({ block }) => block));
  return {
    path,
    url,
    language,
    documentTitle: head.documentTitle,
    mainHeading,
    siteName: head.siteName,
    logo: readLogo(tree, links),
    copyright: readCopyright(blocks),
    links: isHub ? links : links.filter((link) => link.place === 'breadcrumb'),
    lead: isStart ? readLead(blocks, names, ofHours) : undefined,
    addresses: readAddresses(blocks),
    business: readBusiness(structured),
    openings,
    candidates: readCandidates(blocks, wordsFor(spoken), titles),
    claims: readClaims(blocks),
    prices: readPriceList(blocks),
    responsibilities: readResponsibilities(tables, wordsOf(spoken)),
    saleSigns: readSaleSigns(document, blocks, [url, ...(options.ownOrigins ?? [])]),
    /** Texts of facts that the config locates on this page, by config field; `''` where the selector has no match. */
    located: { ...located },
  };
}

/** The name of a link to the home page, also of a site below a folder. */
const HOME = new RegExp(`^${inAnyLanguage(({ home }) => home)}$`);

/** Whether a path is that of a home page, also of a language: `/`, `/index.html`, `/en/`. */
const isHome = (path: PagePath): boolean => /^\/(?:(?:index\.\w+|[a-z]{2})\/?)?$/.test(path);

/** Whether the end of a path, or a name of the page, is like a role's name: such pages show how the site is ordered. */
function isNamedForRole(path: PagePath, names: readonly string[], language: string): boolean {
  const folded = [lastWords(path), ...names.map(foldWords)];
  const isRole = (name: string): boolean =>
    (rolesLike(name, language)[0]?.likeness ?? 0) >= 0.5 || rolesStoodInFor(name, language).length > 0;
  return folded.some(isRole);
}

/**
 * The first h1 in the main part, else of the page, else `''`. An h1 with several links, in a card or in a message that
 * nothing was found does not name the page.
 */
function readMainHeading(tree: Root): string {
  const headings: { text: string; isMain: boolean }[] = [];
  const cards = new Set(rowsOfCardsIn(tree).flat());
  visitElements(tree, (element, path) => {
    for (const card of rowsOfCardsIn(element).flat()) cards.add(card);
    const isOther = (around: Element) => cards.has(around) || NOTHING_FOUND_NAMES.test(classAndId(around));
    if (!isElement(element, 'h1') || linksIn([element]).length > 1 || path.some(isOther)) return;
    headings.push({ text: textOf(withoutMotto(element)), isMain: path.some((around) => isElement(around, 'main')) });
  });
  return (headings.find(({ isMain }) => isMain) ?? headings[0])?.text ?? '';
}

/**
 * The name on the first logo link: its text, else the `alt` or `title` of an image; else the text of the menu's first
 * link to the home page. `undefined` if neither has a name.
 */
function readLogo(tree: Root, links: readonly FactLink[]): string | undefined {
  const logos: ElementContent[] = [];
  visitElements(tree, (element) => {
    const isNamed = LOGO_NAMES.test(classAndId(element));
    if (isElement(element, 'a') && (isNamed || attribute(element, 'rel') === 'home')) logos.push(element);
    else if (isNamed) logos.push(...element.children.filter((child) => isElement(child, 'a')));
  });
  const [logo] = logos as Element[];
  const alt =
    logo &&
    imagesIn([logo])
      .flatMap((image) => [attribute(image, 'alt').trim(), attribute(image, 'title').trim()])
      .find(Boolean);
  const toHome = links.find(
    (link) =>
      link.place === 'menu' &&
      /^\/(?:index\.\w+)?$/.test(link.path) &&
      link.fragment === undefined &&
      link.group === '',
  );
  const names = [(logo && textOf(withoutMotto(logo))) || alt || '', toHome?.text ?? ''];
  return names.map(nameIn).find((name) => name !== '');
}

/** Copies the children of an element without `<small>` and mottos, at any depth. */
const withoutMotto = (name: Element): ElementContent[] =>
  name.children
    .filter((child) => child.type !== 'element' || !(isElement(child, 'small') || MOTTO_NAMES.test(classAndId(child))))
    .map((child) => (child.type === 'element' ? { ...child, children: withoutMotto(child) } : child));

/** The name in a logo's text: `Averías Norte` in `Logo de Averías Norte`; `''` for file names and `Logo del hotel`. */
function nameIn(text: string): string {
  if (/^[Ll]ogo(?:tipo)? (?:del|de la|of the) \p{Ll}/u.test(text)) return '';
  if (/^[\p{Ll}\d]+(?:[-_][\p{Ll}\d]+)+$|\.(?:png|jpe?g|gif|svg|webp)$/u.test(text)) return '';
  return text.replace(/^logo(?:tipo|type)?\b\s*(?:de |of |:|-)?\s*|(?<!\s)\s+logo(?:tipo|type)?$/gi, '');
}

const RIGHTS = inCompleteLanguages((words) => words.interface.copyright);
/** A copyright line, with the text behind its sign as `line`. */
const COPYRIGHT = new RegExp(`(?:©|\\(c\\)|copyright|^(?=\\d{4}\\b.+${RIGHTS}))(?<line>.+)`, 'iu');
/** Signs, years and separators before the name. */
const BEFORE_NAME = new RegExp(
  `^(?:©|\\(c\\)|copyright|${RIGHTS}|\\d{4}(?:\\s*[-–]\\s*\\d{2,4})?(?!\\d)|[\\s,.:·-])+`,
  'iu',
);

/** Before a name that begins with a capital letter. */
const BY = new RegExp(`^${inCompleteLanguages(({ by }) => by)} (?=\\p{Lu})`, 'u');

/**
 * The name in the first copyright line that has one: `Averías Norte, S.L` in `© 2025 Averías Norte, S.L. · Todos los
 * derechos reservados`. A name ends at `|`, `·`, a dash, or a comma or full stop before a blank.
 */
function readCopyright(blocks: readonly Block[]): string | undefined {
  return blocks
    .map(({ text }) => COPYRIGHT.exec(text)?.groups?.line ?? '')
    .map((line) => line.replace(BEFORE_NAME, '').split(/[|·•–—]|[.,]\s|\s-\s/)[0] ?? '')
    .map((name) => name.replace(BY, '').replace(/(?<![\s.,-])[\s.,-]*(?:\d{4})?$/, ''))
    .find((name) => name.length > 1 && !name.startsWith('www.'));
}

/** In characters. Shorter texts are mottos; below another heading than the main one, notes. */
const MIN_LEAD_LENGTH = 40;
const MIN_LENGTH_FURTHER_DOWN = 100;
/** Number of first blocks that can introduce the page without one of its names. */
const MAX_BLOCKS_BEFORE_LEAD = 12;
const MAX_LEAD_LENGTH = 300;
/** A folded paragraph that does not introduce a page: a placeholder, a notice, or one on cookies, clicks or rights. */
const NO_BEGINNING = new RegExp(
  `${PLACEHOLDER.source}|\\b(?:cookies|clic|click|${RIGHTS})\\b|^[^a-z]*${inCompleteLanguages(({ notices }) => notices)}\\b`,
);

/**
 * Whole sentences, up to `MAX_LEAD_LENGTH`, of the main heading, if it is a paragraph, or of the first paragraph below
 * it; else of a long one near the top or with one of `names` (the main heading first), not below a question. Leaves out
 * footer, side, cards, addresses, notices and opening hours. `undefined` if no sentence is left.
 */
function readLead(
  blocks: readonly Block[],
  names: readonly string[],
  ofHours: ReadonlySet<number>,
): string | undefined {
  const [mainHeading = ''] = names;
  const paragraphs = blocks.filter(
    ({ text, zone, card }, at) =>
      !ofHours.has(at) &&
      zone !== 'footer' &&
      zone !== 'aside' &&
      !card &&
      text.length >= MIN_LEAD_LENGTH &&
      endsSentence(text) &&
      !isAddressLine(text) &&
      !NO_BEGINNING.test(foldFully(text)),
  );
  const top = new Set(blocks.slice(0, MAX_BLOCKS_BEFORE_LEAD));
  const isNear = (block: Block): boolean =>
    top.has(block) || names.some((name) => name !== '' && block.text.includes(name));
  const isFurtherDown = (block: Block): boolean =>
    block.zone === 'main' &&
    !block.heading.endsWith('?') &&
    block.text.length >= MIN_LENGTH_FURTHER_DOWN &&
    isNear(block);
  const first =
    paragraphs.find(({ text, heading }) => mainHeading !== '' && [text, heading].includes(mainHeading)) ??
    paragraphs.find((block) => block.heading !== '' && isFurtherDown(block)) ??
    paragraphs.find(isFurtherDown);
  const sentences = splitSentences(first?.text ?? '');
  while (sentences.join(' ').length > MAX_LEAD_LENGTH) sentences.pop();
  return sentences.join(' ') || undefined;
}
