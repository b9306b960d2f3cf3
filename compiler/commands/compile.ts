/** `vitrina compile`: the site into the output folder, with a closing report of what changed and what is wrong. */

import { resolve } from 'node:path';
import { CommandError } from '../command-error.ts';
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
import { addReportOptions, printReport, requireReportPlace } from './steps/print-report.ts';
import { type CommandIo, printJson, type RegisterCommand } from './steps/settings.ts';

export const register: RegisterCommand = (command, io) => {
  addReportOptions(addCompileOptions(command))
    .option('--check', 'write nothing; exit with 2 when the folder is stale')
    .option('--accept-loss [guards]', 'publish although these guards say no', toGuards)
    .addHelpText(
      'before',
      `Examples:
  vitrina compile                            what the config names
  vitrina compile https://www.example.es     a website, no config needed
  vitrina compile ./public --out content     a folder of built HTML
  vitrina compile --accept-loss=pages        pages are gone, and are meant to be
  vitrina compile --limit 20 --out trial     the first 20 pages of a big site
`,
    )
    .action(
      async (target: string | undefined, flags: CompileFlags & { check?: boolean; acceptLoss?: Guard[] | true }) => {
        if (flags.check) process.exitCode = await runCheck(target, flags, io);
        else await runCompile(target, flags, flags.acceptLoss === true ? ['pages'] : (flags.acceptLoss ?? []), io);
      },
    );
};

async function runCompile(
  target: string | undefined,
  flags: CompileFlags,
  accepted: readonly Guard[],
  io: CommandIo,
): Promise<void> {
  // Before the crawl, which may take an hour.
  await requireOwnFolder(resolve(io.folder, flags.out));
  await requireReportPlace(flags, io);
  const attempt = await compileAgainst(target, flags, io);
  const { out, compilation, isStale, errors } = attempt;
  const codes = new Set<string>(accepted.map((name) => guards[name]));
  const refusals = attempt.refusals.filter(({ code }) => !codes.has(code));
  const isRefused = refusals.length + errors.length > 0;
  if (isStale && !isRefused) await writeArtifacts(out, compilation.artifacts, { keep: keptGenerations });

  if (flags.json) printJson(toJsonReport(attempt, isStale && !isRefused, io.words));
  const report = toReport(
    { ...compilation, believed: attempt.believed, ...(attempt.isPublished && { changes: attempt.changes }) },
    io.words,
  );
  await printReport(report, { ...flags, quiet: isRefused || Boolean(flags.quiet) }, io);
  if (isRefused) throw new CommandError('refused', (_, words) => toRefusal({ ...attempt, refusals }, words, accepted));
  const { said } = io.words.commands;
  process.stderr.write(`${isStale ? said.written(out) : said.upToDate(out)}\n`);
  if (!flags.quiet && !flags.json) process.stderr.write(`${io.words.summary.next}\n`);
}

/** @param text names with commas between them */
function toGuards(text: string): Guard[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !Object.hasOwn(guards, name));
  if (unknown === undefined) return names as Guard[];
  throw new CommandError('configuration', (errors) => errors.unknownGuard(unknown, Object.keys(guards)));
}
