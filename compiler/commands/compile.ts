/** `vitrina compile` and `vitrina check`: the site into the output folder, or only what that would change. */

import { resolve } from 'node:path';
import { createColors } from 'picocolors';
import { CommandError, exitCodes } from '../command-error.ts';
import { type Compilation, compile } from '../compile.ts';
import { compareArtifacts, type OutputChanges, recoverOutput, writeArtifacts } from '../output.ts';
import { readManifest } from '../read-manifest.ts';
import { createProgress, silentProgress } from '../report/progress.ts';
import { toSummary } from '../report/summary.ts';
import type { CompileSettings } from '../resolve-config.ts';
import { type CommandIo, configOption, loadSettings, type RegisterCommand, targetArgument } from './settings.ts';

interface CompileFlags {
  out: string;
  config?: string;
  check?: boolean;
  acceptLoss?: boolean;
  json?: boolean;
  quiet?: boolean;
  color: boolean;
}

export const registerCompile: RegisterCommand = (program, io) => {
  program
    .command('compile')
    .description('crawl a site and write what agents read')
    .argument(...targetArgument)
    .option('--out <folder>', 'where to write', 'dist-content')
    .option(...configOption)
    .option('--check', 'write nothing; exit with 2 when the folder is stale')
    .option('--accept-loss', 'publish even when many pages are gone')
    .option('--json', 'print the whole report as JSON')
    .option('--quiet', 'print complaints only')
    .option('--no-color', 'no colours')
    .action(async (target: string | undefined, flags: CompileFlags) => {
      process.exitCode = await runCompile(target, flags, io);
    });
};

async function runCompile(target: string | undefined, flags: CompileFlags, io: CommandIo): Promise<number> {
  const settings = await loadSettings(target, flags.config, io);
  const out = resolve(io.folder, flags.out);
  await recoverOutput(out);
  const compilation = await compileWithProgress(settings, Boolean(flags.quiet || flags.json));
  requirePages(compilation);
  if (!flags.acceptLoss) await requireNoLoss(compilation, settings, out);
  const changes = await compareArtifacts(out, compilation.artifacts);
  const stale = Object.values(changes).some((files) => files.length > 0);
  const errors = compilation.diagnostics.filter(({ severity }) => severity === 'error').length;
  if (stale && !flags.check && errors === 0) await writeArtifacts(out, compilation.artifacts);

  if (flags.json) process.stdout.write(toJsonReport(out, compilation, changes));
  else if (!flags.quiet) {
    const colors = createColors(flags.color && process.stdout.isTTY && !io.environment.NO_COLOR);
    process.stdout.write(toSummary(compilation, colors));
    if (flags.check) process.stdout.write(toChangeLines(changes));
  }
  if (errors > 0) throw new CommandError('refused', `nothing was written: mend the ${errors} errors above first`);
  if (!flags.check) {
    process.stderr.write(stale ? `written to ${out}\n` : `${out} was up to date\n`);
    return exitCodes.ok;
  }
  process.stderr.write(stale ? `${out} is stale: compile without --check\n` : `${out} is up to date\n`);
  return stale ? exitCodes.refused : exitCodes.ok;
}

/** Compiles, with progress on stderr unless it is to be quiet. */
export async function compileWithProgress(settings: CompileSettings, quiet: boolean): Promise<Compilation> {
  const progress = quiet ? silentProgress : createProgress(process.stderr);
  try {
    return await compile(settings, { onCrawl: progress.crawled, onPages: progress.converted });
  } finally {
    progress.stop();
  }
}

/** @throws CommandError when the site gave no page at all */
export function requirePages({ site, ledger }: Compilation): void {
  if (site.pages.length > 0) return;
  const seen = ledger.slice(0, 5).map(({ url, reason, detail }) => `\n  ${url}: ${detail ?? reason}`);
  throw new CommandError('unreachable', `no page could be compiled, so nothing was written${seen.join('')}`);
}

/** Refuses to replace good content by what a broken site left of it. */
async function requireNoLoss({ site }: Compilation, { allowedLoss }: CompileSettings, out: string): Promise<void> {
  const before = await readManifest(out);
  if (before?.site.url !== site.site.url) return;
  const now = new Set(site.pages.map(({ path }) => path));
  const lost = before.pages.filter(({ path }) => !now.has(path));
  if (lost.length <= before.pages.length * allowedLoss) return;
  throw new CommandError(
    'refused',
    `nothing was written: ${lost.length} of ${before.pages.length} pages are gone, and crawl.allowedLoss admits a share of ${allowedLoss}` +
      `${lost
        .slice(0, 10)
        .map(({ path }) => `\n  ${path}`)
        .join('')}\n  If they are meant to go, repeat with --accept-loss.`,
  );
}

function toChangeLines(changes: OutputChanges): string {
  return Object.entries(changes)
    .flatMap(([what, files]: [string, string[]]) => files.map((file) => `${what}: ${file}\n`))
    .join('');
}

function toJsonReport(out: string, compilation: Compilation, changes: OutputChanges): string {
  const { site, ledger, facts, diagnostics, contributed } = compilation;
  const pages = site.pages.map(({ path, url, title }) => ({ path, url, title }));
  return `${JSON.stringify({ out, changes, pages, company: site.company, facts, ledger, contributed, diagnostics }, null, 2)}\n`;
}
