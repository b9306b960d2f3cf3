/** Names the code that runs: what other code has cached is of no use. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

let digest: string | undefined;

/** Digest over the compiler's and the shared modules, the versions of their libraries, and the engine. Read once. */
export function codeDigest(): string {
  if (digest !== undefined) return digest;
  const files = ['compiler', 'shared']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.[jt]s$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256').update(`${process.versions.node} ${process.versions.icu ?? ''}\n`);
  for (const file of [join(root, 'package.json'), ...files]) {
    hash.update(`${relative(root, file)}\n`).update(readFileSync(file));
  }
  digest = hash.digest('hex');
  return digest;
}
