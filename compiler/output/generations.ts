/** Earlier contents of the output folder: kept when new content takes their place, listed, and put back. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { artifactFiles } from '#shared/artifacts.ts';
import { readManifest } from './read-manifest.ts';
import { makeWorkspaceFolder } from './workspace.ts';

export interface Generation {
  /** Position in the order of replacement, from 1 up. */
  number: number;
  /** As in its manifest: digest over all its files. */
  generation: string;
  /** When it was compiled, ISO 8601. */
  compiled: string;
  pages: number;
  folder: string;
}

const NAME = /^(\d+)-[0-9a-f]+$/;

/** Generations of a folder, latest first. What is not one is left out. */
export async function listGenerations(folder: string): Promise<Generation[]> {
  if (!existsSync(folder)) return [];
  const found: Generation[] = [];
  for (const name of await readdir(folder)) {
    const number = Number(NAME.exec(name)?.[1] ?? Number.NaN);
    const at = join(folder, name);
    const manifest = Number.isNaN(number) ? undefined : await readManifest(at);
    if (!manifest) continue;
    const { mtime } = await stat(join(at, artifactFiles.manifest));
    found.push({
      number,
      generation: manifest.generation,
      compiled: mtime.toISOString(),
      pages: manifest.pages.length,
      folder: at,
    });
  }
  return found.sort((a, b) => b.number - a.number);
}

/** Moves content that was replaced among the generations, and drops the oldest beyond `keep`. */
export async function keepGeneration(content: string, generations: string, keep: number): Promise<void> {
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

/** The files of a content folder that are not as its manifest says, sorted; `undefined` when it has no manifest. */
export async function findDamage(folder: string): Promise<string[] | undefined> {
  const manifest = await readManifest(folder);
  if (!manifest) return undefined;
  const damaged: string[] = [];
  for (const [file, digest] of Object.entries(manifest.files)) {
    const body = await readFile(join(folder, file)).catch(() => undefined);
    if (body === undefined || createHash('sha256').update(body).digest('hex') !== digest) damaged.push(file);
  }
  return damaged.sort();
}
