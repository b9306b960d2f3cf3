/** A compile as commands run it: with progress on stderr, and a failure when the site gives nothing. */

import type { WriteStream } from 'node:tty';
import { groupBy } from '#shared/group-by.ts';
import { CommandError } from '../../command-error.ts';
import { type CompileOptions, compile } from '../../compile.ts';
import type { CompileSettings } from '../../config/resolve-config.ts';
import { explainNoStart } from '../../crawl/folder/built-folder.ts';
import type { Diagnostic } from '../../model.ts';
import { sayComplaint } from '../../report/sections.ts';
import { pathAndQuery } from '../../site-key.ts';
import type { Compilation } from '../../to-compilation.ts';
import type { ReportWords } from '../../words/es/report/report.ts';
import type { CommandIo, Flags } from './options.ts';
import { tell } from './print.ts';

/** Compiles, with progress on stderr unless it is to be quiet. @throws CommandError when the site gave no page */
export async function compileWithProgress(
  settings: CompileSettings,
  { quiet, json, only, exclude }: Pick<Flags, 'quiet' | 'json' | 'only' | 'exclude'>,
  { sleep, words }: CommandIo,
  options: Pick<CompileOptions, 'cacheFolder' | 'quick'> = {},
): Promise<Compilation> {
  const stream = quiet || json ? { isTTY: false, write: () => true } : process.stderr;
  const { stop, ...shown } = createProgress(stream, words.progress);
  // A compile writes at its end only.
  const interrupt = () => {
    stop();
    tell(`vitrina: ${words.commands.said.interrupted}`);
    // Ends as the signal ends any program.
    process.off('SIGINT', interrupt);
    process.kill(process.pid, 'SIGINT');
  };
  try {
    process.on('SIGINT', interrupt);
    const compilation = await compile(settings, { ...shown, ...(sleep && { sleep }), ...options });
    requireMatches(compilation, { '--only': only, '--exclude': exclude });
    await requirePages(compilation, settings.from);
    return compilation;
  } finally {
    process.off('SIGINT', interrupt);
    stop();
  }
}

/** Requires that patterns of options fit an address; one of the config is a complaint. @throws CommandError */
function requireMatches({ diagnostics }: Compilation, options: Record<string, readonly string[] | undefined>): void {
  const idle = diagnostics.flatMap(({ code, about }) => (code === 'pattern-matches-nothing' ? about.pattern : []));
  for (const [option, patterns = []] of Object.entries(options)) {
    const pattern = patterns.find((one) => idle.includes(one));
    if (pattern !== undefined) throw new CommandError('configuration', (errors) => errors.noMatch(option, pattern));
  }
}

/** Milliseconds between two lines where there is no terminal. */
const LINE_INTERVAL_MS = 5_000;

/** Moves to the start of the line and erases it (ECMA-48, EL). */
const CLEAR_LINE = '\r\u001b[K';

/** Shows progress: one changing line on a terminal, else a line now and then. @param now milliseconds */
export function createProgress(
  stream: Pick<WriteStream, 'write' | 'isTTY'>,
  words: ReportWords['progress'],
  now: () => number = Date.now,
) {
  let saidAt = now();
  const say = (text: string) => {
    if (stream.isTTY) stream.write(CLEAR_LINE + text);
    else if (now() - saidAt >= LINE_INTERVAL_MS) {
      saidAt = now();
      stream.write(`${text}\n`);
    }
  };
  return {
    onCrawl: ({ done, queued, failed }) => say(words.crawled(done, done + queued, failed)),
    onPages: (done, total) => say(words.converted(done, total)),
    stop: () => void (stream.isTTY && stream.write(CLEAR_LINE)),
  } satisfies CompileOptions & { stop: () => void };
}

/** Requires a page. @throws CommandError with the reasons of the first addresses and the worst complaints */
async function requirePages({ site, ledger, diagnostics }: Compilation, from: CompileSettings['from']): Promise<void> {
  if (site.pages.length > 0) return;
  const place = 'folder' in from ? from.folder : from.origin;
  const noStart = 'folder' in from ? await explainNoStart(from.folder) : undefined;
  throw new CommandError('unreachable', (errors, words) => {
    // Without a start page, that the start page is missing is all there is to say.
    if (noStart)
      return errors.noPages(place, [errors.noStart([...noStart.folders, ...(noStart.page ? [noStart.page] : [])])]);
    const say = (some: readonly Diagnostic[]) =>
      some.map((one) => sayComplaint(one, words)).flatMap(({ message, hint }) => [message, `  → ${hint}`]);
    const unreachable = diagnostics.filter(({ code }) => code === 'site-unreachable');
    if (unreachable.length > 0) return errors.noPages(place, say(unreachable));
    const seen = ledger.slice(0, 5).map(({ url, reason, detail }) => {
      const why = words.reasons[reason];
      return `${pathAndQuery(url)}: ${why}${detail === undefined ? '' : ` (${words.detail(detail)})`}`;
    });
    const grave = groupBy(
      diagnostics.filter(({ severity }) => severity !== 'info'),
      ({ code }) => code,
    );
    const kinds = [...grave.values()].map(([first]) => first);
    // The advice on the page where all reading begins, unless a complaint has it.
    const [start] = ledger;
    const isSaid = kinds.some(({ code }) => code === 'page-failed');
    const advice =
      start && !isSaid ? [words.commands.startAdvice[start.reason]?.(start.detail ?? '') ?? []].flat() : [];
    return errors.noPages(place, [...seen, ...advice, ...say(kinds.slice(0, 3))]);
  });
}
