/** Registered clients, a file each, read when they ask: a hundred thousand of them cost a start next to nothing. */

import { readdir, readFile, stat, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import * as z from 'zod';
import { scopes, tokenEndpointAuthMethods } from '#shared/contract/oauth.ts';
import { clientLifetimeSeconds } from '#shared/contract/policy.ts';
import { type Client, type Clients, StateUnavailableError } from '../state.ts';
import { createFolder, unfinishedSuffix, writeDurably } from './durable-file.ts';

/** Clients remembered, in about 5 MB; the others are read again when they ask. */
const MAX_KNOWN = 10_000;

/** How much of a client's last token request the end of the process may lose, in milliseconds. */
const SAVE_INTERVAL = 3_600_000;

/** What a file holds. It is written once; its time of modification is the last token request. */
const clientFile = z.strictObject({
  /** May be part of a path, on any file system. */
  id: z.string().regex(/^[A-Za-z0-9]{16,64}$/),
  name: z.string(),
  secretHash: z.string().regex(/^[0-9a-f]{64}$/),
  authMethod: z.enum(tokenEndpointAuthMethods),
  scopes: z.array(z.enum(scopes)),
  registeredAt: z.int(),
});

const isId = (text: string): boolean => clientFile.shape.id.safeParse(text).success;

/** Clients in a folder of files. What is not a client's file there is left alone. */
export async function createClientFiles(
  folder: string,
  { now, log }: { now: () => number; log: Pick<Logger, 'warn' | 'error'> },
): Promise<Clients> {
  const files = await openFolder(folder, log);
  const known = createKnownClients(files.noteUse);

  /** Forgets an expired client and deletes its file. */
  async function find(id: string, at: number): Promise<Client | undefined> {
    const client = known.find(id) ?? (await files.read(id));
    // Another request may have read, and touched, the same client meanwhile.
    if (client && !known.find(id)) known.add(client);
    if (!client || !isExpired(known.find(id) ?? client, at)) return known.find(id);
    known.forget(id);
    await files.remove(id);
    return undefined;
  }

  /** Deletes the clients that expired before this start, one by one, beside requests. */
  async function sweep(): Promise<void> {
    for (const id of await files.list()) await find(id, now()).catch(() => undefined);
  }
  void sweep();

  return {
    find,
    async add(client) {
      await files.write(client);
      known.add({ ...client });
    },
    // Whoever makes a token request was found just before, and is known by that.
    touch: known.touch,
  };
}

/** Reads, writes and deletes files. A folder that cannot be written can still be read. */
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
  await createFolder(folder).catch(warn(`clients cannot be kept in ${folder}: registrations will be refused`));
  for (const name of await listNames()) {
    // Was being written when the process ended, so its client was told nothing.
    if (name.endsWith(unfinishedSuffix)) await unlink(join(folder, name)).catch(() => {});
  }
  return {
    list: async () => (await listNames()).map((name) => name.replace(/\.json$/, '')).filter(isId),
    /** @throws StateUnavailableError for a file that is there and cannot be read */
    async read(id: string): Promise<Client | undefined> {
      if (!isId(id)) return undefined;
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
    /** Resolves once the file would survive `kill -9`. @throws StateUnavailableError */
    async write({ lastTokenAt: _, ...client }: Client): Promise<void> {
      const text = `${JSON.stringify(clientFile.parse(client), null, 2)}\n`;
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

/** Undefined for anything that was not written for this id: a torn or a foreign file. */
function parseClient(text: string, id: string, modified: number): Client | undefined {
  try {
    const client: Client = clientFile.parse(JSON.parse(text));
    if (client.id !== id) return undefined;
    return modified > client.registeredAt ? { ...client, lastTokenAt: modified } : client;
  } catch {
    return undefined;
  }
}

/** Clients in memory, each with the last use that is on disk, milliseconds since the epoch. */
function createKnownClients(noteUse: (id: string, at: number) => Promise<void>) {
  const known = new Map<string, { client: Client; savedAt: number }>();
  return {
    find: (id: string): Client | undefined => known.get(id)?.client,
    add(client: Client): void {
      const [oldest] = known.size < MAX_KNOWN ? [] : known.keys();
      if (oldest !== undefined) known.delete(oldest);
      known.set(client.id, { client, savedAt: client.lastTokenAt ?? client.registeredAt });
    },
    forget: (id: string): boolean => known.delete(id),
    async touch(id: string, at: number): Promise<void> {
      const entry = known.get(id);
      if (!entry) return;
      entry.client.lastTokenAt = at;
      if (at - entry.savedAt < SAVE_INTERVAL) return;
      entry.savedAt = at;
      await noteUse(id, at);
    },
  };
}

const isExpired = ({ lastTokenAt, registeredAt }: Client, now: number): boolean =>
  now - (lastTokenAt ?? registeredAt) >= clientLifetimeSeconds * 1000;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
