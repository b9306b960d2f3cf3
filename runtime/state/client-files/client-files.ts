/** Registered clients, kept in files and read when they ask, so that a hundred thousand cost a start next to nothing. */

import { clientLifetimeSeconds } from '#shared/contract/policy.ts';
import type { Logger } from '../../telemetry/log.ts';
import type { Client, Clients } from '../state.ts';
import { openClientFolder } from './client-folder.ts';

/** Clients kept in memory, in about 5 MB; the others are read again when they ask. */
const maxKnown = 10_000;

/** How much of a client's last token request a crash may lose. */
const recencyMs = 3_600_000;

/** Time between two searches of the folder for clients to recycle. */
const sweepMs = 24 * 3_600_000;

interface Known {
  client: Client;
  /** Last use that its file tells of, milliseconds since the epoch. */
  savedAt: number;
}

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
  const known = new Map<string, Known>();
  const underWay = new Set<Promise<void>>();
  /** Recycled clients whose files are not yet gone. */
  const leaving = new Set<string>();
  let closed = false;

  function remember(client: Client): void {
    for (const [id, oldest] of known) {
      if (known.size < maxKnown) break;
      known.delete(id);
      save(oldest);
    }
    known.set(client.id, { client, savedAt: client.lastTokenAt ?? client.registeredAt });
  }

  async function findInFolder(id: string, at: number): Promise<Client | undefined> {
    const client = await folder.read(id);
    // Another request may have read, and touched, the same client meanwhile.
    if (client && !known.has(id) && !leaving.has(id)) remember(client);
    return unlessRecycled(known.get(id)?.client, at);
  }

  function unlessRecycled(client: Client | undefined, at: number): Client | undefined {
    if (!client || !isOver(client, at)) return client;
    known.delete(client.id);
    leaving.add(client.id);
    track(folder.remove(client.id).finally(() => leaving.delete(client.id)));
    return undefined;
  }

  /** Writes down the last use of a client, unless its file tells of it. */
  function save(entry: Known): void {
    const { id, lastTokenAt } = entry.client;
    if (lastTokenAt === undefined || lastTokenAt <= entry.savedAt) return;
    entry.savedAt = lastTokenAt;
    track(folder.noteUse(id, lastTokenAt));
  }

  function track(work: Promise<void>): void {
    underWay.add(work);
    work.finally(() => underWay.delete(work));
  }

  /** Recycles what is over, and by reading all names what is damaged; one by one, beside the requests. */
  async function sweep(): Promise<void> {
    for (const id of await folder.list()) {
      if (closed) return;
      const client = known.get(id)?.client ?? (await folder.read(id).catch(() => undefined));
      // Whoever came back while its file was read is known by now.
      unlessRecycled(known.get(id)?.client ?? client, now());
    }
  }

  let sweptAt = now();
  let sweeping = sweep();

  return {
    async add(client) {
      await folder.write(client);
      remember({ ...client });
      // Once a day, brought along by a registration: no timer.
      if (client.registeredAt - sweptAt < sweepMs) return;
      sweptAt = client.registeredAt;
      sweeping = sweeping.then(sweep);
    },

    async find(id, at) {
      const entry = known.get(id);
      return entry ? unlessRecycled(entry.client, at) : findInFolder(id, at);
    },

    async touch(id, at) {
      const entry = known.get(id);
      // Whoever makes a token request was found just before, and is known by that.
      if (!entry) return;
      entry.client.lastTokenAt = at;
      if (at - entry.savedAt >= recencyMs) save(entry);
    },

    size: async () => (await folder.list()).length,

    async close() {
      closed = true;
      await sweeping;
      for (const entry of known.values()) save(entry);
      await Promise.all(underWay);
    },
  };
}

const isOver = ({ lastTokenAt, registeredAt }: Client, now: number): boolean =>
  now - (lastTokenAt ?? registeredAt) >= clientLifetimeSeconds * 1000;
