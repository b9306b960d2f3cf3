/** `vitrina gaps`: what agents searched and did not find, from the file that the runtime keeps, judged by the content of today. */

import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type GapMonth, gapsFile, parseGaps } from '#shared/gaps.ts';
import { CommandError } from '../command-error.ts';
import { judgeGaps } from '../report/search/judge-gaps.ts';
import { toGapsSections } from '../report/search/to-gaps-sections.ts';
import { toSectionText } from '../report/sections.ts';
import { searchFolder } from './steps/open-compiled-search.ts';
import { type CommonFlags, colorsFor, outOption, printJson, type RegisterCommand, toNumber } from './steps/settings.ts';

interface GapsFlags extends CommonFlags {
  out: string;
  limit: string;
}

export const register: RegisterCommand = (command, io) => {
  command
    .argument('[files...]', `data folders of runtimes, or their ${gapsFile}; several are added up (default: .data)`)
    .option(...outOption)
    .option('--limit <number>', 'queries of each kind', '15')
    .addHelpText(
      'before',
      `Examples:
  vitrina gaps                                   of the runtime whose data folder is .data
  vitrina gaps /var/lib/vitrina                  another data folder
  vitrina gaps one/gaps.json two/gaps.json       of several runtimes together
  vitrina gaps --json | jq '.queries[] | select(.finds == null)'
`,
    )
    .action(async (files: string[], flags: GapsFlags) => {
      const named = files.length > 0 ? files : ['.data'];
      const months = await Promise.all(named.map((file) => readMonths(resolve(io.folder, file))));
      const shown = toNumber('--limit', flags.limit, 1, 9999);
      const report = judgeGaps(months.flat(), await searchFolder(resolve(io.folder, flags.out)));
      if (flags.json) printJson(report);
      else process.stdout.write(toSectionText(toGapsSections(report, shown, io.words), colorsFor(flags, io)));
    });
};

/** @throws CommandError when there is no such file, or it is another */
async function readMonths(named: string): Promise<GapMonth[]> {
  const isFolder = await stat(named).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const file = isFolder ? join(named, gapsFile) : named;
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new CommandError('configuration', (errors) => errors.noGaps(isFolder ? file : join(named, gapsFile)));
  }
  const months = parseGaps(text);
  if (!months) throw new CommandError('configuration', (errors) => errors.foreignGaps(file));
  return months;
}
