/** `vitrina preview`: a local page that shows each page as it is, what was cut from it, and what agents get. */

import { unwatchFile, watchFile } from 'node:fs';
import { CommandError } from '../command-error.ts';
import { serveFolder } from '../crawl/serve-folder.ts';
import { createOriginalReader } from '../preview/read-original.ts';
import { servePreview } from '../preview/serve-preview.ts';
import { sayComplaint } from '../report/say-complaint.ts';
import type { Compilation } from '../to-compilation.ts';
import { compileWithProgress } from './steps/compile-with-progress.ts';
import {
  addPartOptions,
  type CommandIo,
  configFileOf,
  configOption,
  loadSettings,
  type PartFlags,
  type RegisterCommand,
  targetArgument,
  toNumber,
} from './steps/settings.ts';

/** Milliseconds between two looks at the config file. */
const LOOK_INTERVAL = 500;

interface PreviewFlags extends PartFlags {
  config?: string;
  port: string;
}

export const register: RegisterCommand = (command, io) => {
  addPartOptions(command.argument(...targetArgument))
    .option(...configOption)
    .option('--port <number>', 'port of the local page; 0 takes a free one', '0')
    .addHelpText(
      'before',
      `Examples:
  vitrina preview                              what the config names
  vitrina preview https://www.example.es       a website without a config
  vitrina preview ./public --port 4000         a folder of built HTML, always at the same address
`,
    )
    .action((target: string | undefined, flags: PreviewFlags) => runPreview(target, flags, io));
};

/** Serves until it is told to end; a config that changes shows its effect. */
async function runPreview(target: string | undefined, flags: PreviewFlags, io: CommandIo): Promise<void> {
  const port = toNumber('--port', flags.port, 0, 65_535);
  const build = async (isAgain: boolean) => {
    const settings = await loadSettings(target, flags.config, io, flags, isAgain);
    const compilation = await compileWithProgress(settings, isAgain ? { quiet: true } : flags, io);
    return { settings, compilation };
  };
  const { settings, compilation } = await build(false);
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
      throw error.code === 'EADDRINUSE' ? new CommandError('configuration', (errors) => errors.portTaken(port)) : error;
    });
    if (config !== undefined) {
      watchFile(config, { interval: LOOK_INTERVAL }, async () => {
        try {
          input = toInput((await build(true)).compilation);
        } catch (error) {
          if (!(error instanceof CommandError)) throw error;
          process.stderr.write(`vitrina: ${error.say(io.words.commands.errors, io.words)}\n`);
        }
      });
    }
    const url = `${preview.origin}/`;
    const pages = input.pages.map(({ path, title, removed }) => ({ path, title, cuts: removed.length }));
    process.stdout.write(flags.json ? `${JSON.stringify({ url, pages })}\n` : `${url}\n`);
    process.stderr.write(`${io.words.commands.said.open(pages.length)}\n`);
    await new Promise<void>((resolve) => {
      process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
    });
    await preview.close();
  } finally {
    if (config !== undefined) unwatchFile(config);
    await originals.close();
    await website?.close();
  }
}
