/** The program with its commands. The module of a command is loaded when the command is asked for: most load much. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { packageFolder } from '#shared/build/program.js';
import { reportLanguages, reportWordsOf } from '../words/report-languages.ts';
import type { CommandIo, RegisterCommand } from './steps/settings.ts';
import { speakHelp } from './steps/speak-help.ts';

interface CommandEntry {
  name: string;
  /** One line of the program's help. */
  summary: string;
  load(): Promise<RegisterCommand>;
}

/** In the order of the program's help. */
const commands: readonly CommandEntry[] = [
  {
    name: 'init',
    summary: 'look at a site and propose its config file',
    load: async () => (await import('./init.ts')).registerInit,
  },
  {
    name: 'compile',
    summary: 'crawl a site and write what agents read',
    load: async () => (await import('./compile.ts')).registerCompile,
  },
  {
    name: 'check',
    summary: 'tell whether the compiled content is stale; exit with 2 when it is',
    load: async () => (await import('./check.ts')).registerCheck,
  },
  {
    name: 'diff',
    summary: 'show what a compile would change for agents: facts first, then page by page',
    load: async () => (await import('./diff.ts')).registerDiff,
  },
  {
    name: 'explain',
    summary: 'tell how an address was found, what became of it and why, and what was cut from its page',
    load: async () => (await import('./explain.ts')).registerExplain,
  },
  {
    name: 'query',
    summary: 'show what agents find for a query, and why in that order',
    load: async () => (await import('./query.ts')).registerQuery,
  },
  {
    name: 'gaps',
    summary: 'show what agents searched and did not find, and what to do about it',
    load: async () => (await import('./gaps.ts')).registerGaps,
  },
  {
    name: 'preview',
    summary: 'see in a browser what was cut from each page and what agents get',
    load: async () => (await import('./preview.ts')).registerPreview,
  },
  {
    name: 'rollback',
    summary: 'put an earlier generation of the content back; a second time undoes it',
    load: async () => (await import('./rollback.ts')).registerRollback,
  },
  {
    name: 'try',
    summary: 'compile a site into a temporary folder and serve website and API as one origin',
    load: async () => (await import('./try.ts')).registerTry,
  },
  {
    name: 'serve',
    summary: 'serve the compiled content: API, MCP, discovery',
    load: async () => (await import('./serve.ts')).registerServe,
  },
  {
    name: 'doctor',
    summary: 'ask a live site for everything that is published, and say what mends it',
    load: async () => (await import('./doctor.ts')).registerDoctor,
  },
  {
    name: 'audit',
    summary: 'tell whether the compiled content says all that agents expect',
    load: async () => (await import('./audit.ts')).registerAudit,
  },
];

/** Accepted by every command, so that a script can pass them to any; without effect where there is nothing to leave out. */
const common = [
  ['--quiet', 'no progress'],
  ['--no-color', 'no colours'],
] as const;

const packageFile = join(packageFolder, 'package.json');

/** @param args The command line without program and script; only the commands that it names are loaded. */
export async function createProgram(args: readonly string[], world: Omit<CommandIo, 'words'>): Promise<Command> {
  const io: CommandIo = { ...world, words: reportWordsOf(args, world.environment) };
  const program = new Command('vitrina')
    .version(JSON.parse(readFileSync(packageFile, 'utf8')).version)
    .description('Turns the published website of a business into something that AI agents can search and read.')
    .addHelpText(
      'before',
      `Examples:
  vitrina compile https://www.example.es     a website, no config needed
  vitrina compile ./public --out content     a folder of built HTML
  vitrina compile --check                    has the site changed since the last compile?
  vitrina try ./public                       compile, then serve site and API on one port
  vitrina serve                              serve what was compiled
`,
    )
    .exitOverride();
  speakHelp(program, io.words);
  for (const { name, summary, load } of commands) {
    const command = program.command(name).description(summary);
    if (!args.includes(name)) continue;
    (await load())(command, io);
    command.addOption(
      new Option('--language <language>', 'language of the reports').choices(Object.keys(reportLanguages)),
    );
    for (const [flag, meaning] of common)
      if (!command.options.some(({ long }) => long === flag)) command.addOption(new Option(flag, meaning).hideHelp());
  }
  return program;
}
