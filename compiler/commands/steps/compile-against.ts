/** Shared step of `compile`, `check` and `diff`: a compile, and its comparison with the output folder. */

import { resolve } from 'node:path';
import type { Command } from 'commander';
import { matchesPattern } from '../../crawl/addresses.ts';
import type { Diagnostic, LedgerReason } from '../../model.ts';
import {
  compareArtifacts,
  makeWorkspaceFolder,
  recoverOutput,
  requirePlace,
  workspaceOf,
} from '../../output/output.ts';
import { readPublished } from '../../output/read-generation.ts';
import { compareContent, toSnapshot } from '../../report/diff/compare-content.ts';
import { type LastReport, readLastReport, writeLastReport } from '../../report/last-report.ts';
import { type Guard, guardPublication, guardsOf } from '../../report/publish-guard.ts';
import { sayComplaint } from '../../report/sections.ts';
import type { ReportWords } from '../../words/es/report/report.ts';
import { compileWithProgress } from './compile-with-progress.ts';
import {
  addTargetOptions,
  type CommandIo,
  configOption,
  type OutFlags,
  outOption,
  partOf,
  toCommandLine,
} from './options.ts';
import { loadOpenSearch, readerOfArtifacts, readerOfFolder } from './read-content.ts';
import { requireHarmless } from './report-place.ts';
import { hasConfig, loadSettings } from './settings.ts';

/** Earlier generations that stay beside the output. */
export const keptGenerations = 5;

export interface CompileFlags extends OutFlags {
  /** Ignores the cache. */
  fresh?: boolean;
  /** Trusts the sitemap about unchanged pages. */
  quick?: boolean;
}

/** Gives a command its target and the options of a compile; options for the output are its own. */
export function addCompileOptions(command: Command): Command {
  return addTargetOptions(command)
    .option(...outOption)
    .option(...configOption)
    .option('--fresh', 'fetch and convert everything again')
    .option('--quick', 'do not ask for pages unchanged by the sitemap');
}

export type Attempt = Awaited<ReturnType<typeof compileAgainst>>;

/**
 * Compiles and compares with the output folder, which it does not write. It completes an interrupted swap, and writes
 * the cache and the report for `explain`.
 * @throws CommandError if the folder cannot be written, or the site gave no page
 */
export async function compileAgainst(target: string | undefined, flags: CompileFlags, io: CommandIo) {
  const settings = await loadSettings(target, flags, io);
  const out = resolve(io.folder, flags.out);
  // Before the crawl, so that a refusal comes at once.
  requireHarmless(flags, io, { content: out, site: 'folder' in settings.from ? settings.from.folder : undefined });
  await requirePlace(out, '--out');
  const workspace = workspaceOf(out);
  await recoverOutput(out, keptGenerations);
  const before = await readPublished(out);
  const cacheFolder = flags.fresh ? undefined : workspace.cache;
  if (cacheFolder) await makeWorkspaceFolder(cacheFolder);
  const trusted = new Set<string>();
  const last = flags.quick ? await readLastReport(workspace.lastReport) : undefined;
  const compilation = await compileWithProgress(settings, flags, io, {
    ...(cacheFolder && { cacheFolder }),
    ...(flags.quick && { quick: { ...toQuick(last), onTrusted: (address) => trusted.add(address) } }),
  });

  const { site, diagnostics, artifacts, ledger } = compilation;
  const { include, exclude } = settings.crawl;
  const siteUrl = site.site.url;
  const read = readerOfArtifacts(artifacts);
  /** Files that publishing would touch. */
  const files = await compareArtifacts(out, artifacts);
  const touched = Object.values(files).flat();
  /** Complaints that stop the publish, unless the owner accepts them. */
  const refusals = guardPublication({
    // Published content is guarded, except the bundled example, which another site may replace.
    before: before?.site.url === siteUrl || before?.site.url !== exampleSiteUrl ? before : undefined,
    siteUrl,
    pages: site.pages,
    ledger,
    content: settings.golden.length > 0 ? (await loadOpenSearch())(read) : undefined,
    allowedLoss: settings.allowedLoss,
    pinned: settings.pinned,
    named: Object.values(settings.company.pages ?? {}),
    golden: settings.golden,
    isLeftOut: (path) =>
      exclude.some((pattern) => matchesPattern(pattern, path)) ||
      (include.length > 0 && !include.some((pattern) => matchesPattern(pattern, path))),
    part: partOf(flags),
  });
  await writeLastReport(workspace.lastReport, compilation);
  return {
    /** Absolute. */
    out,
    compilation,
    files,
    changes: compareContent(before && toSnapshot(readerOfFolder(out)), toSnapshot(read), touched, io.words.language),
    isStale: touched.length > 0,
    /** How many pages were not asked for, since their sitemap states no change. */
    trusted: trusted.size,
    isPublished: before !== undefined,
    /** Command line that proposes a config file; absent where there is one. */
    init: hasConfig(target, flags, io) ? undefined : toCommandLine('init', target, {}),
    refusals,
    /** Complaints that always stop it. */
    errors: diagnostics.filter(({ severity }) => severity === 'error'),
  };
}

/** Returns pages to fetch despite `--quick`: those that facts were read from, and lists, which lead to others. */
function toQuick(last: LastReport | undefined): { ask: ReadonlySet<string>; lists: ReadonlySet<string> } {
  const { facts = [], ledger = [], siteUrl = '' } = last ?? {};
  const isQuoted = (field: string) => !/^(?:pages\.|\w+\[)/.test(field);
  const isList = (reason: LedgerReason) => ['archive', 'attachment', 'pagination'].includes(reason);
  return {
    ask: new Set(facts.flatMap(({ field, from }) => (isQuoted(field) ? from : []))),
    lists: new Set(ledger.flatMap(({ reason, url }) => (isList(reason) ? url.slice(siteUrl.length) : []))),
  };
}

/** `site.url` of the bundled example, which any other site replaces. Its name is reserved (RFC 6761 §6.5). */
export const exampleSiteUrl = 'https://www.hogarcalima.example';

/** Returns lines on why nothing was written, how to solve it, and, where possible, how to publish anyway. */
export function toRefusal(
  { refusals, errors, isPublished }: Pick<Attempt, 'refusals' | 'errors' | 'isPublished'>,
  words: ReportWords,
  accepted: readonly Guard[] = [],
): string[] {
  const toLines = (diagnostic: Diagnostic) => {
    const { where, message, hint } = sayComplaint(diagnostic, words);
    return [`${where}: ${message}`, `  → ${hint}`];
  };
  const { said } = words.commands;
  const names = [...new Set([...accepted, ...guardsOf(refusals)])];
  const anyway = errors.length > 0 ? said.mendFirst : said.anyway(`--accept-loss=${names.join(',')}`);
  return [`${said.nothingWritten(isPublished)}:`, ...[...errors, ...refusals].flatMap(toLines), anyway];
}

/** Returns the whole report; the page for editors describes its shape. */
export function toJsonReport(
  { out, compilation, files, changes, refusals }: Attempt,
  written: boolean,
  words: ReportWords,
): object {
  const { site, ledger, diagnostics, contributed, converted } = compilation;
  const { company, facts } = site;
  const say = (some: readonly Diagnostic[]) => some.map((one) => sayComplaint(one, words));
  return {
    ...{ out, written, changes: files, content: changes, converted, company, facts, ledger, contributed },
    pages: site.pages.map(({ path, url, title }) => ({ path, url, title })),
    diagnostics: say(diagnostics),
    refusals: say(refusals),
  };
}
