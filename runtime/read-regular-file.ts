/** Reads a file, and refuses pipes, sockets and devices that stand in its place. */

import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

export interface RegularFile {
  bytes: Buffer;
  /** Time of modification, milliseconds since the epoch. */
  modified: number;
}

/**
 * Undefined for what is no file but a folder, a pipe, a socket or a device: to open a pipe is to wait for its writer,
 * and as many that wait as Node has threads stall every other file.
 * @throws what the file system says, as of a file that is missing
 */
export async function readRegularFile(path: string): Promise<RegularFile | undefined> {
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK).catch((error: NodeJS.ErrnoException) => {
    // A socket, or a device that is not there.
    if (error.code === 'ENXIO') return undefined;
    throw error;
  });
  try {
    const stats = await file?.stat();
    return file && stats?.isFile() ? { bytes: await file.readFile(), modified: stats.mtimeMs } : undefined;
  } finally {
    await file?.close();
  }
}
