/** The table of contents of a folder that a compile wrote. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artifactFiles, type Manifest } from '#shared/artifacts.ts';
import { toGeneration } from '../emit/manifest.ts';

/** Manifest of the content that a compile wrote into the folder; undefined for any other file of that name. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(join(folder, artifactFiles.manifest), 'utf8').catch(() => '');
  try {
    const manifest: unknown = JSON.parse(text);
    return isOurs(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Web applications and other tools have a manifest.json too: only ours is named by the digest over its list of files. */
function isOurs(value: unknown): value is Manifest {
  const { format, generation, site, pages, files } = value as Partial<Manifest>;
  return (
    typeof format === 'number' &&
    typeof site?.url === 'string' &&
    Array.isArray(pages) &&
    files !== undefined &&
    generation === toGeneration(files)
  );
}
