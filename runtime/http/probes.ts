/** Probes for machines: liveness of the process, served content, metrics. */

import type { EventHandler, H3, H3Event } from 'h3';
import ipaddr from 'ipaddr.js';
import { toStatusPath } from '#shared/addresses.ts';
import type { AppDeps } from '../app-deps.ts';
import { hashSecret, matchesSecret } from '../state/state.ts';
import { readBearer } from './caller.ts';
import { serveGet } from './documents.ts';
import { caching, type HeaderPair } from './headers.ts';
import { respond, respondJson, withoutCors } from './respond.ts';

/** Address ranges of this machine and its network (RFC 6890). */
const nearbyRanges = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

/**
 * Registers `/healthz` (the process answers), `/readyz` and the API's status (the served generation), and `/metrics`
 * (for this machine and holders of the token). `fallback` answers others at `/metrics`. With a website behind, it also
 * answers clients outside this machine's network at `/healthz` and `/readyz`.
 */
export function registerProbes(app: H3, deps: AppDeps, fallback: EventHandler, hasWebsite: boolean): void {
  const { metrics, metricsToken, content } = deps;
  const { generation, pages, site, apiHeaders } = content;
  const status = { status: 'ready', generation, pages: pages.all.length };
  const respondStatus = (event: H3Event, value: object, headers: readonly HeaderPair[] = []) =>
    serveGet(event, () => respondJson(event, 200, value, [...headers, caching.never]));
  const isAllowed = (event: H3Event) => !hasWebsite || nearbyRanges.includes(toRange(event));

  app.all('/healthz', (event) => (isAllowed(event) ? respondStatus(event, { status: 'ok' }) : fallback(event)));
  app.all('/readyz', (event) => (isAllowed(event) ? respondStatus(event, status) : fallback(event)));
  app.all(toStatusPath(site.apiPath), (event) => respondStatus(event, status, apiHeaders));
  app.all('/metrics', async (event) => {
    const sent = readBearer(event.req.headers.get('authorization'));
    const isHolder = metricsToken !== undefined && sent !== undefined && matchesSecret(sent, hashSecret(metricsToken));
    if (!isHolder && toRange(event) !== 'loopback') return fallback(event);
    const text = Buffer.from(await metrics.print());
    const headers = [['content-type', metrics.contentType], caching.never] as const;
    return withoutCors(serveGet(event, () => respond(event, 200, headers, text)));
  });
}

/** Returns the range of the peer's address, such as `loopback` or `private`; `''` behind a proxy. */
function toRange({ req: { ip = '', headers } }: H3Event): string {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => headers.has(name));
  return !isForwarded && ipaddr.isValid(ip) ? ipaddr.process(ip).range() : '';
}
