/** How the commands show what they found: on the terminal, and as an HTML file where one is asked for. */

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { requirePlace } from '../../output/require-place.ts';
import { type Section, toSectionHtml, toSectionText } from '../../report/sections.ts';
import { type CommandIo, type CommonFlags, colorsFor } from './settings.ts';

/** Characters of a line where there is no terminal. */
const PLAIN_WIDTH = 100;

export interface ReportFlags extends CommonFlags {
  /** File for all of it. */
  report?: string;
  details?: boolean;
}

export function addReportOptions(command: Command): Command {
  return command
    .option('--details', 'print all that is known')
    .option('--report <file>', 'write all of it as one HTML file');
}

/** Before a crawl: nobody wants to wait for a no. */
export async function requireReportPlace({ report }: ReportFlags, { folder }: CommandIo): Promise<void> {
  if (report !== undefined) await requirePlace(resolve(folder, report), '--report');
}

/** @param folded left out of the terminal, unless details are asked for */
export async function printReport(sections: readonly Section[], flags: ReportFlags, io: CommandIo): Promise<void> {
  if (flags.report !== undefined) {
    const file = resolve(io.folder, flags.report);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, toSectionHtml(sections, io.words.language));
  }
  if (flags.json || flags.quiet) return;
  const shown = flags.details
    ? sections.map((one) => ({ ...one, lines: one.lines.filter(({ isPointer }) => !isPointer) }))
    : sections.filter(({ isDetail }) => !isDetail);
  const width = flags.details ? undefined : (process.stdout.columns ?? PLAIN_WIDTH);
  process.stdout.write(toSectionText(shown, colorsFor(flags, io), width));
}
