/** `vitrina check`: whether the output folder is up to date with the site; writes nothing. */

import { exitCodes } from '../command-error.ts';
import { toDiffSections, toOwnHeadline } from '../report/diff/to-diff-sections.ts';
import { line, section, toSaidText } from '../report/sections.ts';
import { toProblems } from '../report/summary.ts';
import {
  addCompileOptions,
  type CompileFlags,
  compileAgainst,
  toJsonReport,
  toRefusal,
} from './steps/compile-against.ts';
import { type CommandIo, printReport, type RegisterCommand, toCommandLine } from './steps/options.ts';
import { tell } from './steps/print.ts';
import { addReportOptions, toAttemptFile, writeReport } from './steps/report-file.ts';

export const examples = `
  vitrina check
  vitrina check --quiet || vitrina compile
`;

export const register: RegisterCommand = (command, io) => {
  addReportOptions(addCompileOptions(command), io).action((target: string | undefined, flags: CompileFlags) =>
    runCheck(target, flags, io),
  );
};

/** Reports changes and problems. The exit code is `refused` if the folder is stale or a complaint is an error. */
export async function runCheck(target: string | undefined, flags: CompileFlags, io: CommandIo): Promise<void> {
  const attempt = await compileAgainst(target, flags, io);
  const { out, changes, files, compilation, isStale, refusals, errors, isPublished } = attempt;
  const { words } = io;
  const { upToDate, stale, otherFiles, nothingPublished, wouldStop } = words.commands.said;
  const told = isPublished ? toDiffSections(changes, words) : [];
  // Changed files are listed if no change of a fact, a page or a document tells of them.
  const untold = told.length === 0 && isPublished ? Object.values(files).flat() : [];
  const names = untold.flatMap((name) => line(name));
  const problems = toProblems(compilation.diagnostics, words, attempt.init);
  const report = [...told, ...section(words.diff.documents, names), ...problems];
  const why = refusals.length + errors.length > 0 ? toRefusal(attempt, words) : [];
  const check = !isPublished ? 'unpublished' : isStale ? 'stale' : 'fresh';
  await writeReport(flags, io, (date) => toAttemptFile(attempt, { refusal: why, check }, date, io));
  printReport(toJsonReport(attempt, false, words), report, flags, io);
  if (why.length > 0) tell(`vitrina: ${wouldStop} ${toSaidText(why)}`);
  const compile = toCommandLine('compile', target, flags);
  const change = untold.length > 0 ? otherFiles(untold.length) : toOwnHeadline(changes, words);
  const headline = isPublished ? stale(out, change, compile) : nothingPublished(out, compile);
  tell(isStale ? headline : upToDate(out));
  process.exitCode = isStale || why.length > 0 ? exitCodes.refused : exitCodes.ok;
}
