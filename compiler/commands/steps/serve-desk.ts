/** Serves the local page of `preview` and `edit`: compiles with the config when it changes, and writes it. */

import { randomBytes } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { CommandError } from '../../command-error.ts';
import { statedFieldsOf } from '../../company/company-config.ts';
import { editConfig } from '../../config/edit-config.ts';
import { serveFolder } from '../../crawl/serve-folder.ts';
import { compareArtifacts, makeWorkspaceFolder, readManifest, workspaceOf } from '../../output/output.ts';
import type { Desk, DeskChange, PreviewInput } from '../../preview/desk.ts';
import { servePreview } from '../../preview/serve-preview.ts';
import { compareContent, toSnapshot } from '../../report/diff/compare-content.ts';
import { toFactRows } from '../../report/file/compile-file.ts';
import { judgeGolden } from '../../report/search/judge-golden.ts';
import { sayComplaint } from '../../report/sections.ts';
import type { Compilation } from '../../to-compilation.ts';
import { compileWithProgress } from './compile-with-progress.ts';
import { endWithParent } from './end-with-parent.ts';
import { type CommandIo, type OutFlags, printJson, toNumber } from './options.ts';
import { print, tell } from './print.ts';
import { loadOpenSearch, readerOfArtifacts, readerOfFolder } from './read-content.ts';
import { createOriginalReader } from './read-original.ts';
import { loadSettings } from './settings.ts';

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

/** Serves until a signal ends it; a changed config shows its effect. @param config file; written only if `isDesk` */
export async function serveDesk(
  target: string | undefined,
  config: string | undefined,
  flags: DeskFlags,
  io: CommandIo,
  isDesk: boolean,
): Promise<void> {
  endWithParent(io.environment);
  const settings = await loadSettings(target, flags, io);
  const compiler = createCompiler(target, flags, io, isDesk);
  let input = await compiler.compile(flags);
  const { from } = settings;
  const website = 'folder' in from ? await serveFolder(from.folder, { url: from.url }) : undefined;
  const origin = website?.origin ?? ('origin' in from ? from.origin : '');
  const originals = createOriginalReader(origin, settings.crawl.headers);
  /** Shows the result of the present config. On failure, keeps the earlier one. @throws CommandError with the reason */
  const show = async () => {
    try {
      input = await compiler.compile({ quiet: true });
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      const trouble = error.say(io.words.commands.errors, io.words);
      tell(`vitrina: ${trouble}`);
      input = { ...input, trouble };
      throw error;
    }
  };
  const queue = createQueue();
  const desk = isDesk && config !== undefined ? createDesk(config, show, queue, io) : undefined;
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
        queue(async () => {
          if (!desk || (await desk.isByHand())) await show();
        }).catch((error) => {
          if (!(error instanceof CommandError)) throw error;
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

/** Compiles with the present config, into the input of the page. Publishes nothing. */
function createCompiler(target: string | undefined, flags: DeskFlags, io: CommandIo, isDesk: boolean) {
  const out = resolve(io.folder, flags.out);
  const compile = async (progress: { quiet?: boolean; json?: boolean }): Promise<PreviewInput> => {
    const { cache } = workspaceOf(out);
    if (isDesk) await makeWorkspaceFolder(cache);
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
      documents: toDocuments(compilation),
    };
  };
  return { compile };
}

/** Returns the pages that differ from the published content of the same site, by path. */
async function compareWith(out: string, { artifacts, site }: Compilation, language: string) {
  const before = await readManifest(out);
  if (before?.site.url !== site.site.url) return new Map();
  const touched = Object.values(await compareArtifacts(out, artifacts)).flat();
  const snapshot = toSnapshot(readerOfArtifacts(artifacts));
  const { pages } = compareContent(toSnapshot(readerOfFolder(out)), snapshot, touched, language);
  return new Map<string, 'added' | 'changed'>([
    ...pages.added.map(({ path }) => [path, 'added'] as const),
    ...pages.changed.map(({ path }) => [path, 'changed'] as const),
  ]);
}

/** Lists the documents that agents get besides pages, as text. */
const toDocuments = ({ artifacts }: Compilation) =>
  artifacts
    .filter(({ path }) => !path.startsWith('pages/') && /\.(?:md|txt|json)$/.test(path) && path !== 'search-index.json')
    .map(({ path, body }) => ({ address: `/${path}`, read: () => Buffer.from(body as Uint8Array).toString() }));

type Queue = ReturnType<typeof createQueue>;

/** Creates a queue that runs one task after the other. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const next = last.then(task, task);
    last = next.catch(() => {});
    return next;
  };
}

/** Writes changes into the config file, each undone where its effect cannot be shown. */
function createDesk(file: string, show: () => Promise<void>, queue: Queue, { words }: CommandIo) {
  const history: { before: string; after: string }[] = [];
  let written: string | undefined;
  const put = async (text: string) => {
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, text);
    await rename(unfinished, file);
    written = text;
  };
  const change = async (one: DeskChange) => {
    const before = await readFile(file, 'utf8');
    const after = writeChange(before, one);
    if (after === before) return;
    await put(after);
    try {
      await show();
    } catch (error) {
      await put(before);
      throw error;
    }
    history.push({ before, after });
  };
  const undo = async () => {
    const last = history.at(-1);
    if (!last) return;
    if ((await readFile(file, 'utf8')) !== last.after) throw new Error(words.preview.byHand);
    history.pop();
    await put(last.before);
    await show();
  };
  const desk: Desk = {
    token: randomBytes(16).toString('base64url'),
    canUndo: () => history.length > 0,
    change: (one) => queue(() => change(one)),
    undo: () => queue(undo),
  };
  return { desk, isByHand: async () => (await readFile(file, 'utf8').catch(() => '')) !== written };
}

/** Returns the text with the change. A selector of the opposite list is removed from that list instead. */
function writeChange(text: string, change: DeskChange): string {
  const [section, list] = change.path;
  if (change.kind === 'add' && section === 'content') {
    const other = [section, list === 'drop' ? 'keep' : 'drop'];
    const without = editConfig(text, { kind: 'remove', path: other, value: change.value });
    if (without !== text) return without;
  }
  return editConfig(text, change);
}
