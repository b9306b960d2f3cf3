/**
 * Puts the runtime into `runtime/dist`, as JavaScript with what it imports: `npm run build`. It starts in a third of the
 * time that its sources take, and in less memory.
 */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const outdir = join(import.meta.dirname, 'dist');
rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: [join(import.meta.dirname, 'server.ts')],
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // What is imported when it is needed stays apart until then.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  minifySyntax: true,
  minifyWhitespace: true,
  // Packages in CommonJS ask for Node's modules this way.
  banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  logLevel: 'warning',
});
