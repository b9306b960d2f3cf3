/** What the app of a generation is given. */

import type { Logger } from 'pino';
import type { Content } from './content.ts';
import type { TrustProxy } from './http/request/client-address.ts';
import type { Search } from './operations/search-pages.ts';
import type { State } from './state/state.ts';
import type { Metrics } from './telemetry.ts';

/** Everything but the content outlives the generation. */
export interface AppDeps {
  content: Content;
  state: State;
  /** Proxies whose forwarding headers count; none without it. */
  trustProxy?: TrustProxy;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** A fresh random name for a request. */
  randomId: () => string;
  /** Random bytes fit for secrets. */
  randomBytes: (size: number) => Buffer;
  log: Logger;
  metrics: Metrics;
  noteSearch?: (search: Search) => void;
  /** Registers a function that is called when this generation is no longer served. */
  onRetire?: (close: () => void) => void;
  /** Opens `/metrics` to others than this machine. */
  metricsToken?: string;
}
