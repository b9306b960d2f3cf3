/** Serves one operation: identify, count, authorize, check, answer. */

import type { EventHandler, H3Event } from 'h3';
import { attempt } from '#shared/attempt.ts';
import { checkParameters, toJsonTypes } from '#shared/contract/check-parameters.ts';
import { ApiError } from '#shared/contract/errors.ts';
import { type Operation, type OperationId, operations } from '#shared/contract/operations.ts';
import type { AppDeps } from '../app-deps.ts';
import { isPrepared } from '../content/prepared.ts';
import type { Content } from '../content.ts';
import type { Handler, OperationContext } from '../operations/handlers.ts';
import type { Quota } from '../state/state.ts';
import { identifyAndCount, requireQuota, type TokenRule } from './caller.ts';
import { toErrorResponse } from './errors.ts';
import { caching, contentTypes, type HeaderPair, toQuotaHeaders } from './headers.ts';
import { isGetOrHead, respondConditionally, respondJson, respondOptions } from './respond.ts';

const methods = ['GET', 'HEAD', 'OPTIONS'] as const;

/** Creates the handler of an operation's address for all methods. Errors are API bodies. */
export function serveOperation<Id extends OperationId>(id: Id, handler: Handler<Id>, deps: AppDeps): EventHandler {
  const operation: Operation = operations[id];
  const parameters = new Set(Object.keys(operation.parameters.shape));
  // With a required token, a missing scope is a 403. With an optional one, the scope grants the extended quota.
  const scope = operation.token === 'optional' ? operation.scope : undefined;
  const readRule: TokenRule = { token: operation.token, scope };
  // A wrong method fails with any token, so none is required.
  const otherRule: TokenRule = { token: 'optional', scope };

  return async (event) => {
    const { method } = event.req;
    if (method === 'OPTIONS') return respondOptions(event, methods);
    try {
      const context = await identifyAndCount(event, isGetOrHead(method) ? readRule : otherRule, deps);
      requireAdmitted(event, id, context);
      const input = checkParameters(id, toJsonTypes(id, readQuery(event.url.search, parameters)));
      return await respondResult(event, await handler(input, context), context.quota, deps.content);
    } catch (error) {
      // Floods are mostly refusals, and h3 would create two more errors with a stack for each.
      return toErrorResponse(error, event, deps);
    }
  };
}

/** Request header that determines the caller and so the quota in an answer. */
const VARY = 'Authorization';

/** Answers with a result. Content is prepared and may be cached; results about the caller may not. */
async function respondResult(event: H3Event, result: object, quota: Quota, { apiHeaders }: Content): Promise<Response> {
  const headers: HeaderPair[] = [...apiHeaders, ...toQuotaHeaders(quota)];
  if (!isPrepared(result)) return respondJson(event, 200, result, [...headers, caching.private, ['vary', VARY]]);
  headers.push(contentTypes.json, caching.checked);
  return respondConditionally(event, result, headers, [VARY]);
}

/** Checks admission. @throws ApiError for a wrong method, a missing scope, or an exceeded quota */
function requireAdmitted(event: H3Event, id: OperationId, { token, quota }: OperationContext): void {
  const operation: Operation = operations[id];
  if (!isGetOrHead(event.req.method)) {
    throw new ApiError({ code: 'method_not_allowed', allow: methods, identity: id === 'get_agent_identity' });
  }
  if (operation.token === 'required' && operation.scope && !token?.scopes.includes(operation.scope)) {
    throw new ApiError({ code: 'insufficient_scope', scope: operation.scope });
  }
  requireQuota(quota);
}

/**
 * Returns known parameters of a query string, `+` as a blank (WHATWG URL §5.1), empty without a value.
 * @throws ApiError `invalid_parameter` for malformed percent-encoding and for a repeated parameter
 */
export function readQuery(search: string, known: ReadonlySet<string>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const pair of search.slice(search.startsWith('?') ? 1 : 0).split('&')) {
    const equals = pair.indexOf('=');
    const parameter = decodeFormValue(equals < 0 ? pair : pair.slice(0, equals));
    if (parameter === undefined || !known.has(parameter)) continue;
    if (Object.hasOwn(values, parameter)) {
      throw new ApiError({ code: 'invalid_parameter', parameter, problem: { kind: 'repeated' } });
    }
    const value = equals < 0 ? '' : decodeFormValue(pair.slice(equals + 1));
    if (value === undefined) {
      throw new ApiError({ code: 'invalid_parameter', parameter, problem: { kind: 'malformed' } });
    }
    values[parameter] = value;
  }
  return values;
}

/** Decodes a form's value, `+` as a blank (WHATWG URL §5.1); `undefined` for bad percent-encoding or UTF-8. */
export function decodeFormValue(text: string): string | undefined {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  return spaced.includes('%') ? attempt(() => decodeURIComponent(spaced)) : spaced;
}
