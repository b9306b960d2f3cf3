/** The compiler's own folder beside the output: what it remembers between runs. Never published, never committed. */

import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

export interface Workspace {
  /** New content of the output folder, until it is whole. */
  staging: string;
  /** What new content takes the place of, until it has. */
  retired: string;
  /** Earlier contents of the output folder. */
  generations: string;
  /** Answers of the site and pages made of them. */
  cache: string;
  /** What the last compile or check found, for `explain`. */
  lastReport: string;
}

/** Places that belong to one output folder, which need not exist. */
export function workspaceOf(output: string): Workspace {
  const target = resolve(output);
  const root = join(dirname(target), '.vitrina');
  const name = basename(target);
  return {
    staging: join(root, 'staging', name),
    retired: join(root, 'retired', name),
    generations: join(root, 'generations', name),
    cache: join(root, 'cache'),
    lastReport: join(root, 'reports', `${name}.json`),
  };
}

/** Makes a folder of the workspace: its owner's alone, as pages behind a password are in it, and ignored by git. */
export async function makeWorkspaceFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    if (basename(at) !== '.vitrina') continue;
    // One that is somebody else's stays as it is.
    await chmod(at, 0o700).catch(() => {});
    const ignore = join(at, '.gitignore');
    if (!existsSync(ignore)) await writeFile(ignore, '*\n');
    return;
  }
}
