/** Probes for machines: whether the process lives, which content it serves, what its metrics are. */

import { hash, timingSafeEqual } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { toStatusPath } from '#shared/addresses.ts';
import type { AppDeps, Routes } from '../app-deps.ts';
import { answerRead } from './documents.ts';
import type { Answer, Exchange, Route } from './exchange.ts';
import { caching } from './headers.ts';
import { forSameOrigin, respond, respondJson } from './respond.ts';

const probePaths = { health: '/healthz', readiness: '/readyz', metrics: '/metrics' } as const;

/** Ranges of addresses that no stranger has (RFC 6890). */
const nearbyRanges = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/**
 * `/healthz`: the process answers. `/readyz`: it serves a generation, and which (503 once it is ending); the API's status
 * says the same to everybody. `/metrics`: its counters, for this machine and for whoever holds the metrics token.
 * @param everybodyElse answers those whom a probe is not for: all others at `/metrics`; and, with a website behind,
 * which may have such addresses itself, everybody from outside at the other two.
 */
export function registerProbes(routes: Routes, deps: AppDeps, everybodyElse: Route, hasWebsite: boolean): void {
  const probe = (path: string, isFor: (exchange: Exchange) => boolean, read: (exchange: Exchange) => Answer) =>
    routes.set(path, (exchange) => (isFor(exchange) ? answerRead(exchange, read) : everybodyElse(exchange)));
  const isAnybody = (exchange: Exchange) => !hasWebsite || isNearby(exchange);

  probe(probePaths.health, isAnybody, (exchange) => respondJson(exchange, 200, { status: 'ok' }, [caching.never]));
  const { generation, pages, site, apiHeaders } = deps.content;
  const status = { status: 'ready', generation, pages: pages.all.length };
  probe(probePaths.readiness, isAnybody, (exchange) =>
    deps.isEnding?.()
      ? respondJson(exchange, 503, { ...status, status: 'ending' }, [caching.never])
      : respondJson(exchange, 200, status, [caching.never]),
  );
  probe(
    toStatusPath(site.apiPath),
    () => true,
    (exchange) => respondJson(exchange, 200, status, [...apiHeaders, caching.never]),
  );

  const { metrics, metricsToken } = deps;
  if (!metrics) return;
  routes.set(probePaths.metrics, async (exchange) => {
    if (!isThisMachine(exchange) && !isBearer(exchange, metricsToken)) return everybodyElse(exchange);
    const text = Buffer.from(await metrics.print());
    const headers = [['content-type', metrics.contentType], caching.never] as const;
    return forSameOrigin(answerRead(exchange, () => respond(exchange, 200, headers, text)));
  });
}

/** Whether the peer is on this machine's network and no proxy forwarded the request. */
function isNearby(exchange: Exchange): boolean {
  const range = toRange(exchange);
  return range !== undefined && nearbyRanges.has(range);
}

const isThisMachine = (exchange: Exchange): boolean => toRange(exchange) === 'loopback';

/** Kind of the peer's address; undefined behind a proxy. */
function toRange({ ip = '', headers }: Exchange): string | undefined {
  if (headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip']) return undefined;
  return ipaddr.isValid(ip) ? ipaddr.process(ip).range() : undefined;
}

function isBearer({ headers }: Exchange, token: string | undefined): boolean {
  const sent = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined || sent === undefined) return false;
  // Hashes have one length, whatever was sent.
  return timingSafeEqual(hash('sha256', sent, 'buffer'), hash('sha256', token, 'buffer'));
}
