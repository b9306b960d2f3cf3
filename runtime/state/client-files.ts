/** Registered clients, a file each, read on demand: a hundred thousand barely slow the start. */

import { readdir, readFile, stat, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { attempt } from '#shared/attempt.ts';
import { clientLifetimeSeconds } from '#shared/contract/policy.ts';
import { createFolder, unfinishedSuffix, writeDurably } from './durable-file.ts';
import { type Client, type Clients, StateUnavailableError } from './state.ts';

/** What may be an id, and part of a path on any file system. */
const ID = /^[A-Za-z0-9]{16,64}$/;

export interface ClientFileDeps {
  /** Milliseconds since the epoch. */
  now: () => number;
  log: Pick<Logger, 'warn' | 'error'>;
}

/** Clients in a folder of files, each changed at its client's last token request. Other files there are left alone. */
export async function createClientFiles(folder: string, { now, log }: ClientFileDeps): Promise<Clients> {
  const fileOf = (id: string) => join(folder, `${id}.json`);
  const warn = (message: string) => (err: unknown) => {
    if (!isMissing(err)) log.warn({ err }, message);
  };
  const refuse = (message: string) => (err: unknown) => {
    log.error({ err }, message);
    throw new StateUnavailableError(message, { cause: err });
  };

  /** Deletes the file of an expired client. */
  async function find(id: string, at: number): Promise<Client | undefined> {
    if (!ID.test(id)) return undefined;
    const client = await readClient(fileOf(id), id, log).catch(refuse('the file of a client cannot be read'));
    if (!client || at - (client.lastTokenAt ?? client.registeredAt) < clientLifetimeSeconds * 1000) return client;
    await unlink(fileOf(id)).catch(warn('the file of a recycled client cannot be deleted'));
    return undefined;
  }

  /** Deletes clients that expired before this start, one by one, while requests are served. */
  async function sweep(names: readonly string[]): Promise<void> {
    for (const name of names) await find(name.replace(/\.json$/, ''), now()).catch(() => undefined);
  }

  await createFolder(folder).catch(warn(`clients cannot be kept in ${folder}: registrations will be refused`));
  void sweep(await listFolder(folder));
  return {
    find,
    add(client) {
      const text = `${JSON.stringify(client, null, 2)}\n`;
      return writeDurably(fileOf(client.id), text, client.registeredAt).catch(
        refuse('a registration could not be kept'),
      );
    },
    touch: (id, at) =>
      utimes(fileOf(id), at / 1000, at / 1000).catch(warn('the last use of a client cannot be written down')),
  };
}

/** Names of the files, without those half written when the process ended, whose clients got no answer: these go. */
async function listFolder(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names) {
    if (name.endsWith(unfinishedSuffix)) await unlink(join(folder, name)).catch(() => {});
  }
  return names;
}

/** The client of a file; `undefined` without one, or one that was not written whole for this id, which is logged. */
async function readClient(file: string, id: string, log: ClientFileDeps['log']): Promise<Client | undefined> {
  const read = await Promise.all([readFile(file, 'utf8'), stat(file)]).catch((error) => {
    if (!isMissing(error)) throw error;
  });
  if (!read) return undefined;
  const [text, { mtimeMs }] = read;
  const client = attempt((): Client | null => JSON.parse(text));
  const modified = Math.round(mtimeMs);
  if (client?.id === id) return modified > client.registeredAt ? { ...client, lastTokenAt: modified } : client;
  log.warn({ file }, 'not the file of a client, or a damaged one: ignored');
  return undefined;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
