/** `vitrina init`: looks at a site and proposes its config file. */

import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { packageFolder } from '#shared/build/program.js';
import { CommandError, invalid } from '../command-error.ts';
import type { SiteConfig } from '../config/check-config.ts';
import type { CompileSettings } from '../config/resolve-config.ts';
import { ciFiles, completeFile } from '../init/ci-files.ts';
import { type Proposal, toConfigFile, toProposal } from '../init/proposal.ts';
import type { Diagnostic } from '../model.ts';
import { requirePlace } from '../output/output.ts';
import { sayComplaint, toSaidText } from '../report/sections.ts';
import type { ReportWords } from '../words/es/report/report.ts';
import { compileWithProgress } from './steps/compile-with-progress.ts';
import {
  addTargetOptions,
  type CommandIo,
  type OutFlags,
  printJson,
  type RegisterCommand,
  toCommandLine,
} from './steps/options.ts';
import { print, tell } from './steps/print.ts';
import { loadSettings, OWN_CONFIG } from './steps/settings.ts';

export const examples = `
  vitrina init https://www.example.es
  vitrina init https://www.example.es --print
  vitrina init ./public --out shop.config.ts
  vitrina init --ci
`;

export const register: RegisterCommand = (command, io) => {
  addTargetOptions(command)
    .option('--out <file>', 'file to write', OWN_CONFIG)
    .option('--force', 'replace the file if it exists')
    .option('--print', 'print the file instead of writing it')
    .option('--ci', 'only write what a nightly compile on GitHub needs')
    .action(
      async (target: string | undefined, flags: OutFlags & { force?: boolean; print?: boolean; ci?: boolean }) => {
        if (flags.ci) return writeCiFiles(flags, io);
        const { words } = io;
        const file = resolve(io.folder, flags.out);
        const folder = dirname(file);
        // Before the crawl, so that a refusal comes at once.
        if (!flags.print && existsSync(file) && statSync(file).isDirectory())
          throw new CommandError('configuration', (_, { commands }) => commands.files.isFolder(file));
        if (existsSync(file) && !flags.force && !flags.print)
          throw new CommandError('refused', (errors) => errors.exists(file));
        if (!/\.[cm]?[jt]s$/.test(file)) throw invalid(`--out ${flags.out}`, OWN_CONFIG);
        if (!flags.print) await requirePlace(file, '--out');
        const settings = await loadSettings(target, flags, io);
        const { site, diagnostics } = await compileWithProgress(settings, flags, io);
        const [unlinked] = diagnostics.flatMap((one) => (one.code === 'unlinked-files' ? one.about : []));
        const offered = unlinked && { files: unlinked.files.length, patterns: unlinked.patterns };
        const proposal = toProposal(site, toCrawl(settings, folder), words.init, offered);
        const text = toConfigFile(proposal, toDefineSiteModule(folder), words);
        if (!flags.print) {
          await mkdir(folder, { recursive: true });
          await writeFile(file, text, { flag: flags.force ? 'w' : 'wx' });
        }
        const pages = site.pages.length;
        if (flags.json) printJson({ file: flags.print ? null : file, pages, ...proposal }, { text });
        else print(flags.print ? text : toFindings(proposal, pages, diagnostics, words));
        const { written, initNext } = words.commands.said;
        const isOwn = file === join(io.folder, OWN_CONFIG);
        const next = toCommandLine('compile', undefined, isOwn ? {} : { config: flags.out });
        if (!flags.print) tell(`${written(file)}\n${initNext(next)}`);
      },
    );
};

/** Completes the files that a CI server and Git read. The owner's text in them stays. */
async function writeCiFiles({ json }: OutFlags, { folder, words }: CommandIo): Promise<void> {
  const written: string[] = [];
  for (const file of ciFiles) {
    const place = join(folder, file.path);
    const text = completeFile(file, await readFile(place, 'utf8').catch(() => undefined));
    if (text === undefined) continue;
    await requirePlace(place, '--ci');
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, text);
    written.push(file.path);
  }
  if (json) printJson({ written });
  else for (const path of written) tell(words.commands.said.written(path));
  if (written.length === 0) tell(words.commands.said.ciComplete);
}

/** Returns the `crawl` fields that make the next crawl find the same pages: origin or folder, seeds and patterns. */
function toCrawl({ site, from, crawl }: CompileSettings, folder: string): NonNullable<SiteConfig['crawl']> {
  const named = 'folder' in from ? toModulePath(relative(folder, from.folder)) || '.' : from.origin;
  return {
    ...(named !== site.url && { from: named }),
    ...(crawl.seeds.length > 0 && { seeds: crawl.seeds }),
    ...(crawl.include.length > 0 && { include: crawl.include }),
    ...(crawl.exclude.length > 0 && { exclude: crawl.exclude }),
  };
}

/** Returns the module that a file in `folder` imports: the package's name if installed, else a path. */
function toDefineSiteModule(folder: string): string {
  const file = join(packageFolder, 'compiler/config/define-site.ts');
  const installed = packageFolder.split(sep).includes('node_modules');
  if (installed) return 'vitrina';
  const path = toModulePath(relative(folder, file));
  return path.startsWith('.') ? path : `./${path}`;
}

const toModulePath = (path: string): string => path.replaceAll(sep, '/');

/** Says what was found: brand, pages, services, areas, named pages and facts, then notes; ends with a line feed. */
function toFindings(
  { config, facts, names: entries, notes }: Proposal,
  pages: number,
  diagnostics: readonly Diagnostic[],
  words: ReportWords,
): string {
  const { site, company = {} } = config;
  const { found: names, nothing, title } = words.init;
  const noAddress = diagnostics.find(({ code }) => code === 'no-site-address');
  const found = [
    title(site.brand ?? '', pages, site.language),
    ...(noAddress ? [sayComplaint(noAddress, words)].map(({ message, hint }) => `${message} → ${hint}`) : []),
    ...(['services', 'areas'] as const).map(
      (kind) => `${names[kind]}: ${company[kind]?.join(' ') ?? (entries[kind].join(' · ') || nothing)}`,
    ),
    `${names.pages}: ${Object.keys(company.pages ?? {}).join(' ')}`,
    ...facts.map(({ field, from, value }) => `company.${field}, ${words.summary.from(from)}: ${value}`),
  ];
  return `${[toSaidText(found), ...notes.map(toSaidText)].join('\n')}\n`;
}
