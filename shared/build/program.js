/** Loads the built programs, which start in a third of the time, or the sources if the build is missing or outdated. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Folder of the package, which contains the folders of the programs. */
export const packageFolder = join(import.meta.dirname, '../..');

const isRunningBuilt = basename(import.meta.dirname) === 'dist';

/**
 * Returns the path of a built module.
 * @param program `compiler` or `runtime`
 * @param name base name of the module, without its ending
 */
export const builtFile = (program, name) => join(packageFolder, program, 'dist', `${name}.mjs`);

/** Returns the path of the file with the digest of the sources that a program was built from. */
export const digestFile = (program) => join(packageFolder, program, 'dist/sources.txt');

/**
 * Returns the SHA-256 in hex of a program's sources: modules, styles and tables of its folder and of `shared`, and
 * `package.json`. Leaves out `dist` and the example's config.
 */
export function digestSources(program) {
  const files = [program, 'shared']
    .flatMap((folder) =>
      readdirSync(join(packageFolder, folder), { recursive: true })
        .filter((name) => !/^dist\b/.test(name))
        .map((name) => join(packageFolder, folder, name)),
    )
    // The config of the example is not part of the program.
    .filter((file) => /\.(?:m?[jt]s|css|tsv)$/.test(file) && !file.endsWith('site.config.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of [join(packageFolder, 'package.json'), ...files]) {
    hash.update(`${relative(packageFolder, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Returns the digest of the running program's sources. A built program reads it from its folder. */
export function digestRunning(program) {
  return isRunningBuilt ? readFileSync(digestFile(program), 'utf8') : digestSources(program);
}

/** First module of each program. */
const firstModules = { compiler: 'cli.ts', runtime: 'server.ts' };

/**
 * Whether a program was built from the current sources. In a published package, which has no sources, any build counts.
 */
export function isBuilt(program) {
  const file = digestFile(program);
  const hasSources = existsSync(join(packageFolder, program, firstModules[program]));
  return existsSync(file) && (!hasSources || readFileSync(file, 'utf8') === digestSources(program));
}

/**
 * Imports a module of a program: the built one if it is current, else the source, after `registerTypeScript`.
 * @param name path in the program's folder, without ending. Built modules are found by its last segment
 */
export async function loadProgram(program, name) {
  if (isBuilt(program)) return import(pathToFileURL(builtFile(program, basename(name))).href);
  await registerTypeScript();
  return import(pathToFileURL(join(packageFolder, program, `${name}.ts`)).href);
}

/**
 * Makes later imports of a built program read TypeScript, for files such as the owner's config. A program that runs
 * from its sources can do so already.
 */
export async function readTypeScript() {
  if (isRunningBuilt) await registerTypeScript();
}

let isRegistered = false;

/** Registers tsx for this process, once, so that imports read TypeScript. */
async function registerTypeScript() {
  if (isRegistered) return;
  isRegistered = true;
  const [commonjs, modules] = await Promise.all([import('tsx/cjs/api'), import('tsx/esm/api')]);
  // An owner's file is CommonJS if their package.json does not say "module".
  commonjs.register();
  // A tsconfig.json in the current folder belongs to another project.
  modules.register({ tsconfig: false });
}
