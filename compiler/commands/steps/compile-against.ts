/** What `compile`, `check` and `diff` share: a compile, and what publishing it would change in the output folder. */

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { Manifest } from '#shared/artifacts.ts';
import { matchesPattern } from '../../crawl/address/address-rules.ts';
import type { Artifact, Diagnostic } from '../../model.ts';
import { compareArtifacts, type OutputChanges, recoverOutput } from '../../output/output.ts';
import { readManifest } from '../../output/read-manifest.ts';
import { requireFolderPlace } from '../../output/require-place.ts';
import { makeWorkspaceFolder, workspaceOf } from '../../output/workspace.ts';
import { type ContentChanges, compareContent, readSnapshot } from '../../report/diff/compare-content.ts';
import { type LastReport, readLastReport, writeLastReport } from '../../report/last-report.ts';
import { type Guard, guardPublication, guardsOf } from '../../report/publish-guard.ts';
import { sayComplaint } from '../../report/say-complaint.ts';
import type { Compilation } from '../../to-compilation.ts';
import type { LedgerReason } from '../../words/es/reasons.ts';
import type { ReportWords } from '../../words/es/report.ts';
import { compileWithProgress } from './compile-with-progress.ts';
import { searchArtifacts } from './open-compiled-search.ts';
import type { ReportFlags } from './print-report.ts';
import {
  addPartOptions,
  type CommandIo,
  configOption,
  loadSettings,
  outOption,
  type PartFlags,
  partOf,
  targetArgument,
} from './settings.ts';

/** Earlier generations that stay beside the output. */
export const keptGenerations = 5;

export interface CompileFlags extends ReportFlags, PartFlags {
  out: string;
  config?: string;
  /** Fetch and convert everything, whatever is remembered. */
  fresh?: boolean;
  /** Believe what the sitemap says of unchanged pages. */
  quick?: boolean;
}

/** Gives a command its target and what it compiles by; what it prints is for the command to say. */
export function addCompileOptions(command: Command): Command {
  return addPartOptions(command.argument(...targetArgument))
    .option(...outOption)
    .option(...configOption)
    .option('--fresh', 'fetch and convert everything again, whatever is remembered')
    .option('--quick', 'do not ask for pages whose sitemap states no change (lastmod)');
}

export interface Attempt {
  /** Absolute. */
  out: string;
  compilation: Compilation;
  /** Files that publishing would touch. */
  files: OutputChanges;
  /** What that means to agents. */
  changes: ContentChanges;
  isStale: boolean;
  /** Pages that were not asked for, since their sitemap states no change. */
  believed: number;
  /** Whether there is content that publishing would replace. */
  isPublished: boolean;
  /** Complaints that stop the publish, unless the owner accepts them. */
  refusals: Diagnostic[];
  /** Complaints that stop it in any case. */
  errors: Diagnostic[];
}

/** Compiles without touching the output. @throws CommandError when it cannot be written, or the site gives no page */
export async function compileAgainst(target: string | undefined, flags: CompileFlags, io: CommandIo): Promise<Attempt> {
  const settings = await loadSettings(target, flags.config, io, flags);
  const out = resolve(io.folder, flags.out);
  // Before the crawl: nobody wants to wait for a no.
  await requireFolderPlace(out, '--out');
  const workspace = workspaceOf(out);
  await recoverOutput(out, { keep: keptGenerations });
  const cacheFolder = flags.fresh ? undefined : workspace.cache;
  if (cacheFolder) await makeWorkspaceFolder(cacheFolder);
  const believed = new Set<string>();
  const last = flags.quick ? await readLastReport(workspace.lastReport) : undefined;
  const compilation = await compileWithProgress(settings, flags, {
    ...io,
    ...(cacheFolder && { cacheFolder }),
    ...(flags.quick && { quick: { ...toQuick(last), onBelieved: (address) => believed.add(address) } }),
  });

  const { site, diagnostics, artifacts, ledger } = compilation;
  const part = partOf(flags);
  const { include, exclude } = settings.crawl;
  const files = await compareArtifacts(out, artifacts);
  const touched = Object.values(files).flat();
  const before = await readManifest(out);
  const siteUrl = site.site.url;
  const after = await readSnapshot(toArtifactReader(artifacts));
  if (!after) throw new Error('The compile made no manifest.');
  const refusals = guardPublication(
    {
      ...(before && isGuarded(before, siteUrl) && { before }),
      siteUrl,
      pages: site.pages,
      ledger,
      ...(settings.golden.length > 0 && { search: searchArtifacts(artifacts).find }),
    },
    {
      allowedLoss: settings.allowedLoss,
      pinned: settings.pinned,
      named: Object.values(settings.company.pages ?? {}),
      golden: settings.golden,
      isLeftOut: (path) =>
        exclude.some((pattern) => matchesPattern(pattern, path)) ||
        (include.length > 0 && !include.some((pattern) => matchesPattern(pattern, path))),
      ...(part !== undefined && { part }),
    },
  );
  await writeLastReport(workspace.lastReport, compilation);
  return {
    out,
    compilation,
    files,
    changes: await compareContent(
      before && (await readSnapshot(toFolderReader(out))),
      after,
      touched,
      io.words.language,
    ),
    isStale: touched.length > 0,
    believed: believed.size,
    isPublished: before !== undefined,
    refusals,
    errors: diagnostics.filter(({ severity }) => severity === 'error'),
  };
}

/** Where facts were read word by word, and what only led to pages: lists of posts, and pages around a picture. */
function toQuick(last: LastReport | undefined): { ask: ReadonlySet<string>; lists: ReadonlySet<string> } {
  const { facts = [], ledger = [], siteUrl = '' } = last ?? {};
  const isQuoted = (field: string) => !/^(?:pages\.|\w+\[)/.test(field);
  const isList = (reason: LedgerReason) => ['archive', 'attachment', 'pagination'].includes(reason);
  return {
    ask: new Set(facts.flatMap(({ field, from }) => (isQuoted(field) ? from : []))),
    lists: new Set(ledger.flatMap(({ reason, url }) => (isList(reason) ? url.slice(siteUrl.length) : []))),
  };
}

/** Gives the text of a file by its path, from content that is not written yet. */
function toArtifactReader(artifacts: readonly Artifact[]): (path: string) => Promise<string | undefined> {
  const bodies = new Map(artifacts.map(({ path, body }) => [path, body]));
  return async (path) => {
    const body = bodies.get(path);
    return typeof body === 'object' ? new TextDecoder().decode(body) : body;
  };
}

/** The same from content that is. */
const toFolderReader = (folder: string) => (path: string) =>
  readFile(join(folder, path), 'utf8').catch(() => undefined);

/** What is published is guarded from the next compile, but the bundled example from no other site. */
const isGuarded = ({ site }: Manifest, siteUrl: string): boolean => site.url === siteUrl || site.url !== exampleSiteUrl;

/** `site.url` of the bundled example, whose content gives way to any other site's: nobody can own its name (RFC 6761, section 6.5). */
export const exampleSiteUrl = 'https://www.hogarcalima.example';

/** Why nothing was written, what to do about it, and how to publish anyway where that is possible. */
export function toRefusal(
  { refusals, errors, isPublished }: Pick<Attempt, 'refusals' | 'errors' | 'isPublished'>,
  words: ReportWords,
  accepted: readonly Guard[] = [],
): string {
  const toLines = (diagnostic: Diagnostic) => {
    const { where, message, hint } = sayComplaint(diagnostic, words);
    return `\n  ${where}: ${message}\n    → ${hint}`;
  };
  const { said } = words.commands;
  const names = [...new Set([...accepted, ...guardsOf(refusals)])];
  const anyway = errors.length > 0 ? said.mendFirst : said.anyway(`--accept-loss=${names.join(',')}`);
  return `${said.nothingWritten(isPublished)}:${[...errors, ...refusals].map(toLines).join('')}\n  ${anyway}`;
}

/** The whole report; its shape is described in the page for editors. */
export function toJsonReport(
  { out, compilation, files, changes, refusals }: Attempt,
  written: boolean,
  words: ReportWords,
): object {
  const { site, ledger, facts, diagnostics, contributed, converted } = compilation;
  const say = (some: readonly Diagnostic[]) => some.map((one) => sayComplaint(one, words));
  return {
    ...{ out, written, changes: files, content: changes, converted, company: site.company, facts, ledger, contributed },
    pages: site.pages.map(({ path, url, title }) => ({ path, url, title })),
    diagnostics: say(diagnostics),
    refusals: say(refusals),
  };
}
