/** Writes files that are either complete or missing after a crash. */

import { mkdir, open, rename, rm, unlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** Marks a file that was being written when the process ended; such a file holds nothing that was acknowledged. */
export const unfinishedSuffix = '.unfinished';

/**
 * Writes a new file so that, once this resolves, it survives `kill -9` and power loss: written beside its place,
 * fsynced, renamed into it, and the folder fsynced (which write-file-atomic leaves out). Readable by its owner only.
 * @param modified its time of modification, milliseconds since the epoch
 * @throws what the file system says; nothing is left behind then, as far as that can be helped.
 */
export async function writeDurably(path: string, text: string, modified: number): Promise<void> {
  const unfinished = join(dirname(path), `${basename(path)}${unfinishedSuffix}`);
  try {
    // Whatever stands there, as a link or a pipe, is not written through.
    await rm(unfinished, { force: true });
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.utimes(new Date(modified), new Date(modified));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await unlink(unfinished).catch(() => {});
    throw error;
  }
  await syncFolder(dirname(path));
}

/**
 * Creates a folder, for its owner only, and those missing above it, so that they survive power loss as its files do.
 * @throws what the file system says, unless the folder is there already.
 */
export async function createFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const end = dirname(resolve(first));
  for (let created = resolve(path); created !== end; created = dirname(created)) await syncFolder(dirname(created));
}

/** Makes the names in a folder durable (fsync of the folder), where the platform knows such a thing. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
