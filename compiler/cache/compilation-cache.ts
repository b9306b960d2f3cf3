/** The latest compilation of a site, to be used again when nothing that it was made of has changed. */

import { mapInBatches } from '#shared/map-in-batches.ts';
import { digestOfValues } from '../convert/digest.ts';
import type { Source } from '../model.ts';
import type { Compilation, CompileInput } from '../to-compilation.ts';
import type { EntryStore } from './entry-store.ts';

/** A page, an artifact, or all the rest. */
interface Part {
  /** Key of the input that the compilation was made of. */
  input: string;
  value: unknown;
}

interface Rest {
  compilation: Compilation;
  pages: string[];
  artifacts: string[];
}

const KIND = 'compilation';

/** A large site is kept in parts, so that no moment holds it twice. @param code digest of the code that compiles */
export function createCompilationCache(
  store: EntryStore,
  code: string,
  toDigest: (source: Source) => string,
  isOriginStable: boolean,
) {
  async function read<Value>(name: string, input: string): Promise<Value | undefined> {
    const part = (await store.get(KIND, name)) as Part | undefined;
    return part?.input === input ? (part.value as Value) : undefined;
  }

  async function readAll<Value>(names: readonly string[], input: string): Promise<Value[] | undefined> {
    const values = await mapInBatches(names, (name) => read<Value>(name, input));
    return values.every((value) => value !== undefined) ? values : undefined;
  }

  return {
    /** The same for the same input, and for no other. */
    toKey: ({ settings, crawled: { sources, ...crawled }, ownOrigins, crawledOrigin }: CompileInput): string =>
      digestOfValues(code, settings, crawled, sources.map(toDigest), ownOrigins, isOriginStable && crawledOrigin),

    /** What was made of the input of that key; `undefined` when the latest was made of another, or is damaged. */
    async lookup(key: string): Promise<Compilation | undefined> {
      const rest = await read<Rest>('rest', key);
      const pages = rest && (await readAll<Compilation['site']['pages'][number]>(rest.pages, key));
      const artifacts = rest && (await readAll<Compilation['artifacts'][number]>(rest.artifacts, key));
      if (!rest || !pages || !artifacts) return undefined;
      return { ...rest.compilation, site: { ...rest.compilation.site, pages }, artifacts };
    },

    async store(key: string, compilation: Compilation): Promise<void> {
      const pages = compilation.site.pages.map((page) => [`page ${page.path}`, page] as const);
      const artifacts = compilation.artifacts.map((artifact) => [`artifact ${artifact.path}`, artifact] as const);
      const rest: Rest = {
        compilation: { ...compilation, site: { ...compilation.site, pages: [] }, artifacts: [] },
        pages: pages.map(([name]) => name),
        artifacts: artifacts.map(([name]) => name),
      };
      const parts = [...pages, ...artifacts, ['rest', rest] as const];
      await mapInBatches(parts, ([name, value]) => store.put(KIND, name, { input: key, value } satisfies Part), 16);
    },
  };
}
