/** Refuses a place for the report where it would do harm: among the compiled content, or over a file of the site. */

import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { CommandError } from '../../command-error.ts';
import { isReport } from '../../report/render.ts';
import type { CommandIo, Flags } from './options.ts';

interface Folders {
  /** Folder of the compiled content. */
  content: string;
  /** Folder of the site, if it is read from one. */
  site?: string | undefined;
}

/** Requires a place where the report replaces at most an earlier report. @throws CommandError for any other */
export function requireHarmless({ report }: Flags, { folder }: CommandIo, { content, site }: Folders): void {
  if (report === undefined) return;
  const place = toRealPath(resolve(folder, report));
  if (isWithin(place, content)) throw new CommandError('configuration', (errors) => errors.reportInContent(place));
  if (site === undefined || !isWithin(place, site) || !existsSync(place)) return;
  if (!isReport(readFileSync(place, 'utf8')))
    throw new CommandError('configuration', (errors) => errors.reportOverSite(place));
}

/** Whether a place is a folder or in it, links of the folder followed. */
const isWithin = (place: string, folder: string): boolean => {
  const [first] = relative(toRealPath(folder), place).split(sep);
  return first !== '..';
};

/** Returns a path without links in the part that exists. */
const toRealPath = (path: string): string =>
  existsSync(path) || path === dirname(path) ? realpathSync(path) : join(toRealPath(dirname(path)), basename(path));
