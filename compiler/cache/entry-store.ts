/** What the compiler remembers between runs, one file an entry. An entry that is not as it was written is not there. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

export type EntryStore = ReturnType<typeof createEntryStore>;

const DIGEST_BYTES = 32;

/** @param folder made when the first entry is written */
export function createEntryStore(folder: string) {
  const used = new Set<string>();
  const made = new Map<string, Promise<unknown>>();

  function fileOf(kind: string, name: string): string {
    const digest = createHash('sha256').update(name).digest('hex');
    const file = join(kind, digest.slice(0, 2), digest.slice(2, 34));
    used.add(file);
    return join(folder, file);
  }

  return {
    /** The value of an entry; `undefined` when there is none or its file is damaged. Never throws. */
    async get(kind: string, name: string): Promise<unknown> {
      try {
        // A thousand small files are read in half of the time that promises take.
        const bytes = readFileSync(fileOf(kind, name));
        const body = bytes.subarray(DIGEST_BYTES);
        if (!sha256(body).equals(bytes.subarray(0, DIGEST_BYTES))) return undefined;
        const [stored, value] = deserialize(body) as [string, unknown];
        return stored === name ? value : undefined;
      } catch {
        return undefined;
      }
    },
    async put(kind: string, name: string, value: unknown): Promise<void> {
      const file = fileOf(kind, name);
      const parent = dirname(file);
      let folderMade = made.get(parent);
      if (!folderMade) {
        folderMade = mkdir(parent, { recursive: true, mode: 0o700 });
        made.set(parent, folderMade);
      }
      await folderMade;
      const body = serialize([name, value]);
      await writeFile(file, Buffer.concat([sha256(body), body]), { mode: 0o600 });
    },
    /** Drops every entry that was neither read nor written since the store was made. */
    async prune(): Promise<void> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const file = join(entry.parentPath, entry.name);
        if (!used.has(file.slice(folder.length + 1))) await rm(file, { force: true });
      }
    },
  };
}

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
