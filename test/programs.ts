/** Programs beyond Node that some tests ask. Each is a tag of those tests, which are skipped where it is missing. */

import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The package of Debian and Ubuntu that brings each. */
const systemPackages = {
  'redis-server': 'redis-server',
  nginx: 'nginx',
  caddy: 'caddy',
  chromium: 'chromium',
  'systemd-analyze': 'systemd',
  mkfifo: 'coreutils',
  tar: 'tar',
} as const;

/** Folders whose own `package.json` brings the program: it would be most of what `npm ci` installs. */
const ownFolders = {
  'generated-clients': 'test/fixtures/generated-clients',
} as const;

type SystemProgram = keyof typeof systemPackages;
export type Program = SystemProgram | keyof typeof ownFolders;

const isSystemProgram = (program: Program): program is SystemProgram => program in systemPackages;

export const programs = [...Object.keys(systemPackages), ...Object.keys(ownFolders)] as Program[];

/** Where a program lies, by `PATH` or as the folder that it is installed in; `undefined` where it is missing. */
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

/** @throws Error that names the program and how to install it, where it is missing */
export function requireProgram(program: Program): string {
  const path = findProgram(program);
  if (!path) throw new Error(`${program} is missing: ${toInstallLine([program])}`);
  return path;
}

/** The command that installs programs. */
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
