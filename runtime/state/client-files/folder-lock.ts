/** One process per data folder: a lock that the kernel gives up when its holder ends, `kill -9` included. */

import { stat, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another running process uses the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';

  constructor(folder: string) {
    super(`Another running process uses the data folder ${folder}. Stop it, or give this one a folder of its own.`);
  }
}

/**
 * Takes a folder for this process by listening on a local socket named after it, which needs neither a file in the
 * folder nor process ids (a crashed holder's id may be taken, and in containers all are alike).
 * @returns what gives the folder back.
 * @throws FolderInUseError while another process of this machine (of this network namespace) holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const { dev, ino } = await stat(folder, { bigint: true });
  const address = toSocketAddress(`vitrina-${dev}-${ino}`);
  const server = await listen(address).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || (await isAnswering(address))) throw inUse(error, folder);
    // Only a socket that is a file outlives its process.
    await unlink(address);
    return listen(address).catch((again) => {
      throw inUse(again, folder);
    });
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function toSocketAddress(name: string): string {
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
}

function isAnswering(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

const inUse = (error: NodeJS.ErrnoException, folder: string): Error =>
  error.code === 'EADDRINUSE' ? new FolderInUseError(folder) : error;
