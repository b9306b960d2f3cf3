/** Reads one sitemap from its chunks, entry by entry, so that it is never in memory as a whole. */

import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { readStatedDate } from '../../stated-date.ts';

export interface SitemapEntry {
  /** The address as written. */
  loc: string;
  /** Last change; absent if the stated date does not exist. */
  lastModified?: string;
  /** Whether the entry is a further sitemap. */
  isSitemap: boolean;
}

/** Receives an entry. Returns whether more entries are wanted. */
type Take = (entry: SitemapEntry) => boolean;

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

interface EntryReader {
  /** Parses further text. Returns whether more is wanted. */
  write(text: string): boolean;
  end(): void;
}

/** Maximum open tags and attributes per tag. A sitemap with images has four levels and few attributes. */
const MAX_OPEN_TAGS = 32;
const MAX_ATTRIBUTES = 64;

/** Maximum characters of an entry's address; longer entries are ignored. */
const MAX_LOC_LENGTH = 10_000;

/** Creates a reader of text sitemaps, with one address per line. Other lines are ignored. */
function createTextReader(take: Take): EntryReader {
  let line = '';
  const tell = (text: string): boolean => {
    const loc = text.trim();
    return loc.length > MAX_LOC_LENGTH || !/^https?:\/\//i.test(loc) || take({ loc, isSitemap: false });
  };
  return {
    write(text) {
      const [first = '', ...others] = text.split(/[\r\n]/);
      // A line that is too long already is not collected further.
      if (line.length <= MAX_LOC_LENGTH) line += first;
      for (const next of others) {
        if (!tell(line)) return false;
        line = next;
      }
      return true;
    },
    end: () => void tell(line),
  };
}

/** Creates a reader of XML sitemaps and indexes, also of alternates. Malformed XML is read as far as possible. */
function createXmlReader(take: Take): EntryReader {
  const open: string[] = [];
  let entry = { loc: '', lastmod: '' };
  let alternates: string[] = [];
  let attributes = 0;
  let isDone = false;
  const stop = () => {
    isDone = true;
    parser.pause();
  };
  const tell = (told: SitemapEntry) => {
    if (!isDone && told.loc.length <= MAX_LOC_LENGTH && !take(told)) stop();
  };
  const parser = new Parser(
    {
      onattribute() {
        if (++attributes > MAX_ATTRIBUTES) stop();
      },
      onopentag(tag, { rel, hreflang, href }) {
        attributes = 0;
        if (open.length >= MAX_OPEN_TAGS) stop();
        const name = /^(?:image|video|news):/.test(tag) ? tag : tag.replace(/^[^:]*:/, '');
        open.push(name);
        if (name === 'url' || name === 'sitemap') {
          entry = { loc: '', lastmod: '' };
          alternates = [];
        } else if (name === 'link' && rel === 'alternate' && hreflang && href) alternates.push(href.trim());
      },
      ontext(value) {
        const field = open.at(-1);
        if ((field === 'loc' || field === 'lastmod') && entry[field].length <= MAX_LOC_LENGTH) entry[field] += value;
      },
      onclosetag(_tag, isImplied) {
        const name = open.pop();
        if (isImplied || (name !== 'url' && name !== 'sitemap')) return;
        const loc = entry.loc.trim();
        // An entity that is still in the address is not one of XML's own: a bomb, or an attempt to read a file.
        if (loc === '' || /&[\w.-]+;/.test(loc)) return;
        const lastModified = name === 'url' ? readStatedDate(entry.lastmod) : undefined;
        tell({ loc, ...(lastModified !== undefined && { lastModified }), isSitemap: name === 'sitemap' });
        if (name === 'url') for (const other of alternates) if (other !== loc) tell({ loc: other, isSitemap: false });
      },
    },
    { xmlMode: true },
  );
  return {
    write(text) {
      parser.write(text);
      return !isDone;
    },
    end: () => parser.end(),
  };
}

/** Yields the chunks, unzipped if they are gzipped; a broken archive ends at the break. */
async function* unzip(chunks: Chunks): AsyncGenerator<Uint8Array> {
  const iterator = Readable.from(chunks)[Symbol.asyncIterator]();
  let start: Uint8Array = new Uint8Array();
  while (start.length < 2) {
    const { value, done } = await iterator.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  async function* whole() {
    yield start;
    yield* iterator;
  }
  if (start[0] !== 0x1f || start[1] !== 0x8b) yield* whole();
  else {
    try {
      // Without the callback, an error would be uncaught. The loop that reads gets the same error.
      yield* pipeline(whole, createGunzip(), () => {});
    } catch (error) {
      if (!String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw error;
    }
  }
}

/**
 * Passes each entry to `take` while it wants more. Reads XML or text, optionally gzipped, up to `maxBytes` unzipped. A
 * broken file is read up to the break. Only XML's five entities are resolved.
 * @returns the number of bytes read
 * @throws every error of `chunks`
 */
export async function readSitemap(chunks: Chunks, maxBytes: number, take: Take): Promise<number> {
  const decoder = new TextDecoder();
  let reader: EntryReader | undefined;
  let size = 0;
  for await (const chunk of unzip(chunks)) {
    const part = chunk.subarray(0, maxBytes - size);
    size += part.length;
    const text = decoder.decode(part, { stream: true });
    if (!reader && text.trim() !== '')
      reader = text.trimStart().startsWith('<') ? createXmlReader(take) : createTextReader(take);
    if (reader?.write(text) === false) return size;
    if (size >= maxBytes) break;
  }
  reader?.end();
  return size;
}
