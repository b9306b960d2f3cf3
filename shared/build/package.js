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

const store = join(packageFolder, '.vitrina/repository');
const dressed = ['package.json', 'README.md'];

/**
 * Returns the published manifest.
 * @param repository manifest of the repository
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

/** Replaces the repository's files by the published ones. */
export async function dressPackage() {
  const read = (name) => readFileSync(join(packageFolder, name), 'utf8');
  const manifest = toPublishedManifest(JSON.parse(read('package.json')));
  const [usersPart] = read('README.md').split(/^## Architecture$/m);
  await writeDeclarations();
  mkdirSync(store, { recursive: true });
  for (const name of dressed) writeFileSync(join(store, name), read(name));
  writeFileSync(join(packageFolder, 'README.md'), usersPart);
  writeFileSync(join(packageFolder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Restores the repository's files, including those of an interrupted packing. */
export function undressPackage() {
  if (!existsSync(store)) return;
  for (const name of dressed) renameSync(join(store, name), join(packageFolder, name));
  rmSync(store, { recursive: true });
}

/** Writes the type declarations of the package, with the types from schemas written out. */
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

/** Converts a JSON Schema to a TypeScript type. */
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

if (process.argv[1] === import.meta.filename) undressPackage();
