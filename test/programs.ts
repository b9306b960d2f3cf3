/** Programs besides Node that some tests run. Each is a tag of these tests, which are skipped if it is missing. */

import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Package of Debian and Ubuntu by program. */
const systemPackages = {
  'redis-server': 'redis-server',
  nginx: 'nginx',
  caddy: 'caddy',
  chromium: 'chromium',
  'systemd-analyze': 'systemd',
  mkfifo: 'coreutils',
  tar: 'tar',
} as const;

/** Folder by program with a `package.json` of its own, as its packages are larger than all others together. */
const ownFolders = {
  'generated-clients': 'test/fixtures/generated-clients',
} as const;

type SystemProgram = keyof typeof systemPackages;
export type Program = SystemProgram | keyof typeof ownFolders;

const isSystemProgram = (program: Program): program is SystemProgram => program in systemPackages;

export const programs = [...Object.keys(systemPackages), ...Object.keys(ownFolders)] as Program[];

/** Returns the path of a program, or its folder if it has one of its own; `undefined` if it is missing. */
export function findProgram(program: Program): string | undefined {
  if (!isSystemProgram(program)) {
    const folder = join(import.meta.dirname, '..', ownFolders[program]);
    return existsSync(join(folder, 'node_modules')) ? folder : undefined;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  // Servers lie in `/usr/sbin`, which the PATH of an ordinary user lacks.
  const candidates = folders.flatMap((folder) => [folder, folder.replace(/\/bin$/, '/sbin')]);
  return candidates.map((folder) => join(folder, program)).find(isExecutable);
}

/** Returns the path of a program as `findProgram`. @throws Error with the command that installs a missing one */
export function requireProgram(program: Program): string {
  const path = findProgram(program);
  if (!path) throw new Error(`${program} is missing: ${toInstallLine([program])}`);
  return path;
}

/** Returns the shell command that installs programs. */
export function toInstallLine(wanted: readonly Program[]): string {
  const names = wanted.filter(isSystemProgram).map((program) => systemPackages[program]);
  const folders = wanted.flatMap((program) => (isSystemProgram(program) ? [] : ownFolders[program]));
  return [
    ...(names.length > 0 ? [`apt-get install -y --no-install-recommends ${names.join(' ')}`] : []),
    ...folders.map((folder) => `npm ci --prefix ${folder} --ignore-scripts`),
  ].join(' && ');
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
