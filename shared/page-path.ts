/** The identity of a page, made from any address, and the file that holds it. */

import type { PagePath } from './page.ts';

/** RFC 3986 §2.3: escapes of these mean the same as the characters. */
const UNRESERVED = /[A-Za-z0-9\-._~]/;

/**
 * Path of an address, normalised: escapes in upper case, escaped unreserved characters decoded (RFC 3986 §6.2.2).
 * Query string and fragment are dropped. Accepts a WHATWG `URL`, or a pathname that came from one.
 */
export function toPagePath(address: URL | string): PagePath {
  const pathname = typeof address === 'string' ? address : address.pathname;
  return pathname.replace(/%[0-9a-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return UNRESERVED.test(character) ? character : triplet.toUpperCase();
  });
}

/** A path as people read it: escapes decoded where they are valid UTF-8 and print; else left as they are. */
export function toReadablePath(path: PagePath): string {
  return path.replace(/(?:%[0-9A-F]{2})+/g, (escapes) => {
    try {
      const text = decodeURIComponent(escapes);
      return /[\p{C}\p{Z}/\\?#%]/u.test(text) ? escapes : text;
    } catch {
      return escapes;
    }
  });
}

/** Code-point order, the same on every machine and in every locale. */
export function comparePaths(a: PagePath, b: PagePath): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
