/** Artifacts with the table of contents that a compile would write for them. */

import { createHash } from 'node:crypto';
import { toGeneration } from '../../../compiler/emit/manifest.ts';
import type { Artifact } from '../../../compiler/model.ts';

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
