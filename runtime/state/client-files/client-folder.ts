/** The folder in which each registered client is a file: reads, writes and deletes these files, and caches nothing. */

import { readdir, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { readRegularFile } from '../../read-regular-file.ts';
import { type Client, StateUnavailableError } from '../state.ts';
import { fromClientFileName, parseClient, serializeClient, toClientFileName } from './client-file.ts';
import { createFolder, unfinishedSuffix, writeDurably } from './durable-file.ts';

export interface ClientFolder {
  /** Ids of all files that look like a client's; damaged ones among them show when they are read. */
  list(): Promise<string[]>;
  /**
   * Undefined for unknown ids and for files that are not their client's, which are named in the log.
   * @throws StateUnavailableError for a file that is there and cannot be read
   */
  read(id: string): Promise<Client | undefined>;
  /** Resolves once the file would survive `kill -9`. @throws StateUnavailableError */
  write(client: Client): Promise<void>;
  /** Notes the last token request of a client, milliseconds since the epoch; a failure is named in the log. */
  noteUse(id: string, lastTokenAt: number): Promise<void>;
  /** Deletes the file of a client; a failure is named in the log. */
  remove(id: string): Promise<void>;
}

/**
 * Opens the folder, creating it where it can. Files that are not a client's are named in the log, once, and left
 * alone; what an earlier process left half written is deleted. A folder that cannot be written can still be read.
 */
export async function openClientFolder(folder: string, log: Pick<Logger, 'warn' | 'error'>): Promise<ClientFolder> {
  const complain = createComplaint(folder, log);
  await createFolder(folder).catch((error) => {
    log.warn({ err: error }, `clients cannot be kept in ${folder}: registrations will be refused`);
  });
  await clearAway(folder, complain);

  function unavailable(message: string, error: unknown): StateUnavailableError {
    log.error({ err: error }, message);
    return new StateUnavailableError(message, { cause: error });
  }

  function warnUnlessMissing(message: string): (error: unknown) => void {
    return (error) => {
      if (!isMissing(error)) log.warn({ err: error }, message);
    };
  }

  return {
    list: async () => (await listNames(folder)).flatMap((fileName) => fromClientFileName(fileName) ?? []),
    async read(id) {
      const fileName = toClientFileName(id);
      if (!fileName) return undefined;
      try {
        const file = await readRegularFile(join(folder, fileName));
        const client = file && parseClient(file.bytes.toString(), id, Math.round(file.modified));
        if (!client) complain(fileName);
        return client;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw unavailable('the file of a client cannot be read', error);
      }
    },
    async write(client) {
      try {
        await writeDurably(requirePath(folder, client.id), serializeClient(client), client.registeredAt);
      } catch (error) {
        throw unavailable('a registration could not be kept', error);
      }
    },
    noteUse(id, lastTokenAt) {
      const usedAt = new Date(lastTokenAt);
      const failed = warnUnlessMissing('the last use of a client cannot be written down');
      return utimes(requirePath(folder, id), usedAt, usedAt).catch(failed);
    },
    remove: (id) =>
      unlink(requirePath(folder, id)).catch(warnUnlessMissing('the file of a recycled client cannot be deleted')),
  };
}

/** Names a file in the log, once. */
function createComplaint(folder: string, log: Pick<Logger, 'warn'>): (fileName: string) => void {
  const complainedOf = new Set<string>();
  return (fileName) => {
    if (complainedOf.has(fileName)) return;
    complainedOf.add(fileName);
    log.warn({ file: join(folder, fileName) }, 'not the file of a client, or a damaged one: ignored');
  };
}

/** Deletes what is half written, and complains of what is not a client's. */
async function clearAway(folder: string, complain: (fileName: string) => void): Promise<void> {
  for (const fileName of await listNames(folder)) {
    if (fromClientFileName(fileName) !== undefined) continue;
    if (isUnfinished(fileName)) await unlink(join(folder, fileName)).catch(() => complain(fileName));
    else complain(fileName);
  }
}

const listNames = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** @throws TypeError for what is not the id of a client: ids that were made or read here always are. */
function requirePath(folder: string, id: string): string {
  const fileName = toClientFileName(id);
  if (!fileName) throw new TypeError('not the id of a client');
  return join(folder, fileName);
}

const isUnfinished = (fileName: string): boolean =>
  fileName.endsWith(unfinishedSuffix) && fromClientFileName(fileName.slice(0, -unfinishedSuffix.length)) !== undefined;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
