/** Reads one page, and converts it with the context of its site, in a worker thread or not. */

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

/** The reading of one page without a look at any other. Plain data. */
export type PageReading = ReturnType<typeof toReading>;

/** The conversion of a page, which is published. Plain data. */
export type PageConversion = ReturnType<typeof toConversion>;

/** A page that is given up. */
export interface Unreadable {
  /** The limit that it exceeds, or the message of the error. */
  unreadable: string;
}

export const isUnreadable = (result: object): result is Unreadable => 'unreadable' in result;

interface Reading {
  sources: readonly Source[];
  options: ReadingOptions;
  /** Milliseconds that a page may take: half of them in its reading, half in its conversion. */
  readingMs: number;
}

/** A document with its text blocks; both share their nodes, so one is not to be copied without the other. */
interface ReadPage {
  document: Document;
  judged: JudgedPage;
}

/** Reads a page and judges its blocks, without a look at other pages. */
function readPage(source: Source, options: ReadingOptions): ReadPage {
  const document = readDocument(source, options);
  return { document, judged: judgePage(document) };
}

/** A removal for the report, with the first characters of its text. */
const toReported = ({ text, ...removal }: Removal): Removal => ({
  ...removal,
  text: text.slice(0, MAX_REPORTED_LENGTH),
});

/** Bytes of the documents that each reader keeps between reading and conversion: some 700 pages of 40 KB. */
const MAX_KEPT_BYTES = 96 * 2 ** 20;

/**
 * Makes a reader that keeps the documents it reads, as bytes up to a total of about `maxKeptBytes`, until they are
 * converted; 0 keeps none. The result does not depend on kept documents, only the time does. A page that throws or
 * takes too long becomes `Unreadable`, and harms no other.
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
    /** Reads pages, in order, and keeps the document of each for its conversion while there is room. */
    read: ({ sources, options, readingMs }: Reading) =>
      sources.map((source) =>
        orGiveUp(readingMs, () => {
          const page = readPage(source, options);
          keep(page);
          return toReading(page, options);
        }),
      ),
    /** Converts pages, in order. A document that was not kept, or converted before, is read again. */
    convert: ({ sources, options, readingMs, contexts }: Reading & { contexts: readonly PageContext[] }) =>
      sources.map((source, at) =>
        orGiveUp(readingMs, () =>
          toConversion(take(source, options), { ...options, context: contexts[at] as PageContext }),
        ),
      ),
  };
}

/** Returns the result of the work, or the reason why it threw or took more than half of `readingMs`. */
function orGiveUp<Result>(readingMs: number, work: () => Result): Result | Unreadable {
  try {
    return runWithin(Math.ceil(readingMs / 2), work);
  } catch (error) {
    return { unreadable: isTimeout(error) ? `more than ${readingMs} ms` : toMessage(error) };
  }
}

const isTimeout = (error: unknown): boolean => (error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** The message of an error, with its kind unless that is `Error`. */
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
