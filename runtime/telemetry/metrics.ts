/** What `/metrics` tells: requests, and what is served now, in the Prometheus text format. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Content } from '../content.ts';

/** Seconds; an answer takes a fraction of a millisecond, a website behind as long as it likes. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** @param content what is served now */
export function createMetrics(content: () => Pick<Content, 'generation' | 'pages'>) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'vitrina_request_duration_seconds',
    help: 'Requests answered and the time that each took, by route and status; 429 is a quota that was used up.',
    labelNames: ['route', 'status'],
    buckets,
    registers,
  });
  const emptySearches = new Counter({
    name: 'vitrina_searches_without_result_total',
    help: 'Searches that found no page.',
    registers,
  });
  const pages = new Gauge({
    name: 'vitrina_pages',
    help: 'Pages of the generation that is served.',
    labelNames: ['generation'],
    registers,
    collect() {
      pages.reset();
      pages.set({ generation: content().generation }, content().pages.all.length);
    },
  });
  return {
    /** @param route one of a few, never an address */
    countRequest: (route: string, status: number, milliseconds: number): void =>
      requests.observe({ route, status }, milliseconds / 1000),
    noteSearch({ isEmpty }: { isEmpty: boolean }): void {
      if (isEmpty) emptySearches.inc();
    },
    contentType: register.contentType,
    print: () => register.metrics(),
  };
}
