/** What `/metrics` tells: counters that requests leave behind, and what is held now, in the Prometheus text format. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Content } from '../content.ts';
import type { State } from '../state/state.ts';

/** Seconds; an answer takes a fraction of a millisecond, a website behind as long as it likes. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** One request that was answered. */
interface AnsweredRequest {
  /** One of a few names, never an address. */
  kind: string;
  status: number;
  milliseconds: number;
  /** Name of the quota policy that refused it. */
  refusedBy?: string | undefined;
}

export interface Metrics {
  countRequest(request: AnsweredRequest): void;
  /** A search that found nothing. */
  countEmptySearch(): void;
  contentType: string;
  print(): Promise<string>;
}

export interface MetricsSources {
  /** What is served now. */
  content: () => Pick<Content, 'generation' | 'pages'>;
  sizes?: State['sizes'] | undefined;
}

export function createMetrics({ content, sizes }: MetricsSources): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  addContentGauges(registers, content);
  if (sizes) addStateGauge(registers, sizes);
  const refusals = new Counter({
    name: 'vitrina_quota_refusals_total',
    help: 'Requests refused because their quota was used up, by policy.',
    labelNames: ['policy'],
    registers,
  });
  const emptySearches = new Counter({
    name: 'vitrina_searches_without_result_total',
    help: 'Searches that found no page.',
    registers,
  });
  const countAnswer = createRequestCounters(registers);

  return {
    countRequest(request) {
      countAnswer(request);
      if (request.refusedBy !== undefined) refusals.inc({ policy: request.refusedBy });
    },
    countEmptySearch: () => emptySearches.inc(),
    contentType: register.contentType,
    print: () => register.metrics(),
  };
}

/** Counts requests and how long they took. */
function createRequestCounters(registers: Registry[]): (request: AnsweredRequest) => void {
  const requests = new Counter({
    name: 'vitrina_requests_total',
    help: 'Requests answered, by operation and status.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'vitrina_request_duration_seconds',
    help: 'Time from the arrival of a request to its answer, by operation.',
    labelNames: ['operation'],
    buckets,
    registers,
  });
  return ({ kind, status, milliseconds }) => {
    requests.inc({ operation: kind, status });
    durations.observe({ operation: kind }, milliseconds / 1000);
  };
}

function addContentGauges(registers: Registry[], content: MetricsSources['content']): void {
  new Gauge({
    name: 'vitrina_generation_info',
    help: 'The generation of content that is served.',
    labelNames: ['generation'],
    registers,
    collect() {
      this.reset();
      this.set({ generation: content().generation }, 1);
    },
  });
  new Gauge({
    name: 'vitrina_pages',
    help: 'Pages of the generation that is served.',
    registers,
    collect() {
      this.set(content().pages.all.length);
    },
  });
}

function addStateGauge(registers: Registry[], sizes: NonNullable<State['sizes']>): void {
  const held = new Gauge({
    name: 'vitrina_state_entries',
    help: 'Registered clients and access tokens held here; absent where Redis holds them.',
    labelNames: ['kind'],
    registers,
    async collect() {
      held.reset();
      const counted = await sizes().catch(() => undefined);
      for (const [kind, count] of Object.entries(counted ?? {})) held.set({ kind }, count);
    },
  });
}
