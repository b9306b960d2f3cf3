/** `vitrina audit`: whether the compiled content says all that agents expect. */

import { resolve } from 'node:path';
import { CommandError, exitCodes } from '../command-error.ts';
import { examineFolder } from '../examine/examine-folder.ts';
import { countFindings, toExaminationSections } from '../examine/to-examination-sections.ts';
import { readManifest } from '../output/read-manifest.ts';
import { line } from '../report/sections.ts';
import { addReportOptions, printReport, type ReportFlags, requireReportPlace } from './steps/print-report.ts';
import { type CommandIo, outOption, printJson, type RegisterCommand } from './steps/settings.ts';

interface AuditFlags extends ReportFlags {
  out: string;
}

export const register: RegisterCommand = (command, io) => {
  addReportOptions(command.option(...outOption))
    .addHelpText(
      'before',
      `Examples:
  vitrina audit                   the folder dist-content, nothing fetched
  vitrina audit --out content     another folder
`,
    )
    .action(async (flags: AuditFlags) => {
      process.exitCode = await runAudit(flags, io);
    });
};

async function runAudit(flags: AuditFlags, io: CommandIo): Promise<number> {
  await requireReportPlace(flags, io);
  const folder = resolve(io.folder, flags.out);
  const manifest = await readManifest(folder);
  if (!manifest) throw new CommandError('configuration', (errors) => errors.noContent(folder));
  const { examine } = io.words;
  const { findings } = await examineFolder(folder, manifest, examine);
  const counts = countFindings(findings);
  const site = manifest.site.url;
  if (flags.json) printJson({ site, counts, findings });
  const [title, ...sections] = toExaminationSections(site, findings, io.words);
  await printReport([...(title ? [{ ...title, lines: line(examine.liveOnly) }] : []), ...sections], flags, io);
  return counts.errors > 0 ? exitCodes.refused : exitCodes.ok;
}
