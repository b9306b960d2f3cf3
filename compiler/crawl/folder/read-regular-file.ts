/** Reads a file of a folder that may hold anything. */

import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** The start of a file, `maxBytes` at most; `undefined` if it is none, cannot be read, or vanished. Never waits. */
export async function readRegularFile(file: string, maxBytes: number): Promise<Buffer | undefined> {
  let opened: FileHandle | undefined;
  try {
    // A pipe that nobody writes to would be waited for.
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
