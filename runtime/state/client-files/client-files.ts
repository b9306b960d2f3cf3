/** Registered clients, kept in files and read when they ask, so that a hundred thousand cost a start next to nothing. */

import { clientLifetimeSeconds } from '#shared/contract/policy.ts';
import type { Logger } from '../../telemetry/log.ts';
import type { Client, Clients } from '../state.ts';
import { openClientFolder } from './client-folder.ts';
import { createKnownClients } from './known-clients.ts';

/** Milliseconds between two searches of the folder for clients to recycle. */
const SWEEP_INTERVAL = 24 * 3_600_000;

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
  const pending = createPending();
  const known = createKnownClients((id, at) => pending.add(folder.noteUse(id, at)));
  /** Recycled clients whose files are not yet gone. */
  const leaving = new Set<string>();
  let sweptAt = now();
  let closed = false;

  async function read(id: string): Promise<Client | undefined> {
    const client = await folder.read(id);
    // Another request may have read, and touched, the same client meanwhile.
    if (client && !known.find(id) && !leaving.has(id)) known.add(client);
    return known.find(id);
  }

  function unlessRecycled(client: Client | undefined, at: number): Client | undefined {
    if (!client || !isOver(client, at)) return client;
    const { id } = client;
    known.forget(id);
    leaving.add(id);
    pending.add(folder.remove(id).finally(() => leaving.delete(id)));
    return undefined;
  }

  /** Recycles what is over, and by reading all names what is damaged; one by one, beside the requests. */
  async function sweep(): Promise<void> {
    for (const id of await folder.list()) {
      if (closed) return;
      const client = known.find(id) ?? (await folder.read(id).catch(() => undefined));
      // Whoever came back while its file was read is known by now.
      unlessRecycled(known.find(id) ?? client, now());
    }
  }
  pending.add(sweep());

  return {
    async add(client) {
      await folder.write(client);
      known.add({ ...client });
      // Once a day, brought along by a registration: no timer.
      if (client.registeredAt - sweptAt < SWEEP_INTERVAL) return;
      sweptAt = client.registeredAt;
      pending.add(sweep());
    },
    find: async (id, at) => unlessRecycled(known.find(id) ?? (await read(id)), at),
    // Whoever makes a token request was found just before, and is known by that.
    touch: async (id, at) => known.touch(id, at),
    size: async () => (await folder.list()).length,
    async close() {
      closed = true;
      known.save();
      await pending.end();
    },
  };
}

const isOver = ({ lastTokenAt, registeredAt }: Client, now: number): boolean =>
  now - (lastTokenAt ?? registeredAt) >= clientLifetimeSeconds * 1000;

/** Work that nobody waits for until the end. What is added does not reject. */
function createPending(): { add(work: Promise<void>): void; end(): Promise<void> } {
  const all = new Set<Promise<void>>();
  return {
    add(work) {
      all.add(work);
      void work.finally(() => all.delete(work));
    },
    async end() {
      while (all.size > 0) await Promise.all(all);
    },
  };
}
