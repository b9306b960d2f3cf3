/** The owner's config file as a checked value. Whatever is wrong with the file is told by its place, without a stack. */

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readTypeScript } from '#shared/build/program.js';
import { CommandError } from '../../command-error.ts';
import { checkConfig, type SiteConfig } from '../../config/check-config.ts';

/** @throws CommandError for a file that is not there, that Node.js cannot load, or that holds no valid config */
export async function loadConfig(file: string, isAgain = false): Promise<SiteConfig> {
  if (!existsSync(file)) throw new CommandError('configuration', (errors) => errors.noConfigFile(file));
  const { default: config } = await importModule(file, isAgain);
  if (config === undefined) {
    throw new CommandError('configuration', (errors) => errors.noDefaultExport(file));
  }
  return checkConfig(config, file);
}

const { cache: loaded } = createRequire(import.meta.url);
let reloads = 0;

interface Module {
  default?: unknown;
}

/** Whether a default export is a whole module: that of a CommonJS package is, which was written as an ES module. */
const isTranspiled = (exported: unknown): exported is Module => Object(exported).__esModule === true;

/** All that the module runs is the owner's: what it throws is a fault of the file or of what it imports. */
async function importModule(file: string, isAgain: boolean): Promise<Module> {
  await readTypeScript();
  try {
    const { href } = pathToFileURL(file);
    // A module is loaded once by its name, whichever of the two systems of modules its package uses.
    if (isAgain) delete loaded[file];
    const module: Module = await import(isAgain ? `${href}?${++reloads}` : href);
    return isTranspiled(module.default) ? module.default : module;
  } catch (error) {
    const { place, message, mend } = describeFailure(error, file);
    throw new CommandError('configuration', (errors) => errors.unreadableConfig(place, message, mend));
  }
}

/** @returns where it is (a file, with its line where the error tells it), what, and what to do about it */
function describeFailure(
  error: unknown,
  file: string,
): { place: string; message: string; mend: 'line' | 'import' | 'file' } {
  const {
    message,
    stack = '',
    code,
  } = (error instanceof Error ? error : { message: String(error) }) as NodeJS.ErrnoException;
  const [, place, fault] = /^(.+:\d+):\d+: ERROR: (.+)$/m.exec(message) ?? [];
  if (place && fault) return { place, message: fault, mend: 'line' };
  const [said = ''] = message.split('\n');
  if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND')
    return { place: file, message: said, mend: 'import' };
  return { place: findPlace(stack, file) ?? file, message: said, mend: 'file' };
}

/** `file` with the number of the line that the stack of an error names first: `site.config.ts:3`. */
function findPlace(stack: string, file: string): string | undefined {
  for (const line of stack.split('\n')) {
    const [, named = '', number] = /((?:file:\/\/)?\/[^()]+?):(\d+)(?::\d+)?\)?$/.exec(line) ?? [];
    const path = named.startsWith('file:') ? fileURLToPath(named) : named;
    if (path === file) return `${file}:${number}`;
  }
  return undefined;
}
