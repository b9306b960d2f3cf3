/** The command line: arguments and environment in, exit code out. Each command is a file in `commands/`. */

import { Command, CommanderError } from 'commander';
import { CommandError, exitCodes } from './command-error.ts';
import { registerAudit } from './commands/audit.ts';
import { registerCheck } from './commands/check.ts';
import { registerCompile } from './commands/compile.ts';
import { registerDiff } from './commands/diff.ts';
import { registerDoctor } from './commands/doctor.ts';
import { registerExplain } from './commands/explain.ts';
import { registerInit } from './commands/init.ts';
import { registerPreview } from './commands/preview.ts';
import { registerRollback } from './commands/rollback.ts';
import type { CommandIo } from './commands/settings.ts';
import { registerTry } from './commands/try.ts';

const io: CommandIo = { environment: process.env, folder: process.cwd() };

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

for (const register of [
  registerCompile,
  registerCheck,
  registerDiff,
  registerExplain,
  registerRollback,
  registerTry,
  registerPreview,
  registerInit,
  registerDoctor,
  registerAudit,
])
  register(program, io);

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
