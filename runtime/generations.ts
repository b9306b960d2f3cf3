/** Decides which generation is served: a new one in the folder is loaded beside the old one and swapped in whole. */

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { artifactFiles } from '#shared/artifacts.ts';
import { toSnapshot } from './content/changes.ts';
import { type Content, loadContent } from './content.ts';
import type { Answer } from './http/node-server.ts';
import type { GenerationFiles } from './state/generation-files.ts';

/** Milliseconds for which requests of a generation that was replaced may go on before its streams are ended. */
const RETIREMENT_DELAY = 10_000;

/** Looks between two attempts to load a refused generation: each reads all of its files, which may still be arriving. */
const LOOKS_BETWEEN_ATTEMPTS = 5;

interface Options {
  folder: string;
  /** Makes the function that answers for one generation; `onRetire` registers functions to call when it is replaced. */
  serve: (content: Content, onRetire: (close: () => void) => void) => Answer;
  /** Milliseconds from the replacement of a generation to its retirement. */
  lastRequests?: number;
  /** Keeps what is served, and knows what was served before; without it nothing is known of earlier generations. */
  history?: GenerationFiles;
  log: Pick<Logger, 'info' | 'error'>;
}

/** Serves the folder's generation and swaps in the next. @throws ContentError when nothing there can be served */
export async function createGenerations({ folder, log, serve, history, lastRequests = RETIREMENT_DELAY }: Options) {
  let seen = await toFingerprint(folder);
  let served = toServed(await loadContent(folder, history?.read), serve, history);
  /** Why the generation in the folder was refused last. */
  let refusal: string | undefined;
  let looks = 0;
  let underWay = served.kept;

  async function attempt(onDemand: boolean): Promise<void> {
    const found = await toFingerprint(folder);
    const isDue = found !== seen || (refusal !== undefined && ++looks % LOOKS_BETWEEN_ATTEMPTS === 0);
    // Compilers swap folders by renaming: for a moment there is none.
    if (!onDemand && (found === undefined || !isDue)) return;
    seen = found;
    const before = served.content.generation;
    try {
      const content = await loadContent(folder, history?.read);
      const { generation, pages } = content;
      refusal = undefined;
      if (generation !== before) {
        setTimeout(closeAll, lastRequests, served).unref();
        served = toServed(content, serve, history);
        log.info({ generation, before, pages: pages.all.length }, 'new content is served');
      } else if (onDemand) log.info({ generation }, 'the content is the same as before');
    } catch (error) {
      const reason = `new content is refused, the earlier stays: ${(error as Error).message}`;
      // Replaced while it was read: what was read is neither of the two, and the next look finds the other.
      if (!onDemand && (reason === refusal || (await toFingerprint(folder)) !== found)) return;
      refusal = reason;
      log.error({ generation: before }, reason);
    }
  }

  return {
    /** What is served now. */
    content: () => served.content,
    /** Answers from the generation that is served when a request comes; the request stays with it to its end. */
    answer: (request: Request) => served.answer(request),
    /**
     * Looks whether the folder holds another generation, and serves it from then on. One that cannot be served is named
     * in the log, once, and tried again at later looks, since it may be on its way. Never rejects.
     * @param onDemand tries whatever the folder holds, and logs the outcome
     */
    look(onDemand = false): Promise<void> {
      // One after the other: two at a time would load the same twice.
      underWay = underWay.then(() => attempt(onDemand)).then(() => served.kept);
      return underWay;
    },
    /** Ends the streams of the generation that is served, for the end of the process. */
    retire: () => closeAll(served),
  };
}

/** Keeps what tells later what changed since this generation. */
async function keep({ generation, pages, company }: Content, history: Options['history']): Promise<void> {
  await history?.keep(toSnapshot({ generation, pages: pages.all, company: company.all.result }));
}

/** A generation's content, the function that answers from it, and the functions to call when it is replaced. */
function toServed(content: Content, serve: Options['serve'], history: Options['history']) {
  const closers: (() => void)[] = [];
  return { content, closers, answer: serve(content, (close) => closers.push(close)), kept: keep(content, history) };
}

function closeAll({ closers }: ReturnType<typeof toServed>): void {
  for (const close of closers) close();
}

/** A text that changes whenever the manifest is written or replaced; `undefined` while there is none. */
async function toFingerprint(folder: string): Promise<string | undefined> {
  const found = await stat(join(folder, artifactFiles.manifest), { bigint: true }).catch(() => undefined);
  return found && [found.dev, found.ino, found.mtimeNs].join(' ');
}
