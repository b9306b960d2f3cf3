/** The files of compiled content, of a folder or of artifacts that are not written yet, and the search over them. */

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artifactFiles } from '#shared/artifacts.ts';
import { attempt } from '#shared/attempt.ts';
import { type GapMonth, parseGaps } from '#shared/gaps.ts';
import { CommandError } from '../../command-error.ts';
import type { Artifact } from '../../model.ts';
import { damagedContent, requireFiles, requireManifest } from '../../output/read-generation.ts';
import type { OpenSearch } from '../../report/search/open-search.ts';

/** Bytes of a file by its path in the content folder. @throws Error when it is not there */
type ReadContent = (path: string) => Uint8Array;

/** Reads the files of a folder by path. @throws Error for a missing one */
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

/** Opens the search of a folder. @throws CommandError if its content is missing, damaged or of another format */
export async function searchFolder(folder: string): Promise<OpenSearch> {
  const manifest = await requireManifest(folder);
  await requireFiles(folder, manifest, [artifactFiles.companyInfo, artifactFiles.packedIndex]);
  const openSearch = await loadOpenSearch();
  const read = readerOfFolder(folder);
  try {
    return openSearch((path) => {
      const bytes = attempt(() => read(path));
      if (bytes) return bytes;
      throw damagedContent(folder, path);
    });
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError('configuration', (errors) => errors.otherFormat(folder));
  }
}

/** Reads the months that a runtime counted; `undefined` for any other file. */
export const readMonths = async (file: string): Promise<GapMonth[] | undefined> =>
  parseGaps(await readFile(file, 'utf8').catch(() => ''));
