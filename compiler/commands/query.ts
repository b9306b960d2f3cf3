/** `vitrina query`: what agents find for a query in the compiled content, and why in that order. */

import { resolve } from 'node:path';
import { CommandError, exitCodes } from '../command-error.ts';
import { toQueryText } from '../report/search/to-query-text.ts';
import { searchFolder } from './steps/open-compiled-search.ts';
import { colorsFor, outOption, type RegisterCommand } from './steps/settings.ts';

interface QueryFlags {
  out: string;
  limit: string;
  json?: boolean;
  color: boolean;
}

/** Bounds of `search_pages`. */
const bounds = { query: { least: 2, most: 200 }, limit: { least: 1, most: 25 } } as const;

export const registerQuery: RegisterCommand = (command, io) => {
  command
    .argument('<words...>', 'what an agent would search')
    .option(...outOption)
    .option('--limit <number>', 'results', '8')
    .option('--json', 'print JSON')
    .option('--no-color', 'no colours')
    .addHelpText(
      'before',
      `Examples:
  vitrina query lavadora no desagua               what do agents find, and why in that order?
  vitrina query "precio urgente" --limit 3        the first three only
  vitrina query nevera --json | jq -r '.results[].path'
`,
    )
    .action(async (words: string[], flags: QueryFlags) => {
      const query = words.join(' ');
      const { least, most } = bounds.query;
      const length = [...query].length;
      if (length < least || length > most || query.trim() === '')
        throw new CommandError('configuration', `a query has ${least} to ${most} characters, this one has ${length}`);
      const results = (await searchFolder(resolve(io.folder, flags.out))).explain(query, toLimit(flags.limit));
      process.stdout.write(
        flags.json
          ? `${JSON.stringify({ query, results }, null, 2)}\n`
          : toQueryText(query, results, colorsFor(flags, io)),
      );
      process.exitCode = results.length > 0 ? exitCodes.ok : exitCodes.refused;
    });
};

function toLimit(text: string): number {
  const { least, most } = bounds.limit;
  const limit = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (!(limit >= least && limit <= most))
    throw new CommandError('configuration', `--limit ${text} is not a number of results: use ${least} to ${most}`);
  return limit;
}
