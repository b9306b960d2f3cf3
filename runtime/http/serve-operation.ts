/** The way of a request through one operation: identify, count, authorize, check, answer. */

import type { EventHandler, H3Event } from 'h3';
import { checkParameters, toJsonTypes } from '#shared/contract/check-parameters.ts';
import { ApiError } from '#shared/contract/errors.ts';
import { type Operation, type OperationId, operations } from '#shared/contract/operations.ts';
import type { AppDeps } from '../app-deps.ts';
import { isPrepared, type Prepared } from '../content/prepared.ts';
import { toSearchNote } from '../gaps/note-search.ts';
import type { Caller, Handler, Quota } from '../operations/operation.ts';
import { type Admitting, admit } from './caller.ts';
import { caching, contentTypes, toQuotaHeaders } from './headers.ts';
import { toClientAddress } from './request/client-address.ts';
import { matchesEtag } from './request/conditional.ts';
import { readQuery } from './request/query.ts';
import { respond, respondJson, respondOptions } from './respond.ts';

const methods = ['GET', 'HEAD', 'OPTIONS'] as const;

/**
 * Handler of one operation's address, for every method. Throws what `toErrorResponse` turns into the answer.
 */
export function serveOperation<Id extends OperationId>(id: Id, handler: Handler<Id>, deps: AppDeps): EventHandler {
  const operation: Operation = operations[id];
  const parameters = new Set(Object.keys(operation.parameters.shape));
  const { content, state } = deps;
  const noteSearch = toSearchNote(deps);
  // Where a token is no choice its scope is asked for by a 403; elsewhere it is what grants the extended quota.
  const scope = operation.token === 'optional' ? operation.scope : undefined;
  const reading: Admitting = { token: operation.token, scope };
  // With a method that no token would help it is no use to ask for one.
  const anythingElse: Admitting = { token: 'optional', scope };

  function answer(event: H3Event, caller: Caller, quota: Quota, now: number): Response {
    authorize(event, operation, id, caller, quota);
    const input = checkParameters(id, toJsonTypes(id, readQuery(event.url.search, parameters)));
    const result = handler(input, { content, caller, quota, now, noteSearch });
    return isPrepared(result) ? respondPrepared(event, result, quota) : respondPlain(event, result, quota);
  }

  function respondPrepared(event: H3Event, { body, etag }: Prepared<unknown>, quota: Quota): Response {
    const headers = [
      ...content.apiHeaders,
      ...toQuotaHeaders(quota),
      ['etag', etag],
      caching.checked,
      ['vary', 'Authorization'],
    ] as const;
    const unchanged = matchesEtag(event.req.headers.get('if-none-match'), etag);
    return unchanged ? respond(event, 304, headers, null) : respond(event, 200, [contentTypes.json, ...headers], body);
  }

  const respondPlain = (event: H3Event, result: unknown, quota: Quota): Response =>
    respondJson(event, 200, result, [
      ...content.apiHeaders,
      ...toQuotaHeaders(quota),
      caching.private,
      ['vary', 'Authorization'],
    ]);

  return async (event) => {
    const { method, ip, headers } = event.req;
    if (method === 'OPTIONS') return respondOptions(event, methods);
    const now = deps.now();
    const address = toClientAddress(ip, headers, deps.trustProxy);
    const admitting = isRead(method) ? reading : anythingElse;
    const admission = await admit(headers.get('authorization'), address, admitting, state, now);
    event.context.quota = admission.quota;
    if (admission.refused) throw new ApiError({ code: admission.refused });
    return answer(event, admission.caller, admission.quota, now);
  };
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** What is refused after it was counted. */
function authorize(event: H3Event, operation: Operation, id: OperationId, caller: Caller, quota: Quota): void {
  if (!isRead(event.req.method)) {
    throw new ApiError({ code: 'method_not_allowed', allow: methods, identity: id === 'get_agent_identity' });
  }
  if (operation.token === 'required' && operation.scope && !caller.token?.scopes.includes(operation.scope)) {
    throw new ApiError({ code: 'insufficient_scope', scope: operation.scope });
  }
  if (quota.exceeded) {
    const { policy, resetSeconds } = quota;
    throw new ApiError({ code: 'quota_exceeded', policy, retryAfterSeconds: resetSeconds });
  }
}

declare module 'h3' {
  interface H3EventContext {
    /** Window the request was counted in; of a 401 the one it would count in. */
    quota?: Quota;
  }
}
