/** Runs the command line in a folder of its own: as a process, or in this one, where a start costs seconds less. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommanderError } from 'commander';
import { vi } from 'vitest';
import { CommandError, exitCodes } from '../../../compiler/command-error.ts';
import { createProgram, wordsOf } from '../../../compiler/commands/create-program.ts';
import type { CommandIo } from '../../../compiler/commands/steps/options.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const cli = fileURLToPath(new URL('../../../compiler/vitrina.js', import.meta.url));

export interface CliResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface CliRun {
  process: ChildProcess;
  /** Its output so far. */
  output: { stdout: string; stderr: string };
  ended: Promise<CliResult>;
}

/** Starts the command line as a process. @param folder current folder of the process, and its `HOME` */
export function startCli(folder: string, args: readonly string[], environment: Record<string, string> = {}): CliRun {
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', HOME: folder, LC_ALL: 'C', ...environment },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  const ended = new Promise<CliResult>((resolve) => {
    child.once('close', (code) => resolve({ code, ...output }));
  });
  return { process: child, output, ended };
}

/**
 * Runs a command in this process, and returns its output and exit code. A `CommandError` becomes text on stderr, as the
 * command line prints it. There are no pauses: a site that does not answer is asked again at once.
 * @throws any other error, for which the command line prints its stack and ends with 1
 */
export function runCommand(
  folder: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<CliResult> {
  return startCommand(folder, args, environment).ended;
}

/** Starts a command in this process as `runCommand` does. Only one at a time, as it captures this process's output. */
export function startCommand(
  folder: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Pick<CliRun, 'output' | 'ended'> {
  const output = { stdout: '', stderr: '' };
  const capture = (stream: 'stdout' | 'stderr') =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      output[stream] += text;
      return true;
    });
  const captured = [capture('stdout'), capture('stderr')];
  const io = { environment: { LC_ALL: 'C', ...environment }, folder, sleep: () => Promise.resolve() };
  const words = wordsOf(args, io);
  const ended = runProgram(args, io)
    .then((code) => ({ code, ...output }))
    .catch((error) => {
      if (!(error instanceof CommandError)) throw error;
      return {
        code: error.exitCode,
        stdout: output.stdout,
        stderr: output.stderr + error.say(words.commands.errors, words),
      };
    })
    .finally(() => {
      for (const spy of captured) spy.mockRestore();
    });
  return { output, ended };
}

async function runProgram(args: readonly string[], io: Omit<CommandIo, 'words'>): Promise<number> {
  try {
    const program = await createProgram(args, io);
    await program.parseAsync(args, { from: 'user' });
    return Number(process.exitCode ?? exitCodes.ok);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.configuration;
    throw error;
  } finally {
    process.exitCode = undefined;
  }
}

/** Writes files, by path, to a new temporary folder. Returns its path. */
export async function writeFolder(files: Record<string, string> = {}): Promise<string> {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

/** Returns built HTML of a site by file below `sitio/`: the home page, and the others, each linked from it. */
export function toSite(pages: number, origin = 'https://www.ejemplo.es'): Record<string, string> {
  const names = Array.from({ length: pages - 1 }, (_, index) => `pagina-${index + 1}`);
  const html = (title: string, path: string, body: string) =>
    `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${title}</title><link rel="canonical" href="${origin}${path}"></head>` +
    `<body><main><h1>${title}</h1><p>Texto de la página «${title}», escrito para que haya algo que leer.</p>${body}</main></body></html>`;
  const links = names.map((name) => `<p><a href="/${name}/">${name}</a></p>`).join('');
  return Object.fromEntries([
    ['sitio/index.html', html('Inicio', '/', links)],
    ...names.map((name) => [`sitio/${name}/index.html`, html(`Sobre ${name}`, `/${name}/`, '')]),
  ]);
}
