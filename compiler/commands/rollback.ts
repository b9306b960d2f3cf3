/** `vitrina rollback`: puts an earlier generation of the content back in its place, or lists them. */

import { resolve } from 'node:path';
import { CommandError } from '../command-error.ts';
import { type Generation, listGenerations, recoverOutput, restoreGeneration, workspaceOf } from '../output/output.ts';
import { readPublished } from '../output/read-generation.ts';
import { keptGenerations } from './steps/compile-against.ts';
import { type OutFlags, outOption, printJson, type RegisterCommand } from './steps/options.ts';
import { print, tell } from './steps/print.ts';

export const examples = `
  vitrina rollback --list
  vitrina rollback
  vitrina rollback 3
`;

export const register: RegisterCommand = (command, io) => {
  command
    .argument('[generation]', 'number that --list tells; else what was replaced last')
    .option(...outOption)
    .option('--list', 'only list the generations that are kept')
    .action(async (wanted: string | undefined, { json, quiet, list, ...flags }: OutFlags & { list?: boolean }) => {
      const { said } = io.words.commands;
      const out = resolve(io.folder, flags.out);
      await recoverOutput(out, keptGenerations);
      const generations = await listGenerations(workspaceOf(out).generations);
      const lines = generations.map(({ number, generation, compiled, pages }) => {
        const when = said.generation(pages, compiled.slice(0, 16).replace('T', ' '));
        return `${String(number).padStart(9)}  ${name(generation)}  ${when}`;
      });
      if (!list) {
        const { folder, generation, pages } = chooseGeneration(wanted, generations, lines);
        await restoreGeneration(out, folder, keptGenerations);
        if (json) printJson({ restored: generation, pages, out });
        if (!quiet) tell(said.restored(out, name(generation), pages));
        return;
      }
      const current = await readPublished(out);
      const kept = generations.map(({ folder: _, ...generation }) => generation);
      if (json) return printJson({ current: current?.generation ?? null, generations: kept });
      const head = said.published(current && name(current.generation), current?.pages.length ?? 0);
      print(`${[head, ...lines].join('\n')}\n`);
    });
};

/**
 * Returns the generation with this number; the latest if none is wanted.
 * @param lines generations as a complaint lists them
 * @throws CommandError if there is no such generation
 */
function chooseGeneration(wanted: string | undefined, generations: readonly Generation[], lines: string[]): Generation {
  const chosen = wanted === undefined ? generations[0] : generations.find(({ number }) => String(number) === wanted);
  if (chosen) return chosen;
  throw new CommandError(wanted === undefined ? 'refused' : 'configuration', (errors) => errors.noGeneration(lines));
}

/** Shortens the digest that names a generation. */
const name = (generation: string): string => generation.slice(0, 12);
