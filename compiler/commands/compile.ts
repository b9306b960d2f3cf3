/** `vitrina compile`: writes the site into the output folder, with a closing report of changes and problems. */

import { resolve } from 'node:path';
import { CommandError, invalid } from '../command-error.ts';
import { requireOwnFolder, writeArtifacts } from '../output/output.ts';
import { type Guard, guards } from '../report/publish-guard.ts';
import { toReport } from '../report/summary.ts';
import { runCheck } from './check.ts';
import {
  addCompileOptions,
  type CompileFlags,
  compileAgainst,
  keptGenerations,
  toJsonReport,
  toRefusal,
} from './steps/compile-against.ts';
import { printReport, type RegisterCommand, toCommandLine } from './steps/options.ts';
import { tell } from './steps/print.ts';
import { addReportOptions, toAttemptFile, writeReport } from './steps/report-file.ts';

interface PublishFlags extends CompileFlags {
  check?: boolean;
  acceptLoss?: Guard[] | true;
}

export const examples = `
  vitrina compile
  vitrina compile https://www.example.es
  vitrina compile ./public --out content
  vitrina compile --accept-loss=pages
  vitrina compile --limit 20 --out trial
`;

export const register: RegisterCommand = (command, io) => {
  addReportOptions(addCompileOptions(command), io)
    .option('--check', 'write nothing; exit with 2 when the folder is stale')
    .option('--accept-loss [guards]', 'publish although these guards say no', toGuards)
    .action(async (target: string | undefined, { check, acceptLoss = [], ...flags }: PublishFlags) => {
      if (check) return runCheck(target, flags, io);
      const start = performance.now();
      // Before the crawl, which may take an hour.
      await requireOwnFolder(resolve(io.folder, flags.out));
      const { words } = io;
      const accepted: Guard[] = acceptLoss === true ? ['pages'] : acceptLoss;
      const attempt = await compileAgainst(target, flags, io);
      const { out, compilation, changes, isStale, isPublished, trusted, errors, init } = attempt;
      const codes = new Set<string>(accepted.map((name) => guards[name]));
      const refusals = attempt.refusals.filter(({ code }) => !codes.has(code));
      const isRefused = refusals.length + errors.length > 0;
      if (isStale && !isRefused) await writeArtifacts(out, compilation.artifacts, keptGenerations);

      const value = toJsonReport(attempt, isStale && !isRefused, words);
      const report = toReport({ ...compilation, trusted, init, ...(isPublished && { changes }) }, words);
      const why = isRefused ? toRefusal({ ...attempt, refusals }, words, accepted) : [];
      await writeReport(flags, io, (date) => toAttemptFile(attempt, { refusal: why }, date, io));
      printReport(value, report, { ...flags, quiet: isRefused || Boolean(flags.quiet) }, io);
      if (isRefused) throw new CommandError('refused', () => why);
      const { written, upToDate, took } = words.commands.said;
      tell(isStale ? written(out) : upToDate(out));
      if (!flags.quiet && !flags.json)
        tell(
          `${took((performance.now() - start) / 1000)} ${words.summary.next(toCommandLine('preview', target, flags))}`,
        );
    });
};

/** Returns the named guards. @param text names with commas between them. @throws CommandError for an unknown one */
function toGuards(text: string): Guard[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !Object.hasOwn(guards, name));
  if (unknown === undefined) return names as Guard[];
  throw invalid(`--accept-loss=${unknown}`, Object.keys(guards).join(', '));
}
