/** `vitrina gaps`: searches without a result, from the runtime's file, judged by today's content. */

import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type GapMonth, gapsFile } from '#shared/gaps.ts';
import { CommandError } from '../command-error.ts';
import { judgeGaps, toGapsSections } from '../report/search/gaps-report.ts';
import { type OutFlags, outOption, printReport, type RegisterCommand, toNumber } from './steps/options.ts';
import { readMonths, searchFolder } from './steps/read-content.ts';

export const examples = `
  vitrina gaps
  vitrina gaps /var/lib/vitrina
  vitrina gaps one/gaps.json two/gaps.json
  vitrina gaps --json | jq '.queries[] | select(.finds == null)'
`;

export const register: RegisterCommand = (command, io) => {
  command
    .argument('[files...]', `data folders of runtimes, or their ${gapsFile}, added up`)
    .option(...outOption)
    .option('--limit <number>', 'queries of each kind', (text) => toNumber('--limit', text, 1, 9999), 15)
    .action(async (files: string[], { limit = 15, ...flags }: OutFlags) => {
      const named = files.length > 0 ? files : [io.environment.DATA_DIR ?? '.data'];
      const months = await Promise.all(named.map((file) => requireMonths(resolve(io.folder, file))));
      const report = judgeGaps(months.flat(), await searchFolder(resolve(io.folder, flags.out)));
      printReport(report, toGapsSections(report, limit, io.words), { ...flags, quiet: false }, io);
    });
};

/** Reads the months in a file or data folder. @throws CommandError if the file is missing or not a runtime's */
async function requireMonths(named: string): Promise<GapMonth[]> {
  const isFolder = await stat(named).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const file = isFolder ? join(named, gapsFile) : named;
  const months = await readMonths(file);
  if (!months) {
    const isThere = existsSync(file);
    throw new CommandError('configuration', (errors) => (isThere ? errors.noGaps(file) : errors.noSearches(file)));
  }
  return months;
}
