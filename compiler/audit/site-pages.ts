/** Audit: the website's own pages and robots.txt, as far as scanners look at them. */

import type { Element, Root } from 'hast';
import type { PagePath } from '#shared/page.ts';
import { attribute, isElement, textOf } from '../document/elements.ts';
import type { Document } from '../document/read-document.ts';

/** What scanners read from the HTML of one page. */
export interface ScannedPage {
  path: PagePath;
  /** Characters of text that the server sends. */
  textLength: number;
  mainHeadings: number;
  /** Of `lang`, `canonical`, `description`, `og:title`, `og:type`, `og:image`, `main`. */
  lacks: string[];
  /** Headings start at the first level and never skip one. */
  headingsInOrder: boolean;
  pointsToLlms: boolean;
  noindex: boolean;
  /** Types of the JSON-LD nodes; undefined when a block does not parse. */
  jsonLd?: Set<string>;
  hasDateModified: boolean;
}

export interface SitePages {
  pages: ScannedPage[];
  /** Empty when the site has none. */
  robots: string;
  /** Empty when the site has none. */
  sitemap: string;
  /** Pages whose HTML could not be had. */
  unread: PagePath[];
}

/** Reads what scanners look at from a document. */
export function scanPage({ path, head, structured, tree }: Document): ScannedPage {
  const { levels, hasMain, pointsToLlms } = lookOver(tree);
  const has = (rel: string) => head.relations.some((link) => link.rel.toLowerCase().split(/\s+/).includes(rel));
  const wanted: [name: string, isThere: boolean][] = [
    ['html lang', head.statesLanguage],
    ['canonical', has('canonical')],
    ...['description', 'og:title', 'og:type', 'og:image'].map((name): [string, boolean] => [name, head.meta.has(name)]),
    ['main landmark', hasMain],
  ];
  return {
    path,
    textLength: textOf(tree).length,
    mainHeadings: levels.filter((level) => level === 1).length,
    lacks: wanted.filter(([, isThere]) => !isThere).map(([name]) => name),
    headingsInOrder: levels[0] === 1 && levels.every((level, at) => at === 0 || level - (levels[at - 1] ?? 0) <= 1),
    pointsToLlms: pointsToLlms || head.relations.some(({ href }) => href.includes('llms.txt')),
    noindex: /noindex|noai/i.test(head.meta.get('robots') ?? ''),
    ...(!structured.isBroken && {
      jsonLd: new Set(structured.nodes.filter(({ isMain }) => isMain).flatMap(({ types }) => types)),
    }),
    hasDateModified: structured.nodes.some(({ properties }) => typeof properties.dateModified === 'string'),
  };
}

function lookOver(tree: Root): { levels: number[]; hasMain: boolean; pointsToLlms: boolean } {
  const found = { levels: [] as number[], hasMain: false, pointsToLlms: false };
  const walk = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      if (/^h[1-6]$/.test(child.tagName)) found.levels.push(Number(child.tagName.charAt(1)));
      found.hasMain ||= isElement(child, 'main') || attribute(child, 'role') === 'main';
      found.pointsToLlms ||= isElement(child, 'a') && attribute(child, 'href').includes('llms.txt');
      walk(child);
    }
  };
  walk(tree);
  return found;
}
