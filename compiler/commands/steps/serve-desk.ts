/** Serves the local page of `preview` and `edit`: compiles with the config when it changes, and writes it. */

import { unwatchFile, watchFile } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { artifactFiles, toDocumentFile } from '#shared/artifacts.ts';
import { documentPaths } from '#shared/documents.ts';
import { CommandError } from '../../command-error.ts';
import { statedFieldsOf } from '../../company/company-config.ts';
import { serveFolder } from '../../crawl/serve-folder.ts';
import { toFileComplaint } from '../../output/file-error.ts';
import { compareArtifacts, makeWorkspaceFolder, requirePlace, workspaceOf } from '../../output/output.ts';
import { readPublished } from '../../output/read-generation.ts';
import type { PreviewInput } from '../../preview/desk.ts';
import { servePreview } from '../../preview/serve-preview.ts';
import { compareContent, toSnapshot } from '../../report/diff/compare-content.ts';
import { toFactRows } from '../../report/file/fact-table.ts';
import { judgeGolden } from '../../report/search/judge-golden.ts';
import { sayComplaint } from '../../report/sections.ts';
import type { Compilation } from '../../to-compilation.ts';
import type { ShownDocument } from '../../words/es/report/documents.ts';
import type { ReportWords } from '../../words/es/report/report.ts';
import { compileWithProgress } from './compile-with-progress.ts';
import { endWithParent } from './end-with-parent.ts';
import { type CommandIo, type OutFlags, printJson, toNumber } from './options.ts';
import { print, tell } from './print.ts';
import { loadOpenSearch, readerOfArtifacts, readerOfFolder } from './read-content.ts';
import { createOriginalReader } from './read-original.ts';
import { loadSettings } from './settings.ts';
import { createDesk, createQueue } from './write-decisions.ts';

/** Milliseconds between two looks at the config file. */
const CONFIG_POLL_MS = 500;

export interface DeskFlags extends OutFlags {
  port: number;
}

export const addPortOption = (command: Command): Command =>
  command.option(
    '--port <number>',
    'port of the local page; 0 takes a free one',
    (text) => toNumber('--port', text, 0, 65_535),
    0,
  );

/** Serves the page until a signal ends it; a changed config shows its effect. @param config written only if `isDesk` */
export async function serveDesk(
  target: string | undefined,
  config: string | undefined,
  flags: DeskFlags,
  io: CommandIo,
  isDesk: boolean,
): Promise<void> {
  endWithParent(io.environment);
  const settings = await loadSettings(target, flags, io);
  const compiler = createInputCompiler(target, flags, io, isDesk);
  let input = await compiler.compile(flags);
  const { from } = settings;
  const website = 'folder' in from ? await serveFolder(from.folder, { url: from.url }) : undefined;
  const origin = website?.origin ?? ('origin' in from ? from.origin : '');
  const originals = createOriginalReader(origin, settings.crawl.headers);
  /** Shows the result of the present config. @throws CommandError with the reason; the page stays as it is */
  const show = async () => {
    input = await compiler.compile({ quiet: true });
  };
  const say = (error: unknown): string => {
    const complaint = toFileComplaint(error) ?? error;
    if (!(complaint instanceof CommandError)) throw error;
    return complaint.say(io.words.commands.errors, io.words);
  };
  /** Shows the effect of a config that was changed by hand, or why it has none. */
  const follow = async () => {
    try {
      await show();
    } catch (error) {
      const trouble = say(error);
      tell(`vitrina: ${trouble}`);
      input = { ...input, trouble };
    }
  };
  /** Shows why a decision was not written. @throws an unexpected error */
  const refuse = (error: unknown) => {
    const refusal = say(error);
    tell(`vitrina: ${io.words.preview.notChanged} ${refusal}`);
    input = { ...input, refusal };
  };
  const queue = createQueue();
  const desk = isDesk && config !== undefined ? createDesk(config, { show, refuse }, queue) : undefined;
  const read = (): PreviewInput => input;
  const shown = new WeakMap<object, PreviewInput>();
  /** Returns one object for each input, as the page compares objects to notice a change. */
  const toShown = (): PreviewInput => {
    const now = read();
    const whole = shown.get(now) ?? { ...now, readOriginal: originals.read, ...(desk && { desk: desk.desk }) };
    shown.set(now, whole);
    return whole;
  };
  try {
    const preview = await servePreview(toShown, flags.port).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new CommandError('configuration', (errors) => errors.portTaken(flags.port, '--port'));
    });
    if (config !== undefined) {
      watchFile(config, { interval: CONFIG_POLL_MS }, () => {
        void queue(async () => {
          if (!desk || (await desk.isByHand())) await follow();
        });
      });
    }
    const url = `${preview.origin}/`;
    const pages = input.pages.map(({ path, title, removed }) => ({ path, title, cuts: removed.length }));
    if (flags.json) printJson({ url, pages }, {}, 0);
    else print(`${url}\n`);
    const { open, ending } = io.words.commands.said;
    tell(`${open} ${ending}`);
    await new Promise<void>((end) => {
      process.once('SIGINT', () => end()).once('SIGTERM', () => end());
    });
    await preview.close();
  } finally {
    if (config !== undefined) unwatchFile(config);
    await originals.close();
    await website?.close();
  }
}

/**
 * Returns `compile`, which reads the config as it is now and compiles into the input of the page. It publishes nothing.
 * With `isDesk`, it requires that `--out` can be written, and keeps a cache beside it.
 */
function createInputCompiler(target: string | undefined, flags: DeskFlags, io: CommandIo, isDesk: boolean) {
  const out = resolve(io.folder, flags.out);
  const compile = async (progress: { quiet?: boolean; json?: boolean }): Promise<PreviewInput> => {
    const { cache } = workspaceOf(out);
    if (isDesk) {
      await requirePlace(out, '--out');
      await makeWorkspaceFolder(cache);
    }
    const settings = await loadSettings(target, flags, io);
    const compilation = await compileWithProgress(settings, progress, io, isDesk ? { cacheFolder: cache } : {});
    const open = async () => (await loadOpenSearch())(readerOfArtifacts(compilation.artifacts));
    let opened: ReturnType<typeof open> | undefined;
    const openSearch = () => {
      opened ??= open();
      return opened;
    };
    const { site, diagnostics } = compilation;
    return {
      brand: site.site.brand,
      words: io.words,
      pages: site.pages,
      diagnostics: diagnostics.map((one) => sayComplaint(one, io.words)),
      readOriginal: async () => new Uint8Array(),
      facts: toFactRows(site, io.words),
      stated: statedFieldsOf(settings.company),
      changes: await compareWith(out, compilation, io.words.language),
      openSearch,
      judgeGolden: async () => {
        const content = settings.golden.length > 0 ? await openSearch() : undefined;
        return content ? settings.golden.map((one) => judgeGolden(one, content)) : [];
      },
      documents: toDocuments(compilation, io.words.preview),
    };
  };
  return { compile };
}

/** Returns the pages that differ from the published content, by path; none if that is missing or another site's. */
async function compareWith(out: string, { artifacts, site }: Compilation, language: string) {
  const before = await readPublished(out);
  if (before?.site.url !== site.site.url) return new Map();
  const touched = Object.values(await compareArtifacts(out, artifacts)).flat();
  const snapshot = toSnapshot(readerOfArtifacts(artifacts));
  const { pages } = compareContent(toSnapshot(readerOfFolder(out)), snapshot, touched, language);
  return new Map<string, 'added' | 'changed'>([
    ...pages.added.map(({ path }) => [path, 'added'] as const),
    ...pages.changed.map(({ path }) => [path, 'changed'] as const),
  ]);
}

/** By file: the name of each document that agents get besides pages. */
const shownDocuments: ReadonlyMap<string, ShownDocument> = new Map([
  ...Object.entries(documentPaths).flatMap(([name, path]) =>
    name === 'developerPage' ? [] : [[toDocumentFile(path), name as ShownDocument] as const],
  ),
  [artifactFiles.companyInfo, 'companyInfo'],
  [artifactFiles.manifest, 'manifest'],
]);

/** Lists the documents that agents get besides pages, as text, in the order of their uses. */
function toDocuments(
  { artifacts }: Compilation,
  { documentUses }: ReportWords['preview'],
): NonNullable<PreviewInput['documents']> {
  const order = Object.keys(documentUses);
  const documents = artifacts.flatMap(({ path, body }) => {
    // RFC 9728 §3.1 appends the path of the API to the address of its metadata.
    const file = path.replace(/(?<=\/oauth-protected-resource)\/.*(?=\.json$)/, '');
    const name = file.endsWith('/SKILL.md') ? 'skill' : shownDocuments.get(file);
    const read = () => Buffer.from(body as Uint8Array).toString();
    return name === undefined ? [] : [{ address: `/${path}`, name, read }];
  });
  return documents.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}
