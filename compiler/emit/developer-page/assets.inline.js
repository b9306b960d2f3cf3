/** Style and script of the developer page, bundled and minified: equal for every site, and made by the build. */

import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** Each by its file name. */
export const assets = buildSync({
  entryPoints: ['page.ts', 'page.css'].map((name) => fileURLToPath(new URL(`browser/${name}`, import.meta.url))),
  outdir: '.',
  bundle: true,
  minify: true,
  format: 'esm',
  charset: 'utf8',
  lineLimit: 160,
  write: false,
}).outputFiles.map(({ path, text }) => ({ name: basename(path), text }));
