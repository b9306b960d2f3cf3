/** What is done to one page, in a worker thread or not: its reading, and its conversion with what its site shares. */

import { deserialize, serialize } from 'node:v8';
import { MAX_REPORTED_LENGTH } from '../bounds.ts';
import { readFacts } from '../company/read-facts.ts';
import { type Document, type DocumentOptions, readDocument } from '../document/read-document.ts';
import type { Removal, Source } from '../model.ts';
import type { JudgedPage } from '../page/choose/choose-content.ts';
import type { PageContext } from '../page/of-site/page-context.ts';
import { toOutline } from '../page/of-site/page-outline.ts';
import { isAppShell, isEmptyPage, isUnfilled, judgePage, type PageOptions, writePage } from '../page/to-page.ts';
import { checkInstructions } from '../report/checks/check-hidden-text.ts';
import { runWithin } from './run-within.ts';

export type ReadingOptions = DocumentOptions & Omit<PageOptions, 'context'>;

/** What a page says without a look at any other. Plain data. */
export type PageReading = ReturnType<typeof toReading>;

/** What is published of a page. Plain data. */
export type PageConversion = ReturnType<typeof toConversion>;

/** A page that is given up. */
export interface Unreadable {
  /** More than it may take, or the message of what was thrown. */
  unreadable: string;
}

export const isUnreadable = (result: object): result is Unreadable => 'unreadable' in result;

interface Reading {
  sources: readonly Source[];
  options: ReadingOptions;
  /** Milliseconds that a page may take: half of them in its reading, half in its conversion. */
  readingMs: number;
}

/** A document with its text blocks, which share their nodes. */
interface ReadPage {
  document: Document;
  judged: JudgedPage;
}

function readPage(source: Source, options: ReadingOptions): ReadPage {
  const document = readDocument(source, options);
  return { document, judged: judgePage(document) };
}

/** A removal as it is reported, however much it took. */
const toReported = ({ text, ...removal }: Removal): Removal => ({
  ...removal,
  text: text.slice(0, MAX_REPORTED_LENGTH),
});

/** Bytes of the documents kept between the two, by each reader: some 700 pages of 40 KB. */
const MAX_KEPT_BYTES = 96 * 2 ** 20;

/**
 * Makes a reader with nothing kept. The result does not depend on what is kept, only the time does. A page that throws or
 * takes too long is told as that, and harms no other.
 */
export function createPageReader(maxKeptBytes = MAX_KEPT_BYTES) {
  const kept = new Map<string, Uint8Array>();
  let keptBytes = 0;
  const take = (source: Source, options: ReadingOptions): ReadPage => {
    const known = kept.get(source.path);
    kept.delete(source.path);
    return known ? deserialize(known) : readPage(source, options);
  };
  const keep = (page: ReadPage): void => {
    if (keptBytes >= maxKeptBytes) return;
    // As bytes it takes half of the memory, no garbage collection, and a fifth of its reading time.
    const packed = serialize(page);
    keptBytes += packed.byteLength;
    kept.set(page.document.path, packed);
  };
  return {
    /** Reads pages, and keeps of each what its conversion needs. */
    read: ({ sources, options, readingMs }: Reading) =>
      sources.map((source) =>
        orGiveUp(readingMs, () => {
          const page = readPage(source, options);
          keep(page);
          return toReading(page, options);
        }),
      ),
    /** Converts pages; each can be converted once. */
    convert: ({ sources, options, readingMs, contexts }: Reading & { contexts: readonly PageContext[] }) =>
      sources.map((source, at) =>
        orGiveUp(readingMs, () =>
          toConversion(take(source, options), { ...options, context: contexts[at] as PageContext }),
        ),
      ),
  };
}

/** What the work returns, or why it did not. */
function orGiveUp<Result>(readingMs: number, work: () => Result): Result | Unreadable {
  try {
    return runWithin(Math.ceil(readingMs / 2), work);
  } catch (error) {
    return { unreadable: isTimeout(error) ? `more than ${readingMs} ms` : toMessage(error) };
  }
}

const isTimeout = (error: unknown): boolean => (error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** What was thrown, by its kind if that says more. */
export const toMessage = (error: unknown): string => String(error).replace(/^Error: /, '');

function toReading({ document, judged }: ReadPage, options: ReadingOptions) {
  return {
    outline: toOutline(document, judged),
    facts: readFacts(document, options),
    /** The owner's selectors that matched on the page. */
    matched: document.matched,
  };
}

function toConversion({ document, judged }: ReadPage, options: ReadingOptions & PageOptions) {
  const wasUnfilled = isUnfilled(document);
  const { page, diagnostics } = writePage(document, judged, options);
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
}
