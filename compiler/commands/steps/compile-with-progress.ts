/** A compile as commands run it: with progress on stderr, and a failure when the site gives nothing. */

import { CommandError } from '../../command-error.ts';
import { type CompileOptions, compile } from '../../compile.ts';
import type { CompileSettings } from '../../config/resolve-config.ts';
import { explainNoStart } from '../../crawl/folder/explain-no-start.ts';
import { createProgress, silentProgress } from '../../report/progress.ts';
import { sayComplaint } from '../../report/say-complaint.ts';
import type { Compilation } from '../../to-compilation.ts';
import type { CommandIo, CommonFlags } from './settings.ts';

/** Exit code of what a person ended, as shells have it. */
const INTERRUPTED = 130;

/** Compiles, with progress on stderr unless it is to be quiet. @throws CommandError when the site gave no page */
export async function compileWithProgress(
  settings: CompileSettings,
  { quiet, json }: Pick<CommonFlags, 'quiet' | 'json'>,
  {
    sleep,
    words,
    cacheFolder,
    quick,
  }: Pick<CommandIo, 'sleep' | 'words'> & Pick<CompileOptions, 'cacheFolder' | 'quick'>,
): Promise<Compilation> {
  const progress = quiet || json ? silentProgress : createProgress(process.stderr, words.progress);
  const end = () => {
    progress.stop();
    process.stderr.write(`\n${words.commands.said.interrupted}\n`);
    process.exit(INTERRUPTED);
  };
  process.once('SIGINT', end);
  try {
    const compilation = await compile(settings, {
      onCrawl: progress.crawled,
      onPages: progress.converted,
      ...(sleep && { sleep }),
      ...(cacheFolder !== undefined && { cacheFolder }),
      ...(quick && { quick }),
    });
    await requirePages(compilation, settings.from);
    return compilation;
  } finally {
    progress.stop();
    process.off('SIGINT', end);
  }
}

/** @param from What was crawled, and is named: what its pages are published under may be another address. */
async function requirePages({ site, ledger, diagnostics }: Compilation, from: CompileSettings['from']): Promise<void> {
  if (site.pages.length > 0) return;
  const place = 'folder' in from ? from.folder : from.origin;
  const noStart = 'folder' in from ? await explainNoStart(from.folder) : undefined;
  const published = `${site.site.url}/`;
  const toName = (url: string) => (url.startsWith(published) ? `${place}/${url.slice(published.length)}` : url);
  throw new CommandError('unreachable', (errors, words) => {
    const grave = diagnostics.filter(({ severity }) => severity !== 'info');
    const unreachable = grave.filter(({ code }) => code === 'site-unreachable');
    // Without a start page, that the start page is missing is all there is to say.
    const told = noStart ? [] : unreachable.length > 0 ? unreachable : grave.slice(0, 3);
    const seen = ledger.slice(0, 5).map(({ url, reason, detail }) => {
      const why = words.reasons[reason];
      return `${toName(url)}: ${why}${detail === undefined ? '' : ` (${words.detail(detail)})`}`;
    });
    return errors.noPages([
      ...(noStart ? [errors.noStart(place, noStart)] : unreachable.length > 0 ? [] : seen),
      ...told
        .map((one) => sayComplaint(one, words))
        .map(({ code, message, hint }) => {
          const where = code === 'site-unreachable' ? `${place}/: ` : '';
          return `${where}${message}\n    → ${hint}`;
        }),
    ]);
  });
}
