/** What the app of a generation is given, and the type of the functions that register addresses with it. */

import type { Logger } from 'pino';
import type { Content } from './content.ts';
import type { Route } from './http/exchange.ts';
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

/** What answers each address of the service, by its path as `toPagePath` writes it. */
export type Routes = Map<string, Route>;

/**
 * A part of the service with addresses of its own (`oauth/`, `mcp/`). What its routes throw becomes an error of the
 * content API; a part with another error shape converts its own errors first.
 */
export type RegisterRoutes = (routes: Routes, deps: AppDeps) => void;
