/** `vitrina audit`: whether the compiled content says all that agents expect. */

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { toAddresses } from '#shared/addresses.ts';
import { type Manifest, pagesFolder } from '#shared/artifacts.ts';
import { toMirrorPath } from '#shared/page.ts';
import { exitCodes } from '../command-error.ts';
import { countFindings, createExamination, toExaminationSections } from '../examine/examination.ts';
import { toExaminationFile } from '../examine/examination-file.ts';
import { examineDocuments, examineMirror } from '../examine/examine-documents.ts';
import { type Probe, toAnswer } from '../examine/probe.ts';
import { findDamage, requireManifest } from '../output/read-generation.ts';
import { line } from '../report/sections.ts';
import {
  contentArgument,
  contentFolderOf,
  type OutFlags,
  outOption,
  printReport,
  type RegisterCommand,
} from './steps/options.ts';
import { addReportOptions, writeReport } from './steps/report-file.ts';
import { requireHarmless } from './steps/report-place.ts';

export const examples = `
  vitrina audit
  vitrina audit content
`;

export const register: RegisterCommand = (command, io) => {
  command.argument(...contentArgument).option(...outOption);
  addReportOptions(command, io).action(async (content: string | undefined, flags: OutFlags) => {
    const named = command.getOptionValueSource('out') === 'cli' ? flags.out : undefined;
    const folder = resolve(io.folder, contentFolderOf(content, named) ?? flags.out);
    requireHarmless(flags, io, { content: folder });
    const manifest = await requireManifest(folder);
    const { url: site } = manifest.site;
    const { examine } = io.words;
    const addresses = toAddresses(manifest.site);
    const probe = createFolderProbe(folder, manifest);
    const examination = createExamination(probe, addresses, false, examine);
    await examineDocuments(examination);
    for (const { file } of manifest.pages) await examineMirror(examination, site + toMirrorPath(file));
    const damaged = await findDamage(folder, manifest);
    for (const file of damaged) examination.note('intact', join(folder, file), false, '');
    if (damaged.length === 0) examination.note('intact', site, true, '');
    const { findings } = examination;
    const counts = countFindings(findings);
    const [title, ...sections] = toExaminationSections(site, findings, io.words);
    const report = [...(title ? [{ ...title, lines: line(examine.liveOnly) }] : []), ...sections];
    await writeReport(flags, io, (date) => toExaminationFile(site, findings, date, io.words));
    printReport({ site, counts, findings }, report, flags, io);
    process.exitCode = counts.errors > 0 ? exitCodes.refused : exitCodes.ok;
  });
};

/** Creates a probe that answers with documents and mirrors of the folder, and with 404 for other or empty files. */
function createFolderProbe(folder: string, { documents, pages }: Manifest): Probe {
  const files = new Map<string, readonly [file: string, mediaType: string]>([
    ...documents.map(({ address, file, media_type }) => [address, [file, media_type]] as const),
    ...pages.map(({ file }) => [toMirrorPath(file), [`${pagesFolder}/${file}`, 'text/markdown']] as const),
  ]);
  return async (path) => {
    const [file = '', mediaType = ''] = files.get(path) ?? [];
    const text = file && (await readFile(join(folder, file), 'utf8').catch(() => ''));
    return text ? toAnswer(200, mediaType, text) : toAnswer(404, '', '');
  };
}
