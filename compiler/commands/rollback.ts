/** `vitrina rollback`: puts an earlier generation of the content back in its place, or lists them. */

import { resolve } from 'node:path';
import { CommandError, exitCodes } from '../command-error.ts';
import { type Generation, listGenerations } from '../output/generations.ts';
import { recoverOutput, restoreGeneration } from '../output/output.ts';
import { readManifest } from '../output/read-manifest.ts';
import { workspaceOf } from '../output/workspace.ts';
import type { ReportWords } from '../words/es/report.ts';
import { keptGenerations } from './steps/compile-against.ts';
import { type CommandIo, outOption, type RegisterCommand } from './steps/settings.ts';

interface RollbackFlags {
  out: string;
  list?: boolean;
  json?: boolean;
  quiet?: boolean;
}

export const registerRollback: RegisterCommand = (command, io) => {
  command
    .argument('[generation]', 'number or beginning of the digest; default: what was replaced last')
    .option(...outOption)
    .option('--list', 'only list the generations that are kept')
    .option('--json', 'print JSON')
    .option('--quiet', 'do not say what was done')
    .addHelpText(
      'before',
      `Examples:
  vitrina rollback --list     what is kept
  vitrina rollback            undo the last compile
  vitrina rollback 3          a certain generation
`,
    )
    .action(async (wanted: string | undefined, flags: RollbackFlags) => {
      process.exitCode = await runRollback(wanted, flags, io);
    });
};

async function runRollback(wanted: string | undefined, flags: RollbackFlags, io: CommandIo): Promise<number> {
  const out = resolve(io.folder, flags.out);
  const { said } = io.words.commands;
  await recoverOutput(out, { keep: keptGenerations });
  const generations = await listGenerations(workspaceOf(out).generations);
  if (flags.list) {
    const current = await readManifest(out);
    const listed = generations.map(({ folder: _, ...generation }) => generation);
    if (flags.json) {
      process.stdout.write(
        `${JSON.stringify({ current: current?.generation ?? null, generations: listed }, null, 2)}\n`,
      );
    } else {
      process.stdout.write(`${said.published(current && name(current.generation), current?.pages.length ?? 0)}\n`);
      for (const generation of generations) process.stdout.write(`${toLine(generation, io.words)}\n`);
    }
    return exitCodes.ok;
  }
  const chosen = choose(wanted, generations);
  await restoreGeneration(out, chosen.folder, { keep: keptGenerations });
  if (flags.json)
    process.stdout.write(`${JSON.stringify({ restored: chosen.generation, pages: chosen.pages, out }, null, 2)}\n`);
  if (flags.quiet) return exitCodes.ok;
  process.stderr.write(`${said.restored(out, name(chosen.generation), chosen.pages)}\n`);
  return exitCodes.ok;
}

function choose(wanted: string | undefined, generations: readonly Generation[]): Generation {
  const chosen =
    wanted === undefined
      ? generations[0]
      : (generations.find(({ number }) => String(number) === wanted) ??
        generations.find(({ generation }) => wanted.length >= 4 && generation.startsWith(wanted.toLowerCase())));
  if (chosen) return chosen;
  if (generations.length === 0) throw new CommandError('refused', (errors) => errors.noEarlier);
  throw new CommandError('configuration', (errors, words) =>
    errors.unknownGeneration(
      wanted ?? '',
      generations.map((one) => toLine(one, words)),
    ),
  );
}

const name = (generation: string): string => generation.slice(0, 12);

const toLine = ({ number, generation, compiled, pages }: Generation, { commands }: ReportWords): string =>
  `${String(number).padStart(9)}  ${name(generation)}  ${commands.said.generation(pages, compiled.slice(0, 16).replace('T', ' '))}`;
