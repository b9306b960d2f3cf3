/** Reads the start of one file in a folder with any content. */

import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/**
 * Reads at most `maxBytes` of a file; `undefined` if it is not a regular file, cannot be read, or vanished. Never
 * blocks.
 */
export async function readRegularFile(file: string, maxBytes: number): Promise<Buffer | undefined> {
  let opened: FileHandle | undefined;
  try {
    // Opening a pipe without a writer would block.
    opened = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const state = await opened.stat();
    if (!state.isFile()) return undefined;
    const buffer = Buffer.alloc(Math.min(state.size, maxBytes));
    let size = 0;
    while (size < buffer.length) {
      const { bytesRead } = await opened.read(buffer, size, buffer.length - size, size);
      if (bytesRead === 0) break;
      size += bytesRead;
    }
    return buffer.subarray(0, size);
  } catch {
    return undefined;
  } finally {
    await opened?.close();
  }
}
