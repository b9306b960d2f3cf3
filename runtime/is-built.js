/** Whether what `npm run build` made of the runtime is there, and not older than the sources. */

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What `npm run build` makes. */
export const built = join(import.meta.dirname, 'dist/server.mjs');

const sources = [import.meta.dirname, join(import.meta.dirname, '../shared')];

/** Whether the built runtime is what its sources say. */
export function isBuilt() {
  const builtAt = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return builtAt >= lastChange();
}

/** Milliseconds since the epoch at which anything of the program last changed. */
function lastChange() {
  const files = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}
