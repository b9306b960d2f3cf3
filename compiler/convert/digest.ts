/** Digests by which the cache tells whether something is what it was. */

import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import type { Source } from '../model.ts';

/** Digest over any plain values, maps and typed arrays included, that were made in the same order. */
export function digestOfValues(...values: unknown[]): string {
  return createHash('sha256').update(serialize(values)).digest('hex');
}

/** Returns a function that gives a source's SHA-256, computed once for each. */
export function createSourceDigest(): (source: Source) => string {
  const digests = new WeakMap<Source, string>();
  return (source) => {
    const known = digests.get(source);
    if (known !== undefined) return known;
    const { html, ...rest } = source;
    const digest = createHash('sha256').update(JSON.stringify(rest)).update(html).digest('hex');
    digests.set(source, digest);
    return digest;
  };
}
