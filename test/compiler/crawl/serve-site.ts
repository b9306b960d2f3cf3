/** A small real website for tests of the crawl, made from routes. It logs all requests. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { CrawlOptions } from '../../../compiler/crawl/crawl.ts';
import { crawl } from '../../../compiler/crawl/crawl.ts';
import type { CrawlResult } from '../../../compiler/crawl/decide/resolve-pages.ts';

/** Answer to an address: a body with status 200, parts of an answer, or a function that answers. */
export type Route =
  | string
  | { status?: number; headers?: Record<string, string | string[]>; body?: string | Uint8Array }
  | ((request: IncomingMessage, response: ServerResponse) => void);

export interface Site {
  origin: string;
  /** Targets of all requests, in the order of arrival. */
  asked: string[];
}

/** Returns an HTML page with a title, a text of its own and nothing else. */
export function page(title: string, body = '', head = ''): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><h1>${title}</h1><p>Texto propio de ${title}.</p>${body}</body></html>`;
}

/** Returns a page that only has links. */
export function linking(...hrefs: string[]): string {
  return page('Portada', hrefs.map((href) => `<a href="${href}">enlace</a>`).join(' '));
}

/**
 * Serves `routes` by path and query string, else by path, until the test ends. Other addresses are 404. Routes may
 * depend on the origin.
 */
export async function serveSite(
  routes: Record<string, Route> | ((origin: string) => Record<string, Route>),
): Promise<Site> {
  const asked: string[] = [];
  let table: Record<string, Route> = {};
  const server = createServer((request, response) => {
    const target = request.url ?? '/';
    asked.push(target);
    const route = table[target] ?? table[target.split('?')[0] ?? target];
    if (typeof route === 'function') {
      route(request, response);
      return;
    }
    const {
      status = 200,
      headers = {},
      body = '',
    } = route === undefined ? { status: 404, body: 'nada' } : typeof route === 'string' ? { body: route } : route;
    const type = status === 200 && !('content-type' in headers) ? { 'content-type': 'text/html; charset=utf-8' } : {};
    response.writeHead(status, { ...type, ...headers });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  table = typeof routes === 'function' ? routes(origin) : routes;
  return { origin, asked };
}

/** Crawls `site` without pauses, published under `https://ejemplo.es`. */
export function crawlSite(site: Site, options: Partial<CrawlOptions> = {}): Promise<CrawlResult> {
  return crawl({ from: site.origin, siteUrl: 'https://ejemplo.es', sleep: () => Promise.resolve(), ...options });
}

/** Returns the paths of the crawled sources, in the result's order. */
export function pathsOf(result: CrawlResult): string[] {
  return result.sources.map(({ path }) => path);
}

/** Returns `outcome reason target` of an address's row in the ledger. */
export function rowOf(result: CrawlResult, address: string): string | undefined {
  const row = result.ledger.find(({ url }) => url === `https://ejemplo.es${address}`);
  return row && [row.outcome, row.reason, row.target].filter((part) => part !== undefined).join(' ');
}
