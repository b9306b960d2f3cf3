/** A compile as commands run it: with progress on stderr, and a failure when the site gives nothing. */

import { CommandError } from '../../command-error.ts';
import { compile } from '../../compile.ts';
import { explainNoStart } from '../../crawl/folder/explain-no-start.ts';
import { createProgress, silentProgress } from '../../report/progress.ts';
import type { CompileSettings } from '../../resolve-config.ts';
import type { Compilation } from '../../to-compilation.ts';
import type { CommandIo } from './settings.ts';

/** Compiles, with progress on stderr unless it is to be quiet. */
export async function compileWithProgress(
  settings: CompileSettings,
  quiet: boolean,
  { sleep, cacheFolder }: Pick<CommandIo, 'sleep'> & { cacheFolder?: string | undefined },
): Promise<Compilation> {
  const progress = quiet ? silentProgress : createProgress(process.stderr);
  try {
    return await compile(settings, {
      onCrawl: progress.crawled,
      onPages: progress.converted,
      ...(sleep && { sleep }),
      ...(cacheFolder !== undefined && { cacheFolder }),
    });
  } finally {
    progress.stop();
  }
}

/**
 * @param from What was crawled, and is named: what its pages are published under may be another address.
 * @throws CommandError when the site gave no page at all
 */
export async function requirePages({ site, ledger }: Compilation, from: CompileSettings['from']): Promise<void> {
  if (site.pages.length > 0) return;
  const folder = 'folder' in from ? from.folder : undefined;
  const noStart = folder === undefined ? undefined : await explainNoStart(folder);
  if (noStart) throw new CommandError('unreachable', `no page could be compiled, so nothing was written: ${noStart}`);
  const place = 'folder' in from ? from.folder : from.origin;
  const published = `${site.site.url}/`;
  const toName = (url: string) => (url.startsWith(published) ? `${place}/${url.slice(published.length)}` : url);
  const seen = ledger.slice(0, 5).map(({ url, reason, detail }) => `\n  ${toName(url)}: ${detail ?? reason}`);
  throw new CommandError('unreachable', `no page could be compiled, so nothing was written${seen.join('')}`);
}
