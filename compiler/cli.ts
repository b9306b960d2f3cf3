/** The command line: arguments and environment in, exit code out. Each command is a file in `commands/`. */

import { setFlagsFromString } from 'node:v8';
import { CommanderError } from 'commander';
import { CommandError, exitCodes } from './command-error.ts';
import { createProgram, wordsOf } from './commands/create-program.ts';
import { tell } from './commands/steps/print.ts';
import { toFileComplaint } from './output/file-error.ts';

const args = process.argv.slice(2);
/** The folder is set where errors are caught: a deleted one has no name. */
const world = { environment: process.env, folder: '/' };

// V8 would let the heap grow to four times its need before it tidies up: at a thousand pages 200 MB more.
setFlagsFromString('--heap-growing-percent=40');
// A compile is short: with V8's own budget a third of its time goes into optimizing functions that soon are done.
setFlagsFromString('--interrupt-budget=400000');

// A reader may close the pipe early (`vitrina query agua | head -3`): the command ends as it would have.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

/** Sets the exit code by the kind of error, and prints the error, unless commander has printed it. */
function fail(thrown: unknown): void {
  const error = toFileComplaint(thrown) ?? thrown;
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? exitCodes.ok : exitCodes.configuration;
  } else if (error instanceof CommandError) {
    const words = wordsOf(args, world);
    tell(`vitrina: ${error.say(words.commands.errors, words)}`);
    process.exitCode = error.exitCode;
  } else {
    tell(`vitrina: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    process.exitCode = exitCodes.unexpected;
  }
}

// Node.js would print the words of a site as they are.
process.on('uncaughtException', (error) => {
  fail(error);
  process.exit();
});

try {
  world.folder = process.cwd();
  const program = await createProgram(args, world);
  await program.parseAsync(args, { from: 'user' });
} catch (error) {
  fail(error);
}
