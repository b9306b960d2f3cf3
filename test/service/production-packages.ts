/** Gives a folder the packages that an installation of the published package has. */

import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './running-service.ts';

interface Lock {
  packages: Record<string, { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }>;
}

/** Links packages and all their dependencies into `node_modules` of a folder. Returns the names of all. */
export async function linkPackages(folder: string, named: readonly string[]): Promise<string[]> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const linked = new Set<string>();
  const link = async (name: string): Promise<void> => {
    const path = `node_modules/${name}`;
    // Optional packages for other systems are not installed.
    if (linked.has(name) || !packages[path] || !existsSync(join(root, path))) return;
    linked.add(name);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(join(root, path), join(folder, path));
    const { dependencies, optionalDependencies } = packages[path];
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) await link(needed);
  };
  for (const name of named) await link(name);
  return [...linked];
}
