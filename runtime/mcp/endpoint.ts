/**
 * `POST /mcp`: Streamable HTTP of both protocol eras, stateless (2026-07-28, and 2025-11-25 and older). Identifies and
 * counts like every operation and calls the same handlers.
 */

import {
  createMcpHandler,
  INTERNAL_ERROR,
  INVALID_PARAMS,
  INVALID_REQUEST,
  isJsonContentType,
  isLegacyRequest,
  PARSE_ERROR,
  validateHostHeader,
  validateOriginHeader,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { H3Event } from 'h3';
import { documentPaths, mcpPath } from '#shared/addresses.ts';
import { ApiError, type ErrorDetails, errorStatus, toErrorBody } from '#shared/contract/errors.ts';
import { bodyLimit } from '#shared/contract/policy.ts';
import type { ToolSite } from '#shared/locale/locale.ts';
import { toMcpServerIdentity } from '#shared/mcp-server.ts';
import type { RegisterRoutes } from '../app-deps.ts';
import { toSearchNote } from '../gaps/note-search.ts';
import { type Admitting, admit } from '../http/caller.ts';
import { caching, type HeaderPair, toQuotaHeaders } from '../http/headers.ts';
import { toClientAddress } from '../http/request/client-address.ts';
import { BodyError, type BodyProblem, readBody } from '../http/request/read-body.ts';
import { respond, respondJson, respondOptions } from '../http/respond.ts';
import type { OperationContext } from '../operations/operation.ts';
import { StateUnavailableError } from '../state/state.ts';
import { checkParams } from './check-params.ts';
import { createServer, type ServerDescription } from './create-server.ts';
import { answerPlainCall, toPlainCall } from './plain-call.ts';
import { toTools } from './tools.ts';

/** JSON-RPC 2.0 §5.1 leaves -32000 to -32099 to the implementation. */
const REFUSED = -32000;

/** `subscriptions/listen` streams at a time; nothing here changes while it is served, so few are ever useful. */
const MAX_SUBSCRIPTIONS = 64;

/** As the content operations, which are what its tools call most. */
const admitting: Admitting = { token: 'optional', scope: 'content:read' };

const methods = ['POST', 'OPTIONS'] as const;
const requestHeaders = ['MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name', 'Mcp-Session-Id'];

export const registerMcp: RegisterRoutes = (app, deps) => {
  const { content, state } = deps;
  const noteSearch = toSearchNote(deps);
  const { site, locale, addresses } = content;
  const allowedHosts = [...new Set([new URL(site.url).hostname, 'localhost', '127.0.0.1', '[::1]'])];
  const { about, contentLanguage } = content;
  const toolSite: ToolSite = { brand: site.brand, about, contentLanguage };
  const description: ServerDescription = {
    info: { ...toMcpServerIdentity(site), websiteUrl: site.url },
    instructions: locale.toolInstructions(toolSite),
    tools: toTools(locale, toolSite),
  };
  /** The SDK hands its factory the request; what it was identified and counted as goes along here. */
  const contexts = new WeakMap<Request, OperationContext>();
  const modern = createMcpHandler(
    ({ requestInfo }) => {
      const context = requestInfo && contexts.get(requestInfo);
      if (!context) throw new Error('MCP request without its context');
      return createServer(description, context);
    },
    { legacy: 'reject', maxSubscriptions: MAX_SUBSCRIPTIONS },
  );
  // Streams would go on saying that nothing has changed.
  deps.onRetire?.(() => void modern.close());

  /** An error before any method was reached: HTTP status and JSON-RPC error, the API's error object as its data. */
  function refuse(
    event: H3Event,
    details: ErrorDetails,
    id: unknown = null,
    headers: readonly HeaderPair[] = [],
  ): Response {
    const body = toErrorBody(details, locale, addresses);
    return rpcError(event, errorStatus[details.code], REFUSED, `${body.message} ${body.data.hint}`, id, headers, body);
  }

  async function answer(event: H3Event): Promise<Response> {
    const { req } = event;
    if (req.method === 'OPTIONS') return respondOptions(event, methods, requestHeaders);
    if (req.method !== 'POST')
      return refuse(event, { code: 'method_not_allowed', allow: ['POST'] }, null, [['allow', methods.join(', ')]]);

    const now = deps.now();
    const address = toClientAddress(req.ip, req.headers, deps.trustProxy);
    const admission = await admit(req.headers.get('authorization'), address, admitting, state, now);
    const { quota } = admission;
    const headers = [...content.apiHeaders, ...toQuotaHeaders(quota)];
    event.context.quota = quota;
    if (admission.refused) {
      const challenge = `Bearer error="invalid_token", resource_metadata="${addresses.documents.protectedResource}"`;
      return refuse(event, { code: admission.refused }, null, [...headers, ['www-authenticate', challenge]]);
    }
    const { caller } = admission;

    if (!isJsonContentType(req.headers.get('content-type'))) {
      return rpcError(event, 415, INVALID_REQUEST, 'Content-Type must be application/json', null, headers);
    }
    const body = await readBody(event).catch(toBodyError);
    if (body instanceof BodyError) return refuseBody(event, body, headers);
    const message = parse(body.toString());
    if (message === undefined) return rpcError(event, 400, PARSE_ERROR, 'The body is not JSON', null, headers);
    // Removed in 2025-06-18; the SDK would still take them apart.
    if (Array.isArray(message))
      return rpcError(event, 400, INVALID_REQUEST, 'JSON-RPC batches are not supported', null, headers);
    if (quota.exceeded) {
      const { policy, resetSeconds } = quota;
      const details: ErrorDetails = { code: 'quota_exceeded', policy, retryAfterSeconds: resetSeconds };
      return refuse(event, details, idOf(message), [...headers, ['retry-after', String(resetSeconds)]]);
    }
    const context = { content, caller, quota, now, noteSearch };
    const call = toPlainCall(message, req.headers);
    if (call) {
      const result = await answerPlainCall(call, context, description.info);
      return respond(event, 200, [['content-type', 'application/json'], caching.private, ...headers], result);
    }
    const result = await dispatch(req, message, context);
    // After the SDK, whose refusals of a version or a header say more.
    const complaint = result.status === 200 ? await checkParams(message) : undefined;
    if (complaint !== undefined) return rpcError(event, 200, INVALID_PARAMS, complaint, idOf(message), headers);
    return withHeaders(result, event, headers);
  }

  async function dispatch(req: Request, message: unknown, context: OperationContext): Promise<Response> {
    const request = new Request(req.url, { method: 'POST', headers: acceptingBoth(req.headers), signal: req.signal });
    const options = { parsedBody: message };
    if (!(await isLegacyRequest(request, message))) {
      contexts.set(request, context);
      return modern.fetch(request, options);
    }
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    const server = createServer(description, context);
    await server.connect(transport);
    return transport.handleRequest(request, options);
  }

  app.all(mcpPath, async (event) => {
    const { headers } = event.req;
    const host = validateHostHeader(headers.get('host'), allowedHosts);
    if (!host.ok) return rpcError(event, 403, REFUSED, host.message);
    const origin = validateOriginHeader(headers.get('origin'), allowedHosts);
    if (!origin.ok) return rpcError(event, 403, REFUSED, origin.message);
    try {
      return await answer(event);
    } catch (error) {
      if (error instanceof ApiError) return refuse(event, error.details);
      if (error instanceof StateUnavailableError) {
        const { retryAfterSeconds } = error;
        const wait: HeaderPair = ['retry-after', String(retryAfterSeconds)];
        return refuse(event, { code: 'content_unavailable', retryAfterSeconds }, null, [...content.apiHeaders, wait]);
      }
      deps.log.error({ err: error, requestId: event.context.requestId }, 'MCP request failed');
      return rpcError(event, 500, INTERNAL_ERROR, 'Internal error');
    }
  });
  app.all(`${mcpPath}/**`, (event) => {
    if (event.url.pathname === documentPaths.mcpServerCardReserved) return undefined;
    throw new ApiError({ code: 'operation_not_found' });
  });
};

/** What is wrong with a body, by its problem. */
const bodyAnswers: Record<BodyProblem, [status: number, code: number, message: string]> = {
  too_large: [413, INVALID_REQUEST, `The body is over ${bodyLimit} bytes`],
  coded: [415, INVALID_REQUEST, 'Send the body without Content-Encoding'],
  cut: [400, PARSE_ERROR, 'The body ended early'],
};

function toBodyError(error: unknown): BodyError {
  if (error instanceof BodyError) return error;
  throw error;
}

function refuseBody(event: H3Event, { problem }: BodyError, headers: readonly HeaderPair[]): Response {
  return rpcError(event, ...bodyAnswers[problem], null, [...headers, ['connection', 'close']]);
}

function rpcError(
  event: H3Event,
  status: number,
  code: number,
  message: string,
  id: unknown = null,
  headers: readonly HeaderPair[] = [],
  data?: unknown,
): Response {
  const error = { code, message, ...(data !== undefined && { data }) };
  return respondJson(event, status, { jsonrpc: '2.0', id, error }, [...headers, caching.never]);
}

/** The SDK's answer with the headers of ours; its body goes on as it comes. */
function withHeaders(response: Response, event: H3Event, headers: readonly HeaderPair[]): Response {
  const own = respond(event, response.status, [caching.private, ...headers], null);
  for (const [name, value] of own.headers) response.headers.set(name, value);
  return response;
}

/** Both media types, which the specification makes clients list and some do not. */
function acceptingBoth(sent: Headers): Headers {
  const headers = new Headers(sent);
  headers.set('accept', 'application/json, text/event-stream');
  return headers;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const idOf = (message: unknown): unknown => (message as { id?: unknown } | null)?.id ?? null;
