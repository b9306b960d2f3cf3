/**
 * Company stage, in a worker beside the page stage: Source → PageFacts, what one page says about the business and about
 * the order of the site. Small and serialisable; nothing is decided here.
 */

import { load } from 'cheerio/slim';
import type { PagePath } from '#shared/page.ts';
import { MAX_STATED_LENGTH } from '../document/bounds.ts';
import type { Source } from '../model.ts';
import { fadesIn, withoutOpacity } from '../visibility/fading.ts';
import { withoutUnseen } from '../visibility/unseen-characters.ts';
import type { LocatedFact } from './company-config.ts';
import { foldWords } from './fold.ts';
import { lastWords, rolesLike, rolesStoodInFor } from './names.ts';
import { readBlocks, readText } from './read/blocks.ts';
import { type Candidate, type ResponsibilityTable, readCandidates, readResponsibilities } from './read/candidates.ts';
import { type Claim, readClaims } from './read/claims.ts';
import { type BusinessNode, readJsonLd } from './read/json-ld.ts';
import { readLead } from './read/lead.ts';
import { type FactLink, readLinks } from './read/links.ts';
import { readSaleSigns } from './read/sale-signs.ts';
import { ancestorsOf, type DocumentNode, type ElementNode, elementsOf, tokensOf } from './read/tree.ts';
import { vocabularyOf } from './vocabulary/vocabulary.ts';

/** What one page says. Texts are as on the page: contact data is removed where a fact is chosen. */
export interface PageFacts {
  path: PagePath;
  url: string;
  /** Primary language subtag, when the document states one. */
  language?: string;
  /** The document's title, the site's suffix included. */
  documentTitle: string;
  mainHeading: string;
  /** `og:site_name`. */
  siteName?: string;
  /** Text of the link to the home page in the header: the name as the logo has it. */
  logo?: string;
  /** Name in the footer's copyright line. */
  copyright?: string;
  /** Of the home page and of pages that order others (services, areas, contact…): their links in full. Else breadcrumbs. */
  links: FactLink[];
  /** Of the home page: the first sentences of its first paragraph, which say what the business does. */
  lead?: string;
  business: BusinessNode[];
  candidates: Candidate[];
  claims: Claim[];
  responsibilities?: ResponsibilityTable;
  /** Whether the page holds a form by which a person can write. */
  hasForm: boolean;
  /** Signs that something can be bought or booked on the site, e.g. `link to /carrito/`. */
  saleSigns: string[];
  /** Texts of facts that the config locates on this page, by config field; empty where the selector matches nothing. */
  located: Record<string, string>;
}

export interface ReadFactsOptions {
  /** Language of the site, for pages that state none. */
  language: string;
  /** Other origins by which the document may name its own site: where it was crawled from. */
  ownOrigins?: readonly string[];
  /** Facts of the config that stand on some page. */
  located?: readonly LocatedFact[];
}

/** Reads a page once. Pure; never throws on broken markup or broken JSON-LD. */
export function readFacts(source: Source, options: ReadFactsOptions): PageFacts {
  const $ = load(new TextDecoder().decode(source.html));
  const root = $.root().get(0) as DocumentNode | undefined;
  const elements = root === undefined ? [] : elementsOf(root);
  if (elements.some(({ attribs }) => fadesIn((name) => attribs[name]))) {
    for (const { attribs } of elements) if (attribs.style) attribs.style = withoutOpacity(attribs.style);
  }
  const stated = elements.find(({ name }) => name === 'html')?.attribs.lang;
  const language = /^[a-z]{2,3}\b/i.exec(stated ?? source.language ?? '')?.[0].toLowerCase();
  const vocabulary = vocabularyOf(language ?? options.language);
  const titled = elements.find(({ name, parent }) => name === 'title' && !isInSvg(parent));
  const headings = elements.filter(({ name }) => name === 'h1');
  const heading = headings.find(isInMain) ?? headings[0];
  const { blocks, tables } = root === undefined ? { blocks: [], tables: [] } : readBlocks(root);
  const documentTitle = titled === undefined ? '' : readText(titled).slice(0, MAX_STATED_LENGTH);
  const mainHeading = heading === undefined ? '' : readText(heading).slice(0, MAX_STATED_LENGTH);
  const links = readLinks(elements, source.url, options.ownOrigins ?? []);
  const siteName = elements
    .find(({ name, attribs }) => name === 'meta' && attribs.property === 'og:site_name')
    ?.attribs.content?.trim();
  const logo = readLogo(links, elements);
  const copyright = readCopyright(blocks.map((block) => block.text));
  const responsibilities = readResponsibilities(tables, vocabulary);
  const lead = isHome(source.path) ? readLead(blocks) : undefined;
  return {
    path: source.path,
    url: source.url,
    ...(language === undefined ? {} : { language }),
    documentTitle,
    mainHeading,
    ...(siteName ? { siteName: withoutUnseen(siteName) } : {}),
    ...(logo === undefined ? {} : { logo }),
    ...(copyright === undefined ? {} : { copyright }),
    links: isHub(source.path, documentTitle, mainHeading, options.language)
      ? links
      : links.filter((link) => link.place === 'breadcrumb'),
    ...(lead === undefined ? {} : { lead }),
    business: readJsonLd(elements),
    candidates: readCandidates(blocks, mainHeading, vocabulary),
    claims: readClaims(blocks),
    ...(responsibilities === undefined ? {} : { responsibilities }),
    hasForm: hasForm(elements),
    saleSigns: readSaleSigns(elements, links, [source.url, ...(options.ownOrigins ?? [])]),
    located: locate($, source.path, options.located ?? []),
  };
}

const isHome = (path: PagePath): boolean => /^\/(?:(?:index\.\w+|[a-z]{2})\/?)?$/.test(path);

/** Pages that order others are told by their place, their last path segment or their heading. */
function isHub(path: PagePath, title: string, heading: string, language: string): boolean {
  if (isHome(path)) return true;
  const names = [lastWords(path), foldWords(heading), ...title.split(/\s[|–—·-]\s/).map(foldWords)];
  return names.some(
    (name) => (rolesLike(name, language)[0]?.likeness ?? 0) >= 0.5 || rolesStoodInFor(name, language).length > 0,
  );
}

const isInSvg = (parent: DocumentNode | null): boolean => parent !== null && 'name' in parent && parent.name === 'svg';

function isInMain(element: ElementNode): boolean {
  for (const { name } of ancestorsOf(element)) if (name === 'main') return true;
  return false;
}

const LOGO = /(?:^|[\s_-])(?:logo|brand|site-?title)(?:$|[\s_-])/;

function readLogo(links: readonly FactLink[], elements: readonly ElementNode[]): string | undefined {
  const element = elements.find((link) => {
    if (link.name !== 'a') return false;
    const around = link.parent !== null && 'attribs' in link.parent ? tokensOf(link.parent) : '';
    return link.attribs.rel === 'home' || LOGO.test(tokensOf(link)) || LOGO.test(around);
  });
  const images = element === undefined ? [] : elementsOf(element).filter(({ name }) => name === 'img');
  const text = element === undefined ? '' : readText(element) || withoutUnseen(images[0]?.attribs.alt ?? '').trim();
  if (text !== '') return text;
  return links.find(
    (link) =>
      link.place === 'menu' &&
      /^\/(?:index\.\w+)?$/.test(link.path) &&
      link.fragment === undefined &&
      link.group === '',
  )?.text;
}

/** `© 2025 Averías Norte, S.L. · Todos los derechos reservados` names the business. */
function readCopyright(texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const name = /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:\d{4}(?:\s*[-–]\s*\d{2,4})?)?[\s,.:·-]*([^|·•–—]{2,60})/iu.exec(
      text,
    )?.[1];
    if (name !== undefined)
      return name
        .split(/[.,]\s/)[0]
        ?.replace(/[\s.,-]+$/, '')
        .replace(/\s*\d{4}$/, '');
  }
  return undefined;
}

function hasForm(elements: readonly ElementNode[]): boolean {
  const fields = elements.filter(({ name, attribs }) => name === 'input' && /^(?:email|tel)$/.test(attribs.type ?? ''));
  return fields.length > 1 || elements.some(({ name }) => name === 'textarea');
}

function locate($: ReturnType<typeof load>, path: PagePath, facts: readonly LocatedFact[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { field, page, selector } of facts) {
    if (page !== path) continue;
    try {
      texts[field] = $(selector)
        .toArray()
        .map((element) => readText(element))
        .join(' ')
        .trim();
    } catch {
      texts[field] = '';
    }
  }
  return texts;
}
