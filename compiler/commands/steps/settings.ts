/** What a command works on: a site named by its address, a folder of built HTML, or what the config says. */

import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { createColors } from 'picocolors';
import type { Colors } from 'picocolors/types.js';
import type { SiteConfig } from '../../check-config.ts';
import { CommandError } from '../../command-error.ts';
import { ownOriginOf } from '../../crawl/folder/own-origin.ts';
import { type CompileSettings, isWebAddress, resolveConfig } from '../../resolve-config.ts';
import type { ReportWords } from '../../words/report-words.ts';
import { findExampleConfig } from './bundled-example.ts';
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

/** Gives a command its arguments, its options and what it does. */
export type RegisterCommand = (command: Command, io: CommandIo) => void;

export const targetArgument = [
  '[target]',
  'address of a website, or folder of built HTML; default: what the config names',
] as const;

export const outOption = ['--out <folder>', 'folder of the compiled content', 'dist-content'] as const;

export const configOption = ['--config <file>', 'config file (default: site.config.ts)'] as const;

/** Colours for a person at a terminal who does not refuse them (https://no-color.org). */
export function colorsFor({ color }: { color: boolean }, { environment }: CommandIo): Colors {
  return createColors(color && Boolean(process.stdout.isTTY) && !environment.NO_COLOR);
}

/** Published origin of a folder whose pages name none. */
const localOrigin = 'http://localhost:3000';

/**
 * A target without a config file needs none; with one it replaces `crawl.from`.
 * @throws CommandError
 */
export async function loadSettings(
  target: string | undefined,
  configFile: string | undefined,
  { environment, folder }: Omit<CommandIo, 'words'>,
): Promise<CompileSettings> {
  if (target === undefined || configFile !== undefined) {
    const file = configFile === undefined ? defaultConfigFile(folder) : resolve(folder, configFile);
    const config = await loadConfig(file);
    return target === undefined
      ? resolveConfig(config, dirname(file), environment)
      : resolveConfig({ ...config, crawl: { ...config.crawl, from: target } }, folder, environment);
  }
  return resolveConfig(await toConfig(target, folder), folder, environment);
}

/** The config that a bare target stands for. */
async function toConfig(target: string, folder: string): Promise<SiteConfig> {
  if (!isWebAddress(target)) {
    const site = resolve(folder, target);
    const named = statSync(site, { throwIfNoEntry: false })?.isDirectory() ? await ownOriginOf(site) : undefined;
    return { site: { url: named ?? localOrigin }, crawl: { from: target } };
  }
  if (!URL.canParse(target)) {
    throw new CommandError('configuration', `"${target}" is not an address: write it as "https://www.example.es"`);
  }
  const { origin, pathname, search } = new URL(target);
  return { site: { url: origin }, crawl: { seeds: pathname + search === '/' ? [] : [pathname + search] } };
}

/** @throws CommandError where there is none: nobody means the bundled example when they name nothing */
function defaultConfigFile(folder: string): string {
  const own = join(folder, 'site.config.ts');
  const file = existsSync(own) ? own : findExampleConfig(folder);
  if (file !== undefined) return file;
  throw new CommandError(
    'configuration',
    `there is no site.config.ts in ${folder}: run \`vitrina init https://www.example.es\` to have one proposed, or name a website or a folder of built HTML`,
  );
}
