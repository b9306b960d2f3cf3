/**
 * `POST /mcp`: Streamable HTTP of both protocol eras, stateless (2026-07-28, and 2025-11-25 and older). Identifies and
 * counts like every operation and calls the same handlers.
 */

import {
  INVALID_PARAMS,
  INVALID_REQUEST,
  isJsonContentType,
  PARSE_ERROR,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import type { H3Event } from 'h3';
import { mcpPath } from '#shared/addresses.ts';
import { ApiError } from '#shared/contract/errors.ts';
import { toMcpServerIdentity } from '#shared/contract/mcp-server.ts';
import type { ToolSite } from '#shared/locale/locale.ts';
import type { AppDeps, RegisterRoutes } from '../app-deps.ts';
import type { Content } from '../content.ts';
import { type Admitting, identify, requireQuota } from '../http/caller.ts';
import { caching, type HeaderPair, toQuotaHeaders } from '../http/headers.ts';
import { BodyError, readBody } from '../http/request/read-body.ts';
import { respond, respondOptions } from '../http/respond.ts';
import type { OperationContext } from '../operations/operation.ts';
import { checkParams } from './check-params.ts';
import { createDispatcher, type ServerDescription } from './dispatch.ts';
import { REFUSED, RpcError, toRpcErrorResponse } from './rpc-error.ts';
import { toTools } from './tools.ts';

/** As the content operations, which are what its tools call most. */
const admitting: Admitting = { token: 'optional', scope: 'content:read' };

/** What only an answer holds that is an error, since quotes within texts are escaped. */
const FAILED = '"error":{';

const methods = ['POST', 'OPTIONS'] as const;
const requestHeaders = ['MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name', 'Mcp-Session-Id'];

export const registerMcp: RegisterRoutes = (app, deps) => {
  const { content } = deps;
  const allowedHosts = [...new Set([new URL(content.site.url).hostname, 'localhost', '127.0.0.1', '[::1]'])];
  const answerMessage = createMessageHandler(deps);

  app.all(mcpPath, async (event) => {
    let id: unknown = null;
    try {
      requireAllowed(event, allowedHosts);
      if (event.req.method === 'OPTIONS') return respondOptions(event, methods, requestHeaders);
      if (event.req.method !== 'POST') throw new ApiError({ code: 'method_not_allowed', allow: methods });
      const context = await identify(event, admitting, deps);
      const message = await readMessage(event);
      id = (message as { id?: unknown } | null)?.id ?? null;
      return await answerMessage(event, message, context);
    } catch (error) {
      return toRpcErrorResponse(error, event, id, deps);
    }
  });
};

/** @throws RpcError for a request that a page of another site could have made its visitor's browser send */
function requireAllowed({ req: { headers } }: H3Event, allowedHosts: string[]): void {
  const host = validateHostHeader(headers.get('host'), allowedHosts);
  if (!host.ok) throw new RpcError(403, REFUSED, host.message);
  const origin = validateOriginHeader(headers.get('origin'), allowedHosts);
  if (!origin.ok) throw new RpcError(403, REFUSED, origin.message);
}

/** @throws RpcError for a body that is not exactly one message */
async function readMessage(event: H3Event): Promise<unknown> {
  if (!isJsonContentType(event.req.headers.get('content-type'))) {
    throw new RpcError(415, INVALID_REQUEST, 'Content-Type must be application/json');
  }
  const body = await readBody(event).catch((error) => {
    if (!(error instanceof BodyError)) throw error;
    throw new RpcError(error.status, INVALID_REQUEST, error.message, { headers: [['connection', 'close']] });
  });
  const message = parse(body.toString());
  // Removed in 2025-06-18; the SDK would still take them apart.
  if (Array.isArray(message)) throw new RpcError(400, INVALID_REQUEST, 'JSON-RPC batches are not supported');
  return message;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RpcError(400, PARSE_ERROR, 'The body is not JSON');
  }
}

function createMessageHandler({ content, onRetire }: AppDeps) {
  const { dispatch, close } = createDispatcher(describe(content));
  // Streams would go on saying that nothing has changed.
  onRetire?.(close);

  return async (event: H3Event, message: unknown, context: OperationContext): Promise<Response> => {
    const { quota } = context;
    requireQuota(quota);
    const headers = [caching.private, ...content.apiHeaders, ...toQuotaHeaders(quota)];
    const answer = await dispatch(event.req, message, context);
    const type = answer.headers.get('content-type');
    if (type === null || !isJsonContentType(type)) return withHeaders(answer, event, headers);
    // A stream of one piece costs more than what is read whole.
    const body = Buffer.from(await answer.arrayBuffer());
    // After the SDK, whose refusals of a version or a header say more.
    const complaint = answer.status === 200 && body.includes(FAILED) ? await checkParams(message) : undefined;
    if (complaint !== undefined) throw new RpcError(200, INVALID_PARAMS, complaint);
    return respond(event, answer.status, [['content-type', type], ...headers], body);
  };
}

function describe({ site, locale, about, contentLanguage }: Content): ServerDescription {
  const toolSite: ToolSite = { brand: site.brand, about, contentLanguage };
  return {
    info: { ...toMcpServerIdentity(site), websiteUrl: site.url },
    instructions: locale.toolInstructions(toolSite),
    tools: toTools(locale, toolSite),
  };
}

/** The SDK's answer with the headers of ours; its stream goes on as it comes. */
function withHeaders(response: Response, event: H3Event, headers: readonly HeaderPair[]): Response {
  const own = respond(event, response.status, headers, null);
  for (const [name, value] of own.headers) response.headers.set(name, value);
  return response;
}
