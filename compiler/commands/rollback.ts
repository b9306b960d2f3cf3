/** `vitrina rollback`: puts an earlier generation of the content back in its place, or lists them. */

import { resolve } from 'node:path';
import { CommandError } from '../command-error.ts';
import { type Generation, listGenerations } from '../output/generations.ts';
import { recoverOutput, restoreGeneration } from '../output/output.ts';
import { readManifest } from '../output/read-manifest.ts';
import { workspaceOf } from '../output/workspace.ts';
import type { ReportWords } from '../words/es/report.ts';
import { keptGenerations } from './steps/compile-against.ts';
import { type CommandIo, type CommonFlags, outOption, printJson, type RegisterCommand } from './steps/settings.ts';

interface RollbackFlags extends CommonFlags {
  out: string;
  list?: boolean;
}

export const register: RegisterCommand = (command, io) => {
  command
    .argument('[generation]', 'number or beginning of the digest; default: what was replaced last')
    .option(...outOption)
    .option('--list', 'only list the generations that are kept')
    .addHelpText(
      'before',
      `Examples:
  vitrina rollback --list     what is kept
  vitrina rollback            undo the last compile
  vitrina rollback 3          a certain generation
`,
    )
    .action(async (wanted: string | undefined, flags: RollbackFlags) => {
      const out = resolve(io.folder, flags.out);
      await recoverOutput(out, { keep: keptGenerations });
      const generations = await listGenerations(workspaceOf(out).generations);
      if (flags.list) await printList(out, generations, flags, io);
      else await restore(out, choose(wanted, generations), flags, io);
    });
};

async function printList(
  out: string,
  generations: readonly Generation[],
  { json }: RollbackFlags,
  { words }: CommandIo,
): Promise<void> {
  const current = await readManifest(out);
  if (json) {
    const listed = generations.map(({ folder: _, ...generation }) => generation);
    printJson({ current: current?.generation ?? null, generations: listed });
    return;
  }
  const head = words.commands.said.published(current && name(current.generation), current?.pages.length ?? 0);
  for (const line of [head, ...generations.map((one) => toLine(one, words))]) process.stdout.write(`${line}\n`);
}

async function restore(
  out: string,
  { folder, generation, pages }: Generation,
  { json, quiet }: RollbackFlags,
  { words }: CommandIo,
): Promise<void> {
  await restoreGeneration(out, folder, { keep: keptGenerations });
  if (json) printJson({ restored: generation, pages, out });
  if (!quiet) process.stderr.write(`${words.commands.said.restored(out, name(generation), pages)}\n`);
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
