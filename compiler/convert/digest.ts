/** Digests that tell the cache whether something has changed. */

import { createHash } from 'node:crypto';
import { remember } from '#shared/remember.ts';
import type { Source } from '../model.ts';

/** Digest over any plain values, maps, sets and typed arrays included, that were made in the same order. */
export function digestOfValues(...values: unknown[]): string {
  // V8 serializes equal strings differently: a part of a text with a single `€` in it takes two bytes a character.
  return createHash('sha256').update(JSON.stringify(values, toPlain)).digest('hex');
}

function toPlain(_key: string, value: unknown): unknown {
  if (value instanceof Set || value instanceof Map) return { [value.constructor.name]: [...value] };
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex');
  return value instanceof RegExp || (typeof value === 'number' && !Number.isFinite(value)) ? String(value) : value;
}

/** Returns a function that gives a source's SHA-256, computed once for each. */
export const createSourceDigest = () =>
  remember(
    ({ html, ...rest }: Source) => createHash('sha256').update(JSON.stringify(rest)).update(html).digest('hex'),
    Number.POSITIVE_INFINITY,
  );
