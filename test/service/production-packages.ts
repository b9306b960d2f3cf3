/** Gives a folder the packages that an installation without development packages has. */

import { mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './running-service.ts';

interface Lock {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
}

/** Links them into `node_modules` of the folder, as `npm ci --omit=dev` would copy them. */
export async function linkProductionPackages(folder: string): Promise<void> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock;
  for (const [path, { dev }] of Object.entries(packages)) {
    // Packages within packages come along.
    if (dev || path.lastIndexOf('node_modules/') !== 0) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(join(root, path), join(folder, path));
  }
}
