/** Registered clients, kept in files and read when they ask, so that a hundred thousand cost a start next to nothing. */

import type { Logger } from 'pino';
import { clientLifetimeSeconds } from '#shared/contract/policy.ts';
import type { Client, Clients } from '../state.ts';
import { type ClientFolder, openClientFolder } from './client-folder.ts';

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
  const known = createKnownClients(folder);
  let sweptAt = now();
  let closed = false;

  async function find(id: string, at: number): Promise<Client | undefined> {
    const client = known.find(id) ?? (await folder.read(id));
    // Another request may have read, and touched, the same client meanwhile.
    if (client && !known.find(id)) known.add(client);
    if (!client || !isExpired(known.find(id) ?? client, at)) return known.find(id);
    known.forget(id);
    await folder.remove(id);
    return undefined;
  }

  /** Deletes expired clients; damaged files are named in the log, since every file is read. One by one, beside requests. */
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
      known.add({ ...client });
      // Once a day, brought along by a registration: no timer.
      if (client.registeredAt - sweptAt < SWEEP_INTERVAL) return;
      sweptAt = client.registeredAt;
      sweeping = sweeping.then(sweep);
    },
    // Whoever makes a token request was found just before, and is known by that.
    touch: known.touch,
    size: async () => (await folder.list()).length,
    async close() {
      closed = true;
      await sweeping;
      await known.save();
    },
  };
}

/** Clients in memory, each with the last use that is on disk, milliseconds since the epoch. */
function createKnownClients({ noteUse }: Pick<ClientFolder, 'noteUse'>) {
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
    async save(): Promise<void> {
      for (const [id, { client, savedAt }] of known) {
        if (client.lastTokenAt !== undefined && client.lastTokenAt > savedAt) await noteUse(id, client.lastTokenAt);
      }
    },
  };
}

const isExpired = ({ lastTokenAt, registeredAt }: Client, now: number): boolean =>
  now - (lastTokenAt ?? registeredAt) >= clientLifetimeSeconds * 1000;
