/** Which generation is served: a new one in the content folder is loaded beside the old one and swapped in whole. */

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { artifactFiles } from '#shared/artifacts.ts';
import { type Content, loadContent } from './content.ts';
import type { Answer } from './http/listener.ts';

/** Milliseconds for which requests of a generation that was replaced may go on before its streams are ended. */
const RETIREMENT_DELAY = 10_000;

/** Looks between two attempts to load a refused generation: its files may still be arriving. */
const LOOKS_BETWEEN_ATTEMPTS = 5;

export interface GenerationsOptions {
  /** Content folder. */
  folder: string;
  /** Makes the function that answers for one generation; `onRetire` registers functions to call when it is replaced. */
  serve: (content: Content, onRetire: (close: () => void) => void) => Answer;
  /** Milliseconds from the replacement of a generation to its retirement. */
  lastRequests?: number;
  log: Pick<Logger, 'info' | 'error'>;
}

export interface Generations {
  /** What is served now. */
  content(): Content;
  /** Answers from the generation that is served when a request comes; the request stays with it to its end. */
  answer: Answer;
  /**
   * Looks whether the folder holds another generation, and serves it from then on. One that cannot be served is named
   * in the log, once, and tried again at later looks, since it may be on its way. Never rejects.
   * @param onDemand tries whatever is there, and says in the log what came of it
   */
  look(onDemand?: boolean): Promise<void>;
  /** Ends the streams of the generation that is served, for the end of the process. */
  retire(): void;
}

/** One generation: its content, the function that answers from it, and the functions to call when it is replaced. */
interface Served {
  content: Content;
  answer: Answer;
  closers: (() => void)[];
}

/** @throws ContentError when the folder holds nothing that can be served. */
export async function createGenerations(options: GenerationsOptions): Promise<Generations> {
  const { folder, log, serve, lastRequests = RETIREMENT_DELAY } = options;
  let seen = await toFingerprint(folder);
  let served = toServed(await loadContent(folder), serve);
  /** Why the generation in the folder was refused last, and the looks since then. */
  let refusal: { reason: string; looks: number } | undefined;
  let underWay: Promise<void> = Promise.resolve();

  async function attempt(onDemand: boolean): Promise<void> {
    const found = await toFingerprint(folder);
    // Compilers swap folders by renaming: for a moment there is none.
    const isDue = refusal !== undefined && refusal.looks++ >= LOOKS_BETWEEN_ATTEMPTS;
    if (!onDemand && (found === undefined || (found === seen && !isDue))) return;
    const before = served.content.generation;
    try {
      const content = await loadContent(folder);
      const { generation, pages } = content;
      refusal = undefined;
      if (generation !== before) {
        setTimeout(closeAll, lastRequests, served).unref();
        served = toServed(content, serve);
        log.info({ generation, before, pages: pages.all.length }, 'new content is served');
      } else if (onDemand) log.info({ generation }, 'content is the same as before');
    } catch (error) {
      // Replaced while it was read: what was read is neither of the two, and the next look finds the other.
      if (!onDemand && (await toFingerprint(folder)) !== found) return;
      const { message: reason } = error as Error;
      if (reason !== refusal?.reason || onDemand) {
        log.error({ generation: before }, `new content is refused, the earlier stays: ${reason}`);
      }
      refusal = { reason, looks: 0 };
    }
    seen = found;
  }

  /** One after the other: two at a time would load the same twice. */
  function look(onDemand = false): Promise<void> {
    underWay = underWay.then(() => attempt(onDemand));
    return underWay;
  }

  return {
    content: () => served.content,
    answer: (request) => served.answer(request),
    look,
    retire: () => closeAll(served),
  };
}

function toServed(content: Content, serve: GenerationsOptions['serve']): Served {
  const closers: Served['closers'] = [];
  return { content, closers, answer: serve(content, (close) => closers.push(close)) };
}

function closeAll({ closers }: Served): void {
  for (const close of closers) close();
}

/** Changes whenever the manifest is written or replaced; undefined while there is none. */
async function toFingerprint(folder: string): Promise<string | undefined> {
  try {
    const { dev, ino, size, mtimeNs } = await stat(join(folder, artifactFiles.manifest), { bigint: true });
    return [dev, ino, size, mtimeNs].join(' ');
  } catch {
    return undefined;
  }
}
