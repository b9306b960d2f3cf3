/** `vitrina query`: results that agents get for a query from the compiled content, and the reasons for their order. */

import { resolve } from 'node:path';
import { searchPagesParameters } from '#shared/contract/schemas.ts';
import { exitCodes, invalid } from '../command-error.ts';
import { toQuerySections } from '../report/search/to-query-sections.ts';
import { type OutFlags, outOption, printReport, type RegisterCommand, toNumber } from './steps/options.ts';
import { searchFolder } from './steps/read-content.ts';

export const examples = `
  vitrina query lavadora no desagua
  vitrina query "precio urgente" --limit 3
  vitrina query nevera --json | jq -r '.results[].path'
`;

export const register: RegisterCommand = (command, io) => {
  command
    .argument('<words...>', 'what an agent would search')
    .option(...outOption)
    .option('--limit <number>', 'results', (text) => toNumber('--limit', text, 1, 25), 8)
    .action(async (words: string[], { limit = 8, ...flags }: OutFlags) => {
      const query = words.join(' ');
      // Agents cannot send other queries, so their results would mean nothing.
      if (!searchPagesParameters.shape.query.safeParse(query).success) throw invalid(`"${query}"`, '"…" (2 … 200)');
      const explained = (await searchFolder(resolve(io.folder, flags.out))).explain(query, limit);
      const { results, unknownWords, corrections } = explained;
      const sections = toQuerySections(query, explained, io.words);
      printReport({ query, unknownWords, corrections, results }, sections, { ...flags, quiet: false }, io);
      process.exitCode = results.length > 0 ? exitCodes.ok : exitCodes.refused;
    });
};
