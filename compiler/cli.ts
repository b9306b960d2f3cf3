/** The command line: arguments and environment in, exit code out. Each command is a file in `commands/`. */

import { Command, CommanderError } from 'commander';
import { CommandError, exitCodes } from './command-error.ts';
import { type CompileFlags, runCompile } from './commands/compile.ts';
import type { CommandIo } from './commands/settings.ts';
import { runTry } from './commands/try.ts';

const io: CommandIo = { environment: process.env, folder: process.cwd() };
const target = ['[target]', 'address of a website, or folder of built HTML; default: what the config names'] as const;

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
  .argument(...target)
  .option('--out <folder>', 'where to write', 'dist-content')
  .option('--config <file>', 'config file (default: site.config.ts)')
  .option('--check', 'write nothing; exit with 2 when the folder is stale')
  .option('--accept-loss', 'publish even when many pages are gone')
  .option('--json', 'print the whole report as JSON')
  .option('--quiet', 'print complaints only')
  .option('--no-color', 'no colours')
  .action(async (site: string | undefined, flags: CompileFlags) => {
    process.exitCode = await runCompile(site, flags, io);
  });

program
  .command('try')
  .description('compile a site into a temporary folder and serve website and API as one origin')
  .argument(...target)
  .option('--config <file>', 'config file (default: site.config.ts)')
  .action(async (site: string | undefined, flags: { config?: string }) => {
    process.exitCode = await runTry(site, flags.config, io);
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
