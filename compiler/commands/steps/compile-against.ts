/** What `compile`, `check` and `diff` share: a compile, and what publishing it would change in the output folder. */

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { Manifest } from '#shared/artifacts.ts';
import type { Artifact, Diagnostic } from '../../model.ts';
import { compareArtifacts, type OutputChanges, recoverOutput } from '../../output/output.ts';
import { readManifest } from '../../output/read-manifest.ts';
import { requireFolderPlace } from '../../output/require-place.ts';
import { makeWorkspaceFolder, workspaceOf } from '../../output/workspace.ts';
import { type ContentChanges, compareContent } from '../../report/diff/compare-content.ts';
import { readSnapshot } from '../../report/diff/content-snapshot.ts';
import { writeLastReport } from '../../report/last-report.ts';
import { guardPublication } from '../../report/publish-guard.ts';
import type { Compilation } from '../../to-compilation.ts';
import { exampleSiteUrl } from './bundled-example.ts';
import { compileWithProgress, requirePages } from './compile-with-progress.ts';
import { searchArtifacts } from './open-compiled-search.ts';
import type { ReportFlags } from './print-report.ts';
import { type CommandIo, configOption, loadSettings, outOption, targetArgument } from './settings.ts';

/** Earlier generations that stay beside the output. */
export const keptGenerations = 5;

export interface CompileFlags extends ReportFlags {
  out: string;
  config?: string;
  /** Fetch and convert everything, whatever is remembered. */
  fresh?: boolean;
}

/** Gives a command its target and what it compiles by; what it prints is for the command to say. */
export function addCompileOptions(command: Command): Command {
  return command
    .argument(...targetArgument)
    .option(...outOption)
    .option(...configOption)
    .option('--fresh', 'fetch and convert everything again, whatever is remembered');
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
  /** Whether there is content that publishing would replace. */
  isPublished: boolean;
  /** Complaints that stop the publish, unless the owner accepts them. */
  refusals: Diagnostic[];
  /** Complaints that stop it in any case. */
  errors: Diagnostic[];
}

/**
 * Compiles without touching the output.
 * @throws CommandError when the output folder cannot be written, or the site gives no page
 */
export async function compileAgainst(target: string | undefined, flags: CompileFlags, io: CommandIo): Promise<Attempt> {
  const settings = await loadSettings(target, flags.config, io);
  const out = resolve(io.folder, flags.out);
  // Before the crawl: nobody wants to wait for a no.
  await requireFolderPlace(out, '--out');
  const workspace = workspaceOf(out);
  await recoverOutput(out, { keep: keptGenerations });
  const cacheFolder = flags.fresh ? undefined : workspace.cache;
  if (cacheFolder) await makeWorkspaceFolder(cacheFolder);
  const compilation = await compileWithProgress(settings, Boolean(flags.quiet || flags.json), { ...io, cacheFolder });
  await requirePages(compilation, settings.from);

  const { site, diagnostics, artifacts } = compilation;
  const files = await compareArtifacts(out, artifacts);
  const touched = Object.values(files).flat();
  const before = await readManifest(out);
  const siteUrl = site.site.url;
  const after = await readSnapshot(fromArtifacts(artifacts));
  if (!after) throw new Error('The compile made no manifest.');
  const refusals = guardPublication(
    {
      ...(before && isGuarded(before, siteUrl) && { before }),
      siteUrl,
      pages: site.pages,
      ...(settings.golden.length > 0 && { search: searchArtifacts(artifacts).find }),
    },
    {
      allowedLoss: settings.allowedLoss,
      pinned: settings.pinned,
      named: Object.values(settings.company.pages ?? {}),
      golden: settings.golden,
    },
  );
  await writeLastReport(workspace.lastReport, compilation);
  return {
    out,
    compilation,
    files,
    changes: await compareContent(before && (await readSnapshot(fromFolder(out))), after, touched),
    isStale: touched.length > 0,
    isPublished: before !== undefined,
    refusals,
    errors: diagnostics.filter(({ severity }) => severity === 'error'),
  };
}

function fromArtifacts(artifacts: readonly Artifact[]): (path: string) => Promise<string | undefined> {
  const bodies = new Map(artifacts.map(({ path, body }) => [path, body]));
  return async (path) => {
    const body = bodies.get(path);
    return typeof body === 'object' ? new TextDecoder().decode(body) : body;
  };
}

const fromFolder = (folder: string) => (path: string) => readFile(join(folder, path), 'utf8').catch(() => undefined);

/** What is published is guarded from the next compile, but the bundled example from no other site. */
const isGuarded = ({ site }: Manifest, siteUrl: string): boolean => site.url === siteUrl || site.url !== exampleSiteUrl;
