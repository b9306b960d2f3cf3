/** Digests by which the cache tells whether something is what it was. */

import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { remember } from '#shared/remember.ts';
import type { Source } from '../model.ts';

/** Digest over any plain values, maps and typed arrays included, that were made in the same order. */
export function digestOfValues(...values: unknown[]): string {
  return createHash('sha256').update(serialize(values)).digest('hex');
}

/** Returns a function that gives a source's SHA-256, computed once for each. */
export const createSourceDigest = () =>
  remember(
    ({ html, ...rest }: Source) => createHash('sha256').update(JSON.stringify(rest)).update(html).digest('hex'),
    Number.POSITIVE_INFINITY,
  );
