/** The HTTP application of one generation. A new generation gets a new app, so that no answer mixes them. */

import type { IncomingMessage } from 'node:http';
import { type EventHandler, H3, type H3EventContext } from 'h3';
import { toOperationPath } from '#shared/addresses.ts';
import { ApiError } from '#shared/contract/errors.ts';
import { oauthPaths } from '#shared/contract/oauth.ts';
import { type OperationId, operationIds, operations } from '#shared/contract/operations.ts';
import type { AppDeps } from './app-deps.ts';
import { registerDocuments, serveIndex, serveOtherSpellings } from './http/documents.ts';
import { toErrorResponse } from './http/errors.ts';
import type { Answer } from './http/node-server.ts';
import { registerProbes } from './http/probes.ts';
import { serveOperation } from './http/serve-operation.ts';
import { registerMcp } from './mcp/endpoint.ts';
import { serveAuthorize } from './oauth/authorize.ts';
import { serveEndpoint } from './oauth/endpoint.ts';
import { register } from './oauth/register.ts';
import { introspect, revoke, token } from './oauth/token.ts';
import { handlers } from './operations/handlers.ts';
import { createAccessLog } from './telemetry.ts';

/**
 * Creates the app, which also logs and counts each request. Addresses not owned go to the handler that `toWebsite`
 * creates, or get a JSON 404 without it.
 */
export function createApp(deps: AppDeps, toWebsite?: (deps: AppDeps) => EventHandler): Answer {
  const unowned = serveOtherSpellings(deps, toWebsite?.(deps) ?? refuse);
  const app = new H3({
    silent: true,
    // The website behind may know a malformed address. The runtime's own addresses are well-formed.
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
  app.all('/**', unowned);
  const note = createAccessLog(deps.content, deps);
  return async (request) => {
    const response = await app.fetch(request);
    // h3 adds the context. Its own hook for this takes three further promises.
    const { context } = request as unknown as { context: H3EventContext };
    note(request, response, context);
    return response;
  };
}

/** Matches `uri-host [ ":" port ]` (RFC 9110 §7.2), which may be empty. */
const HOST = /^(?:\[[0-9a-f:.]+\]|[a-z0-9\-._~!$&'()*+,;=%]*)(?::\d*)?$/i;

/**
 * Checks the host (RFC 9112 §3.2). A request in HTTP/1.0 may have none.
 * @throws ApiError `invalid_parameter` unless the request names one valid host
 */
function requireHost({ headers: { host = '' }, rawHeaders, httpVersion }: IncomingMessage): void {
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (count === 1 ? isHost(host) : count === 0 && httpVersion === '1.0') return;
  throw new ApiError({ code: 'invalid_parameter', parameter: 'Host', problem: { kind: 'malformed_header' } });
}

/** Whether a host is empty or can be part of an address: `a:99999` and `1.2.3.4.5` cannot. */
const isHost = (host: string): boolean => HOST.test(host) && (host === '' || URL.canParse(`http://${host}`));

/** Registers the operations, the agent identity also below the API, and the index of the API. */
function registerOperations(app: H3, deps: AppDeps): void {
  const serve = <Id extends OperationId>(id: Id) =>
    app.all(toOperationPath(id, deps.content.site.apiPath), serveOperation<Id>(id, handlers[id], deps));
  operationIds.forEach(serve);
  // Generated clients know only the server of the API.
  const alias = deps.content.site.apiPath + operations.get_agent_identity.path;
  app.all(alias, serveOperation('get_agent_identity', handlers.get_agent_identity, deps));
  app.all(deps.content.site.apiPath, serveIndex(deps));
}

function registerOAuth(app: H3, deps: AppDeps): void {
  app.all(oauthPaths.authorize, serveAuthorize(deps.content.locale));
  app.all(oauthPaths.register, serveEndpoint(register, deps));
  app.all(oauthPaths.token, serveEndpoint(token, deps));
  app.all(oauthPaths.revoke, serveEndpoint(revoke, deps));
  app.all(oauthPaths.introspect, serveEndpoint(introspect, deps));
}

const refuse: EventHandler = () => {
  throw new ApiError({ code: 'operation_not_found' });
};
