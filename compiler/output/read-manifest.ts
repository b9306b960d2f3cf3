/** The table of contents of a folder that a compile wrote. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artifactFiles, type Manifest } from '#shared/artifacts.ts';

/** Manifest of the content that a compile wrote into the folder; undefined for any other file of that name. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(join(folder, artifactFiles.manifest), 'utf8').catch(() => '');
  try {
    // Web applications have a manifest.json too: only ours names its format and generation.
    const { format, generation } = JSON.parse(text) as Partial<Manifest>;
    return typeof format === 'number' && typeof generation === 'string' ? (JSON.parse(text) as Manifest) : undefined;
  } catch {
    return undefined;
  }
}
