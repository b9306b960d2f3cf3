import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CompileOptions, compile } from '../../../compiler/compile.ts';
import { resolveConfig } from '../../../compiler/config/resolve-config.ts';
import type { Compilation } from '../../../compiler/to-compilation.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { anyEdit, type EditedSite, toEditedSite, writeEditedSite } from './edited-site.ts';

const siteUrl = 'https://www.ejemplo.es';

/** By name a digest of each file, and of all that is said of the site. */
function digestsOf({ site, artifacts, ledger, diagnostics }: Compilation): Record<string, string> {
  const digestOf = (body: string | Uint8Array) => createHash('sha256').update(body).digest('hex');
  const { pages, captions, ...others } = site;
  const said = JSON.stringify([ledger, diagnostics, others, [...(captions ?? [])], pages]);
  return Object.fromEntries([...artifacts.map(({ path, body }) => [path, digestOf(body)]), ['said', digestOf(said)]]);
}

/** Files by path, each with its bytes. */
type Files = Map<string, Buffer>;

async function readFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.sort().map(async (file) => [file, await readFile(file)] as const)));
}

/** One of the files with another byte, or cut off there. */
function damage(files: Files, { file, at }: { file: number; at: number }): Files {
  const [[name, bytes] = ['', Buffer.of()]] = [...files].slice(file % files.size);
  const place = at % bytes.length;
  bytes[place] = (bytes[place] as number) ^ 0xff;
  return new Map(files).set(name, at % 2 === 0 ? bytes : bytes.subarray(0, place));
}

/** What a run leaves that ends between two of its writes: of each file what was `before` or `after`. */
function abort(before: Files, after: Files, isWritten: (file: number) => boolean): Files {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return new Map(
    names.flatMap((name, file) => {
      const bytes = (isWritten(file) ? after : before).get(name);
      return bytes ? [[name, bytes] as const] : [];
    }),
  );
}

/** Edits of the site, and what happens to a compile of it. */
const anyStep = fc.record({
  edits: fc.array(anyEdit, { minLength: 1, maxLength: 3 }),
  aborted: fc.option(fc.func(fc.boolean()), { freq: 3 }),
  damaged: fc.option(fc.record({ file: fc.nat(), at: fc.nat() }), { freq: 3 }),
});

/** Milliseconds after which no further sites are edited. */
const MAX_TIME = 10_000;

describe('a compile with a cache of earlier ones', () => {
  it('gives the bytes of one without a cache, after edits, aborted runs and damage', async () => {
    const root = temporaryFolder();
    const [folder, cache] = [join(root, 'sitio'), join(root, 'cache')];
    await writeEditedSite(folder, toEditedSite(siteUrl));
    const settings = resolveConfig({ site: { url: siteUrl }, crawl: { from: folder } }, root, {});
    const run = (options: CompileOptions = {}) =>
      compile(settings, { threads: 0, now: () => Date.UTC(2030, 0, 1), ...options });
    const writeCache = async (files: Files) => {
      await rm(cache, { recursive: true, force: true });
      for (const [name, bytes] of files) {
        await mkdir(dirname(name), { recursive: true });
        await writeFile(name, bytes);
      }
    };
    const end = performance.now() + MAX_TIME;
    const isOver = () => performance.now() > end;
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 2, maxLength: 5 }), async (steps) => {
        if (isOver()) return;
        let site: EditedSite = toEditedSite(siteUrl);
        await writeEditedSite(folder, site);
        await rm(cache, { recursive: true, force: true });
        await run({ cacheFolder: cache });
        for (const { edits, aborted, damaged } of steps) {
          if (isOver()) return;
          site = edits.reduce((before, edit) => edit(before), site);
          await writeEditedSite(folder, site);
          const before = await readFiles(cache);
          const kept = damaged ? damage(before, damaged) : before;
          if (damaged) await writeCache(kept);
          const incremental = await run({ cacheFolder: cache });
          if (aborted) await writeCache(abort(kept, await readFiles(cache), aborted));
          else expect(digestsOf(incremental)).toEqual(digestsOf(await run()));
        }
      }),
      { numRuns: 15 },
    );
  });
});
