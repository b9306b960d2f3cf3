/** Whether something can be made at a path, asked before the work whose result is to go there. */

import { mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandError } from '../command-error.ts';

/** @param option for the complaint: `--out`. @throws CommandError when no folder can be made at `path` */
export async function requireFolderPlace(path: string, option: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && !found.isDirectory())
    throw new CommandError('configuration', (errors) => errors.noPlace(option, path, path));
  await requirePlace(path, option);
}

/** The same for a file, which may be there already. */
export async function requirePlace(path: string, option: string): Promise<void> {
  let above = dirname(path);
  let found = await stat(above).catch(() => undefined);
  while (!found && above !== dirname(above)) {
    above = dirname(above);
    found = await stat(above).catch(() => undefined);
  }
  if (!found?.isDirectory()) throw new CommandError('configuration', (errors) => errors.noPlace(option, path, above));
  // Only making one tells: permissions say nothing of read-only and virtual file systems.
  try {
    await rmdir(await mkdtemp(join(above, '.vitrina-')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError('configuration', (errors) => errors.noPlace(option, path, above, code));
  }
}
