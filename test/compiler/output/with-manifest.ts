/** Adds a manifest to artifacts. */

import { createHash } from 'node:crypto';
import { toGeneration } from '../../../compiler/emit/manifest.ts';
import type { Artifact } from '../../../compiler/model.ts';

/**
 * Returns the artifacts and a manifest with their digests, their generation and the pages. It has no documents.
 * @param paths of the pages
 */
export function withManifest(
  artifacts: readonly Artifact[],
  paths: readonly string[] = [],
  url = 'https://www.ejemplo.es',
): Artifact[] {
  const files = Object.fromEntries(
    artifacts.map(({ path, body }) => [path, createHash('sha256').update(body).digest('hex')]),
  );
  const pages = paths.map((path) => ({ path, aliases: [] }));
  const manifest = { format: 1, generation: toGeneration(files), site: { url }, pages, documents: [], files };
  return [...artifacts, { path: 'manifest.json', body: JSON.stringify(manifest) }];
}
