/** Chooses the served generation: loads a new one from the folder beside the old one, then swaps them. */

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { artifactFiles } from '#shared/artifacts.ts';
import { toSnapshot } from './content/changes.ts';
import { type Content, loadContent } from './content.ts';
import type { Answer } from './http/node-server.ts';
import type { GenerationFiles } from './state/generation-files.ts';

/** Milliseconds that streams of a replaced generation may continue. */
const RETIREMENT_DELAY_MS = 10_000;

/** Looks between two attempts to load a refused generation. An attempt reads all files, and more may still arrive. */
const LOOKS_BETWEEN_ATTEMPTS = 5;

interface Options {
  folder: string;
  /** Creates the function that answers for a generation; `onRetire` registers functions to call on its replacement. */
  serve: (content: Content, onRetire: (close: () => void) => void) => Answer;
  /** Milliseconds from the replacement of a generation to its retirement. */
  retirementDelayMs?: number;
  /** Snapshots of the served and earlier generations; without it, earlier generations are unknown. */
  history?: GenerationFiles;
  log: Pick<Logger, 'info' | 'error'>;
}

/**
 * Serves the folder's generation; `look` replaces it by a later one.
 * @throws ContentError if the first cannot be served
 */
export async function createGenerations({
  folder,
  log,
  serve,
  history,
  retirementDelayMs = RETIREMENT_DELAY_MS,
}: Options) {
  let seen = await toFingerprint(folder);
  let served = toServed(await loadContent(folder, history?.read), serve, history);
  /** Reason of the last refusal; undefined after a success. */
  let refusal: string | undefined;
  let looks = 0;
  let underWay = served.kept;

  async function attempt(onDemand: boolean): Promise<void> {
    const found = await toFingerprint(folder);
    const isDue = found !== seen || (refusal !== undefined && ++looks % LOOKS_BETWEEN_ATTEMPTS === 0);
    // Compilers swap folders by renaming, so for a moment the folder is missing.
    if (!onDemand && (found === undefined || !isDue)) return;
    seen = found;
    const before = served.content.generation;
    try {
      const content = await loadContent(folder, history?.read);
      const { generation, pages } = content;
      refusal = undefined;
      if (generation !== before) {
        setTimeout(closeAll, retirementDelayMs, served).unref();
        served = toServed(content, serve, history);
        log.info({ generation, before, pages: pages.all.length }, 'new content is served');
      } else if (onDemand) log.info({ generation }, 'the content is the same as before');
    } catch (error) {
      const reason = `new content is refused, the earlier stays: ${(error as Error).message}`;
      // If the folder was replaced during the load, its files were mixed. The next look finds the new one.
      if (!onDemand && (reason === refusal || (await toFingerprint(folder)) !== found)) return;
      refusal = reason;
      log.error({ generation: before }, reason);
    }
  }

  return {
    /** Returns the served content. */
    content: () => served.content,
    /** Answers from the generation served at the arrival of a request. The request keeps it to its end. */
    answer: (request: Request) => served.answer(request),
    /**
     * Looks for another generation in the folder, and serves it if it can. Logs a refused one once, and tries it again
     * at later looks, as its files may still arrive. Never rejects.
     * @param onDemand loads the folder even if unchanged, and logs the outcome
     */
    look(onDemand = false): Promise<void> {
      // Looks run one after the other, as two at a time would load the same generation twice.
      underWay = underWay.then(() => attempt(onDemand)).then(() => served.kept);
      return underWay;
    },
    /** Ends the streams of the served generation, for the end of the process. */
    retire: () => closeAll(served),
  };
}

/** Keeps a snapshot of a generation, with which later ones are compared. */
async function keep({ generation, pages, company }: Content, history: Options['history']): Promise<void> {
  await history?.keep(toSnapshot({ generation, pages: pages.all, company: company.all.result }));
}

/** Returns a generation's content, the function that answers from it, and functions to call on its replacement. */
function toServed(content: Content, serve: Options['serve'], history: Options['history']) {
  const closers: (() => void)[] = [];
  return { content, closers, answer: serve(content, (close) => closers.push(close)), kept: keep(content, history) };
}

function closeAll({ closers }: ReturnType<typeof toServed>): void {
  for (const close of closers) close();
}

/** Returns a text that changes when the manifest is written or replaced; `undefined` while it is missing. */
async function toFingerprint(folder: string): Promise<string | undefined> {
  const found = await stat(join(folder, artifactFiles.manifest), { bigint: true }).catch(() => undefined);
  return found && [found.dev, found.ino, found.mtimeNs].join(' ');
}
