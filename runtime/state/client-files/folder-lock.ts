/** One process per data folder: a lock that the kernel gives up when its holder ends, `kill -9` included. */

import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';

/** Another running process uses the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';

  constructor(folder: string) {
    super(`Another running process uses the data folder ${folder}. Stop it, or give this one a folder of its own.`);
  }
}

/**
 * Takes a folder for this process by listening on a local socket named after it, which needs neither a file in the
 * folder nor process ids (a crashed holder's id may be taken, and in containers all are alike). Where such sockets are
 * files, which outlive a crash (macOS), nothing is taken.
 * @returns what gives the folder back.
 * @throws FolderInUseError while another process of this machine (of this network namespace) holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const prefix = { linux: '\0', win32: '\\\\.\\pipe\\' }[process.platform as string];
  if (prefix === undefined) return async () => {};
  const { dev, ino } = await stat(folder, { bigint: true });
  const server = await listen(`${prefix}vitrina-${dev}-${ino}`).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new FolderInUseError(folder) : error;
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
}
