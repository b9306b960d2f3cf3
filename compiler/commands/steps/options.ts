/** The world that commands run in, options that several of them share, and the output of their results. */

import type { Command } from 'commander';
import { createColors } from 'picocolors';
import type { Colors } from 'picocolors/types.js';
import { CommandError, invalid } from '../../command-error.ts';
import { isWebAddress } from '../../config/resolve-config.ts';
import { type OwnTexts, toReportJson, toSectionText } from '../../report/render.ts';
import type { Section } from '../../report/sections.ts';
import type { ReportWords } from '../../words/es/report/report.ts';
import { toEscaped } from '../../words/readable-address.ts';

/** The world a command runs in. */
export interface CommandIo {
  /** The language of the person who runs it. */
  words: ReportWords;
  environment: Readonly<Record<string, string | undefined>>;
  /** Folder that relative paths start from. */
  folder: string;
  /** The moment that a report names; default: now. */
  now?: () => Date;
  /** Waits, in milliseconds, before a retry; default: real time. */
  sleep?: (milliseconds: number) => Promise<void>;
}

/** Gives a command its arguments, options and action. */
export type RegisterCommand = (command: Command, io: CommandIo) => void;

/** Options as typed. Each command has some of them. */
export interface Flags {
  json?: boolean;
  quiet?: boolean;
  color: boolean;
  config?: string;
  /** For a folder it may include the path below which it is served. */
  url?: string;
  limit?: number;
  only?: string[];
  exclude?: string[];
  seed?: string[];
  render?: boolean;
  /** File for the whole report. */
  report?: string;
  details?: boolean;
}

export interface OutFlags extends Flags {
  out: string;
}

export const targetArgument = ['[target]', 'website or folder of HTML; else what the config names'] as const;

export const outOption = ['--out <folder>', 'folder of the compiled content', 'dist-content'] as const;

/** Of the commands that take nothing else: the folder of the content by its position, as the site's folder is named. */
export const contentArgument = ['[content]', 'folder of the compiled content, as --out names it'] as const;

/** Returns the folder named by position or option, if any. @throws CommandError if it names two, or a web address */
export function contentFolderOf(content: string | undefined, out: string | undefined): string | undefined {
  if (content !== undefined && isWebAddress(content))
    throw new CommandError('configuration', (errors) => errors.siteForFolder(content));
  if (content === undefined || out === undefined || content === out) return content ?? out;
  throw new CommandError('configuration', (errors) => errors.twoFolders(content, out));
}

export const configOption = ['--config <file>', 'config file (default: site.config.ts)'] as const;

/** Returns the first option that limits the compile to a part of the site: `--only`; `undefined` without one. */
export const partOf = ({ limit, only, exclude }: Flags): string | undefined =>
  Object.entries({ '--limit': limit, '--only': only, '--exclude': exclude }).find(
    ([, value]) => value !== undefined,
  )?.[0];

/**
 * Returns the command line that treats the same site with the same options. Options of the part that is read are left
 * out, since what follows a first look is the whole site.
 */
export function toCommandLine(
  command: string,
  target: string | undefined,
  { config, url, seed = [], render, out }: Partial<OutFlags>,
): string {
  const options = {
    '--config': config && [config],
    '--url': url && [url],
    '--seed': seed,
    '--out': out === undefined || out === outOption[2] ? undefined : [out],
  };
  const named = Object.entries(options).flatMap(([name, values]) => (values || []).flatMap((value) => [name, value]));
  const words = [command, ...(target === undefined ? [] : [target]), ...named, ...(render ? ['--render'] : [])];
  return `vitrina ${words.map(quoteForShell).join(' ')}`;
}

/** Returns the word as a POSIX shell reads it. */
export const quoteForShell = (word: string): string =>
  /^[\w./:@%+=,~-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** Gives a command its target, and options for the part to read and the public address. */
export function addTargetOptions(command: Command): Command {
  const toPatterns =
    (option: string) =>
    (text: string, before: string[] = []) => {
      if (!text.startsWith('/')) throw invalid(`${option} ${text}`, '"/blog/*"');
      return [...before, toEscaped(text)];
    };
  return command
    .argument(...targetArgument)
    .option(
      '--url <address>',
      'address of the site, where a folder does not tell',
      (text: string) => toWebAddress(text, '--url').href,
    )
    .option('--limit <pages>', 'read so many pages only, for a first look', (text: string) =>
      toNumber('--limit', text, 1, 100_000),
    )
    .option('--only <pattern>', 'read only pages that fit: "/blog/*"; may be repeated', toPatterns('--only'))
    .option('--exclude <pattern>', 'leave pages out; may be repeated', toPatterns('--exclude'))
    .option('--seed <pattern>', 'read files that nothing links to: "/docs/*"; may be repeated', toPatterns('--seed'))
    .option('--render', 'run the scripts of pages that are empty without them, in an installed Chromium');
}

/** Returns the web address in `text`. @throws CommandError that names the option, for any other text */
export function toWebAddress(text: string, option = ''): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw invalid(`${option} "${text}"`.trimStart(), '"https://www.example.es"');
}

/** Returns the number in the text. @throws CommandError for anything but a whole number within the bounds */
export function toNumber(option: string, text: string, from: number, to: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= from && number <= to) return number;
  throw invalid(`${option} ${text}`, `${from} … ${to}`);
}

/** Width without a terminal. */
const PLAIN_WIDTH = 100;

/** Colours for a person at a terminal who does not refuse them (https://no-color.org). */
export function colorsFor({ color }: Pick<Flags, 'color'>, { environment }: CommandIo): Colors {
  return createColors(color && Boolean(process.stdout.isTTY) && !environment.NO_COLOR);
}

/** Prints a value. @param own texts of several lines in it @param indentation 0 for all on one line */
export function printJson(value: object, own?: OwnTexts, indentation?: number): void {
  process.stdout.write(toReportJson(value, own, indentation));
}

/** Prints `value` with `--json`, else the sections unless `--quiet`, without details unless asked for. */
export function printReport(
  value: object,
  sections: readonly Section[],
  flags: Flags,
  io: CommandIo,
  own?: OwnTexts,
): void {
  if (flags.json) printJson(value, own);
  if (flags.json || flags.quiet) return;
  const shown = flags.details ? sections : sections.filter(({ isDetail }) => !isDetail);
  const width = flags.details ? undefined : (process.stdout.columns ?? PLAIN_WIDTH);
  process.stdout.write(toSectionText(shown, colorsFor(flags, io), width));
}
