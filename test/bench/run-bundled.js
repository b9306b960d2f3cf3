/** Bundles a bench as the runtime is bundled, and runs it: `node test/bench/run-bundled.js NAME [argument…]`. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inlineModules } from '../../shared/build/inline-modules.js';

const [name] = process.argv.splice(2, 1);
const outfile = join(import.meta.dirname, `../../node_modules/.cache/${name}.mjs`);
await build({
  entryPoints: [join(import.meta.dirname, `${name}.ts`)],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  plugins: [inlineModules],
  logLevel: 'warning',
});
await import(pathToFileURL(outfile).href);
