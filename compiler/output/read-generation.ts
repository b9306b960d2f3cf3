/** Reads a generation of compiled content: its manifest, and whether its files are as a compile wrote them. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artifactFiles, contentFormat, listContentFiles, type Manifest, readListedFile } from '#shared/artifacts.ts';
import { attempt } from '#shared/attempt.ts';
import { mapInBatches } from '#shared/map-in-batches.ts';
import { CommandError } from '../command-error.ts';
import { toGeneration } from '../emit/manifest.ts';

/** Reads the manifest of a content folder; `undefined` if missing, damaged or written by another tool. */
export const readManifest = async (folder: string): Promise<Manifest | undefined> =>
  toManifest(await readFile(join(folder, artifactFiles.manifest), 'utf8').catch(() => ''));

/**
 * Reads the manifest of the content in a folder; `undefined` without content.
 * @throws CommandError if the folder holds content whose manifest is missing or damaged
 * @throws file system errors
 */
export async function readPublished(folder: string): Promise<Manifest | undefined> {
  const file = join(folder, artifactFiles.manifest);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    return '';
  });
  const manifest = toManifest(text);
  // Other tools write a manifest.json, too, but not beside these files.
  const isCompiled = [artifactFiles.companyInfo, artifactFiles.packedIndex].some((name) =>
    existsSync(join(folder, name)),
  );
  if (manifest || !isCompiled) return manifest;
  throw new CommandError('configuration', (errors) => errors.brokenManifest(file, folder));
}

/** Reads the manifest of content that this version can read. @throws CommandError without such content */
export async function requireManifest(folder: string): Promise<Manifest> {
  const manifest = await readPublished(folder);
  if (!manifest) throw new CommandError('configuration', (errors) => errors.noContent(folder));
  if (manifest.format !== contentFormat)
    throw new CommandError('configuration', (errors) => errors.otherFormat(folder));
  return manifest;
}

/** Requires files as the compile wrote them. @throws CommandError that names the first other one */
export async function requireFiles(folder: string, manifest: Manifest, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if ('fault' in (await readChecked(folder, path, manifest))) throw damagedContent(folder, path);
  }
}

/** Returns the complaint about a file that is missing or changed. */
export const damagedContent = (folder: string, path: string): CommandError =>
  new CommandError('configuration', (errors) => errors.damagedContent(join(folder, path)));

/** Lists the files that are not as the manifest lists them: by default all for which the runtime would refuse it. */
export async function findDamage(
  folder: string,
  manifest: Manifest,
  paths: readonly string[] = listContentFiles(manifest),
): Promise<string[]> {
  const found = await mapInBatches(paths, async (path) =>
    'fault' in (await readChecked(folder, path, manifest)) ? [path] : [],
  );
  return found.flat();
}

const readChecked = (folder: string, path: string, manifest: Manifest) =>
  readListedFile(
    path,
    manifest,
    (file) => readFile(join(folder, file)),
    (bytes) => createHash('sha256').update(bytes).digest('hex'),
  );

/** Returns the manifest in a text. Manifests of other tools have no digest of their files. */
function toManifest(text: string): Manifest | undefined {
  const value = attempt((): Partial<Manifest> | null => JSON.parse(text));
  const { format, generation, site, pages, documents, files } = value ?? {};
  const isOwn =
    typeof format === 'number' &&
    typeof site?.url === 'string' &&
    Array.isArray(pages) &&
    Array.isArray(documents) &&
    typeof files === 'object' &&
    files !== null &&
    generation === toGeneration(files);
  return isOwn ? (value as Manifest) : undefined;
}
