/** Errors of MCP requests, and the one place where they become answers: an HTTP status and a JSON-RPC 2.0 error. */

import { INTERNAL_ERROR } from '@modelcontextprotocol/server';
import type { H3Event } from 'h3';
import { ApiError, type ErrorDetails, errorStatus, toErrorBody } from '#shared/contract/errors.ts';
import type { AppDeps } from '../app-deps.ts';
import type { Content } from '../content.ts';
import { toCodeHeaders } from '../http/errors.ts';
import { caching, type HeaderPair, toQuotaHeaders } from '../http/headers.ts';
import { respondJson } from '../http/respond.ts';
import { StateUnavailableError } from '../state/state.ts';

/** JSON-RPC 2.0 §5.1 leaves -32000 to -32099 to the implementation. */
export const REFUSED = -32000;

/** Thrown by the steps of the endpoint; what the API has an error for is an `ApiError` here too. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly status: number;
  readonly code: number;
  readonly headers: readonly HeaderPair[];
  /** The API's error object, where there is one. */
  readonly data: unknown;

  constructor(
    status: number,
    code: number,
    message: string,
    { headers = [], data }: { headers?: readonly HeaderPair[]; data?: unknown } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.data = data;
  }
}

/**
 * The answer to whatever was thrown.
 * @param id of the request, null as long as it is not known
 */
export function toRpcErrorResponse(thrown: unknown, event: H3Event, id: unknown, { content, log }: AppDeps): Response {
  const { requestId, quota } = event.context;
  const known = toRpcError(thrown, content);
  if (!known) log.error({ err: thrown, requestId }, 'MCP request failed');
  const { status, code, message, headers, data } = known ?? new RpcError(500, INTERNAL_ERROR, 'Internal error');
  const error = { code, message, ...(data !== undefined && { data }) };
  return respondJson(event, status, { jsonrpc: '2.0', id, error }, [
    ...content.apiHeaders,
    ...(quota ? toQuotaHeaders(quota) : []),
    caching.never,
    ...headers,
  ]);
}

function toRpcError(thrown: unknown, content: Content): RpcError | undefined {
  if (thrown instanceof RpcError) return thrown;
  if (thrown instanceof ApiError) return fromDetails(thrown.details, content);
  if (!(thrown instanceof StateUnavailableError)) return undefined;
  return fromDetails({ code: 'content_unavailable', retryAfterSeconds: thrown.retryAfterSeconds }, content);
}

function fromDetails(details: ErrorDetails, { locale, addresses }: Content): RpcError {
  const data = toErrorBody(details, locale, addresses);
  // MCP clients look for the metadata of the site, not of the API.
  const headers = toCodeHeaders(details, addresses.documents.protectedResource);
  return new RpcError(errorStatus[details.code], REFUSED, `${data.message} ${data.data.hint}`, { headers, data });
}
