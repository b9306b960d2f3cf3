/** `vitrina check`: whether the output folder is what the site says today; writes nothing. */

import { exitCodes } from '../command-error.ts';
import { toDiffSections, toHeadline } from '../report/diff/to-diff-sections.ts';
import { line, type Section, section } from '../report/sections.ts';
import { toProblems } from '../report/summary.ts';
import {
  type Attempt,
  addCompileOptions,
  type CompileFlags,
  compileAgainst,
  toJsonReport,
  toRefusal,
} from './steps/compile-against.ts';
import { addReportOptions, printReport, requireReportPlace } from './steps/print-report.ts';
import { type CommandIo, printJson, type RegisterCommand } from './steps/settings.ts';

export const register: RegisterCommand = (command, io) => {
  addReportOptions(addCompileOptions(command))
    .addHelpText(
      'before',
      `Examples:
  vitrina check                              has the site changed since the last compile?
  vitrina check --quiet || vitrina compile   compile only when it has
`,
    )
    .action(async (target: string | undefined, flags: CompileFlags) => {
      process.exitCode = await runCheck(target, flags, io);
    });
};

/** @returns the exit code */
export async function runCheck(target: string | undefined, flags: CompileFlags, io: CommandIo): Promise<number> {
  await requireReportPlace(flags, io);
  const attempt = await compileAgainst(target, flags, io);
  const { out, changes, isStale, refusals, errors, isPublished } = attempt;
  const { words } = io;
  if (flags.json) printJson(toJsonReport(attempt, false, words));
  await printReport(toSections(attempt, io), flags, io);
  if (refusals.length + errors.length > 0)
    process.stderr.write(`vitrina: ${words.commands.said.wouldStop} ${toRefusal(attempt, words)}\n`);
  const { upToDate, stale, nothingPublished } = words.commands.said;
  const headline = isPublished ? stale(out, toHeadline(changes, words)) : nothingPublished(out);
  process.stderr.write(`${isStale ? headline : upToDate(out)}\n`);
  return isStale || errors.length > 0 ? exitCodes.refused : exitCodes.ok;
}

/** What changed, each change once: files are named where nothing that agents read tells of them. */
function toSections({ changes, files, isPublished, compilation }: Attempt, { words }: CommandIo): Section[] {
  const told = isPublished ? toDiffSections(changes, words) : [];
  const untold = told.length === 0 && isPublished ? Object.values(files).flat() : [];
  const names = section(
    words.diff.documents,
    untold.flatMap((name) => line(name)),
  );
  return [...told, ...names, ...toProblems(compilation.diagnostics, words)];
}
