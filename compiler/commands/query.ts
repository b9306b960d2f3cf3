/** `vitrina query`: what agents find for a query in the compiled content, and why in that order. */

import { resolve } from 'node:path';
import { toAddresses } from '#shared/addresses.ts';
import { checkParameters, toJsonTypes } from '#shared/contract/check-parameters.ts';
import { ApiError } from '#shared/contract/errors.ts';
import { searchPagesParameters } from '#shared/contract/schemas.ts';
import { type Language, locales } from '#shared/locale/locales.ts';
import { CommandError, exitCodes } from '../command-error.ts';
import { toQuerySections } from '../report/search/to-query-sections.ts';
import { type OutFlags, outOption, printReport, type RegisterCommand } from './steps/options.ts';
import { searchFolder } from './steps/read-content.ts';

const { limit: defaultLimit } = searchPagesParameters.pick({ limit: true }).parse({});

export const examples = `
  vitrina query lavadora no desagua               what do agents find, and why in that order?
  vitrina query "precio urgente" --limit 3        the first three only
  vitrina query nevera --json | jq -r '.results[].path'
`;

export const register: RegisterCommand = (command, io) => {
  command
    .argument('<words...>', 'what an agent would search')
    .option(...outOption)
    .option('--limit <number>', 'results', String(defaultLimit))
    .action(async (words: string[], { limit: wanted, ...flags }: Omit<OutFlags, 'limit'> & { limit: string }) => {
      const { query, limit } = check({ query: words.join(' '), limit: wanted }, io.words.language);
      const explained = (await searchFolder(resolve(io.folder, flags.out))).explain(query, limit);
      const { results, unknownWords, corrections } = explained;
      const sections = toQuerySections(query, explained, io.words);
      printReport({ query, unknownWords, corrections, results }, sections, { ...flags, quiet: false }, io);
      process.exitCode = results.length > 0 ? exitCodes.ok : exitCodes.refused;
    });
};

/** Complaints about parameters need no addresses. */
const noAddresses = toAddresses({ url: '', apiPath: '' });

/** The parameters as `search_pages` takes them. @throws CommandError for invalid ones */
function check(parameters: Record<'query' | 'limit', string>, language: Language) {
  try {
    return checkParameters('search_pages', toJsonTypes('search_pages', parameters));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { message, hint } = locales[language].error(error.details, noAddresses);
    throw new CommandError('configuration', () => `${message} ${hint}`);
  }
}
