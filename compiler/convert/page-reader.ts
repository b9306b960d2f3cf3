/** What is done to one page, in a worker thread or not: its reading, and its conversion with the known template. */

import { deserialize, serialize } from 'node:v8';
import { type PageFacts, readFacts } from '../company/read-facts.ts';
import { type Document, type DocumentOptions, readDocument } from '../document/read-document.ts';
import { createRemovals } from '../document/removals.ts';
import type { CompiledPage, Diagnostic, Source } from '../model.ts';
import { isAppShell, isEmptyPage } from '../page/check-page.ts';
import type { SiteTemplate } from '../page/choose/repetition.ts';
import { fingerprintPage, type PageFingerprint } from '../page/learn-template.ts';
import { type PageOptions, toPage } from '../page/to-page.ts';
import { checkInstructions } from '../report/checks/check-hidden-text.ts';

export type ReadingOptions = DocumentOptions & Omit<PageOptions, 'template'>;

/** What a page says without a look at any other. Plain data. */
export interface PageReading {
  fingerprint: PageFingerprint;
  facts: PageFacts;
  /** The owner's selectors that matched something on the page. */
  matched: readonly string[];
  diagnostics: Diagnostic[];
}

/** What is published of a page. Plain data. */
export interface PageConversion {
  page: CompiledPage;
  /** Nothing to read: not to be published. */
  isEmpty: boolean;
  /** Empty until a script fills it. */
  isShell: boolean;
  diagnostics: Diagnostic[];
}

/** A source whose HTML may be with the reader already. */
export interface ConvertedSource extends Omit<Source, 'html'> {
  /** Absent when the reader has read it. */
  html?: Uint8Array;
}

export interface PageReader {
  /** Reads pages, and keeps of each what its conversion needs. */
  read(input: { sources: readonly Source[]; options: ReadingOptions }): PageReading[];
  /** Converts pages; each can be converted once. */
  convert(input: {
    sources: readonly ConvertedSource[];
    options: ReadingOptions;
    template: SiteTemplate;
  }): PageConversion[];
}

/** Bytes of the documents kept between the two, by each reader: some 450 pages of 40 KB. */
const MAX_KEPT_BYTES = 64 * 2 ** 20;

/** Makes a reader with nothing kept. The result does not depend on what is kept, only the time does. */
export function createPageReader(maxKeptBytes = MAX_KEPT_BYTES): PageReader {
  const kept = new Map<string, Uint8Array | Source>();
  let keptBytes = 0;
  const take = (source: ConvertedSource, options: ReadingOptions): Document => {
    const known = kept.get(source.path) ?? (source as Source);
    kept.delete(source.path);
    return known instanceof Uint8Array ? unpack(known) : readDocument(known, options);
  };
  return {
    read: ({ sources, options }) =>
      sources.map((source) => {
        const document = readDocument(source, options);
        const packed = keptBytes < maxKeptBytes ? pack(document) : undefined;
        keptBytes += packed?.byteLength ?? 0;
        kept.set(source.path, packed ?? source);
        return {
          fingerprint: fingerprintPage(document),
          facts: readFacts(document, options),
          matched: document.matched,
          diagnostics: document.diagnostics,
        };
      }),
    convert: ({ sources, options, template }) =>
      sources.map((source) => {
        const document = take(source, options);
        const { page, diagnostics } = toPage(document, { ...options, template });
        const isEmpty = isEmptyPage(page, document);
        return {
          page,
          diagnostics: [...diagnostics, ...checkInstructions(page)],
          isEmpty,
          isShell: isEmpty && isAppShell(page, document),
        };
      }),
  };
}

/** As bytes a document takes half of the memory, no time of the garbage collector, and a fifth of the time of reading it. */
function pack({ removals, ...document }: Document): Uint8Array {
  return serialize({ ...document, removed: removals.list(), losses: removals.losses });
}

function unpack(packed: Uint8Array): Document {
  const { removed, losses, ...document } = deserialize(packed);
  return { ...document, removals: createRemovals(removed, losses) };
}
