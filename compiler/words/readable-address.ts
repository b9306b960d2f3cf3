/** Words: addresses as people read and write them, `/año/` for `/a%C3%B1o/`, and back. */

import { attempt } from '#shared/attempt.ts';
import { toPagePath } from '#shared/page.ts';

/**
 * Decodes the escaped letters of addresses anywhere in a text. A run of escapes stays as it is if it has characters
 * that do not print, or is not UTF-8, and so does ASCII, which may mean something else without the escape.
 */
export function toReadable(text: string): string {
  return text.replace(/(?:%[89A-F][0-9A-F])+/gi, (escapes) => {
    const letters = attempt(() => decodeURIComponent(escapes));
    return letters === undefined || /[\p{C}\p{Z}]/u.test(letters) ? escapes : letters;
  });
}

/** Converts a path, or a pattern of paths, to the escaped form of `PagePath`, however it was written. */
export const toEscaped = (path: string): string => toPagePath(path.replace(/[\u0080-\uffff]+/g, encodeURIComponent));
