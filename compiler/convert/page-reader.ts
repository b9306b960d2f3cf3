/** What is done to one page, in a worker thread or not: its reading, and its conversion with the known template. */

import { deserialize, serialize } from 'node:v8';
import { MAX_REPORTED_LENGTH } from '../bounds.ts';
import { readFacts } from '../company/read-facts.ts';
import { type Document, type DocumentOptions, readDocument } from '../document/read-document.ts';
import type { Removal, Source } from '../model.ts';
import type { SiteTemplate } from '../page/choose/repetition.ts';
import { fingerprintPage } from '../page/learn-template.ts';
import { isAppShell, isEmptyPage, isUnfilled, type PageOptions, toPage } from '../page/to-page.ts';
import { checkInstructions } from '../report/checks/check-hidden-text.ts';

export type ReadingOptions = DocumentOptions & Omit<PageOptions, 'template'>;

type PageReader = ReturnType<typeof createPageReader>;

/** What a page says without a look at any other. Plain data. */
export type PageReading = ReturnType<PageReader['read']>[number];

/** What is published of a page. Plain data. */
export type PageConversion = ReturnType<PageReader['convert']>[number];

interface Reading {
  sources: readonly Source[];
  options: ReadingOptions;
}

/** A removal as it is reported, however much it took. */
const toReported = ({ text, ...removal }: Removal): Removal => ({
  ...removal,
  text: text.slice(0, MAX_REPORTED_LENGTH),
});

/** Bytes of the documents kept between the two, by each reader: some 700 pages of 40 KB. */
const MAX_KEPT_BYTES = 96 * 2 ** 20;

/** Makes a reader with nothing kept. The result does not depend on what is kept, only the time does. */
export function createPageReader(maxKeptBytes = MAX_KEPT_BYTES) {
  const kept = new Map<string, Uint8Array>();
  let keptBytes = 0;
  const take = (source: Source, options: ReadingOptions): Document => {
    const known = kept.get(source.path);
    kept.delete(source.path);
    return known ? deserialize(known) : readDocument(source, options);
  };
  return {
    /** Reads pages, and keeps of each what its conversion needs. */
    read: ({ sources, options }: Reading) =>
      sources.map((source) => {
        const document = readDocument(source, options);
        // As bytes it takes half of the memory, no garbage collection, and a fifth of its reading time.
        if (keptBytes < maxKeptBytes) {
          const packed = serialize(document);
          keptBytes += packed.byteLength;
          kept.set(source.path, packed);
        }
        return {
          fingerprint: fingerprintPage(document),
          facts: readFacts(document, options),
          /** The owner's selectors that matched on the page. */
          matched: document.matched,
        };
      }),
    /** Converts pages, and reads those again of which nothing was kept. */
    convert: ({ sources, options, template }: Reading & { template: SiteTemplate }) =>
      sources.map((source) => {
        const document = take(source, options);
        const wasUnfilled = isUnfilled(document);
        const { page, diagnostics } = toPage(document, { ...options, template });
        const isShell = isAppShell(page, document, wasUnfilled);
        const { markdown, removed, ...others } = page;
        return {
          page: { ...others, removed: removed.map(toReported) },
          /** UTF-8: a string with a single `€` in it takes twice the memory. */
          markdown: new TextEncoder().encode(markdown),
          diagnostics: [...diagnostics, ...checkInstructions(page)],
          /** Has no text of its own, so it is not published. */
          isEmpty: isShell || isEmptyPage(page, document),
          /** Empty until a script fills it. */
          isShell,
        };
      }),
  };
}
