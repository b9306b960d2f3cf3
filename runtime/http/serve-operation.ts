/** The way of a request through one operation: identify, count, authorize, check, answer. */

import type { EventHandler, H3Event } from 'h3';
import { checkParameters, toJsonTypes } from '#shared/contract/check-parameters.ts';
import { ApiError } from '#shared/contract/errors.ts';
import { type Operation, type OperationId, operations } from '#shared/contract/operations.ts';
import type { AppDeps } from '../app-deps.ts';
import { isPrepared } from '../content/prepared.ts';
import type { Content } from '../content.ts';
import type { Caller, Handler } from '../operations/operation.ts';
import type { Quota } from '../state/state.ts';
import { type Admitting, identify, requireQuota } from './caller.ts';
import { toErrorResponse } from './errors.ts';
import { caching, contentTypes, toQuotaHeaders } from './headers.ts';
import { readQuery } from './request/query.ts';
import { respondJson, respondOptions, respondUnlessHeld } from './respond.ts';

const methods = ['GET', 'HEAD', 'OPTIONS'] as const;

/** Handler of one operation's address, for every method. */
export function serveOperation<Id extends OperationId>(id: Id, handler: Handler<Id>, deps: AppDeps): EventHandler {
  const operation: Operation = operations[id];
  const parameters = new Set(Object.keys(operation.parameters.shape));
  // Where a token is no choice its scope is asked for by a 403; elsewhere it is what grants the extended quota.
  const scope = operation.token === 'optional' ? operation.scope : undefined;
  const reading: Admitting = { token: operation.token, scope };
  // With a method that no token would help it is no use to ask for one.
  const anythingElse: Admitting = { token: 'optional', scope };

  return async (event) => {
    const { method } = event.req;
    if (method === 'OPTIONS') return respondOptions(event, methods);
    try {
      const context = await identify(event, isRead(method) ? reading : anythingElse, deps);
      const { caller, quota } = context;
      authorize(event, operation, id, caller, quota);
      const input = checkParameters(id, toJsonTypes(id, readQuery(event.url.search, parameters)));
      return respondResult(event, handler(input, context), quota, deps.content);
    } catch (error) {
      // Refusals are what floods are answered with, and h3 would make two more errors and a text of the stack of each.
      return toErrorResponse(error, event, deps);
    }
  };
}

/** Results of the content operations carry their bytes and may be kept; those about the caller may not. */
function respondResult(event: H3Event, result: object, quota: Quota, { apiHeaders }: Content): Response {
  const headers = [...apiHeaders, ...toQuotaHeaders(quota), ['vary', 'Authorization'] as const];
  if (!isPrepared(result)) return respondJson(event, 200, result, [...headers, caching.private]);
  headers.push(contentTypes.json, ['etag', result.etag], caching.checked);
  return respondUnlessHeld(event, result.etag, headers, result.body);
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** @throws ApiError for a counted request with a wrong method, without the scope, or beyond the quota */
function authorize(event: H3Event, operation: Operation, id: OperationId, caller: Caller, quota: Quota): void {
  if (!isRead(event.req.method)) {
    throw new ApiError({ code: 'method_not_allowed', allow: methods, identity: id === 'get_agent_identity' });
  }
  if (operation.token === 'required' && operation.scope && !caller.token?.scopes.includes(operation.scope)) {
    throw new ApiError({ code: 'insufficient_scope', scope: operation.scope });
  }
  requireQuota(quota);
}
