/** Writes files that are either complete or missing after a crash. */

import { mkdir, open, rename, rm, unlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** Marks a file that was being written when the process ended; its content was never acknowledged. */
export const unfinishedSuffix = '.unfinished';

/**
 * Resolves when the file would survive `kill -9` and power loss: written aside, fsynced, renamed, folder fsynced (which
 * write-file-atomic omits). Only the owner can read it. `modified` is in milliseconds since the epoch.
 * @throws file system errors; nothing is left behind then, if possible
 */
export async function writeDurably(path: string, text: string, modified: number): Promise<void> {
  const unfinished = join(dirname(path), `${basename(path)}${unfinishedSuffix}`);
  try {
    // Never write through a link or pipe that is already there.
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

/** Creates a folder and its missing parents, owner only, so that they survive power loss. @throws file system errors */
export async function createFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const end = dirname(resolve(first));
  for (let created = resolve(path); created !== end; created = dirname(created)) await syncFolder(dirname(created));
}

/** Makes names in a folder durable (fsync), where the platform supports it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
