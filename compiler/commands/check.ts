/** `vitrina check`: whether the output folder is what the site says today; writes nothing. */

import { exitCodes } from '../command-error.ts';
import { toDiffText, toHeadline } from '../report/diff/to-diff-text.ts';
import { toJsonReport, toRefusal } from './steps/attempt-report.ts';
import { addCompileOptions, type CompileFlags, compileAgainst } from './steps/compile-against.ts';
import { type CommandIo, colorsFor, type RegisterCommand } from './steps/settings.ts';

export const registerCheck: RegisterCommand = (command, io) => {
  addCompileOptions(command)
    .option('--json', 'print the whole report as JSON')
    .option('--quiet', 'print no diff')
    .option('--no-color', 'no colours')
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
  const attempt = await compileAgainst(target, flags, io);
  const { out, files, changes, isStale, refusals, errors } = attempt;
  if (flags.json) process.stdout.write(toJsonReport(attempt, false, io.words));
  else if (!flags.quiet) {
    const colors = colorsFor(flags, io);
    process.stdout.write(toDiffText(changes, colors));
    for (const [what, names] of Object.entries(files)) {
      for (const name of names) process.stdout.write(colors.dim(`${what}: ${name}\n`));
    }
  }
  if (refusals.length + errors.length > 0)
    process.stderr.write(`vitrina: a compile would stop: ${toRefusal(attempt, io.words)}\n`);
  process.stderr.write(
    isStale ? `${out} is stale (${toHeadline(changes)}): \`vitrina compile\` replaces it\n` : `${out} is up to date\n`,
  );
  return isStale || errors.length > 0 ? exitCodes.refused : exitCodes.ok;
}
