/** Loads the programs as built, which start in a third of the time; the sources where that is missing or outdated. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Folder of the package, in which the programs are folders. */
export const packageFolder = join(import.meta.dirname, '../..');

const isRunningBuilt = basename(import.meta.dirname) === 'dist';

/** What `npm run build` makes of a module of a program, which is `compiler` or `runtime`. */
export const builtFile = (program, name) => join(packageFolder, program, 'dist', `${name}.mjs`);

/** Names the sources that a program was built from. */
export const digestFile = (program) => join(packageFolder, program, 'dist/sources.txt');

/** Digest of a program's modules and the shared ones, how they are built, and their libraries' versions. */
export function digestSources(program) {
  const files = [program, 'shared']
    .flatMap((folder) =>
      readdirSync(join(packageFolder, folder), { recursive: true })
        .filter((name) => !/^dist\b/.test(name))
        .map((name) => join(packageFolder, folder, name)),
    )
    // The example's config is its owner's, and no part of the program.
    .filter((file) => /\.m?[jt]s$/.test(file) && !file.endsWith('site.config.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of [join(packageFolder, 'package.json'), ...files]) {
    hash.update(`${relative(packageFolder, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** What `digestSources` gives for the program that runs; built, it knows what it was built from. */
export function digestRunning(program) {
  return isRunningBuilt ? readFileSync(digestFile(program), 'utf8') : digestSources(program);
}

/** The module that each program begins with. */
const firstModules = { compiler: 'cli.ts', runtime: 'server.ts' };

/** Whether a program was built from the sources that are there now, or none are: a published package holds what was built. */
export function isBuilt(program) {
  const file = digestFile(program);
  const hasSources = existsSync(join(packageFolder, program, firstModules[program]));
  return existsSync(file) && (!hasSources || readFileSync(file, 'utf8') === digestSources(program));
}

/** Loads a module of a program. */
export async function loadProgram(program, name) {
  if (isBuilt(program)) return import(pathToFileURL(builtFile(program, basename(name))).href);
  await registerTypeScript();
  return import(pathToFileURL(join(packageFolder, program, `${name}.ts`)).href);
}

/** Makes Node.js read TypeScript from now on, for what a built program loads that is not its own. */
export async function readTypeScript() {
  if (isRunningBuilt) await registerTypeScript();
}

let isRegistered = false;

async function registerTypeScript() {
  if (isRegistered) return;
  isRegistered = true;
  const [commonjs, modules] = await Promise.all([import('tsx/cjs/api'), import('tsx/esm/api')]);
  // An owner's file is CommonJS where their package.json does not say "module".
  commonjs.register();
  // A tsconfig.json of the folder where the command runs is not ours to read.
  modules.register({ tsconfig: false });
}
