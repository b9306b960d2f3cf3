/** Changes since earlier generations: the answers of `list_changes`, prepared when a generation is loaded. */

import { hash } from 'node:crypto';
import type { ManifestPage } from '#shared/artifacts.ts';
import { changesLimit } from '#shared/contract/policy.ts';
import type { Changes, CompanyInfo } from '#shared/contract/schemas.ts';
import { comparePaths } from '#shared/page.ts';
import type { Snapshot } from '../state/generation-files.ts';
import { keepCompressed, type Prepared, prepare } from './prepared.ts';

interface Generation {
  generation: string;
  site: { url: string };
  pages: readonly { meta: Pick<ManifestPage, 'path' | 'title' | 'content_hash'> }[];
  company: CompanyInfo;
}

/** Number of characters kept of a hash, enough to distinguish any two texts. */
const HASH_LENGTH = 22;

/** Returns the snapshot of a generation, with which later ones are compared. */
export function toSnapshot({ generation, pages, company }: Omit<Generation, 'site'>): Snapshot {
  return {
    generation,
    pages: pages.map(({ meta }) => [meta.path, meta.content_hash.slice(0, HASH_LENGTH), meta.title]),
    fields: Object.fromEntries(Object.entries(company).map(([name, value]) => [name, toFieldHash(value)])),
  };
}

const toFieldHash = (value: unknown): string =>
  hash('sha256', JSON.stringify(value), 'base64url').slice(0, HASH_LENGTH);

/** Creates the answers of a generation. @param earlier known snapshots, read one at a time as they may be large */
export async function createChanges(current: Generation, earlier: AsyncIterable<Snapshot>) {
  const { generation, site } = current;
  const snapshot = toSnapshot(current);
  const none = prepare<Changes>({ generation, changed: [], fields: [] });
  const reset = prepare<Changes>({ generation, reset_required: true });
  const known = new Map<string, Prepared<Changes>>();
  for await (const before of earlier) {
    const changed = listChangedPages(before, snapshot, site.url);
    const fields = listChangedFields(before.fields, snapshot.fields);
    const isTooMuch = changed.length > changesLimit;
    known.set(before.generation, isTooMuch ? reset : keepCompressed(prepare({ generation, changed, fields })));
  }
  known.set(generation, none);
  return {
    /**
     * Returns the changes since a generation: `reset_required` for an unknown one, and if more than `changesLimit`
     * pages have changed. Without one, returns no changes and the served generation's name.
     */
    since: (asked?: string): Prepared<Changes> => (asked === undefined ? none : (known.get(asked) ?? reset)),
  };
}

/** Returns pages that were added, removed, or have another content hash, in the order of their paths. */
function listChangedPages(before: Snapshot, now: Snapshot, siteUrl: string): NonNullable<Changes['changed']> {
  const old = new Map(before.pages.map((page) => [page[0], page]));
  const changed: (readonly [path: string, title: string, change: 'added' | 'changed' | 'removed'])[] = [];
  for (const [path, hash, title] of now.pages) {
    const known = old.get(path);
    old.delete(path);
    if (known?.[1] !== hash) changed.push([path, title, known ? 'changed' : 'added']);
  }
  for (const [path, , title] of old.values()) changed.push([path, title, 'removed']);
  return changed
    .sort(([a], [b]) => comparePaths(a, b))
    .map(([path, title, change]) => ({ url: siteUrl + path, title, change }));
}

const listChangedFields = (before: Snapshot['fields'], now: Snapshot['fields']): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((name) => before[name] !== now[name]).sort();
