/**
 * `npm run build`: bundles all or the named programs, with their imports, into their folders `dist`. `npm pack` also
 * runs it.
 */

import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { inlineModules } from './inline-modules.js';
import { loadedPackages, restoreRepositoryFiles, usePublishedFiles } from './package.js';
import { builtFile, digestFile, digestSources, packageFolder } from './program.js';

/** Modules that are built to a file of their own, by program: they are started or loaded by name. */
const entries = {
  compiler: ['cli.ts', 'api/index.ts', 'convert/page-worker.ts', 'pdf/pdf-worker.ts'],
  runtime: ['server.ts', 'gaps/gaps-thread.ts'],
};

const named = process.argv.slice(2);

restoreRepositoryFiles();

for (const program of named.length > 0 ? named : Object.keys(entries)) {
  const outdir = dirname(builtFile(program, ''));
  rmSync(outdir, { recursive: true, force: true });
  await build({
    entryPoints: entries[program].map((entry) => join(packageFolder, program, entry)),
    outdir,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Modules that are imported on demand stay in files of their own.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    // Node has them all; else each use of such a pattern would compile it anew.
    supported: { 'regexp-unicode-property-escapes': true },
    minifySyntax: true,
    minifyWhitespace: true,
    // These packages load files of their own.
    external: [...loadedPackages, 'playwright-core'],
    plugins: [inlineModules],
    // CommonJS packages in the bundle require Node's modules with this function.
    banner: { js: "import{createRequire as toRequire}from'node:module';const require=toRequire(import.meta.url);" },
    logLevel: 'warning',
  });
  writeFileSync(digestFile(program), digestSources(program));
}

// npm runs this script before it reads the files to pack.
if (/^(?:pack|publish)$/.test(process.env.npm_command ?? '')) await usePublishedFiles();
