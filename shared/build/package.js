/**
 * Prepares the published package, which differs from the repository: its manifest lists only packages loaded at run
 * time, its README is for users, and it has type declarations. They replace the repository's files while npm packs.
 */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inlineModules } from './inline-modules.js';
import { packageFolder } from './program.js';

/** Packages that the built programs load from `node_modules`; all others are bundled. */
export const loadedPackages = ['piscina', 'tsx'];

const files = [
  'CHANGELOG.md',
  'compiler/README.md',
  'compiler/config/define-site.ts',
  'compiler/dist',
  'compiler/preview/client',
  'compiler/site.config.ts',
  'compiler/vitrina.js',
  'runtime/README.md',
  'runtime/deploy',
  'runtime/dist',
  'runtime/start.js',
  'shared/build/program.js',
  'test/fixtures/screenshots/desarrolladores.jpg',
  // The bundled example.
  'test/fixtures/site',
];

/** Files that differ in the package, and the folder that keeps the repository's while npm packs. */
const replacedFiles = ['package.json', 'README.md'];
const keptFolder = join(packageFolder, '.vitrina/repository');

/**
 * Returns the published `package.json`, made from the repository's: without scripts, with only the packages loaded at
 * run time as dependencies, and playwright-core as an optional peer.
 */
export function toPublishedManifest({ name, version, description, license, type, engines, bin, ...packages }) {
  const { dependencies, optionalDependencies } = packages;
  return {
    ...{ name, version, description, license, type, engines, bin, files },
    exports: {
      '.': { types: './compiler/dist/index.d.ts', default: './compiler/dist/index.mjs' },
      './package.json': './package.json',
    },
    // The renderer uses this package only if the owner has installed it.
    peerDependencies: { 'playwright-core': optionalDependencies['playwright-core'] },
    peerDependenciesMeta: { 'playwright-core': { optional: true } },
    dependencies: Object.fromEntries(loadedPackages.map((loaded) => [loaded, dependencies[loaded]])),
  };
}

/**
 * Replaces `package.json` and `README.md` by the published ones, whose README ends before `Architecture`, and writes
 * the type declarations. Keeps the repository's files for `restoreRepositoryFiles`.
 */
export async function usePublishedFiles() {
  const read = (name) => readFileSync(join(packageFolder, name), 'utf8');
  const manifest = toPublishedManifest(JSON.parse(read('package.json')));
  const [usersPart] = read('README.md').split(/^## Architecture$/m);
  await writeDeclarations();
  mkdirSync(keptFolder, { recursive: true });
  for (const name of replacedFiles) writeFileSync(join(keptFolder, name), read(name));
  writeFileSync(join(packageFolder, 'README.md'), usersPart);
  writeFileSync(join(packageFolder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Restores the repository's files after packing, even an interrupted one. Does nothing if none were replaced. */
export function restoreRepositoryFiles() {
  if (!existsSync(keptFolder)) return;
  for (const name of replacedFiles) renameSync(join(keptFolder, name), join(packageFolder, name));
  rmSync(keptFolder, { recursive: true });
}

/**
 * Writes `compiler/dist/index.d.ts`: the types of `api/types.ts` without its imports, types made from the JSON Schemas
 * of `api/schemas.ts`, and the exported functions.
 */
async function writeDeclarations() {
  const folder = join(packageFolder, 'compiler');
  const schemas = join(folder, 'dist/schemas.mjs');
  await build({
    entryPoints: [join(folder, 'api/schemas.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: schemas,
    plugins: [inlineModules],
    banner: { js: "import{createRequire as toRequire}from'node:module';const require=toRequire(import.meta.url);" },
    logLevel: 'warning',
  });
  const { schemas: read } = await import(pathToFileURL(schemas).href);
  rmSync(schemas);
  const own = readFileSync(join(folder, 'api/types.ts'), 'utf8').replace(/^import .*\n/gm, '');
  const declared = Object.entries(read).map(([name, schema]) => `export type ${name} = ${toTypeText(schema)};\n`);
  const functions = [
    '/** Gives a config its types, and returns it as it is. */\nexport declare function defineSite(config: SiteConfig): SiteConfig;\n',
    'export declare const compile: Compile;\n',
  ];
  writeFileSync(join(folder, 'dist/index.d.ts'), [own, ...declared, ...functions].join('\n'));
}

/**
 * Returns the text of a TypeScript type for a JSON Schema. Limits, patterns and descriptions are lost; a schema of no
 * single type becomes `unknown`.
 */
export function toTypeText(schema) {
  const {
    anyOf,
    oneOf,
    enum: values,
    const: only,
    type,
    items,
    properties,
    required = [],
    additionalProperties,
  } = schema;
  if (anyOf ?? oneOf) return (anyOf ?? oneOf).map(toTypeText).join(' | ');
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (type === 'array') return `(${toTypeText(items)})[]`;
  if (type === 'integer') return 'number';
  if (type !== 'object') return typeof type === 'string' ? type : 'unknown';
  const fields = Object.entries(properties ?? {}).map(
    ([name, field]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${toTypeText(field)}`,
  );
  const others = typeof additionalProperties === 'object' ? toTypeText(additionalProperties) : undefined;
  if (others)
    return fields.length > 0 ? `{ ${fields.join('; ')} } & Record<string, ${others}>` : `Record<string, ${others}>`;
  return `{ ${fields.join('; ')} }`;
}

// npm runs this file after it has packed.
if (process.argv[1] === import.meta.filename) restoreRepositoryFiles();
