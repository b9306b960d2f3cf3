import fc from 'fast-check';
import type { Element, Root, Text } from 'hast';
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../compiler/company/read-facts.ts';
import { createPageReader, type PageConversion, type PageReading } from '../../../compiler/convert/page-reader.ts';
import { type Document, readDocument } from '../../../compiler/document/read-document.ts';
import type { Source } from '../../../compiler/model.ts';
import { toPage } from '../../../compiler/page/to-page.ts';
import { learnSite } from '../../../compiler/site/learn-site.ts';
import { aloneOnSite } from '../page/compile-page.ts';
import { htmlDocuments } from './html-tree.ts';

const siteUrl = 'https://www.ejemplo.es';
const options = { siteUrl, ownOrigins: [siteUrl], language: 'es', rules: { drop: [], keep: [] }, located: [] };

const sourceOf = (path: string, html: string): Source => ({
  path,
  url: siteUrl + path,
  html: new TextEncoder().encode(html),
  aliases: [],
});

const wordsIn = (text: string): Set<string> => new Set(text.match(/w\d+x/g));

/** The words of the texts of a tree. */
function shownIn(tree: Root): Set<string> {
  const texts: string[] = [];
  const walk = (node: Root | Element | Text) => {
    if (node.type === 'text') texts.push(node.value);
    else for (const child of node.children) if (child.type === 'element' || child.type === 'text') walk(child);
  };
  walk(tree);
  return wordsIn(texts.join(' '));
}

/** Words by the rule that took them out before anybody looked. */
const takenBefore = ({ removals }: Document): Set<string> =>
  wordsIn(removals.removed.map(({ text }) => text).join(' '));

describe('the reading of any page', () => {
  it('gives neither facts nor Markdown of dropped, hidden or consent texts', () => {
    fc.assert(
      fc.property(htmlDocuments(), (html) => {
        const document = readDocument(sourceOf('/', html), options);
        const taken = takenBefore(document);
        const facts = JSON.stringify(readFacts(document, options));
        // A submenu is hidden, and its entries are links all the same.
        const { links: _, ...rest } = JSON.parse(facts) as Record<string, unknown>;
        const { page } = toPage(document, { ...options, context: aloneOnSite });
        const told = wordsIn(
          `${JSON.stringify(rest)} ${page.markdown} ${page.title} ${page.headings.map(({ text }) => text)}`,
        );
        expect([...told].filter((word) => taken.has(word))).toEqual([]);
      }),
    );
  });

  it('gives facts only words of its tree', () => {
    fc.assert(
      fc.property(htmlDocuments(), (html) => {
        const document = readDocument(sourceOf('/', html), options);
        const shown = shownIn(document.tree);
        const { links: _, documentTitle: __, ...facts } = readFacts(document, options);
        expect([...wordsIn(JSON.stringify(facts))].filter((word) => !shown.has(word))).toEqual([]);
      }),
    );
  });

  it('gives the same pages for any cache size, order and other pages', () => {
    fc.assert(
      fc.property(fc.array(htmlDocuments(), { minLength: 2, maxLength: 5 }), fc.nat(4), (htmls, first) => {
        const sources = htmls.map((html, index) => sourceOf(`/${index}/`, html));
        const turned = [...sources.slice(first % sources.length), ...sources.slice(0, first % sources.length)];
        const run = (maxKeptBytes: number, read: readonly Source[], converted: readonly Source[]) => {
          const reader = createPageReader(maxKeptBytes);
          const reading = { options, readingMs: 60_000 };
          const readings = reader.read({ ...reading, sources: read }) as PageReading[];
          const contexts = learnSite(readings.map(({ outline }) => outline));
          const pages = converted.flatMap(
            (source) =>
              reader.convert({
                ...reading,
                sources: [source],
                contexts: [contexts.get(source.path) ?? aloneOnSite],
              }) as PageConversion[],
          );
          const byPath = (a: { page: { path: string } }, b: { page: { path: string } }) =>
            a.page.path < b.page.path ? -1 : 1;
          return [readings.map(({ facts }) => facts).sort((a, b) => (a.path < b.path ? -1 : 1)), pages.sort(byPath)];
        };
        const expected = run(Number.POSITIVE_INFINITY, sources, sources);
        expect(run(0, sources, sources)).toEqual(expected);
        expect(run((sources[0]?.html.byteLength ?? 0) + 1, turned, sources)).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });
});
