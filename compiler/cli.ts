/** The commands. Arguments and environment in, exit code out; the work is done by the modules beside this one. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Command, CommanderError } from 'commander';
import { createColors } from 'picocolors';
import { artifactFiles, type Manifest } from '#shared/artifacts.ts';
import { CommandError, exitCodes } from './command-error.ts';
import { type Compilation, compile } from './compile.ts';
import { ownOriginOf } from './crawl/serve-folder.ts';
import type { SiteConfig } from './define-site.ts';
import { compareArtifacts, recoverOutput, writeArtifacts } from './output.ts';
import { createProgress, silentProgress } from './report/progress.ts';
import { toSummary } from './report/summary.ts';
import { type CompileSettings, isWebAddress, resolveConfig } from './resolve-config.ts';
import { trySite } from './try.ts';

const packageFolder = join(import.meta.dirname, '..');

interface CompileFlags {
  out: string;
  config?: string;
  check?: boolean;
  acceptLoss?: boolean;
  json?: boolean;
  quiet?: boolean;
  color: boolean;
}

/** What is to be compiled: a target without a config file needs none; a target with one replaces `crawl.from`. */
async function toSettings(target: string | undefined, configFile: string | undefined): Promise<CompileSettings> {
  if (target === undefined || configFile !== undefined) {
    const file = resolve(configFile ?? defaultConfigFile());
    const config = await loadConfig(file);
    return target === undefined
      ? resolveConfig(config, dirname(file), process.env)
      : resolveConfig({ ...config, crawl: { ...config.crawl, from: target } }, process.cwd(), process.env);
  }
  if (isWebAddress(target)) {
    if (!URL.canParse(target))
      throw new CommandError('configuration', `"${target}" is not an address: write it as "https://www.example.es"`);
    const url = new URL(target);
    const seeds = url.pathname === '/' && !url.search ? [] : [url.pathname + url.search];
    return resolveConfig({ site: { url: url.origin }, crawl: { seeds } }, process.cwd(), process.env);
  }
  const named = existsSync(target) ? await ownOriginOf(target) : undefined;
  return resolveConfig(
    { site: { url: named ?? 'http://localhost:3000' }, crawl: { from: target } },
    process.cwd(),
    process.env,
  );
}

function defaultConfigFile(): string {
  const own = resolve('site.config.ts');
  return existsSync(own) ? own : join(packageFolder, 'compiler/site.config.ts');
}

async function loadConfig(file: string): Promise<SiteConfig> {
  if (!existsSync(file)) throw new CommandError('configuration', `there is no config file ${file}`);
  const { default: config } = (await import(pathToFileURL(file).href)) as { default?: SiteConfig };
  if (!config) throw new CommandError('configuration', `${file} must have "export default defineSite({ … })"`);
  return config;
}

/** Compiles with progress on the terminal. */
async function compileWithProgress(settings: CompileSettings, quiet: boolean): Promise<Compilation> {
  const progress = quiet ? silentProgress : createProgress(process.stderr);
  try {
    return await compile(settings, { onCrawl: progress.crawled, onPages: progress.converted });
  } finally {
    progress.stop();
  }
}

/** Refuses to replace good content by what a broken site or a broken crawl left of it. */
async function requirePages(
  compilation: Compilation,
  settings: CompileSettings,
  out: string,
  acceptLoss: boolean,
): Promise<void> {
  const { pages } = compilation.site;
  if (pages.length === 0) {
    const reasons = compilation.ledger.slice(0, 5).map(({ url, reason, detail }) => `  ${url}: ${detail ?? reason}`);
    throw new CommandError('unreachable', `no page could be compiled, so nothing was written\n${reasons.join('\n')}`);
  }
  const before = await readManifest(out);
  if (acceptLoss || before?.site.url !== settings.site.url) return;
  const now = new Set(pages.map(({ path }) => path));
  const lost = before.pages.filter(({ path }) => !now.has(path)).map(({ path }) => path);
  if (lost.length > before.pages.length * settings.allowedLoss) {
    throw new CommandError(
      'refused',
      `${lost.length} of ${before.pages.length} pages are gone, more than crawl.allowedLoss (${settings.allowedLoss}) admits, so nothing was written:\n` +
        `${lost
          .slice(0, 10)
          .map((path) => `  ${path}`)
          .join('\n')}\n  If they are meant to go, repeat with --accept-loss.`,
    );
  }
}

async function readManifest(out: string): Promise<Manifest | undefined> {
  const file = join(out, artifactFiles.manifest);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Manifest) : undefined;
}

async function runCompile(target: string | undefined, flags: CompileFlags): Promise<number> {
  const colors = createColors(flags.color && process.stdout.isTTY && !process.env.NO_COLOR);
  const settings = await toSettings(target, flags.config);
  const out = resolve(flags.out);
  await recoverOutput(out);
  const compilation = await compileWithProgress(settings, Boolean(flags.quiet || flags.json));
  await requirePages(compilation, settings, out, flags.acceptLoss ?? false);
  const changes = await compareArtifacts(out, compilation.artifacts);
  const stale = changes.added.length + changes.changed.length + changes.removed.length > 0;
  const errors = compilation.diagnostics.filter(({ severity }) => severity === 'error');
  if (!flags.check && stale && errors.length === 0) await writeArtifacts(out, compilation.artifacts);
  if (flags.json) {
    const { site, ledger, facts, diagnostics, contributed } = compilation;
    const { company, pages } = site;
    const rows = pages.map(({ path, url, title }) => ({ path, url, title }));
    process.stdout.write(
      `${JSON.stringify({ out, changes, pages: rows, company, facts, ledger, contributed, diagnostics }, null, 2)}\n`,
    );
  } else if (!flags.quiet) {
    process.stdout.write(`${toSummary(compilation, colors)}\n`);
    for (const [what, files] of Object.entries(changes)) {
      if (flags.check) for (const file of files) process.stdout.write(`${what}: ${file}\n`);
    }
  }
  if (errors.length > 0) {
    throw new CommandError('refused', `${errors.length} problems above are errors: nothing was written`);
  }
  if (!flags.check) {
    process.stderr.write(stale ? `written to ${out}\n` : `${out} was up to date\n`);
    return exitCodes.ok;
  }
  process.stderr.write(stale ? `${out} is stale: run the compile without --check\n` : `${out} is up to date\n`);
  return stale ? exitCodes.refused : exitCodes.ok;
}

const program = new Command('vitrina')
  .description('Turns the published website of a business into something that AI agents can search and read.')
  .addHelpText(
    'before',
    `Examples:
  vitrina compile https://www.example.es     a website, no config needed
  vitrina compile ./public --out content     a folder of built HTML
  vitrina compile --check                    has the site changed since the last compile?
  vitrina try ./public                       compile, then serve site and API on one port
`,
  )
  .exitOverride();

program
  .command('compile')
  .description('crawl a site and write what agents read')
  .argument('[target]', 'address of a website, or folder of built HTML; default: what the config names')
  .option('--out <folder>', 'where to write', 'dist-content')
  .option('--config <file>', 'config file (default: site.config.ts)')
  .option('--check', 'write nothing; exit with 2 when the folder is stale')
  .option('--accept-loss', 'publish even when many pages are gone')
  .option('--json', 'print the whole report as JSON')
  .option('--quiet', 'print complaints only')
  .option('--no-color', 'no colours')
  .action(async (target: string | undefined, flags: CompileFlags) => {
    process.exitCode = await runCompile(target, flags);
  });

program
  .command('try')
  .description('compile a site into a temporary folder and serve website and API as one origin')
  .argument('[target]', 'address of a website, or folder of built HTML; default: the bundled example')
  .action(async (target: string | undefined) => {
    process.exitCode = await trySite({
      settings: await toSettings(target, undefined),
      compile: compileWithProgress,
      environment: process.env,
    });
  });

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? exitCodes.ok : exitCodes.configuration;
  } else if (error instanceof CommandError) {
    process.stderr.write(`vitrina: ${error.message}\n`);
    process.exitCode = error.exitCode;
  } else {
    process.stderr.write(`vitrina: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = exitCodes.unexpected;
  }
}
