/** Programs beyond Node that some tests ask. Each is a tag of those tests, which are skipped where it is missing. */

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The package of Debian and Ubuntu that brings each. */
const packages = {
  'redis-server': 'redis-server',
  nginx: 'nginx',
  caddy: 'caddy',
  chromium: 'chromium',
  'systemd-analyze': 'systemd',
  mkfifo: 'coreutils',
  tar: 'tar',
} as const;

export type Program = keyof typeof packages;

export const programs = Object.keys(packages) as Program[];

/** Where a program lies, by `PATH`; `undefined` where it is missing. */
export function findProgram(program: Program): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  // Servers lie in `/usr/sbin`, which the PATH of an ordinary user lacks.
  const candidates = folders.flatMap((folder) => [folder, folder.replace(/\/bin$/, '/sbin')]);
  return candidates.map((folder) => join(folder, program)).find(isExecutable);
}

/** @throws Error that names the program and how to install it, where it is missing */
export function requireProgram(program: Program): string {
  const path = findProgram(program);
  if (!path) throw new Error(`${program} is missing: ${toInstallLine([program])}`);
  return path;
}

/** The command that installs programs. */
export const toInstallLine = (wanted: readonly Program[]): string =>
  `apt-get install -y --no-install-recommends ${wanted.map((program) => packages[program]).join(' ')}`;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
