/** The HTTP application of one generation: a new generation is a new app beside the old one, so no answer mixes them. */

import type { RequestListener } from 'node:http';
import { toOperationPath } from '#shared/addresses.ts';
import { ApiError } from '#shared/contract/errors.ts';
import { type OperationId, operationIds } from '#shared/contract/operations.ts';
import { toPagePath } from '#shared/page-path.ts';
import type { AppDeps, RegisterRoutes, Routes } from './app-deps.ts';
import { createAccessLog } from './http/access-log.ts';
import { registerDocuments } from './http/documents.ts';
import { toErrorAnswer } from './http/errors.ts';
import { type Exchange, type Route, send, toExchange } from './http/exchange.ts';
import { registerProbes } from './http/probes.ts';
import { requireHost } from './http/request/require-host.ts';
import { respondOptions } from './http/respond.ts';
import { serveOperation } from './http/serve-operation.ts';
import { registerMcp } from './mcp/endpoint.ts';
import { registerOAuth } from './oauth/routes.ts';
import { handlers } from './operations/handlers.ts';

/** How log and metrics name what answers every address that is not one of the service's. */
const ELSEWHERE = '/**';

/**
 * What answers the requests of one generation.
 * @param toWebsite makes what answers for every address that is not one of the service's; a JSON 404 without it
 */
export function createApp(deps: AppDeps, toWebsite?: (deps: AppDeps) => Route): RequestListener {
  const elsewhere = toWebsite?.(deps) ?? refuse;
  const routes: Routes = new Map();
  registerOperations(routes, deps);
  registerDocuments(routes, deps);
  registerProbes(routes, deps, elsewhere, toWebsite !== undefined);
  registerOAuth(routes, deps);
  registerMcp(routes, deps);
  const log = createAccessLog(deps);

  return async (request, response) => {
    const exchange = toExchange(request, response, deps.randomId(), deps.now());
    const path = findRoute(routes, toPagePath(exchange.url));
    const answered = answerWith(routes.get(path) ?? elsewhere, exchange).then((answer) => send(response, answer));
    await answered.catch((error: unknown) => send(response, toErrorAnswer(error, exchange, deps)));
    log(exchange, response.statusCode, path);
  };
}

async function answerWith(route: Route, exchange: Exchange) {
  const { request, method } = exchange;
  requireHost(request);
  // RFC 9110 §9.3.7: of the server, and of no address.
  if (method === 'OPTIONS' && request.url === '*') return respondOptions(exchange, serverMethods);
  return route(exchange);
}

/** The address of a route that a path means, with or without a slash at its end. */
function findRoute(routes: Routes, path: string): string {
  const twin = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  return [path, twin].find((one) => routes.has(one)) ?? ELSEWHERE;
}

const registerOperations: RegisterRoutes = (routes, deps) => {
  const register = <Id extends OperationId>(id: Id) =>
    routes.set(toOperationPath(id, deps.content.site.apiPath), serveOperation<Id>(id, handlers[id], deps));
  operationIds.forEach(register);
};

const serverMethods = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const;

const refuse: Route = () => {
  throw new ApiError({ code: 'operation_not_found' });
};
