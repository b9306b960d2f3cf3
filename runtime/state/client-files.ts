/** Registered clients as files, one each: read when asked for, so that a hundred thousand cost a start nothing. */

import { mkdir, readdir, readFile, stat, unlink, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { clientLifetimeSeconds } from '#shared/contract/policy.ts';
import type { Logger } from '../log.ts';
import { fromClientFileName, parseClient, serializeClient, toClientFileName } from './client-file.ts';
import { syncFolder, unfinishedSuffix, writeDurably } from './durable-file.ts';
import { type Client, type Clients, StateUnavailableError } from './state.ts';

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
  /** Writes down what is not yet, and stops the search for clients to recycle. */
  close(): Promise<void>;
}

/**
 * Opens the folder, creating it where it can. Files that are not a client's are named in the log and left alone;
 * a folder that cannot be written serves the clients in it and refuses new ones.
 */
export async function createClientFiles(
  folder: string,
  { now, log }: { now: () => number; log: Pick<Logger, 'warn' | 'error'> },
): Promise<ClientFiles> {
  const known = new Map<string, Known>();
  const complainedOf = new Set<string>();
  const saving = new Set<Promise<void>>();
  let sweeping = Promise.resolve();
  let sweptAt = 0;
  let closed = false;

  const pathOf = (fileName: string): string => join(folder, fileName);

  function complain(fileName: string): void {
    if (complainedOf.has(fileName)) return;
    complainedOf.add(fileName);
    log.warn({ file: pathOf(fileName) }, 'not the file of a client, or a damaged one: ignored');
  }

  /** @throws StateUnavailableError when the file is there and cannot be read. */
  async function load(id: string): Promise<Known | undefined> {
    const fileName = toClientFileName(id);
    if (!fileName) return undefined;
    try {
      const [text, { mtimeMs }] = await Promise.all([readFile(pathOf(fileName), 'utf8'), stat(pathOf(fileName))]);
      const modified = Math.round(mtimeMs);
      const client = parseClient(text, id, modified);
      if (client) return { client, savedAt: modified };
    } catch (error) {
      if (isMissing(error)) return undefined;
      if (!isFolder(error)) throw unreadable(fileName, error);
    }
    complain(fileName);
    return undefined;
  }

  function unreadable(fileName: string, error: unknown): StateUnavailableError {
    log.error({ err: error, file: pathOf(fileName) }, 'the file of a client cannot be read');
    return new StateUnavailableError('a client cannot be read', { cause: error });
  }

  function remember(entry: Known): void {
    for (const [id, oldest] of known) {
      if (known.size < maxKnown) break;
      known.delete(id);
      save(oldest);
    }
    known.set(entry.client.id, entry);
  }

  async function findInFolder(id: string, at: number): Promise<Client | undefined> {
    const loaded = await load(id);
    if (!loaded) return undefined;
    // Another request may have loaded, and touched, the same client meanwhile.
    const entry = known.get(id) ?? loaded;
    if (entry === loaded) remember(entry);
    return unlessRecycled(entry, at);
  }

  function unlessRecycled({ client }: Known, at: number): Client | undefined {
    if (!isOver(client, at)) return client;
    known.delete(client.id);
    track(recycle(client.id));
    return undefined;
  }

  async function recycle(id: string): Promise<void> {
    const fileName = toClientFileName(id);
    if (!fileName) return;
    await unlink(pathOf(fileName)).catch((error) => {
      if (!isMissing(error)) log.warn({ err: error }, 'the file of a recycled client cannot be deleted');
    });
  }

  /** Writes down the last use of a client, when the file does not tell of it. */
  function save(entry: Known): void {
    const { id, lastTokenAt } = entry.client;
    const fileName = toClientFileName(id);
    if (!fileName || lastTokenAt === undefined || lastTokenAt <= entry.savedAt) return;
    entry.savedAt = lastTokenAt;
    const usedAt = new Date(lastTokenAt);
    track(
      utimes(pathOf(fileName), usedAt, usedAt).catch((error) => {
        if (!isMissing(error)) log.warn({ err: error }, 'the last use of a client cannot be written down');
      }),
    );
  }

  function track(work: Promise<void>): void {
    saving.add(work);
    work.finally(() => saving.delete(work));
  }

  /** Recycles what is over and names what is damaged, file by file beside the requests. */
  async function sweep(fileNames: readonly string[]): Promise<void> {
    for (const fileName of fileNames) {
      if (closed) return;
      const id = fromClientFileName(fileName);
      if (id === undefined) continue;
      const entry = known.get(id) ?? (await load(id).catch(() => undefined));
      if (entry && isOver((known.get(id) ?? entry).client, now())) {
        known.delete(id);
        await recycle(id);
      }
    }
  }

  async function sweepFolder(): Promise<void> {
    await sweep(await readdir(folder).catch(() => []));
  }

  /** A search per day, brought along by a registration: no timer. */
  function sweepWhenDue(at: number): void {
    if (at - sweptAt < sweepMs) return;
    sweptAt = at;
    sweeping = sweeping.then(sweepFolder);
  }

  async function open(): Promise<void> {
    try {
      await createFolder(folder);
    } catch (error) {
      log.warn({ err: error }, `clients cannot be kept in ${folder}: registrations will be refused`);
    }
    const fileNames = await readdir(folder).catch((): string[] => []);
    for (const fileName of fileNames) {
      if (fileName.endsWith(`.json${unfinishedSuffix}`)) await unlink(pathOf(fileName)).catch(() => {});
      else if (fromClientFileName(fileName) === undefined) complain(fileName);
    }
    sweptAt = now();
    sweeping = sweep(fileNames);
  }

  await open();

  return {
    async add(client) {
      const fileName = toClientFileName(client.id);
      if (!fileName) throw new TypeError(`not the id of a client: ${client.id}`);
      try {
        await writeDurably(pathOf(fileName), serializeClient(client), client.registeredAt);
      } catch (error) {
        log.error({ err: error }, 'a registration could not be kept');
        throw new StateUnavailableError('the client could not be kept', { cause: error });
      }
      remember({ client: { ...client }, savedAt: client.registeredAt });
      sweepWhenDue(client.registeredAt);
    },

    find(id, at) {
      const entry = known.get(id);
      return entry ? unlessRecycled(entry, at) : findInFolder(id, at);
    },

    touch(id, at) {
      const entry = known.get(id);
      // Whoever makes a token request was found just before, and is known by that.
      if (!entry) return;
      entry.client.lastTokenAt = at;
      if (at - entry.savedAt >= recencyMs) save(entry);
    },

    async close() {
      closed = true;
      await sweeping;
      for (const entry of known.values()) save(entry);
      await Promise.all(saving);
    },
  };
}

/** @throws what the file system says, unless the folder is there in the end. */
async function createFolder(folder: string): Promise<void> {
  const created = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (created === undefined) return;
  await syncFolder(dirname(folder));
  await syncFolder(dirname(created));
}

const isOver = ({ lastTokenAt, registeredAt }: Client, now: number): boolean =>
  now - (lastTokenAt ?? registeredAt) >= clientLifetimeSeconds * 1000;

const isFolder = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EISDIR';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
