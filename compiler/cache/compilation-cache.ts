/** The latest compilation of a site, to be used again when nothing that it was made of has changed. */

import type { Compilation, CompileInput } from '../compile-sources.ts';
import type { Source } from '../model.ts';
import { digestOfValues } from './digest.ts';
import type { EntryStore } from './entry-store.ts';

export interface CompilationCache {
  /** The compilation of an equal input; `undefined` when anything in it has changed. */
  lookup(input: CompileInput): Promise<Compilation | undefined>;
  store(input: CompileInput, compilation: Compilation): Promise<void>;
}

interface Entry {
  input: string;
  compilation: Compilation;
}

const [KIND, NAME] = ['compilation', 'latest'];

/**
 * @param code digest of the code that compiles: what other code has made is not used
 * @param isOrigin whether the crawled origin says something, as a folder's does not, which is another each time
 */
export function createCompilationCache(
  store: EntryStore,
  code: string,
  toDigest: (source: Source) => string,
  isOriginStable: boolean,
): CompilationCache {
  const digestOf = ({ settings, crawled: { sources, ...crawled }, ownOrigins, crawledOrigin }: CompileInput) =>
    digestOfValues(code, settings, crawled, sources.map(toDigest), ownOrigins, isOriginStable && crawledOrigin);
  return {
    async lookup(input) {
      const entry = (await store.get(KIND, NAME)) as Entry | undefined;
      return entry?.input === digestOf(input) ? entry.compilation : undefined;
    },
    store: (input, compilation) => store.put(KIND, NAME, { input: digestOf(input), compilation } satisfies Entry),
  };
}
