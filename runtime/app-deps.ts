/** Dependencies of the app of a generation. */

import type { Logger } from 'pino';
import type { Content } from './content.ts';
import type { TrustProxy } from './http/request/client-address.ts';
import type { Search } from './operations/search-pages.ts';
import type { State } from './state/state.ts';
import type { Metrics } from './telemetry.ts';

/** Dependencies of the app. All but the content outlive the generation. */
export interface AppDeps {
  content: Content;
  state: State;
  /** Chooses the proxies whose forwarding headers count; without it, no proxy's do. */
  trustProxy?: TrustProxy;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Returns a new random name for a request. */
  randomId: () => string;
  /** Returns random bytes fit for secrets. */
  randomBytes: (size: number) => Buffer;
  log: Logger;
  metrics: Metrics;
  /** Called for each search for a first page of results. */
  noteSearch?: (search: Search) => void;
  /** Registers a function that is called when this generation is no longer served. */
  onRetire?: (close: () => void) => void;
  /** Opens `/metrics` to others than this machine. */
  metricsToken?: string;
}
