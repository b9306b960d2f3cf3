/** `vitrina audit`: whether the compiled content says all that agents expect and, where asked, the website too. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError, exitCodes } from '../command-error.ts';
import { isWebAddress } from '../config/resolve-config.ts';
import { serveFolder } from '../crawl/serve-folder.ts';
import { readDocument } from '../document/read-document.ts';
import type { Examination } from '../examine/examination.ts';
import { examineFolder } from '../examine/examine-folder.ts';
import { examinePage, examineSiteFiles, namesBusiness } from '../examine/examine-website.ts';
import { countFindings, toExaminationSections } from '../examine/to-examination-sections.ts';
import { readManifest } from '../output/read-manifest.ts';
import { createOriginalReader, OriginalMissing } from '../preview/read-original.ts';
import { line } from '../report/sections.ts';
import { listSome } from '../words/list-some.ts';
import { addReportOptions, printReport, type ReportFlags, requireReportPlace } from './steps/print-report.ts';
import { type CommandIo, outOption, printJson, type RegisterCommand } from './steps/settings.ts';

interface AuditFlags extends ReportFlags {
  out: string;
  site?: string | true;
}

export const register: RegisterCommand = (command, io) => {
  command
    .option(...outOption)
    .option(
      '--site [target]',
      'look at the pages too: an address or a folder of built HTML (default: the published address)',
    );
  addReportOptions(command)
    .addHelpText(
      'before',
      `Examples:
  vitrina audit                                   the folder dist-content, nothing fetched
  vitrina audit --site                            and the pages of the live website
  vitrina audit --out content --site ./public     and the pages of a folder of built HTML
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
  const examination = await examineFolder(folder, manifest, examine);
  const target = flags.site === true ? manifest.site.url : flags.site;
  if (target !== undefined) await examineWebsitePages(target, manifest.pages, examination, io);

  const { findings } = examination;
  const counts = countFindings(findings);
  const site = manifest.site.url;
  if (flags.json) printJson({ site, counts, findings });
  const [title, ...sections] = toExaminationSections(site, findings, io.words);
  const scope = [...line(examine.liveOnly), ...line(target === undefined ? examine.pagesToo : '')];
  await printReport([...(title ? [{ ...title, lines: scope }] : []), ...sections], flags, io);
  return counts.errors > 0 ? exitCodes.refused : exitCodes.ok;
}

/** Examines pages, robots.txt and sitemap of a website. @throws CommandError when it gives none of its pages */
async function examineWebsitePages(
  target: string,
  pages: readonly { path: string; url: string }[],
  examination: Examination,
  io: CommandIo,
): Promise<void> {
  const folder = isWebAddress(target) ? undefined : resolve(io.folder, target);
  if (folder !== undefined && !existsSync(folder))
    throw new CommandError('configuration', (errors) => errors.noFolder(folder));
  const website = folder === undefined ? undefined : await serveFolder(folder, { url: examination.addresses.site });
  const reader = createOriginalReader(website?.origin ?? new URL(target).origin, {});
  const read = async (path: string) => {
    try {
      return await reader.read(path);
    } catch (error) {
      if (error instanceof OriginalMissing) return undefined;
      throw error;
    }
  };
  try {
    const unread: string[] = [];
    let isNamed = false;
    for (const { path, url } of pages) {
      const html = await read(path);
      if (!html) {
        unread.push(path);
        continue;
      }
      const document = readDocument({ path, url, html, aliases: [] });
      isNamed ||= namesBusiness(document);
      examinePage(examination, document);
    }
    if (unread.length === pages.length)
      throw new CommandError('unreachable', (errors) => errors.givesNone(target, pages.length));
    const { note, words, addresses } = examination;
    note('business', `${addresses.site}/`, isNamed, '');
    await examineSiteFiles(examination, read);
    if (unread.length > 0)
      process.stderr.write(`${words.unread(unread.length, listSome(unread, io.words.diff.more))}\n`);
  } finally {
    await reader.close();
    await website?.close();
  }
}
