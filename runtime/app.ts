/** The HTTP application of one generation: a new generation is a new app beside the old one, so no answer mixes them. */

import { type EventHandler, H3 } from 'h3';
import { toOperationPath } from '#shared/addresses.ts';
import { ApiError } from '#shared/contract/errors.ts';
import { operationIds } from '#shared/contract/operations.ts';
import type { Content } from './content.ts';
import type { TrustProxy } from './http/client-address.ts';
import { toErrorResponse } from './http/errors.ts';
import { serveOperation } from './http/serve-operation.ts';
import type { Logger } from './log.ts';
import { handlers } from './operations/handlers.ts';
import type { Handlers } from './operations/operation.ts';
import type { State } from './state/state.ts';

/** Everything that an app stands on. `state` and `log` outlive generations. */
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
}

/**
 * A part of the service with addresses of its own (`oauth/`, `mcp/`, `http/front`): registers them with `app.all`
 * and answers every method itself, with `respond` and `respondJson`. What its handlers throw becomes an error of
 * the content API; a part with another error shape converts its own errors first.
 */
export type RegisterRoutes = (app: H3, deps: AppDeps) => void;

export interface AppParts {
  /** In the order in which they are registered, after the operations. */
  routes?: readonly RegisterRoutes[];
  /** Answers for every address that nobody owns; a JSON 404 without it. */
  fallback?: (deps: AppDeps) => EventHandler;
}

/** The app of one generation, with every address it owns registered. */
export function createApp(deps: AppDeps, { routes = [], fallback }: AppParts = {}): H3 {
  const app = new H3({
    silent: true,
    onRequest(event) {
      event.context.requestId = deps.randomId();
    },
    onError: (error, event) => toErrorResponse(error, event, deps),
  });
  registerOperations(app, deps, handlers);
  for (const register of routes) register(app, deps);
  const missing: EventHandler = () => {
    throw new ApiError({ code: 'operation_not_found' });
  };
  app.all('/api/**', missing);
  app.all('/**', fallback?.(deps) ?? missing);
  return app;
}

function registerOperations(app: H3, deps: AppDeps, handlers: Handlers): void {
  for (const id of operationIds) {
    app.all(toOperationPath(id, deps.content.site.apiPath), serveOperation(id, handlers[id], deps));
  }
}
