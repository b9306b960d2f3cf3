/** Pages as they are once their scripts have run, by an installed Chromium without network, storage or time of its own. */

import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { MAX_HTML_LENGTH } from '../bounds.ts';
import {
  ROUTES_SCRIPT,
  SIZE_SCRIPT,
  STEADY_SCRIPT,
  toHtmlScript,
  toRouteScript,
  toViewScript,
  VIEWS_MARK,
} from './page-scripts.ts';
import { createRequests, type Loader } from './requests.ts';

/** What became of a page. */
export interface Rendering {
  html: string;
  /** Where a script sends its visitors at once. */
  target?: string;
  /** Addresses that it asked for, each with the digest of what came. */
  asked: [url: string, digest: string][];
  /** Other origins whose scripts ran. */
  foreign: string[];
  /** Whether it was made in an earlier run, of the same page and scripts. */
  isKnown?: boolean;
}

/** The failure where there is no browser. */
export const NO_BROWSER = 'no browser';

/** Why a page could not be rendered. */
export interface RenderFailure {
  failed: string;
}

/** Renders a page. @param html as the site sent it */
export type Render = (page: { url: string; html: string }, loader: Loader) => Promise<Rendering | RenderFailure>;

/** Milliseconds for a page with all its routes; time is the last resort, after counts. */
const MAX_PAGE_MS = 30_000;

/** Milliseconds for the first view to be there, and for a view to stay as it is. */
const MAX_LOAD_MS = 10_000;
const MAX_SETTLE_MS = 5_000;
const STILL_MS = 250;

/** Views of one page behind `#/`. */
const MAX_ROUTES = 50;

/** Characters of what a browser says. */
const MAX_REASON_LENGTH = 200;

/** Megabytes of objects that a page may have. */
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
  // All is answered by interception; what slips past it, sockets included, ends at a proxy that is not there.
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/**
 * Makes what renders pages, one for each core at a time; the browser starts with the first.
 * @param pageMs milliseconds that a page may take
 */
export function createRenderer(
  executablePath: string,
  pageMs = MAX_PAGE_MS,
): { render: Render; close: () => Promise<void> } {
  const queue = new PQueue({ concurrency: availableParallelism() });
  let starting: Promise<Browser> | undefined;
  /** How often a page ended the browser, and with it the pages beside. */
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

  async function renderNow(
    page: { url: string; html: string },
    loader: Loader,
    isFirst = true,
  ): Promise<Rendering | RenderFailure> {
    const requests = createRequests(page, loader);
    let context: BrowserContext | undefined;
    const late = new AbortController();
    const before = ended;
    let isOwnFault = false;
    try {
      const browser = await open();
      context = await browser.newContext({
        serviceWorkers: 'block',
        acceptDownloads: false,
        reducedMotion: 'reduce',
        timezoneId: 'UTC',
      });
      const view = await preparePage(context, requests.answer);
      const work = takePage(view, page.url);
      work.catch(() => undefined);
      const slow = wait(pageMs, undefined, { signal: late.signal }).then(() => {
        isOwnFault = true;
        throw new Error(`more than ${pageMs} ms`);
      });
      slow.catch(() => undefined);
      const crashed = new Promise<never>((_, reject) => {
        view.on('crash', () => reject(new Error(`more than ${MAX_HEAP_MB} MB`)));
      });
      const html = await Promise.race([work, slow, crashed]);
      const target = requests.target();
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
  // Where its own sandbox cannot start, as in most containers, the page still has no network.
  const launch = (more: string[]) => chromium.launch({ executablePath, args: [...ARGUMENTS, ...more] });
  return launch([]).catch(() => launch(['--no-sandbox']));
}

/** A page in which nothing is asked, opened, downloaded or kept. */
async function preparePage(context: BrowserContext, answer: Parameters<BrowserContext['route']>[1]): Promise<Page> {
  await context.route('**/*', answer);
  await context.routeWebSocket(/.*/, (socket) => socket.close());
  await context.addInitScript(STEADY_SCRIPT);
  const page = await context.newPage();
  context.on('page', (popup) => void popup.close().catch(() => undefined));
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  page.setDefaultTimeout(MAX_LOAD_MS);
  return page;
}

/** The HTML of a page when it is still, with a section for each of its routes. */
async function takePage(page: Page, url: string): Promise<string> {
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: MAX_LOAD_MS });
  await settle(page);
  const html = (await page.evaluate(toHtmlScript(MAX_HTML_LENGTH * 2))) as string;
  const routes = (await page.evaluate(ROUTES_SCRIPT)) as [route: string, name: string][];
  let views = '';
  for (const [route, name] of routes.slice(0, MAX_ROUTES)) {
    await page.evaluate(toRouteScript(route));
    await settle(page);
    views += (await page.evaluate(toViewScript(route, name))) as string;
    if (views.length > MAX_HTML_LENGTH) break;
  }
  return html.replace(VIEWS_MARK, () => views);
}

/** Waits until nothing is loaded and the HTML has stayed as it is, or there is no more time. */
async function settle(page: Page): Promise<void> {
  const end = performance.now() + MAX_SETTLE_MS;
  await page.waitForLoadState('networkidle', { timeout: MAX_SETTLE_MS }).catch(() => undefined);
  let size = -1;
  while (performance.now() < end) {
    const now = (await page.evaluate(SIZE_SCRIPT)) as number;
    if (now === size) return;
    size = now;
    await wait(STILL_MS);
  }
}

/** Closes what a page was in; a browser that does not is ended whole, and the next page starts another. */
async function closeWithin(context: BrowserContext | undefined, end: () => Promise<void>): Promise<void> {
  const closed = context?.close().then(
    () => true,
    () => false,
  );
  const isClosed = await Promise.race([closed ?? true, wait(MAX_SETTLE_MS, false)]);
  if (!isClosed) await end();
}
