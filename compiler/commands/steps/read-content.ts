/** The files of compiled content, of a folder or of artifacts that are not written yet, and the search over them. */

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GapMonth, parseGaps } from '#shared/gaps.ts';
import { CommandError } from '../../command-error.ts';
import type { Artifact } from '../../model.ts';
import { readManifest } from '../../output/output.ts';
import type { OpenSearch } from '../../report/search/open-search.ts';

/** Bytes of a file by its path in the content folder. @throws Error when it is not there */
type ReadContent = (path: string) => Uint8Array;

export const readerOfFolder =
  (folder: string): ReadContent =>
  (path) =>
    readFileSync(join(folder, path));

/** Reads artifacts by path as a folder is read. @throws Error for a missing one */
export function readerOfArtifacts(artifacts: readonly Artifact[]): ReadContent {
  const bodies = new Map(artifacts.map(({ path, body }) => [path, body]));
  return (path) => {
    const body = bodies.get(path);
    if (body === undefined) throw new Error(`The compile made no ${path}.`);
    return Buffer.from(body as Uint8Array);
  };
}

/** Loads `openSearch` on demand: an unchanged site does not need the words of the languages. */
export const loadOpenSearch = async () => (await import('../../report/search/open-search.ts')).openSearch;

/** Opens the search of a folder. @throws CommandError if it holds no compiled content, or that of another version */
export async function searchFolder(folder: string): Promise<OpenSearch> {
  if (!(await readManifest(folder))) throw new CommandError('configuration', (errors) => errors.noContent(folder));
  const openSearch = await loadOpenSearch();
  try {
    return openSearch(readerOfFolder(folder));
  } catch (error) {
    throw new CommandError('configuration', (errors) => errors.notSearchable(folder, (error as Error).message));
  }
}

/** Reads the months that a runtime counted; `undefined` for any other file. */
export const readMonths = async (file: string): Promise<GapMonth[] | undefined> =>
  parseGaps(await readFile(file, 'utf8').catch(() => ''));
