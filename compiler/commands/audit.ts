/** `vitrina audit`: how ready the compiled content is for agents, by the checklist that the known scanners share. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { auditContent } from '../audit/audit-content.ts';
import { type CompiledContent, readCompiledContent } from '../audit/compiled-content.ts';
import { type SitePages, scanPage } from '../audit/site-pages.ts';
import { toAuditText } from '../audit/to-audit-text.ts';
import { CommandError, exitCodes } from '../command-error.ts';
import { isWebAddress } from '../config/resolve-config.ts';
import { serveFolder } from '../crawl/serve-folder.ts';
import { readDocument } from '../document/read-document.ts';
import { workspaceOf } from '../output/workspace.ts';
import { createOriginalReader, OriginalMissing } from '../preview/read-original.ts';
import { hasLost } from '../report/checks/check-loss.ts';
import { readLastReport } from '../report/last-report.ts';
import { type CommandIo, colorsFor, outOption, type RegisterCommand, toNumber } from './steps/settings.ts';

interface AuditFlags {
  out: string;
  site?: string | true;
  leastScore?: string;
  json?: boolean;
  verbose?: boolean;
  color: boolean;
}

export const registerAudit: RegisterCommand = (command, io) => {
  command
    .option(...outOption)
    .option(
      '--site [target]',
      'look at the pages too: an address or a folder of built HTML (default: the published address)',
    )
    .option('--least-score <percent>', 'exit with 2 below this score')
    .option('--json', 'print every row as JSON')
    .option('--verbose', 'list the points that were had too')
    .option('--no-color', 'no colours')
    .addHelpText(
      'before',
      `Examples:
  vitrina audit                                   the folder dist-content, nothing fetched
  vitrina audit --site                            and the pages of the live website
  vitrina audit --out content --site ./public     and the pages of a folder of built HTML
  vitrina audit --least-score 80                  for a pipeline
`,
    )
    .action(async (flags: AuditFlags) => {
      process.exitCode = await runAudit(flags.out, flags, io);
    });
};

async function runAudit(folder: string, flags: AuditFlags, io: CommandIo): Promise<number> {
  const least = toNumber('--least-score', flags.leastScore ?? '0', 0, 100);
  const output = resolve(io.folder, folder);
  const compiled = await readCompiledContent(output);
  const last = await readLastReport(workspaceOf(output).lastReport);
  const isOf = last?.siteUrl === compiled.manifest.site.url;
  const content: CompiledContent = {
    ...compiled,
    ...(isOf && { losses: last.pages.filter(hasLost).map(({ path }) => path) }),
  };
  const target = flags.site === true ? content.addresses.site : flags.site;
  const audit = auditContent(content, target === undefined ? undefined : await readSite(target, content, io));
  if (flags.json) process.stdout.write(`${JSON.stringify(audit, null, 2)}\n`);
  else {
    const colors = colorsFor(flags, io);
    process.stdout.write(toAuditText(audit, colors, flags.verbose ?? false));
  }
  if (audit.score.percent >= least) return exitCodes.ok;
  process.stderr.write(`${audit.score.percent} % is less than the ${least} % asked for\n`);
  return exitCodes.refused;
}

/** @throws CommandError when the site gives none of its pages. */
async function readSite(target: string, { manifest }: CompiledContent, io: CommandIo): Promise<SitePages> {
  const folder = isWebAddress(target) ? undefined : resolve(io.folder, target);
  if (folder !== undefined && !existsSync(folder))
    throw new CommandError('configuration', (errors) => errors.noFolder(folder));
  const website = folder === undefined ? undefined : await serveFolder(folder);
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
    const site: SitePages = { pages: [], robots: '', sitemap: '', unread: [] };
    for (const { path } of manifest.pages) {
      const html = await read(path);
      if (html) site.pages.push(scanPage(readDocument({ path, url: manifest.site.url + path, html, aliases: [] })));
      else site.unread.push(path);
    }
    if (site.pages.length === 0)
      throw new CommandError('unreachable', (errors) => errors.givesNone(target, manifest.pages.length));
    if (site.unread.length > 0)
      process.stderr.write(`not read: ${site.unread.length} pages, ${site.unread.slice(0, 5).join(' ')}\n`);
    const text = async (path: string) => Buffer.from((await read(path)) ?? []).toString();
    return { ...site, robots: await text('/robots.txt'), sitemap: await text('/sitemap.xml') };
  } finally {
    await reader.close();
    await website?.close();
  }
}
