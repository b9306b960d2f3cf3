/** The latest compilation of a site, to be used again when nothing that it was made of has changed. */

import type { Source } from '../model.ts';
import type { Compilation, CompileInput } from '../to-compilation.ts';
import { digestOfValues } from './digest.ts';
import type { EntryStore } from './entry-store.ts';

export interface CompilationCache {
  /** The compilation of an equal input; `undefined` when anything in it has changed, or a part of it is not there. */
  lookup(input: CompileInput): Promise<Compilation | undefined>;
  store(input: CompileInput, compilation: Compilation): Promise<void>;
}

/** A page, an artifact, or all the rest. */
interface Part {
  /** Digest over what the compilation was made of. */
  input: string;
  value: unknown;
}

interface Rest {
  compilation: Compilation;
  pages: string[];
  artifacts: string[];
}

const KIND = 'compilation';

/** Parts that are read or written at a time. */
const BATCH = 16;

/**
 * A large site is kept in parts, so that no moment holds it twice.
 * @param code digest of the code that compiles: what other code has made is not used
 * @param isOriginStable whether the crawled origin is the same in each run, as a folder's is not
 */
export function createCompilationCache(
  store: EntryStore,
  code: string,
  toDigest: (source: Source) => string,
  isOriginStable: boolean,
): CompilationCache {
  const digestOf = ({ settings, crawled: { sources, ...crawled }, ownOrigins, crawledOrigin }: CompileInput) =>
    digestOfValues(code, settings, crawled, sources.map(toDigest), ownOrigins, isOriginStable && crawledOrigin);

  async function read<Value>(name: string, input: string): Promise<Value | undefined> {
    const part = (await store.get(KIND, name)) as Part | undefined;
    return part?.input === input ? (part.value as Value) : undefined;
  }

  async function readAll<Value>(names: readonly string[], input: string): Promise<Value[] | undefined> {
    const values: Value[] = [];
    for (let start = 0; start < names.length; start += BATCH) {
      for (const value of await Promise.all(
        names.slice(start, start + BATCH).map((name) => read<Value>(name, input)),
      )) {
        if (value === undefined) return undefined;
        values.push(value);
      }
    }
    return values;
  }

  async function write(parts: readonly (readonly [name: string, value: unknown])[], input: string): Promise<void> {
    for (let start = 0; start < parts.length; start += BATCH) {
      const batch = parts.slice(start, start + BATCH);
      await Promise.all(batch.map(([name, value]) => store.put(KIND, name, { input, value } satisfies Part)));
    }
  }

  return {
    async lookup(wanted) {
      const input = digestOf(wanted);
      const rest = await read<Rest>('rest', input);
      const pages = rest && (await readAll<Compilation['site']['pages'][number]>(rest.pages, input));
      const artifacts = rest && (await readAll<Compilation['artifacts'][number]>(rest.artifacts, input));
      if (!rest || !pages || !artifacts) return undefined;
      return { ...rest.compilation, site: { ...rest.compilation.site, pages }, artifacts };
    },

    async store(made, compilation) {
      const input = digestOf(made);
      const pages = compilation.site.pages.map((page) => [`page ${page.path}`, page] as const);
      const artifacts = compilation.artifacts.map((artifact) => [`artifact ${artifact.path}`, artifact] as const);
      const rest: Rest = {
        compilation: { ...compilation, site: { ...compilation.site, pages: [] }, artifacts: [] },
        pages: pages.map(([name]) => name),
        artifacts: artifacts.map(([name]) => name),
      };
      await write([...pages, ...artifacts, ['rest', rest]], input);
    },
  };
}
