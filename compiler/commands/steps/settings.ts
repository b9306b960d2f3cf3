/** Finds the settings of a command: from a site's address, a folder of built HTML, or the owner's config file. */

import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { attempt } from '#shared/attempt.ts';
import { packageFolder, readTypeScript } from '#shared/build/program.js';
import { CommandError, exitCodes } from '../../command-error.ts';
import type { SiteConfig } from '../../config/check-config.ts';
import { type CompileSettings, isWebAddress, resolveConfig } from '../../config/resolve-config.ts';
import { ownOriginOf } from '../../crawl/folder/built-folder.ts';
import { localOrigin } from '../../site-key.ts';
import type { ReportWords } from '../../words/es/report/report.ts';
import { type CommandIo, type Flags, toWebAddress } from './options.ts';
import { tell } from './print.ts';

/** The config file that is read where none is named. */
export const OWN_CONFIG = 'site.config.ts';

/** Loads the settings. A target needs no config file; with one it replaces `crawl.from`. @throws CommandError */
export async function loadSettings(
  target: string | undefined,
  { config, url, limit, only, exclude = [], seed = [], render }: Partial<Flags>,
  { environment, folder }: Pick<CommandIo, 'environment' | 'folder'>,
): Promise<CompileSettings> {
  const file = configFileOf(target, config, folder);
  const stated = file === undefined ? await toConfig(target ?? '', folder) : await loadConfig(file);
  const asked = render && !stated.crawl?.render ? { ...stated, crawl: { ...stated.crawl, render } } : stated;
  const settings =
    file !== undefined && target === undefined
      ? resolveConfig(asked, dirname(file), environment)
      : resolveConfig({ ...asked, crawl: { ...asked.crawl, ...(file && { from: target }) } }, folder, environment);
  const { crawl, site, from } = settings;
  return {
    ...settings,
    ...(url !== undefined && {
      site: { ...site, url: new URL(url).origin },
      from: 'folder' in from ? { ...from, url } : from,
    }),
    crawl: {
      ...crawl,
      seeds: [...crawl.seeds, ...seed],
      include: only ?? crawl.include,
      exclude: [...crawl.exclude, ...exclude],
      ...(limit !== undefined && { maxPages: limit }),
    },
  };
}

/** Returns the named config file; `undefined` for a target alone; else the folder's. @throws CommandError if missing */
export function configFileOf(target: string | undefined, config: string | undefined, folder: string) {
  if (config !== undefined) return resolve(folder, config);
  if (target !== undefined) return undefined;
  const own = ownConfigOf(folder);
  if (own === undefined)
    throw new CommandError('configuration', (errors) => errors.noConfig(folder, findLikeConfig(folder)));
  return own;
}

/** Whether the folder has a config file, read or not, or the command reads another. @throws as `configFileOf` does */
export const hasConfig = (
  target: string | undefined,
  { config }: Pick<Flags, 'config'>,
  { folder }: Pick<CommandIo, 'folder'>,
): boolean => existsSync(join(folder, OWN_CONFIG)) || configFileOf(target, config, folder) !== undefined;

/** Finds a config with another ending, which must be named. */
const findLikeConfig = (folder: string): string | undefined =>
  attempt(() => readdirSync(folder))?.find((name) => /^site\.config\.[cm]?[jt]s$/.test(name));

/** Returns the folder's config file; in the package's own folder, the example's; `undefined` without either. */
function ownConfigOf(folder: string): string | undefined {
  const own = join(folder, OWN_CONFIG);
  if (existsSync(own)) return own;
  // Only in the package's own folder does a command without a config mean the bundled example.
  const isExample = realpathSync(folder) === realpathSync(packageFolder);
  return isExample ? join(packageFolder, 'compiler', OWN_CONFIG) : undefined;
}

/** Returns the config file that `edit` writes: the named or the folder's one. @throws CommandError without one */
export function configToEdit(target: string | undefined, config: string | undefined, folder: string): string {
  const own = config === undefined ? ownConfigOf(folder) : resolve(folder, config);
  // Nothing about another site is written into the bundled example's.
  const file = target !== undefined && config === undefined && own !== join(folder, OWN_CONFIG) ? undefined : own;
  if (file !== undefined) return file;
  throw new CommandError('configuration', (errors) =>
    errors.noConfigToEdit(folder, target ?? 'https://www.example.es'),
  );
}

/** Returns the flags, with the bundled example's config and a notice if neither command nor folder names a site. */
export function withExample<Some extends Partial<Flags>>(target: string | undefined, flags: Some, io: CommandIo): Some {
  const { folder, words } = io;
  if (target !== undefined || flags.config !== undefined || existsSync(join(folder, OWN_CONFIG))) return flags;
  if (realpathSync(folder) !== realpathSync(packageFolder)) tell(words.commands.said.example);
  return { ...flags, config: join(packageFolder, 'compiler', OWN_CONFIG) };
}

/** Makes the config of a target alone: a folder with the origin that its pages name, or an address. */
async function toConfig(target: string, folder: string): Promise<SiteConfig> {
  if (!isWebAddress(target)) {
    const site = resolve(folder, target);
    const named = attempt(() => statSync(site))?.isDirectory() ? await ownOriginOf(site) : undefined;
    return { site: { url: named ?? localOrigin }, crawl: { from: target } };
  }
  const { origin, pathname, search } = toWebAddress(target);
  return { site: { url: origin }, crawl: { seeds: pathname + search === '/' ? [] : [pathname + search] } };
}

/** Loads the config in a file. @throws CommandError if it is missing, Node.js cannot load it, or it is not valid */
export async function loadConfig(file: string): Promise<SiteConfig> {
  const found = attempt(() => statSync(file));
  if (!found?.isFile()) throw new CommandError('configuration', (errors) => errors.noConfigFile(file));
  const { default: config } = await importModule(file);
  if (config === undefined || (Object.keys(Object(config)).length === 0 && exportsNothing(file)))
    throw unreadable(file, ({ noDefault }) => noDefault);
  // The module of the check is large, and a target without a config does not need it.
  const { checkConfig } = await import('../../config/check-config.ts');
  return checkConfig(config, file);
}

/** Whether a file exports nothing, as an empty one or one in another language; JSON has no exports. */
const exportsNothing = (file: string): boolean =>
  !file.endsWith('.json') && !/\bexports?\b/.test(attempt(() => readFileSync(file, 'utf8')) ?? 'export');

type SayFault = (faults: ReportWords['commands']['faults']) => string;

const unreadable = (file: string, say: SayFault): CommandError =>
  new CommandError('configuration', (errors, { commands }) => errors.unreadableConfig(file, say(commands.faults)));

const { cache: loaded } = createRequire(import.meta.url);
let loads = 0;

interface Module {
  default?: unknown;
}

/** A CommonJS package written as an ES module exports a whole module as its default. */
const isTranspiled = (exported: unknown): exported is Module => Object(exported).__esModule === true;

/** Loads a module as its file is now, loaded before or not. @throws CommandError for an error in it or its imports */
async function importModule(file: string): Promise<Module> {
  await readTypeScript();
  const complain = (code: number) => {
    // An error that nothing caught has been printed.
    if (code === exitCodes.unexpected) return;
    throw unreadable(file, ({ unfinished }) => unfinished);
  };
  // Node.js ends without a word when a module waits for an event that never comes, or calls `process.exit`.
  process.once('exit', complain);
  try {
    // A module is loaded once by its name, whichever of the two systems of modules its package uses.
    delete loaded[file];
    const module: Module = await import(`${pathToFileURL(file).href}?${++loads}`);
    return isTranspiled(module.default) ? module.default : module;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const [message = ''] = String(error instanceof Error ? error.message : error).split('\n', 1);
    const say = sayFault(String(Object(error).message ?? ''), message);
    throw unreadable(file, exportsNothing(file) ? ({ noDefault }) => noDefault : say);
  } finally {
    process.off('exit', complain);
  }
}

/** Names the fault of a file that Node.js cannot load. @param message whole message @param first its first line */
function sayFault(message: string, first: string): SayFault {
  // An error of syntax in TypeScript comes with its line and column.
  const [, line, column, syntax] = /^.+?:(\d+):(\d+): ERROR: (.+)$/m.exec(message) ?? [];
  if (line && column && syntax) return ({ noSyntax }) => noSyntax(Number(line), Number(column) + 1, syntax);
  const [, name] = /^Cannot find (?:module|package) '([^']+)'/.exec(first) ?? [];
  return name ? ({ noModule }) => noModule(name) : () => first;
}
