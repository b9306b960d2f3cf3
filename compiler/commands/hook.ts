/** `vitrina hook`: compiles when the content management system says that it published. */

import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers';
import { packageFolder } from '#shared/build/program.js';
import { CommandError } from '../command-error.ts';
import { scheduleCompile } from '../hook/schedule-compile.ts';
import { HOOK_PATH, SECRET_FORM, serveHook } from '../hook/serve-hook.ts';
import { requirePlace } from '../output/output.ts';
import { endWithParent } from './steps/end-with-parent.ts';
import {
  type CommandIo,
  configOption,
  type OutFlags,
  outOption,
  printJson,
  type RegisterCommand,
  targetArgument,
  toNumber,
} from './steps/options.ts';
import { print, tell } from './steps/print.ts';
import { loadSettings } from './steps/settings.ts';

/** Environment variable of the secret. */
const SECRET = 'VITRINA_HOOK_SECRET';

/** Milliseconds of a compile; a longer one is ended. */
const MAX_COMPILE_MS = 2 * 60 * 60_000;

export const examples = `
  VITRINA_HOOK_SECRET=… vitrina hook
  VITRINA_HOOK_SECRET=… vitrina hook --port 3100 --config shop.config.ts
`;

interface HookFlags extends OutFlags {
  port: number;
}

export const register: RegisterCommand = (command, io) => {
  command
    .argument(...targetArgument)
    .option(...outOption)
    .option(...configOption)
    .option('--port <number>', 'port of the address to call', (text) => toNumber('--port', text, 0, 65_535), 3100)
    .action(async (target: string | undefined, flags: HookFlags) => {
      const { environment, words } = io;
      const { [SECRET]: secret = '', ...others } = environment;
      if (secret === '') throw new CommandError('configuration', (errors) => errors.noSecret(SECRET));
      if (!SECRET_FORM.test(secret)) throw new CommandError('configuration', (errors) => errors.badSecret(SECRET));
      // Invalid settings end the command at its start, not at the first call.
      await loadSettings(target, flags, io);
      await requirePlace(resolve(io.folder, flags.out), '--out');
      endWithParent(environment);
      const compiling = createCompileRunner(toArguments(target, flags), others, io);
      const schedule = scheduleCompile(compiling.run, {
        now: Date.now,
        after: (milliseconds, call) => {
          const timer = setTimeout(call, milliseconds);
          return () => clearTimeout(timer);
        },
      });
      const served = await serveHook(secret, schedule.ask, flags.port).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRINUSE') throw error;
        throw new CommandError('configuration', (errors) => errors.portTaken(flags.port, '--port'));
      });
      const url = served.origin + HOOK_PATH;
      if (flags.json) printJson({ url }, {}, 0);
      else print(`${url}\n`);
      const { hooked, ending } = words.commands.said;
      tell(`${hooked(SECRET)} ${ending}`);
      await new Promise<void>((end) => {
        process.once('SIGINT', () => end()).once('SIGTERM', () => end());
      });
      schedule.end();
      await served.close();
      await compiling.end();
    });
};

/** Returns the command line of the compile that a call starts. */
const toArguments = (target: string | undefined, { out, config, language }: HookFlags & { language?: string }) => [
  'compile',
  ...(target === undefined ? [] : [target]),
  ...['--out', out, '--quiet'],
  ...(config === undefined ? [] : ['--config', config]),
  ...(language === undefined ? [] : ['--language', language]),
];

/**
 * Creates `run`, which compiles in a process of its own and never rejects, and `end`, which stops that process. The
 * process gives its memory back and does not know the secret.
 */
function createCompileRunner(
  args: readonly string[],
  environment: CommandIo['environment'],
  { folder, words }: CommandIo,
) {
  let end: () => Promise<void> = async () => {};
  const { hookCalled, hookEnded } = words.commands.said;
  const run = async () => {
    tell(hookCalled);
    const start = Date.now();
    const child = spawn(process.execPath, [join(packageFolder, 'compiler/vitrina.js'), ...args], {
      cwd: folder,
      env: { ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: MAX_COMPILE_MS,
    });
    const ended = new Promise<number | null>((resolve) => {
      child.once('exit', resolve).once('error', () => resolve(null));
    });
    end = async () => {
      child.kill();
      await ended;
    };
    const code = await ended;
    tell(hookEnded(Math.round((Date.now() - start) / 1000), code));
  };
  return { run, end: () => end() };
}
