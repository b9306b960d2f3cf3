/**
 * Company stage, in a worker beside the page stage: Document → PageFacts, what one page says about the business and about
 * the order of the site. Small and serialisable; nothing is decided here.
 */

import type { Element, ElementContent, Root } from 'hast';
import type { PagePath } from '#shared/page.ts';
import { foldFully, foldWords } from '#shared/search/fold.ts';
import { MAX_STATED_LENGTH } from '../bounds.ts';
import { attribute, classAndId, isElement, linksIn, textOf } from '../document/elements.ts';
import type { Document } from '../document/read-document.ts';
import type { DocumentLink } from '../document/read-links.ts';
import { textsIn } from '../document/structured-data.ts';
import { LOGO_NAMES, MOTTO_NAMES } from '../signs/box-names.ts';
import { titleParts } from '../signs/title-separator.ts';
import { inCompleteLanguages } from '../words/any-language.ts';
import { wordsFor, wordsOf } from '../words/languages.ts';
import { lastWords, rolesLike, rolesStoodInFor } from './names.ts';
import { type AddressText, readAddresses } from './read/addresses.ts';
import { type Block, readBlocks } from './read/blocks.ts';
import { type BusinessNode, readBusiness } from './read/business.ts';
import { type Candidate, type ResponsibilityTable, readCandidates, readResponsibilities } from './read/candidates.ts';
import { type Claim, readClaims } from './read/claims.ts';
import { type OpeningText, readOpeningTexts } from './read/opening-texts.ts';
import { type Price, readPriceList } from './read/price-list.ts';
import { readSaleSigns, type SaleSigns } from './read/sale-signs.ts';
import { endsSentence, splitSentences } from './sentences.ts';

/** A link of the site to one of its own pages. */
export type FactLink = DocumentLink & { path: PagePath };

/** What one page says. Texts are as on the page: contact data is removed where a fact is chosen. */
export interface PageFacts {
  path: PagePath;
  url: string;
  /** Primary language subtag, when the document states one. */
  language: string | undefined;
  /** The document's title, the site's suffix included. */
  documentTitle: string;
  mainHeading: string;
  /** `og:site_name`. */
  siteName: string | undefined;
  /** Text of the link to the home page in the header: the name as the logo has it. */
  logo: string | undefined;
  /** Name in the footer's copyright line. */
  copyright: string | undefined;
  /** Of the home page and of pages that order others (services, areas, contact…): their links in full. Else breadcrumbs. */
  links: FactLink[];
  /** Of the home page: the first sentences of its first paragraph, which say what the business does. */
  lead: string | undefined;
  addresses: AddressText[];
  business: BusinessNode[];
  candidates: Candidate[];
  openings: OpeningText[];
  claims: Claim[];
  prices: Price[];
  responsibilities: ResponsibilityTable | undefined;
  /** Whether its markup says that the page is of a service. */
  isService: boolean;
  /** Whether the page holds a form by which a person can write. */
  hasForm: boolean;
  /** Signs that something can be bought or booked on the site, e.g. `link to carrito`. */
  saleSigns: SaleSigns;
  /** Texts of facts that the config locates on this page, by config field; empty where the selector matches nothing. */
  located: Record<string, string>;
}

export interface ReadFactsOptions {
  /** Language of the site, for pages that state none. */
  language: string;
  /** Other origins by which the document may name its own site: where it was crawled from. */
  ownOrigins?: readonly string[];
}

/** Reads what a document says. Pure. */
export function readFacts(document: Document, options: ReadFactsOptions): PageFacts {
  const { path, url, tree, head, language, located, embedded } = document;
  const { blocks, tables } = readBlocks(tree);
  const mainHeading = readMainHeading(tree).slice(0, MAX_STATED_LENGTH);
  const links = document.links.filter((link): link is FactLink => link.path !== undefined && link.place !== 'aside');
  return {
    path,
    url,
    language,
    documentTitle: head.documentTitle,
    mainHeading,
    siteName: head.siteName || undefined,
    logo: readLogo(tree, links),
    copyright: readCopyright(blocks),
    links: isHub(path, head.documentTitle, mainHeading, options.language)
      ? links
      : links.filter((link) => link.place === 'breadcrumb'),
    lead: isHome(path) ? readLead(blocks) : undefined,
    addresses: readAddresses(blocks),
    business: readBusiness(document.structured),
    openings: readOpeningTexts(blocks, mainHeading),
    candidates: readCandidates(blocks, wordsFor(language ?? options.language)),
    claims: readClaims(blocks),
    prices: readPriceList(blocks),
    responsibilities: readResponsibilities(tables, wordsOf(language ?? options.language)),
    isService: document.structured.nodes.some(
      ({ types, properties }) => types.includes('Service') && textsIn(properties.url).some((url) => url.endsWith(path)),
    ),
    hasForm:
      embedded.some(({ name }) => name === 'textarea') || embedded.filter(({ name }) => name === 'input').length > 1,
    saleSigns: readSaleSigns(document, [url, ...(options.ownOrigins ?? [])]),
    located: { ...located },
  };
}

const isHome = (path: PagePath): boolean => /^\/(?:(?:index\.\w+|[a-z]{2})\/?)?$/.test(path);

/** Pages that order others are told by their place, their last path segment or their heading. */
function isHub(path: PagePath, title: string, heading: string, language: string): boolean {
  if (isHome(path)) return true;
  const names = [lastWords(path), foldWords(heading), ...titleParts(title).map(foldWords)];
  return names.some(
    (name) => (rolesLike(name, language)[0]?.likeness ?? 0) >= 0.5 || rolesStoodInFor(name, language).length > 0,
  );
}

/** The first h1 in the main part, else the first of the page. One of several links names other pages. */
function readMainHeading(tree: Root): string {
  const headingIn = (node: Root | Element): string | undefined =>
    find(node, (element) =>
      isElement(element, 'h1') && linksIn([element]).length < 2 ? textOf(withoutMotto(element)) : undefined,
    );
  return (
    find(tree, (element) => (isElement(element, 'main') ? headingIn(element) : undefined)) ?? headingIn(tree) ?? ''
  );
}

/** What is picked of the first element below a node, in document order, of which something is. */
function find<T>(
  node: Root | Element,
  pick: (element: Element, parent: Root | Element) => T | undefined,
): T | undefined {
  for (const child of node.children) {
    const found = child.type === 'element' ? (pick(child, node) ?? find(child, pick)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The name on the logo, else that of the first link of the menu to the home page. */
function readLogo(tree: Root, links: readonly FactLink[]): string | undefined {
  const logo = find(tree, (element, parent) => (isLogo(element, parent) ? element : undefined));
  const alt =
    logo && find(logo, (element) => (isElement(element, 'img') && attribute(element, 'alt').trim()) || undefined);
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

const withoutMotto = (name: Element): ElementContent[] =>
  name.children
    .filter((child) => child.type !== 'element' || !(isElement(child, 'small') || MOTTO_NAMES.test(classAndId(child))))
    .map((child) => (child.type === 'element' ? { ...child, children: withoutMotto(child) } : child));

/** What the text of a logo names: `Logo de Averías Norte`. A file's name is none's business: `logotipo-web`. */
function nameIn(text: string): string {
  if (/^[\p{Ll}\d]+(?:[-_][\p{Ll}\d]+)+$|\.(?:png|jpe?g|gif|svg|webp)$/u.test(text)) return '';
  return text.replace(/^logo(?:tipo|type)?\b\s*(?:de |of |:|-)?\s*/i, '');
}

const isLogo = (link: Element, around: Root | Element): boolean =>
  isElement(link, 'a') &&
  (attribute(link, 'rel') === 'home' ||
    LOGO_NAMES.test(classAndId(link)) ||
    (around.type === 'element' && LOGO_NAMES.test(classAndId(around))));

const COPYRIGHT = /(?:©|\(c\)|copyright)[\s©]*(?:\d{4}(?:\s*[-–]\s*\d{2,4})?)?[\s,.:·-]*(?<name>[^|·•–—]{2,60})/iu;
const RIGHTS = new RegExp(`^(?:${inCompleteLanguages((words) => words.interface.copyright)}[\\s,.:·-]*)+`, 'iu');

/** What `© 2025 Averías Norte, S.L. · Todos los derechos reservados` names. */
function readCopyright(blocks: readonly Block[]): string | undefined {
  const name = blocks.map(({ text }) => COPYRIGHT.exec(text)?.groups?.name).find((found) => found !== undefined);
  const named = name?.replace(RIGHTS, '').split(/[.,]\s|\s-\s/)[0];
  return named?.replace(/[\s.,-]*(?:\d{4})?$/, '') || undefined;
}

/** What themes and site builders leave in until somebody writes something: it speaks of no business. In folded text. */
export const PLACEHOLDER = new RegExp(
  `\\b(?:lorem ipsum|${inCompleteLanguages(({ placeholders }) => placeholders)})\\b`,
);

/** Less is a motto. */
const SHORTEST_LEAD = 40;
const LONGEST_LEAD = 300;
const NO_BEGINNING = new RegExp(`${PLACEHOLDER.source}|\\b(?:cookies|clic|click)\\b`);

/** As many sentences of the first paragraph as a description holds: below a heading, before it stand notices. */
function readLead(blocks: readonly Block[]): string | undefined {
  const paragraphs = blocks.filter(
    ({ text, zone }) =>
      zone === 'main' && text.length >= SHORTEST_LEAD && endsSentence(text) && !NO_BEGINNING.test(foldFully(text)),
  );
  const first = paragraphs.find(({ heading }) => heading !== '') ?? paragraphs[0];
  let lead = '';
  for (const sentence of splitSentences(first?.text ?? '')) {
    const longer = lead === '' ? sentence : `${lead} ${sentence}`;
    if (longer.length > LONGEST_LEAD) break;
    lead = longer;
  }
  return lead === '' ? undefined : lead;
}
