/**
 * Writes the content folder whole or not at all, compares it, restores earlier generations, and names its workspace.
 */

import { existsSync, readFileSync } from 'node:fs';
import { chmod, lstat, mkdir, mkdtemp, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { artifactFiles } from '#shared/artifacts.ts';
import { mapInBatches } from '#shared/map-in-batches.ts';
import { comparePaths } from '#shared/page.ts';
import { CommandError } from '../command-error.ts';
import type { Artifact } from '../model.ts';
import { findBrokenLink } from './file-error.ts';
import { findDamage, readManifest, readPublished } from './read-generation.ts';

/** Changes that writing would make; file names, sorted. */
export type OutputChanges = Record<'added' | 'changed' | 'removed', string[]>;

/**
 * Writes the artifacts to a new folder and swaps it in by renaming.
 * @param keep number of earlier generations to keep; all others are deleted
 * @throws CommandError if the folder has files that no compile wrote
 */
export async function writeArtifacts(folder: string, artifacts: readonly Artifact[], keep = 0): Promise<void> {
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

/**
 * Puts an earlier generation in the place of the current content, which becomes the latest generation.
 * @throws CommandError if its files differ from its manifest, or the folder has files that no compile wrote
 */
export async function restoreGeneration(folder: string, generation: string, keep: number): Promise<void> {
  const manifest = await readManifest(generation);
  const damaged = manifest
    ? await findDamage(generation, manifest, Object.keys(manifest.files))
    : [artifactFiles.manifest];
  if (damaged.length > 0)
    throw new CommandError('refused', (errors) => errors.damaged(generation, damaged.slice(0, 5)));
  await requireOwnFolder(folder);
  await swapIn(folder, generation, keep);
}

/** Renames `content` to `folder`, whose earlier content becomes a generation. @param keep number of generations */
async function swapIn(folder: string, content: string, keep: number): Promise<void> {
  const target = resolve(folder);
  const { retired, generations } = workspaceOf(folder);
  await makeWorkspaceFolder(dirname(retired));
  if (existsSync(target)) await rename(target, retired);
  await rename(content, target);
  await keepGeneration(retired, generations, keep);
}

/** Lists the paths that `writeArtifacts` would add, change and remove, each sorted. */
export async function compareArtifacts(folder: string, artifacts: readonly Artifact[]): Promise<OutputChanges> {
  const target = resolve(folder);
  const before = new Set(await listFiles(target));
  const changes: OutputChanges = { added: [], changed: [], removed: [] };
  for (const { path, body } of artifacts) {
    if (!before.delete(path)) changes.added.push(path);
    else if (!readFileSync(join(target, path)).equals(Buffer.from(body))) changes.changed.push(path);
  }
  changes.removed.push(...before);
  for (const files of Object.values(changes)) files.sort(comparePaths);
  return changes;
}

/**
 * Completes an interrupted swap: restores the earlier content if the folder is missing, else keeps it as a generation.
 */
export async function recoverOutput(folder: string, keep: number): Promise<void> {
  const target = resolve(folder);
  const { retired, generations } = workspaceOf(folder);
  if (!existsSync(retired)) return;
  if (!existsSync(target)) await rename(retired, target);
  else await keepGeneration(retired, generations, keep);
}

/**
 * Requires that a compile wrote every file in a folder. A missing folder, or one without files, passes.
 * @throws CommandError naming the other files, or if `folder` is a file
 */
export async function requireOwnFolder(folder: string): Promise<void> {
  const target = resolve(folder);
  if (!existsSync(target)) return;
  if (!(await stat(target)).isDirectory())
    throw new CommandError('configuration', (errors) => errors.fileForFolder(target));
  const manifest = await readPublished(target);
  const written = new Set([artifactFiles.manifest, ...Object.keys(manifest?.files ?? {})]);
  const files = manifest ? await listFiles(target) : await findFile(target);
  const foreign = files.filter((file) => !manifest || !written.has(file)).sort(comparePaths);
  if (foreign.length === 0) return;
  throw new CommandError('configuration', (errors) => errors.foreignFiles(target, foreign));
}

/** Returns a list of one file at or below a path; empty without any. It stops at the first: it may be a whole disk. */
async function findFile(place: string): Promise<string[]> {
  if (!(await lstat(place)).isDirectory()) return [place];
  for (const name of await readdir(place)) {
    const found = await findFile(join(place, name));
    if (found.length > 0) return found;
  }
  return [];
}

/** Lists the files below a folder, relative and with `/`; none if it does not exist. */
async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

export type Generation = Awaited<ReturnType<typeof listGenerations>>[number];

const GENERATION_NAME = /^\d+-[0-9a-f]+$/;

/** Lists the generations with a readable manifest in a folder, latest first; none if it does not exist. */
export async function listGenerations(folder: string) {
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => GENERATION_NAME.test(name)) : [];
  const found = await mapInBatches(names, async (name) => {
    const at = join(folder, name);
    const manifest = await readManifest(at);
    if (!manifest) return [];
    const { mtime } = await stat(join(at, artifactFiles.manifest));
    const { generation, pages } = manifest;
    /** Position in the order of replacement, from 1 up. */
    const number = Number.parseInt(name, 10);
    return { number, generation, compiled: mtime.toISOString(), pages: pages.length, folder: at };
  });
  return found.flat().sort((a, b) => b.number - a.number);
}

/** Adds replaced content to the generations, and deletes the oldest beyond `keep`; and content without a manifest. */
async function keepGeneration(content: string, generations: string, keep: number): Promise<void> {
  const manifest = await readManifest(content);
  if (keep > 0 && manifest) {
    await makeWorkspaceFolder(generations);
    const [latest] = await listGenerations(generations);
    const name = `${String((latest?.number ?? 0) + 1).padStart(4, '0')}-${manifest.generation.slice(0, 12)}`;
    await rm(join(generations, name), { recursive: true, force: true });
    await rename(content, join(generations, name));
  } else {
    await rm(content, { recursive: true, force: true });
  }
  for (const { folder } of (await listGenerations(generations)).slice(keep)) {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the paths that belong to one output folder, which need not exist. */
export function workspaceOf(output: string) {
  const target = resolve(output);
  const root = join(dirname(target), '.vitrina');
  const name = basename(target);
  return {
    /** New content, until it is complete. */
    staging: join(root, 'staging', name),
    /** Old content, while it is replaced. */
    retired: join(root, 'retired', name),
    /** Earlier contents of the output folder. */
    generations: join(root, 'generations', name),
    /** Answers of the site, and pages made from them. */
    cache: join(root, 'cache'),
    /** Findings of the last compile or check, for `explain`. */
    lastReport: join(root, 'reports', `${name}.json`),
  };
}

/**
 * Creates a folder of the workspace. Only its owner can read it, as it may hold pages behind a password; git ignores
 * it.
 */
export async function makeWorkspaceFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    if (basename(at) !== '.vitrina') continue;
    // The folder may belong to another user.
    await chmod(at, 0o700).catch(() => {});
    const ignore = join(at, '.gitignore');
    if (!existsSync(ignore)) await writeFile(ignore, '*\n');
    return;
  }
}

/**
 * Requires that a file or folder can be created at or beside `path`, by creating and removing a temporary folder.
 * @throws CommandError that names the option, or a broken link on the way
 */
export async function requirePlace(path: string, option: string): Promise<void> {
  const link = findBrokenLink(path);
  if (link)
    throw new CommandError('configuration', (_, { commands }) => commands.files.brokenLink(link.at, link.target));
  let above = dirname(path);
  while (!existsSync(above)) above = dirname(above);
  // Only an attempt is reliable: permissions do not cover read-only and virtual file systems.
  try {
    await rmdir(await mkdtemp(join(above, '.vitrina-')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError('configuration', (errors) => errors.noPlace(option, above, code));
  }
}
