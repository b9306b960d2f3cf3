/** Writes files that are either complete or missing after a crash. */

import { mkdir, open, rename, rm, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** Suffix of a file that is being written. After a crash, its content was never acknowledged. */
export const unfinishedSuffix = '.unfinished';

/**
 * Writes a file for its owner only. Resolves when it would survive `kill -9` and power loss: it is written aside,
 * fsynced and renamed, and its folder is fsynced (which write-file-atomic omits).
 * @param modified milliseconds since the epoch
 * @throws file system errors; the unfinished file is removed if possible
 */
export async function writeDurably(path: string, text: string, modified: number): Promise<void> {
  const unfinished = join(dirname(path), `${basename(path)}${unfinishedSuffix}`);
  try {
    // A link or pipe with this name must not be written through.
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
 * Creates a folder and its missing parents for the owner only, so that they survive power loss. It makes one level at a
 * time: where a file system creates nothing, as below `/proc`, a recursive mkdir of Node.js never returns.
 * @throws file system errors
 */
export async function createFolder(path: string): Promise<void> {
  const levels = [resolve(path)];
  for (let above = dirname(resolve(path)); !(await exists(above)); above = dirname(above)) levels.unshift(above);
  for (const level of levels) {
    const isNew = await mkdir(level, { mode: 0o700 }).then(
      () => true,
      async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST' || !(await stat(level)).isDirectory()) throw error;
        return false;
      },
    );
    if (isNew) await syncFolder(dirname(level));
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => path === dirname(path),
  );

/** Makes the names in a folder durable (fsync), if the platform supports it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
