/** What the app of a generation is given, and the type of the functions that register addresses with it. */

import type { H3 } from 'h3';
import type { Logger } from 'pino';
import type { Content } from './content.ts';
import type { TrustProxy } from './http/request/client-address.ts';
import type { Search } from './operations/search-pages.ts';
import type { State } from './state/state.ts';
import type { Metrics } from './telemetry/metrics.ts';

/** What the app of one generation is given. Everything but the content outlives the generation. */
export interface AppDeps {
  content: Content;
  state: State;
  /** Proxies whose forwarding headers count; none without it. */
  trustProxy?: TrustProxy;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** A fresh random name for a request. */
  randomId: () => string;
  /** Returns `size` random bytes, fit for secrets. */
  randomBytes: (size: number) => Buffer;
  log: Logger;
  /** Counts requests for `/metrics`; without it `/metrics` does not exist. */
  metrics?: Metrics;
  /** Called with each search. */
  noteSearch?: (search: Search) => void;
  /** Whether the process is about to end: `/readyz` then answers 503. */
  isEnding?: () => boolean;
  /** Registers a function that is called when this generation is no longer served. */
  onRetire?: (close: () => void) => void;
  /** Opens `/metrics` to others than this machine. */
  metricsToken?: string;
}

/**
 * A part of the service with addresses of its own (`oauth/`, `mcp/`, `http/front`): registers them with `app.all`
 * and answers every method itself, with `respond` and `respondJson`. What its handlers throw becomes an error of
 * the content API; a part with another error shape converts its own errors first.
 */
export type RegisterRoutes = (app: H3, deps: AppDeps) => void;
