/** The search over a compiled folder, or over artifacts that are not written yet, for the commands that ask it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../command-error.ts';
import type { Artifact } from '../../model.ts';
import { readManifest } from '../../output/read-manifest.ts';
import { type OpenSearch, openSearch } from '../../report/search/open-search.ts';

/** @throws CommandError when the folder holds no compiled content, or that of another version */
export async function searchFolder(folder: string): Promise<OpenSearch> {
  if (!(await readManifest(folder))) {
    throw new CommandError('configuration', (errors) => errors.noContent(folder));
  }
  try {
    return openSearch((path) => readFileSync(join(folder, path)));
  } catch (error) {
    throw new CommandError('configuration', (errors) => errors.notSearchable(folder, (error as Error).message));
  }
}

export function searchArtifacts(artifacts: readonly Artifact[]): OpenSearch {
  const bodies = new Map(artifacts.map(({ path, body }) => [path, body]));
  return openSearch((path) => {
    const body = bodies.get(path);
    if (body === undefined) throw new Error(`The compile made no ${path}.`);
    return Buffer.from(body as Uint8Array);
  });
}
