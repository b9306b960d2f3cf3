/** What a command works on: a site named by its address, a folder of built HTML, or what the config says. */

import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { createColors } from 'picocolors';
import type { Colors } from 'picocolors/types.js';
import { packageFolder } from '#shared/build/program.js';
import { CommandError } from '../../command-error.ts';
import type { SiteConfig } from '../../config/check-config.ts';
import { type CompileSettings, isWebAddress, resolveConfig } from '../../config/resolve-config.ts';
import { ownOriginOf } from '../../crawl/folder/own-origin.ts';
import type { ReportWords } from '../../words/es/report.ts';
import { toEscaped } from '../../words/readable-address.ts';
import { loadConfig } from './load-config.ts';

/** The world a command runs in. */
export interface CommandIo {
  /** The language of the person who runs it. */
  words: ReportWords;
  environment: Readonly<Record<string, string | undefined>>;
  /** Folder that relative paths start from. */
  folder: string;
  /** Waits, in milliseconds, before a site is asked again; default: the time itself. */
  sleep?: (milliseconds: number) => Promise<void>;
}

/** What every command takes. */
export interface CommonFlags {
  json?: boolean;
  quiet?: boolean;
  color: boolean;
}

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** Gives a command its arguments, its options and what it does. */
export type RegisterCommand = (command: Command, io: CommandIo) => void;

export const targetArgument = [
  '[target]',
  'address of a website, or folder of built HTML; default: what the config names',
] as const;

export const outOption = ['--out <folder>', 'folder of the compiled content', 'dist-content'] as const;

export const configOption = ['--config <file>', 'config file (default: site.config.ts)'] as const;

/** Colours for a person at a terminal who does not refuse them (https://no-color.org). */
export function colorsFor({ color }: CommonFlags, { environment }: CommandIo): Colors {
  return createColors(color && Boolean(process.stdout.isTTY) && !environment.NO_COLOR);
}

/** What of a site is asked for, and where it is published. */
export interface PartFlags extends CommonFlags {
  /** Address; of a folder also its path, below which it is served. */
  url?: string;
  /** Pages at most. */
  limit?: number;
  /** Path patterns. */
  only?: string[];
  exclude?: string[];
}

/** The option by which only a part of the site is asked for. */
export const partOf = ({ limit, only, exclude }: PartFlags): string | undefined =>
  Object.entries({ '--limit': limit, '--only': only, '--exclude': exclude }).find(
    ([, value]) => value !== undefined,
  )?.[0];

export function addPartOptions(command: Command): Command {
  const toPatterns =
    (option: string) =>
    (text: string, before: string[] = []) => {
      if (!text.startsWith('/')) throw new CommandError('configuration', (errors) => errors.notAPattern(option, text));
      return [...before, toEscaped(text)];
    };
  return command
    .option(
      '--url <address>',
      'address of the site, where a folder does not tell',
      (text: string) => toWebAddress(text, '--url').href,
    )
    .option('--limit <pages>', 'read so many pages only, for a first look', (text: string) =>
      toNumber('--limit', text, 1, 100_000),
    )
    .option('--only <pattern>', 'read only pages that fit: "/blog/*"; may be given again', toPatterns('--only'))
    .option('--exclude <pattern>', 'leave pages out; may be given again', toPatterns('--exclude'));
}

/** @throws CommandError that names the option, when `text` is no address of the web */
export function toWebAddress(text: string, option = ''): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new CommandError('configuration', (errors) => errors.notAnAddress(`${option} "${text}"`.trimStart()));
}

/** @throws CommandError for anything but a whole number within the bounds */
export function toNumber(option: string, text: string, from: number, to: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= from && number <= to) return number;
  throw new CommandError('configuration', (errors) => errors.notANumber(option, text, from, to));
}

/** Published origin of a folder whose pages name none. */
const localOrigin = 'http://localhost:3000';

/** A target without a config file needs none; with one it replaces `crawl.from`. @throws CommandError */
export async function loadSettings(
  target: string | undefined,
  configFile: string | undefined,
  { environment, folder }: Omit<CommandIo, 'words'>,
  { url, limit, only, exclude }: Omit<PartFlags, 'color'> = {},
  isAgain = false,
): Promise<CompileSettings> {
  const settings = await readSettings(target, configFile, { environment, folder }, isAgain);
  const { crawl, site, from } = settings;
  return {
    ...settings,
    ...(url !== undefined && {
      site: { ...site, url: new URL(url).origin },
      from: 'folder' in from ? { ...from, url } : from,
    }),
    crawl: {
      ...crawl,
      include: only ?? crawl.include,
      exclude: [...crawl.exclude, ...(exclude ?? [])],
      ...(limit !== undefined && { maxPages: limit }),
    },
  };
}

async function readSettings(
  target: string | undefined,
  configFile: string | undefined,
  { environment, folder }: Omit<CommandIo, 'words'>,
  isAgain: boolean,
): Promise<CompileSettings> {
  const file = configFileOf(target, configFile, folder);
  if (file !== undefined) {
    const config = await loadConfig(file, isAgain);
    return target === undefined
      ? resolveConfig(config, dirname(file), environment)
      : resolveConfig({ ...config, crawl: { ...config.crawl, from: target } }, folder, environment);
  }
  return resolveConfig(await toConfig(target ?? '', folder), folder, environment);
}

/** The config file that a command goes by, if it needs one. @throws CommandError where there is none */
export function configFileOf(
  target: string | undefined,
  configFile: string | undefined,
  folder: string,
): string | undefined {
  if (configFile !== undefined) return resolve(folder, configFile);
  return target === undefined ? defaultConfigFile(folder) : undefined;
}

/** The config that a bare target stands for. */
async function toConfig(target: string, folder: string): Promise<SiteConfig> {
  if (!isWebAddress(target)) {
    const site = resolve(folder, target);
    const named = statSync(site, { throwIfNoEntry: false })?.isDirectory() ? await ownOriginOf(site) : undefined;
    return { site: { url: named ?? localOrigin }, crawl: { from: target } };
  }
  if (!URL.canParse(target)) {
    throw new CommandError('configuration', (errors) => errors.notAnAddress(`"${target}"`));
  }
  const { origin, pathname, search } = new URL(target);
  return { site: { url: origin }, crawl: { seeds: pathname + search === '/' ? [] : [pathname + search] } };
}

/** The example that comes with the package, compiled inside the package's own folder only. */
function findExampleConfig(folder: string): string | undefined {
  const isOwn = realpathSync(folder) === realpathSync(packageFolder);
  return isOwn ? join(packageFolder, 'compiler/site.config.ts') : undefined;
}

/** @throws CommandError where there is none: nobody means the bundled example when they name nothing */
function defaultConfigFile(folder: string): string {
  const own = join(folder, 'site.config.ts');
  const file = existsSync(own) ? own : findExampleConfig(folder);
  if (file !== undefined) return file;
  throw new CommandError('configuration', (errors) => errors.noConfig(folder));
}
