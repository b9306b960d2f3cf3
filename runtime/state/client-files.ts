/** Keeps registered clients in a file each, read on demand, so that even 100,000 hardly slow the start. */

import { readdir, readFile, stat, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { attempt } from '#shared/attempt.ts';
import { clientLifetimeSeconds } from '#shared/contract/policy.ts';
import { createFolder, unfinishedSuffix, writeDurably } from './durable-file.ts';
import { type Client, type Clients, StateUnavailableError } from './state.ts';

/** Maximum clients in memory, about 5 MB; others are read when they make a request. */
const MAX_CACHED_CLIENTS = 10_000;

/** Milliseconds between two saves of a client's last use. A crash loses at most this. */
const SAVE_INTERVAL_MS = 3_600_000;

/** Matches a client id that is safe in a path on any file system. */
const ID = /^[A-Za-z0-9]{16,64}$/;

export interface ClientFileDeps {
  /** Milliseconds since the epoch. */
  now: () => number;
  log: Pick<Logger, 'warn' | 'error'>;
}

/**
 * Creates the store of clients in a folder, and begins to delete expired ones. It ignores other files in the folder. If
 * the folder cannot be created, it only logs this, and `add` throws.
 */
export async function createClientFiles(folder: string, { now, log }: ClientFileDeps): Promise<Clients> {
  const files = await openFolder(folder, log);
  /** `savedAt` is the last use on disk, milliseconds since the epoch. */
  const known = new Map<string, { client: Client; savedAt: number }>();

  function remember(client: Client): Client {
    const [oldest] = known.size < MAX_CACHED_CLIENTS ? [] : known.keys();
    if (oldest !== undefined) known.delete(oldest);
    known.set(client.id, { client, savedAt: client.lastTokenAt ?? client.registeredAt });
    return client;
  }

  /** Returns a client. Deletes it if it has expired. */
  async function find(id: string, at: number): Promise<Client | undefined> {
    const read = known.has(id) ? undefined : await files.read(id);
    // Another request may have read and touched the same client meanwhile.
    const client = known.get(id)?.client ?? (read && remember(read));
    if (!client || at - (client.lastTokenAt ?? client.registeredAt) < clientLifetimeSeconds * 1000) return client;
    known.delete(id);
    await files.remove(id);
    return undefined;
  }

  /** Deletes clients that expired before this start, one by one, while requests are served. */
  async function sweep(): Promise<void> {
    for (const id of await files.list()) await find(id, now()).catch(() => undefined);
  }
  void sweep();

  return {
    find,
    async add(client) {
      await files.write(client);
      remember({ ...client });
    },
    async touch(id, at) {
      const entry = known.get(id);
      // A client that requests a token was just found, so it is known.
      if (!entry) return;
      entry.client.lastTokenAt = at;
      if (at - entry.savedAt < SAVE_INTERVAL_MS) return;
      entry.savedAt = at;
      await files.noteUse(id, at);
    },
  };
}

/** Opens a folder with a file per client, modified at its last token request. Deletes unfinished files. */
async function openFolder(folder: string, log: Pick<Logger, 'warn' | 'error'>) {
  const fileOf = (id: string) => join(folder, `${id}.json`);
  const listNames = () => readdir(folder).catch((): string[] => []);
  const warn = (message: string) => (err: unknown) => {
    if (!isMissing(err)) log.warn({ err }, message);
  };
  const unavailable =
    (message: string) =>
    (err: unknown): never => {
      log.error({ err }, message);
      throw new StateUnavailableError(message, { cause: err });
    };
  await createFolder(folder).catch((err: unknown) => {
    log.warn({ err }, `clients cannot be kept in ${folder}: registrations will be refused`);
  });
  for (const name of await listNames()) {
    // The process ended during the write, so the client got no answer.
    if (name.endsWith(unfinishedSuffix)) await unlink(join(folder, name)).catch(() => {});
  }
  return {
    list: async () => (await listNames()).map((name) => name.replace(/\.json$/, '')).filter((name) => ID.test(name)),
    /** Reads a client; `undefined` if unknown. @throws StateUnavailableError if its file exists but cannot be read */
    async read(id: string): Promise<Client | undefined> {
      if (!ID.test(id)) return undefined;
      try {
        const [text, { mtimeMs }] = await Promise.all([readFile(fileOf(id), 'utf8'), stat(fileOf(id))]);
        const client = parseClient(text, id, Math.round(mtimeMs));
        if (!client) log.warn({ file: fileOf(id) }, 'not the file of a client, or a damaged one: ignored');
        return client;
      } catch (error) {
        if (isMissing(error)) return undefined;
        return unavailable('the file of a client cannot be read')(error);
      }
    },
    /** Writes a client. Resolves once it would survive `kill -9`. @throws StateUnavailableError */
    async write({ lastTokenAt: _, ...client }: Client): Promise<void> {
      const text = `${JSON.stringify(client, null, 2)}\n`;
      await writeDurably(fileOf(client.id), text, client.registeredAt).catch(
        unavailable('a registration could not be kept'),
      );
    },
    noteUse(id: string, at: number): Promise<void> {
      return utimes(fileOf(id), at / 1000, at / 1000).catch(warn('the last use of a client cannot be written down'));
    },
    remove: (id: string) => unlink(fileOf(id)).catch(warn('the file of a recycled client cannot be deleted')),
  };
}

/** Parses the file of a client; `undefined` if it is damaged or belongs to another id. */
function parseClient(text: string, id: string, modified: number): Client | undefined {
  const client = attempt((): Client | null => JSON.parse(text));
  if (client?.id !== id) return undefined;
  return modified > client.registeredAt ? { ...client, lastTokenAt: modified } : client;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
