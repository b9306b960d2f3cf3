/** Registered clients, kept in files and read when they ask, so that a hundred thousand cost a start next to nothing. */

import type { Logger } from 'pino';
import { clientLifetimeSeconds } from '#shared/contract/policy.ts';
import type { Client, Clients } from '../state.ts';
import { openClientFolder } from './client-folder.ts';

/** Milliseconds between two searches of the folder for clients to recycle. */
const SWEEP_INTERVAL = 24 * 3_600_000;

/** Clients remembered, in about 5 MB; the others are read again when they ask. */
const MAX_KNOWN = 10_000;

/** How much of a client's last token request a crash may lose, in milliseconds. */
const SAVE_INTERVAL = 3_600_000;

export interface ClientFiles extends Clients {
  /** Files of clients, counted on disk. */
  size(): Promise<number>;
  /** Writes down what is not yet, and stops the search for clients to recycle. */
  close(): Promise<void>;
}

/** Clients in a folder of files. Damaged and foreign files are named in the log and left alone. */
export async function createClientFiles(
  path: string,
  { now, log }: { now: () => number; log: Pick<Logger, 'warn' | 'error'> },
): Promise<ClientFiles> {
  const folder = await openClientFolder(path, log);
  /** With the last use that is on disk, milliseconds since the epoch. */
  const known = new Map<string, { client: Client; savedAt: number }>();
  let sweptAt = now();
  let closed = false;

  function remember(client: Client): void {
    const [oldest] = known.size < MAX_KNOWN ? [] : known.keys();
    if (oldest !== undefined) known.delete(oldest);
    known.set(client.id, { client, savedAt: client.lastTokenAt ?? client.registeredAt });
  }

  async function read(id: string): Promise<Client | undefined> {
    const client = await folder.read(id);
    // Another request may have read, and touched, the same client meanwhile.
    if (client && !known.has(id)) remember(client);
    return known.get(id)?.client ?? client;
  }

  async function find(id: string, at: number): Promise<Client | undefined> {
    const client = known.get(id)?.client ?? (await read(id));
    if (!client || !isExpired(client, at)) return client;
    known.delete(id);
    await folder.remove(id);
    return undefined;
  }

  /** Deletes expired clients; damaged files are named in the log, since every file is read. One by one, beside the requests. */
  async function sweep(): Promise<void> {
    for (const id of await folder.list()) {
      if (closed) return;
      await find(id, now()).catch(() => undefined);
    }
  }
  let sweeping = sweep();

  return {
    find,
    async add(client) {
      await folder.write(client);
      remember({ ...client });
      // Once a day, brought along by a registration: no timer.
      if (client.registeredAt - sweptAt < SWEEP_INTERVAL) return;
      sweptAt = client.registeredAt;
      sweeping = sweeping.then(sweep);
    },
    // Whoever makes a token request was found just before, and is known by that.
    async touch(id, at) {
      const entry = known.get(id);
      if (!entry) return;
      entry.client.lastTokenAt = at;
      if (at - entry.savedAt < SAVE_INTERVAL) return;
      entry.savedAt = at;
      await folder.noteUse(id, at);
    },
    size: async () => (await folder.list()).length,
    async close() {
      closed = true;
      await sweeping;
      for (const [id, { client, savedAt }] of known) {
        if (client.lastTokenAt !== undefined && client.lastTokenAt > savedAt)
          await folder.noteUse(id, client.lastTokenAt);
      }
    },
  };
}

const isExpired = ({ lastTokenAt, registeredAt }: Client, now: number): boolean =>
  now - (lastTokenAt ?? registeredAt) >= clientLifetimeSeconds * 1000;
