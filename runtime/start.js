/** Starts the runtime: what `npm run build` made of it, or its sources where that is missing or older than they are. */

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const built = join(import.meta.dirname, 'dist/server.mjs');
const sources = [import.meta.dirname, join(import.meta.dirname, '../shared')];

/** Milliseconds since the epoch at which anything of the program last changed. */
function lastChange() {
  const files = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}

const builtAt = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (builtAt >= lastChange()) {
  await import(built);
} else {
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: false });
  await import('./server.ts');
}
