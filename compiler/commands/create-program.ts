/** The program with its commands. The module of a command is loaded when the command is asked for: most load much. */

import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, relative, sep } from 'node:path';
import { Command, type Help, Option } from 'commander';
import { packageFolder } from '#shared/build/program.js';
import { toSaidText } from '../report/sections.ts';
import type { ReportWords } from '../words/es/report/report.ts';
import { reportLanguages, reportWordsOf } from '../words/report-languages.ts';
import { type CommandIo, quoteForShell, type RegisterCommand } from './steps/options.ts';
import { print } from './steps/print.ts';

interface CommandModule {
  /** Help lines, a command each. */
  examples: string;
  register: RegisterCommand;
}

/** In the order of the help: purpose and module of each command. */
const commands: Record<string, readonly [summary: string, load: () => Promise<CommandModule>]> = {
  init: ['look at a site and propose its config file', () => import('./init.ts')],
  compile: ['crawl a site and write what agents read', () => import('./compile.ts')],
  check: ['tell whether the content is stale; exit with 2 if so', () => import('./check.ts')],
  diff: ['show what a compile would change for agents', () => import('./diff.ts')],
  explain: ['tell what became of an address, why, and what was cut', () => import('./explain.ts')],
  query: ['show what agents find for a query, and why', () => import('./query.ts')],
  ask: ['tell whether questions get the answers expected of them', () => import('./ask.ts')],
  gaps: ['show what agents searched and did not find', () => import('./gaps.ts')],
  preview: ['see in a browser what was cut and what agents get', () => import('./preview.ts')],
  edit: ['decide in a browser what agents get; write the config', () => import('./edit.ts')],
  rollback: ['put earlier content back; a second time undoes it', () => import('./rollback.ts')],
  try: ['compile into a temporary folder and serve site and API', () => import('./try.ts')],
  serve: ['serve the compiled content: API, MCP, discovery', () => import('./serve.ts')],
  hook: ['compile when the CMS says that it published', () => import('./hook.ts')],
  doctor: ['ask a site for all it publishes; say what mends it', () => import('./doctor.ts')],
  audit: ['tell whether the content says all that agents expect', () => import('./audit.ts')],
};

const packageFile = join(packageFolder, 'package.json');

/** Returns the words of the person who typed `args`, with command lines that work there as they are. */
export const wordsOf = (args: readonly string[], world: Omit<CommandIo, 'words'>): ReportWords =>
  reportWordsOf(args, world.environment, undefined, programOf(world));

/** Returns how to call the program in a folder: `npx vitrina`, `vitrina` from the PATH, or `node` and its path. */
function programOf({ environment, folder }: Omit<CommandIo, 'words'>): string {
  const { npm_command: npm, PATH: path } = environment;
  if (npm !== undefined) return 'npx vitrina';
  const isFound = (place: string) => ['vitrina', 'vitrina.cmd'].some((name) => existsSync(join(place, name)));
  if (path === undefined || path.split(delimiter).some(isFound)) return 'vitrina';
  const [project = ''] = packageFolder.split(`${sep}node_modules${sep}`);
  const isInside = !relative(project, folder).startsWith('..');
  return isInside ? 'npx vitrina' : `node ${quoteForShell(join(packageFolder, 'compiler/vitrina.js'))}`;
}

/**
 * Creates the program with all commands; only those that `args` names get their options and action.
 * @param args the command line without program and script
 */
export async function createProgram(args: readonly string[], world: Omit<CommandIo, 'words'>): Promise<Command> {
  const io: CommandIo = { ...world, words: wordsOf(args, world) };
  const program = new Command('vitrina')
    .version(JSON.parse(readFileSync(packageFile, 'utf8')).version)
    .description('Turns the published website of a business into something that AI agents can search and read.')
    .addHelpText(
      'before',
      `Examples:
  vitrina compile https://www.example.es
  vitrina compile ./public --out content
  vitrina compile --check
  vitrina try ./public
  vitrina serve
`,
    )
    .exitOverride();
  speakHelp(program, io.words);
  for (const [name, [summary, load]] of Object.entries(commands)) {
    const command = program.command(name).description(summary);
    if (!args.includes(name)) continue;
    const { examples, register } = await load();
    register(command.addHelpText('before', `Examples:${examples}`), io);
    // So that a script can pass them to any.
    if (name !== 'serve') command.option('--json', 'print JSON');
    command
      .option('--quiet', 'no progress and no report')
      .option('--no-color', 'no colours')
      .addOption(new Option('--language <language>', 'language of the reports').choices(Object.keys(reportLanguages)));
  }
  return program;
}

/** Sets the help's language for the program and, by inheritance, the commands that are added later. */
function speakHelp(program: Command, { help, usage, commands }: ReportWords): void {
  const helper: Help = program.createHelp();
  const say = (text: string) => help[text] ?? text;
  const sayPlaces = (text: string) => text.replace(/\[(?:options|command)\]/g, say);
  const sayExamples = (text: string) => text.replace(/^Examples:/, say);
  const sayNotes = (text: string) => text.replace(/\((default|choices):/g, (_, kind) => `(${say(`${kind}:`)}`);
  program
    .configureHelp({
      styleTitle: say,
      commandUsage: (command) => sayPlaces(helper.commandUsage(command)),
      subcommandTerm: (command) => sayPlaces(helper.subcommandTerm(command)),
      commandDescription: (command) => say(helper.commandDescription(command)),
      subcommandDescription: (command) => say(helper.subcommandDescription(command)),
      argumentDescription: (argument) => sayNotes(say(helper.argumentDescription(argument))),
      optionDescription: (option) => sayNotes(helper.optionDescription(sayOption(option, say))),
    })
    .configureOutput({
      writeOut: (text) => print(sayExamples(text)),
      writeErr: (text) => print(sayExamples(text), 'stderr'),
      outputError: (text, write) => {
        const said = usage.reduce((all, [english, words]) => all.replace(english, words), text.trim());
        write(`vitrina: ${toSaidText(commands.errors.usage(said.replace(/^error: /, '')))}\n`);
      },
    });
}

/** Returns a copy of an option with its description translated. */
const sayOption = (option: Option, say: (text: string) => string): Option =>
  Object.assign(Object.create(option), { description: say(option.description) });
