/** Probes for machines: whether the process lives, which content it serves, what its metrics are. */

import { hash, timingSafeEqual } from 'node:crypto';
import type { EventHandler, H3, H3Event } from 'h3';
import ipaddr from 'ipaddr.js';
import { toStatusPath } from '#shared/addresses.ts';
import type { AppDeps } from '../app-deps.ts';
import { answerRead } from './documents.ts';
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
export function registerProbes(app: H3, deps: AppDeps, everybodyElse: EventHandler, hasWebsite: boolean): void {
  const probe = (path: string, isFor: (event: H3Event) => boolean, read: (event: H3Event) => Response) =>
    app.all(path, (event) => (isFor(event) ? answerRead(event, () => read(event)) : everybodyElse(event)));
  const isAnybody = (event: H3Event) => !hasWebsite || isNearby(event);

  probe(probePaths.health, isAnybody, (event) => respondJson(event, 200, { status: 'ok' }, [caching.never]));
  const { generation, pages, site, apiHeaders } = deps.content;
  const status = { status: 'ready', generation, pages: pages.all.length };
  probe(probePaths.readiness, isAnybody, (event) =>
    deps.isEnding?.()
      ? respondJson(event, 503, { ...status, status: 'ending' }, [caching.never])
      : respondJson(event, 200, status, [caching.never]),
  );
  probe(
    toStatusPath(site.apiPath),
    () => true,
    (event) => respondJson(event, 200, status, [...apiHeaders, caching.never]),
  );

  const { metrics, metricsToken } = deps;
  if (!metrics) return;
  app.all(probePaths.metrics, async (event) => {
    if (!isThisMachine(event) && !isBearer(event, metricsToken)) return everybodyElse(event);
    const text = Buffer.from(await metrics.print());
    const answer = () => respond(event, 200, [['content-type', metrics.contentType], caching.never], text);
    return forSameOrigin(answerRead(event, answer));
  });
}

/** Whether the peer is on this machine's network and no proxy forwarded the request. */
function isNearby(event: H3Event): boolean {
  const range = toRange(event);
  return range !== undefined && nearbyRanges.has(range);
}

const isThisMachine = (event: H3Event): boolean => toRange(event) === 'loopback';

/** Kind of the peer's address; undefined behind a proxy. */
function toRange({ req }: H3Event): string | undefined {
  const { ip = '', headers } = req;
  if (headers.has('x-forwarded-for') || headers.has('forwarded') || headers.has('x-real-ip')) return undefined;
  return ipaddr.isValid(ip) ? ipaddr.process(ip).range() : undefined;
}

function isBearer({ req }: H3Event, token: string | undefined): boolean {
  const sent = /^bearer +(\S+) *$/i.exec(req.headers.get('authorization') ?? '')?.[1];
  if (token === undefined || sent === undefined) return false;
  // Hashes have one length, whatever was sent.
  return timingSafeEqual(hash('sha256', sent, 'buffer'), hash('sha256', token, 'buffer'));
}
