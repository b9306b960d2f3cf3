/** Which generation is served: a new one in the content folder is loaded beside the old one and swapped in whole. */

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { artifactFiles } from '#shared/artifacts.ts';
import { type Content, loadContent } from './content.ts';
import type { Answer } from './http/listener.ts';
import type { Logger } from './telemetry/log.ts';

/** Milliseconds for which requests of a generation that was replaced may go on before its streams are ended. */
const LAST_REQUESTS = 10_000;

/** Most looks that are let pass before a refused generation is tried again. */
const MOST_PATIENCE = 64;

export interface GenerationsOptions {
  /** Content folder. */
  folder: string;
  /** Makes what answers for one generation; `onRetire` takes what is to be closed once it no longer does. */
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
   */
  look(): Promise<void>;
  /** The same on demand: tries whatever is there, and says in the log what came of it. */
  reload(): Promise<void>;
  /** Ends the streams of the generation that is served, for the end of the process. */
  retire(): void;
}

/** @throws ContentError when the folder holds nothing that can be served. */
export async function createGenerations({
  folder,
  serve,
  log,
  lastRequests = LAST_REQUESTS,
}: GenerationsOptions): Promise<Generations> {
  let seen = await toFingerprint(folder);
  let content = await loadContent(folder);
  let closers: (() => void)[] = [];
  let answer = serve(content, (close) => closers.push(close));
  let complaint: string | undefined;
  let patience = 0;
  let waiting = 0;
  let underWay: Promise<void> = Promise.resolve();

  async function attempt(onDemand: boolean): Promise<void> {
    const found = await toFingerprint(folder);
    if (!onDemand && !isWorthTrying(found)) return;
    try {
      swap(await loadContent(folder), onDemand);
      seen = found;
      complaint = undefined;
      patience = 0;
    } catch (error) {
      // Replaced while it was read: what was read is neither of the two, and the next look finds the other.
      if (!onDemand && (await toFingerprint(folder)) !== found) return;
      seen = found;
      patience = Math.min(MOST_PATIENCE, patience * 2 + 1);
      waiting = patience;
      refuse((error as Error).message, onDemand);
    }
  }

  function isWorthTrying(found: string | undefined): boolean {
    // Compilers swap folders by renaming: for a moment there is none.
    if (found === undefined) return false;
    if (found !== seen) return true;
    if (complaint === undefined) return false;
    return waiting-- <= 0;
  }

  function swap(next: Content, onDemand: boolean): void {
    const { generation, pages } = next;
    if (generation === content.generation) {
      if (onDemand) log.info({ generation }, 'content is the same as before');
      return;
    }
    const nextClosers: typeof closers = [];
    const nextAnswer = serve(next, (close) => nextClosers.push(close));
    setTimeout(closeAll, lastRequests, closers).unref();
    closers = nextClosers;
    const before = content.generation;
    content = next;
    answer = nextAnswer;
    log.info({ generation, before, pages: pages.all.length }, 'new content is served');
  }

  function refuse(reason: string, onDemand: boolean): void {
    if (reason !== complaint || onDemand) {
      log.error({ generation: content.generation }, `new content is refused, the earlier stays: ${reason}`);
    }
    complaint = reason;
  }

  /** One after the other: two at a time would load the same twice. */
  function queue(onDemand: boolean): Promise<void> {
    underWay = underWay.then(() => attempt(onDemand));
    return underWay;
  }

  return {
    content: () => content,
    answer: (request) => answer(request),
    look: () => queue(false),
    reload: () => queue(true),
    retire: () => closeAll(closers),
  };
}

function closeAll(closers: readonly (() => void)[]): void {
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
