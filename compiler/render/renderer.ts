/** Renders pages with an installed Chromium that has no network, no storage and a fixed time zone. */

import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { STEADY_SCRIPT } from './page-scripts.ts';
import { createRequests, type Loader } from './requests.ts';
import { MAX_VIEW_MS, takePage } from './take-page.ts';

/** A page after its scripts have run. */
export interface Rendering {
  html: string;
  /** Address that a script sends visitors to at once. */
  target?: string;
  /** Addresses that the page requested, each with the digest of the answer's body. */
  asked: [url: string, digest: string][];
  /** Other origins whose scripts ran. */
  foreign: string[];
  /** Whether the result is from an earlier run with the same page and scripts. */
  isKnown?: boolean;
}

/** Failure if there is no browser. */
export const NO_BROWSER = 'no browser';

/** Reason of a page whose scripts did not run because the browser does not start. */
export const BROKEN_BROWSER = 'the browser does not start';

/** Failure to render a page, with its reason. */
export interface RenderFailure {
  failed: string;
}

/** A page to render. */
interface PageToRender {
  url: string;
  /** As the site sent it. */
  html: string;
  /** Language that the page is asked for in (BCP 47); the browser's own if absent. */
  language?: string | undefined;
}

/** Renders a page. */
export type Render = (page: PageToRender, loader: Loader) => Promise<Rendering | RenderFailure>;

/** Maximum milliseconds for a page with all its routes. A last resort after the bounds on counts. */
const MAX_PAGE_MS = 30_000;

/** Maximum milliseconds to close a page. */
const MAX_CLOSE_MS = 5_000;

/** Maximum characters kept of an error message. */
const MAX_REASON_LENGTH = 200;

/** Maximum megabytes of a page's heap. */
const MAX_HEAP_MB = 512;

const ARGUMENTS = [
  '--headless',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--mute-audio',
  `--js-flags=--max-old-space-size=${MAX_HEAP_MB}`,
  // Every request is intercepted. Anything that escapes interception, such as a socket, meets a dead proxy.
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/**
 * Creates a renderer of one page per core at a time. The browser starts with the first page.
 * @param pageMs maximum milliseconds per page
 */
export function createRenderer(
  executablePath: string,
  pageMs = MAX_PAGE_MS,
): { render: Render; close: () => Promise<void> } {
  const queue = new PQueue({ concurrency: availableParallelism() });
  let starting: Promise<Browser> | undefined;
  /** Number of times that a page ended the browser, together with the other open pages. */
  let ended = 0;
  const open = () => {
    starting ??= startBrowser(executablePath);
    return starting;
  };
  const close = async () => {
    const browser = await starting?.catch(() => undefined);
    starting = undefined;
    await browser?.close().catch(() => undefined);
  };

  async function renderNow(page: PageToRender, loader: Loader, isFirst = true): Promise<Rendering | RenderFailure> {
    const requests = createRequests(page, loader);
    let context: BrowserContext | undefined;
    const late = new AbortController();
    const before = ended;
    let isOwnFault = false;
    try {
      const browser = await open().catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_MODULE_NOT_FOUND') throw error;
        throw new Error(BROKEN_BROWSER, { cause: error });
      });
      context = await browser.newContext({
        serviceWorkers: 'block',
        acceptDownloads: false,
        reducedMotion: 'reduce',
        timezoneId: 'UTC',
        ...(page.language !== undefined && { locale: page.language }),
      });
      const view = await preparePage(context, requests.answer);
      const work = takePage(view, page.url, requests.takeTarget);
      work.catch(() => undefined);
      const slow = wait(pageMs, undefined, { signal: late.signal }).then(() => {
        isOwnFault = true;
        throw new Error(`more than ${pageMs} ms`);
      });
      slow.catch(() => undefined);
      const crashed = new Promise<never>((_, reject) => {
        view.on('crash', () => reject(new Error(`more than ${MAX_HEAP_MB} MB`)));
      });
      const { html, target } = await Promise.race([work, slow, crashed]);
      const asked = requests.asked().map(([url, body]): [string, string] => [url, digestOf(body)]);
      return { html, asked, foreign: requests.foreign(), ...(target !== undefined && { target }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return { failed: NO_BROWSER };
      if (ended !== before && !isOwnFault && isFirst) return renderNow(page, loader, false);
      const [why = ''] = String((error as Error).message).split('\n', 1);
      return { failed: why.slice(0, MAX_REASON_LENGTH) };
    } finally {
      late.abort();
      await closeWithin(context, async () => {
        ended++;
        await close();
      });
    }
  }

  return { render: (page, loader) => queue.add(() => renderNow(page, loader)), close };
}

export const digestOf = (body: Uint8Array): string => createHash('sha256').update(body).digest('base64url');

async function startBrowser(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  // In most containers the sandbox cannot start. Without it, the page still has no network.
  const launch = (more: string[]) => chromium.launch({ executablePath, args: [...ARGUMENTS, ...more] });
  return launch([]).catch(() => launch(['--no-sandbox']));
}

/** Opens a page that cannot open windows, dialogs or sockets, and whose requests go to `answer`. */
async function preparePage(context: BrowserContext, answer: Parameters<BrowserContext['route']>[1]): Promise<Page> {
  await context.route('**/*', answer);
  await context.routeWebSocket(/.*/, (socket) => socket.close());
  await context.addInitScript(STEADY_SCRIPT);
  const page = await context.newPage();
  context.on('page', (popup) => void popup.close().catch(() => undefined));
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  page.setDefaultTimeout(MAX_VIEW_MS);
  return page;
}

/** Closes a page's context. If it does not close in time, `end` closes the whole browser. */
async function closeWithin(context: BrowserContext | undefined, end: () => Promise<void>): Promise<void> {
  const closed = context?.close().then(
    () => true,
    () => false,
  );
  const isClosed = await Promise.race([closed ?? true, wait(MAX_CLOSE_MS, false)]);
  if (!isClosed) await end();
}
