/** `vitrina preview`: a local page that shows each page as it is, what was cut from it, and what agents get. */

import { unwatchFile, watchFile } from 'node:fs';
import { CommandError } from '../command-error.ts';
import { type BodyUse, createHttpClient, firstValue, keepBody } from '../crawl/http/http-client.ts';
import { DEFAULT_LIMITS, USER_AGENT } from '../crawl/limits.ts';
import { toUtf8 } from '../crawl/read/read-html.ts';
import { serveFolder } from '../crawl/serve-folder.ts';
import { createPdfReader } from '../pdf/pdf-reader.ts';
import { servePreview } from '../preview/serve-preview.ts';
import { sayComplaint } from '../report/sections.ts';
import { siteKey } from '../site-key.ts';
import type { Compilation } from '../to-compilation.ts';
import { compileWithProgress } from './steps/compile-with-progress.ts';
import { endWithParent } from './steps/end-with-parent.ts';
import {
  addTargetOptions,
  configOption,
  type Flags,
  printJson,
  type RegisterCommand,
  toNumber,
} from './steps/options.ts';
import { print, tell } from './steps/print.ts';
import { configFileOf, loadSettings } from './steps/settings.ts';

/** Milliseconds between two looks at the config file. */
const CONFIG_POLL_MS = 500;

/** Redirects to `www.` and https twins that are followed. */
const MAX_REDIRECTS = 3;

export const examples = `
  vitrina preview
  vitrina preview https://www.example.es
  vitrina preview ./public --port 4000
`;

/** Serves until it is told to end; a config that changes shows its effect. */
export const register: RegisterCommand = (command, io) => {
  addTargetOptions(command)
    .option(...configOption)
    .option(
      '--port <number>',
      'port of the local page; 0 takes a free one',
      (text) => toNumber('--port', text, 0, 65_535),
      0,
    )
    .action(async (target: string | undefined, flags: Flags & { port: number }) => {
      endWithParent();
      const { port } = flags;
      const settings = await loadSettings(target, flags, io);
      const compilation = await compileWithProgress(settings, flags, io);
      const { from } = settings;
      const website = 'folder' in from ? await serveFolder(from.folder, { url: from.url }) : undefined;
      const origin = website?.origin ?? ('origin' in from ? from.origin : '');
      const originals = createOriginalReader(origin, settings.crawl.headers);
      const toInput = ({ site, diagnostics }: Compilation) => ({
        brand: site.site.brand,
        words: io.words,
        pages: site.pages,
        diagnostics: diagnostics.map((one) => sayComplaint(one, io.words)),
        readOriginal: originals.read,
      });
      let input = toInput(compilation);
      const config = configFileOf(target, flags.config, io.folder);
      try {
        const preview = await servePreview(() => input, port).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'EADDRINUSE') throw error;
          throw new CommandError('configuration', (errors) => errors.portTaken(port, '--port'));
        });
        if (config !== undefined) {
          watchFile(config, { interval: CONFIG_POLL_MS }, async () => {
            try {
              input = toInput(await compileWithProgress(await loadSettings(target, flags, io), { quiet: true }, io));
            } catch (error) {
              if (!(error instanceof CommandError)) throw error;
              tell(`vitrina: ${error.say(io.words.commands.errors, io.words)}`);
            }
          });
        }
        const url = `${preview.origin}/`;
        const pages = input.pages.map(({ path, title, removed }) => ({ path, title, cuts: removed.length }));
        if (flags.json) printJson({ url, pages }, {}, 0);
        else print(`${url}\n`);
        const { open, ending } = io.words.commands.said;
        tell(`${open} ${ending}`);
        await new Promise<void>((resolve) => {
          process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
        });
        await preview.close();
      } finally {
        if (config !== undefined) unwatchFile(config);
        await originals.close();
        await website?.close();
      }
    });
};

/** Asks for a page when somebody looks at it, so that none is kept. @param headers never sent to another host */
function createOriginalReader(origin: string, headers: Readonly<Record<string, string>>) {
  const client = createHttpClient(DEFAULT_LIMITS, 2);
  const sent = { accept: 'text/html,application/xhtml+xml', 'user-agent': USER_AGENT, ...headers };
  const use: BodyUse = { wantsBody: (status) => status === 200, readBody: keepBody(DEFAULT_LIMITS.documentBytes) };
  const pdfs = createPdfReader();
  return {
    /** HTML of a page in UTF-8, as the site sends it now. @throws Error that says what the site did instead */
    async read(path: string): Promise<Uint8Array> {
      let url = origin + path;
      for (let hop = 0; ; hop++) {
        const answer = await client.get({ url, headers: sent, ...use });
        const isRedirect = answer.status >= 300 && answer.status < 400;
        const next = isRedirect ? URL.parse(firstValue(answer.headers.location) ?? '', url) : null;
        if (!next || hop >= MAX_REDIRECTS || !isTwin(next, new URL(url))) {
          if (answer.status === 200 && isPdf(answer.body)) {
            const read = await pdfs.read(answer.body);
            if ('html' in read) return read.html;
          } else if (answer.status === 200) return toUtf8(answer.body, firstValue(answer.headers['content-type']));
          throw new Error(`${url} answered ${answer.status}`);
        }
        url = next.href;
      }
    },
    close: () => Promise.all([client.close(), pdfs.close()]),
  };
}

const isPdf = (body: Uint8Array): boolean => Buffer.from(body.subarray(0, 5)).toString('latin1') === '%PDF-';

const isTwin = (a: URL, b: URL): boolean => /^https?:$/.test(a.protocol) && siteKey(a) === siteKey(b);
