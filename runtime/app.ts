/** The HTTP application of one generation: a new generation is a new app beside the old one, so no answer mixes them. */

import type { IncomingMessage } from 'node:http';
import { type EventHandler, H3, type H3Event, type H3EventContext } from 'h3';
import { toOperationPath } from '#shared/addresses.ts';
import { ApiError } from '#shared/contract/errors.ts';
import { type OperationId, operationIds } from '#shared/contract/operations.ts';
import type { AppDeps } from './app-deps.ts';
import { createAccessLog } from './http/access-log.ts';
import { findDocument, registerDocuments } from './http/documents.ts';
import { toErrorResponse } from './http/errors.ts';
import type { Answer } from './http/listener.ts';
import { registerProbes } from './http/probes.ts';
import { requireHost } from './http/request/require-host.ts';
import { respondOptions } from './http/respond.ts';
import { serveOperation } from './http/serve-operation.ts';
import { registerMcp } from './mcp/endpoint.ts';
import { registerOAuth } from './oauth/routes.ts';
import { handlers } from './operations/handlers.ts';

/**
 * The app of one generation, with every address it owns registered: what answers a request.
 * @param toWebsite makes what answers for every address that nobody owns; a JSON 404 without it
 */
export function createApp(deps: AppDeps, toWebsite?: (deps: AppDeps) => EventHandler): Answer {
  const unowned = findDocument(deps, toWebsite?.(deps) ?? refuse);
  const app = new H3({
    silent: true,
    // What the website behind makes of such an address is its own affair; none of ours is malformed.
    allowMalformedURL: true,
    onRequest(event) {
      const { context, url } = event;
      context.requestId = deps.randomId();
      context.startedAt = deps.now();
      context.path = url.pathname;
      const request = event.runtime?.node?.req;
      if (request) requireHost(request as IncomingMessage);
    },
    onError: (error, event) => toErrorResponse(error, event, deps),
  });
  registerOperations(app, deps);
  registerDocuments(app, deps);
  registerProbes(app, deps, unowned, toWebsite !== undefined);
  registerOAuth(app, deps);
  registerMcp(app, deps);
  app.all('/**', (event) => (isForServer(event) ? respondOptions(event, serverMethods) : unowned(event)));
  const note = createAccessLog(deps);
  return async (request) => {
    const response = await app.fetch(request);
    // Put there by h3, whose own hook for this takes three further promises.
    const { context } = request as unknown as { context: H3EventContext };
    note(request, response, context);
    return response;
  };
}

function registerOperations(app: H3, deps: AppDeps): void {
  const register = <Id extends OperationId>(id: Id) =>
    app.all(toOperationPath(id, deps.content.site.apiPath), serveOperation<Id>(id, handlers[id], deps));
  operationIds.forEach(register);
}

/** `OPTIONS *` (RFC 9110 §9.3.7), which is no address. */
const isForServer = ({ req, runtime }: H3Event): boolean => req.method === 'OPTIONS' && runtime?.node?.req.url === '*';

const serverMethods = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const;

const refuse: EventHandler = () => {
  throw new ApiError({ code: 'operation_not_found' });
};
