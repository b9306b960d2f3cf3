/** What an app is given, and what a part of the service is that registers addresses with it. */

import type { H3 } from 'h3';
import type { Logger } from 'pino';
import type { Content } from './content.ts';
import type { Gaps } from './gaps/create-gaps.ts';
import type { TrustProxy } from './http/request/client-address.ts';
import type { State } from './state/state.ts';
import type { Metrics } from './telemetry/metrics.ts';

/** Everything that an app stands on. All but the content outlives generations. */
export interface AppDeps {
  content: Content;
  state: State;
  /** Proxies whose forwarding headers count; none without it. */
  trustProxy?: TrustProxy;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** A fresh random name for a request. */
  randomId: () => string;
  log: Logger;
  /** Counts what is answered; without it nothing is counted and nothing told. */
  metrics?: Metrics;
  /** Keeps what was searched for the editor; without it nothing is kept. */
  gaps?: Pick<Gaps, 'note'>;
  /** Whether the process is about to end, so that nobody should send it more. */
  isEnding?: () => boolean;
  /** Takes what is to be closed once this generation is no longer served. */
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
