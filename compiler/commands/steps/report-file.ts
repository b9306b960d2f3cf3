/** The report of a command as a file to send, HTML or CSV by its name. */

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import type { Command } from 'commander';
import { gapsFile } from '#shared/gaps.ts';
import { invalid } from '../../command-error.ts';
import { requirePlace } from '../../output/output.ts';
import { type CompileFileInput, toCompileFile } from '../../report/file/compile-file.ts';
import type { ReportFile } from '../../report/file/report-file.ts';
import { reportFormats, toReportText } from '../../report/render.ts';
import { judgeGaps } from '../../report/search/gaps-report.ts';
import type { Attempt } from './compile-against.ts';
import type { CommandIo, Flags } from './options.ts';
import { loadOpenSearch, readerOfArtifacts, readMonths } from './read-content.ts';

/** Adds the options of the report. Before the action, a file that cannot be written throws a CommandError. */
export function addReportOptions(command: Command, { folder }: CommandIo): Command {
  return command
    .option('--details', 'print all that is known')
    .option('--report <file>', 'all of it as .html; only pages or checks as .csv')
    .hook('preAction', async () => {
      const { report } = command.opts<Flags>();
      if (report === undefined) return;
      if (!formatOf(report)) throw invalid(`--report ${report}`, '"informe.html", "informe.csv"');
      await requirePlace(resolve(folder, report), '--report');
    });
}

const formatOf = (file: string) => reportFormats.find((format) => extname(file).toLowerCase() === `.${format}`);

/** Writes the report, and its folder, if the flags ask for one. @param toFile makes the report of this moment */
export async function writeReport(
  { report }: Flags,
  io: CommandIo,
  toFile: (date: Date) => ReportFile | Promise<ReportFile>,
): Promise<void> {
  const format = report === undefined ? undefined : formatOf(report);
  if (report === undefined || !format) return;
  const text = toReportText(await toFile(io.now?.() ?? new Date()), format, io.words.language);
  const place = resolve(io.folder, report);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, text);
}

/** Makes the report of a compile or a check. @param more reasons for writing nothing, and the check */
export async function toAttemptFile(
  { compilation, changes, isPublished, init }: Attempt,
  more: Pick<CompileFileInput, 'refusal' | 'check'>,
  date: Date,
  { environment, folder, words }: CommandIo,
): Promise<ReportFile> {
  const months = await readMonths(resolve(folder, environment.DATA_DIR ?? '.data', gapsFile));
  const { queries } = months
    ? judgeGaps(months, (await loadOpenSearch())(readerOfArtifacts(compilation.artifacts)))
    : { queries: [] };
  const shown = { changes: isPublished ? changes : undefined, asked: queries, init, date };
  return toCompileFile({ ...compilation, ...shown, ...more }, words);
}
