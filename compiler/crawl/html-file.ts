/** The HTML of visited pages on disk, until they are published: a large site need not fit into memory. */

import { closeSync, mkdirSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '#shared/attempt.ts';
import type { KeptHtml } from './visit-address.ts';

/**
 * Opens a nameless file in `folder`, which the system removes when the program ends, even after a crash.
 * @throws Error if the folder cannot be written or the disk is full
 */
export function openHtmlFile(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const place = mkdtempSync(join(folder, 'vitrina-'));
  const file = openSync(join(place, 'pages'), 'wx+', 0o600);
  // Some systems can only remove the file once it is closed.
  const remove = () => attempt(() => rmSync(place, { recursive: true, force: true }));
  remove();
  let end = 0;
  const readAt = (start: number, length: number): Uint8Array => {
    const page = new Uint8Array(length);
    for (let done = 0; done < length; ) {
      const read = readSync(file, page, done, length - done, start + done);
      if (read === 0) throw new Error('The file with the pages of the crawl was cut off.');
      done += read;
    }
    return page;
  };
  return {
    /** Writes a page. Returns a function that reads it back, any number of times while the file is open. */
    keep(html: Uint8Array): KeptHtml {
      const start = end;
      const { length } = html;
      for (let done = 0; done < length; ) done += writeSync(file, html, done, length - done, start + done);
      end += length;
      return () => readAt(start, length);
    },
    close(): void {
      closeSync(file);
      remove();
    },
  };
}
