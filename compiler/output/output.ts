/** Artifacts and the folder that holds them: written whole or not at all, or compared without writing. */

import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { artifactFiles } from '#shared/artifacts.ts';
import { mapInBatches } from '#shared/map-in-batches.ts';
import { comparePaths } from '#shared/page-path.ts';
import { CommandError } from '../command-error.ts';
import type { Artifact } from '../model.ts';
import { findDamage, keepGeneration } from './generations.ts';
import { readManifest } from './read-manifest.ts';
import { makeWorkspaceFolder, workspaceOf } from './workspace.ts';

export interface OutputOptions {
  /** Earlier generations that stay beside the folder; default none. */
  keep?: number;
}

/** What writing would change in the folder; file names, sorted. */
export interface OutputChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

/**
 * Replaces the folder's content, staged and swapped in by rename: a reader finds the earlier content or the new one.
 * @throws CommandError when the folder holds files that no compile wrote
 */
export async function writeArtifacts(
  folder: string,
  artifacts: readonly Artifact[],
  { keep = 0 }: OutputOptions = {},
): Promise<void> {
  const { staging } = workspaceOf(folder);
  await requireOwnFolder(folder);
  await rm(staging, { recursive: true, force: true });
  await makeWorkspaceFolder(dirname(staging));
  for (const directory of new Set(artifacts.map(({ path }) => dirname(join(staging, path))))) {
    await mkdir(directory, { recursive: true });
  }
  await mapInBatches(artifacts, ({ path, body }) => writeFile(join(staging, path), body));
  await swapIn(folder, staging, keep);
}

/** Swaps an earlier generation with the content. @throws CommandError when its files are not as its manifest says */
export async function restoreGeneration(
  folder: string,
  generation: string,
  { keep = 0 }: OutputOptions,
): Promise<void> {
  const damaged = await findDamage(generation);
  if (damaged === undefined || damaged.length > 0) {
    throw new CommandError('refused', (errors) =>
      errors.damaged(generation, damaged?.slice(0, 5) ?? [artifactFiles.manifest]),
    );
  }
  await requireOwnFolder(folder);
  await swapIn(folder, generation, keep);
}

async function swapIn(folder: string, content: string, keep: number): Promise<void> {
  const target = resolve(folder);
  const { retired, generations } = workspaceOf(folder);
  await rm(retired, { recursive: true, force: true });
  await makeWorkspaceFolder(dirname(retired));
  if (existsSync(target)) await rename(target, retired);
  await rename(content, target);
  if (existsSync(retired)) await keepGeneration(retired, generations, keep);
}

/** What `writeArtifacts` would change. */
export async function compareArtifacts(folder: string, artifacts: readonly Artifact[]): Promise<OutputChanges> {
  const target = resolve(folder);
  const before = new Set(await listFiles(target));
  const changes: OutputChanges = { added: [], changed: [], removed: [] };
  await mapInBatches(artifacts, async ({ path, body }) => {
    if (!before.delete(path)) changes.added.push(path);
    else if (!(await readFile(join(target, path))).equals(Buffer.from(body))) changes.changed.push(path);
  });
  changes.removed.push(...before);
  for (const files of Object.values(changes)) files.sort(comparePaths);
  return changes;
}

/** Ends a swap that was interrupted: puts back the earlier content when there is no other, keeps it when there is. */
export async function recoverOutput(folder: string, { keep = 0 }: OutputOptions = {}): Promise<void> {
  const target = resolve(folder);
  const { retired, generations } = workspaceOf(folder);
  if (!existsSync(retired)) return;
  if (!existsSync(target)) await rename(retired, target);
  else await keepGeneration(retired, generations, keep);
}

/** @throws CommandError when a folder holds files that no compile wrote; asked before a crawl too, whose result it would be. */
export async function requireOwnFolder(folder: string): Promise<void> {
  const target = resolve(folder);
  const manifest = await readManifest(target);
  if (!manifest) {
    if (!(await holdsFile(target))) return;
    throw new CommandError('configuration', (errors) => errors.notContent(target, artifactFiles.manifest));
  }
  const written = new Set([artifactFiles.manifest, ...Object.keys(manifest.files)]);
  const foreign = (await listFiles(target)).filter((file) => !written.has(file)).sort(comparePaths);
  if (foreign.length === 0) return;
  throw new CommandError('configuration', (errors) => errors.foreignFiles(target, foreign));
}

/** Looks no further than the first one: the folder may be a whole disk. */
async function holdsFile(folder: string): Promise<boolean> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    if (!entry.isDirectory() || (await holdsFile(join(folder, entry.name)))) return true;
  }
  return false;
}

/** Files below a folder, relative, with `/`; none when the folder does not exist. */
async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
