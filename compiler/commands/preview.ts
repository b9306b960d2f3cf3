/** `vitrina preview`: a local page that shows each page as it is, what was cut from it, and what agents get. */

import { CommandError, exitCodes } from '../command-error.ts';
import { serveFolder } from '../crawl/serve-folder.ts';
import { createOriginalReader } from '../preview/read-original.ts';
import { servePreview } from '../preview/serve-preview.ts';
import { sayComplaint } from '../report/say-complaint.ts';
import { compileWithProgress, requirePages } from './steps/compile-with-progress.ts';
import {
  type CommandIo,
  configOption,
  loadSettings,
  type RegisterCommand,
  targetArgument,
  toNumber,
} from './steps/settings.ts';

interface PreviewFlags {
  config?: string;
  port: string;
  json?: boolean;
  quiet?: boolean;
}

export const registerPreview: RegisterCommand = (command, io) => {
  command
    .argument(...targetArgument)
    .option(...configOption)
    .option('--port <number>', 'port of the local page; 0 takes a free one', '0')
    .option('--json', 'print address and pages as JSON, then serve')
    .option('--quiet', 'no progress')
    .addHelpText(
      'before',
      `Examples:
  vitrina preview                              what the config names
  vitrina preview https://www.example.es       a website without a config
  vitrina preview ./public --port 4000         a folder of built HTML, always at the same address
`,
    )
    .action(async (target: string | undefined, flags: PreviewFlags) => {
      process.exitCode = await runPreview(target, flags, io);
    });
};

/** Serves until it is told to end. */
async function runPreview(target: string | undefined, flags: PreviewFlags, io: CommandIo): Promise<number> {
  const port = toNumber('--port', flags.port, 0, 65_535);
  const settings = await loadSettings(target, flags.config, io);
  const { from } = settings;
  const compilation = await compileWithProgress(settings, Boolean(flags.quiet || flags.json), io);
  await requirePages(compilation, from);
  const { site, diagnostics } = compilation;
  const website = 'folder' in from ? await serveFolder(from.folder) : undefined;
  const originals = createOriginalReader(
    website?.origin ?? ('origin' in from ? from.origin : ''),
    settings.crawl.headers,
  );
  try {
    const preview = await servePreview(
      {
        brand: site.site.brand,
        pages: site.pages,
        diagnostics: diagnostics.map((one) => sayComplaint(one, io.words)),
        readOriginal: originals.read,
      },
      port,
    ).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE' ? new CommandError('configuration', (errors) => errors.portTaken(port)) : error;
    });
    const url = `${preview.origin}/`;
    process.stdout.write(
      flags.json
        ? `${JSON.stringify({ url, pages: site.pages.map(({ path, title, removed }) => ({ path, title, cuts: removed.length })) })}\n`
        : `${url}\n`,
    );
    process.stderr.write(`${io.words.commands.said.open(site.pages.length)}\n`);
    await new Promise<void>((resolve) => {
      process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
    });
    await preview.close();
    return exitCodes.ok;
  } finally {
    await originals.close();
    await website?.close();
  }
}
