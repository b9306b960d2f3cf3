/** Clients that asked lately, kept in memory; when each was last used is saved now and then. */

import type { Client } from '../state.ts';

/** Clients kept, in about 5 MB; the others are read again when they ask. */
const MAX_KNOWN = 10_000;

/** How much of a client's last token request a crash may lose, in milliseconds. */
const RECENCY = 3_600_000;

interface Known {
  client: Client;
  /** Last use that was saved, milliseconds since the epoch. */
  savedAt: number;
}

export interface KnownClients {
  find(id: string): Client | undefined;
  add(client: Client): void;
  forget(id: string): void;
  /** Notes a use of a client that is known; of any other nothing is noted. */
  touch(id: string, at: number): void;
  /** Saves every last use that is not saved yet. */
  save(): void;
}

/** @param saveUse is called with a client and its last use, milliseconds since the epoch */
export function createKnownClients(saveUse: (id: string, at: number) => void): KnownClients {
  const known = new Map<string, Known>();

  function save(entry: Known): void {
    const { id, lastTokenAt } = entry.client;
    if (lastTokenAt === undefined || lastTokenAt <= entry.savedAt) return;
    entry.savedAt = lastTokenAt;
    saveUse(id, lastTokenAt);
  }

  return {
    find: (id) => known.get(id)?.client,
    add(client) {
      for (const [id, oldest] of known) {
        if (known.size < MAX_KNOWN) break;
        known.delete(id);
        save(oldest);
      }
      known.set(client.id, { client, savedAt: client.lastTokenAt ?? client.registeredAt });
    },
    forget: (id) => void known.delete(id),
    touch(id, at) {
      const entry = known.get(id);
      if (!entry) return;
      entry.client.lastTokenAt = at;
      if (at - entry.savedAt >= RECENCY) save(entry);
    },
    save() {
      for (const entry of known.values()) save(entry);
    },
  };
}
