/** Snapshots of the last generations, a file each, so that changes are known after a restart too. */

import { readdir, readFile, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import * as z from 'zod';
import { attempt } from '#shared/attempt.ts';
import { createFolder, writeDurably } from './durable-file.ts';

/** A snapshot of a generation, with which a later one is compared. */
export interface Snapshot {
  generation: string;
  /** Path, start of the content hash, and title of each page. */
  pages: (readonly [path: string, hash: string, title: string])[];
  /** Hash of each field of the company information, by name. */
  fields: Record<string, string>;
}

/** Maximum generations that are kept, the served one included, and bytes of their files together. */
const MAX_GENERATIONS = 10;
const MAX_BYTES = 50_000_000;

const NAME = /^[0-9a-f]{64}\.json$/;

const text = z.string();

const snapshotFile = z.object({
  pages: z.array(z.tuple([text, text, text])),
  fields: z.record(text, text),
});

export type GenerationFiles = ReturnType<typeof createGenerationFiles>;

interface GenerationFilesDeps {
  /** Milliseconds since the epoch. */
  now: () => number;
  log: Pick<Logger, 'warn'>;
}

/** Creates the store of the latest generations' snapshots in a folder. It ignores other files in the folder. */
export function createGenerationFiles(folder: string, { now, log }: GenerationFilesDeps) {
  async function list() {
    const names = await readdir(folder).catch((): string[] => []);
    const files = names
      .filter((name) => NAME.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        return found?.isFile() ? [{ name, path, size: found.size, at: found.mtimeMs }] : [];
      });
    const found = (await Promise.all(files)).flat();
    return found.sort((a, b) => b.at - a.at || (a.name < b.name ? -1 : 1));
  }

  /** The files within the bounds, newest first, and those beyond them. */
  async function choose() {
    let bytes = 0;
    const files = await list();
    const kept = files.filter(({ size }, index) => {
      bytes += size;
      return index < MAX_GENERATIONS && bytes <= MAX_BYTES;
    });
    return { kept, beyond: files.filter((file) => !kept.includes(file)) };
  }

  return {
    /** Reads the snapshots, newest first, without damaged files. Never rejects. */
    async *read(): AsyncGenerator<Snapshot> {
      const { kept } = await choose();
      for (const { path, name } of kept) {
        const body = await readFile(path, 'utf8').catch(() => '');
        const { data } = snapshotFile.safeParse(attempt((): unknown => JSON.parse(body)));
        if (data) yield { generation: name.replace('.json', ''), ...data };
      }
    },
    /** Keeps a generation as the newest, and deletes those beyond the maximum. Never rejects; logs failures. */
    async keep({ generation, ...snapshot }: Snapshot): Promise<void> {
      try {
        await createFolder(folder);
        await writeDurably(join(folder, `${generation}.json`), JSON.stringify(snapshot), now());
        for (const { path } of (await choose()).beyond) await unlink(path);
      } catch (error) {
        const { message } = error as Error;
        log.warn({ reason: message }, `what changes in the content cannot be told from ${folder}`);
      }
    },
  };
}
