/** `POST /mcp` and `POST /mcp/search`: stateless Streamable HTTP of both protocol eras, with the API's quotas. */

import {
  INTERNAL_ERROR,
  INVALID_PARAMS,
  INVALID_REQUEST,
  isJsonContentType,
  PARSE_ERROR,
  specTypeSchemas,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import { type EventHandler, type H3, type H3Event, HTTPError } from 'h3';
import { mcpPath, mcpSearchPath } from '#shared/addresses.ts';
import { attempt } from '#shared/attempt.ts';
import { ApiError, errorStatus, toErrorBody } from '#shared/contract/errors.ts';
import type { AppDeps } from '../app-deps.ts';
import { identifyAndCount, requireQuota, type TokenRule } from '../http/caller.ts';
import { classifyError, respondError, toCodeHeaders } from '../http/errors.ts';
import { caching, type HeaderPair, toQuotaHeaders } from '../http/headers.ts';
import { readBody } from '../http/request/read-body.ts';
import { respond, respondOptions } from '../http/respond.ts';
import type { OperationContext } from '../operations/handlers.ts';
import { createConnectorTools } from './connector.ts';
import { createDispatcher } from './dispatch.ts';
import { createContentTools, type Toolbox } from './tools.ts';

/** Rule of the content operations, which the tools call. */
const tokenRule: TokenRule = { token: 'optional', scope: 'content:read' };

/** Text in error answers only, as quotes within texts are escaped. */
const FAILED = '"error":{';

const methods = ['POST', 'OPTIONS'] as const;
const requestHeaders = ['MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name', 'Mcp-Session-Id'];

/** Registers the routes of both endpoints. */
export function registerMcp(app: H3, deps: AppDeps): void {
  const { site, locale, about, contentLanguage, isMultilingual } = deps.content;
  const toolSite = { brand: site.brand, about, contentLanguage, isMultilingual };
  app.all(mcpPath, createEndpoint(createContentTools(locale, toolSite), deps));
  app.all(mcpSearchPath, createEndpoint(createConnectorTools(locale, toolSite), deps));
}

function createEndpoint(toolbox: Toolbox, deps: AppDeps): EventHandler {
  const { content } = deps;
  const allowedHosts = [...new Set([new URL(content.site.url).hostname, 'localhost', '127.0.0.1', '[::1]'])];
  const answerMessage = createMessageHandler(toolbox, deps);

  return async (event) => {
    let id: unknown = null;
    try {
      requireHostAndOrigin(event, allowedHosts);
      if (event.req.method === 'OPTIONS') return respondOptions(event, methods, requestHeaders);
      if (event.req.method !== 'POST') throw new ApiError({ code: 'method_not_allowed', allow: methods });
      const context = await identifyAndCount(event, tokenRule, deps);
      const message = await readMessage(event);
      id = (message as { id?: unknown } | null)?.id ?? null;
      return await answerMessage(event, message, context);
    } catch (error) {
      return toRpcErrorResponse(error, event, id, deps);
    }
  };
}

/** Checks `Host` and `Origin`. @throws HTTPError if a page of another site may have sent the request */
function requireHostAndOrigin({ req: { headers } }: H3Event, allowedHosts: string[]): void {
  const host = validateHostHeader(headers.get('host'), allowedHosts);
  if (!host.ok) throw rpcError(403, REFUSED, host.message);
  const origin = validateOriginHeader(headers.get('origin'), allowedHosts);
  if (!origin.ok) throw rpcError(403, REFUSED, origin.message);
}

/** Returns the body as JSON, not yet checked as a message. @throws HTTPError for another type, bad JSON, or a batch */
async function readMessage(event: H3Event): Promise<unknown> {
  if (!isJsonContentType(event.req.headers.get('content-type'))) {
    throw rpcError(415, INVALID_REQUEST, 'Content-Type must be application/json');
  }
  const body = await readBody(event);
  const message = attempt((): unknown => JSON.parse(body));
  if (message === undefined) throw rpcError(400, PARSE_ERROR, 'The body is not JSON');
  // Revision 2025-06-18 removed batches, which the SDK still accepts.
  if (Array.isArray(message)) throw rpcError(400, INVALID_REQUEST, 'JSON-RPC batches are not supported');
  return message;
}

/** Returns a function that answers a message with the API's headers. @throws ApiError if the quota is used up */
function createMessageHandler(toolbox: Toolbox, { content, onRetire }: AppDeps) {
  const { dispatch, close } = createDispatcher(content, toolbox);
  // Without this, streams of a replaced generation would stay open.
  onRetire?.(close);

  return async (event: H3Event, message: unknown, context: OperationContext): Promise<Response> => {
    const { quota } = context;
    requireQuota(quota);
    const headers = [caching.private, ...content.apiHeaders, ...toQuotaHeaders(quota)];
    const answer = await dispatch(event.req, message, context);
    const type = answer.headers.get('content-type');
    if (type === null || !isJsonContentType(type)) return withHeaders(answer, event, headers);
    // A one-chunk stream costs more than reading the whole body.
    const body = Buffer.from(await answer.arrayBuffer());
    // Runs after the SDK, whose refusals of a version or header are more precise.
    const problem = answer.status === 200 && body.includes(FAILED) ? await checkParams(message) : undefined;
    if (problem !== undefined) throw rpcError(200, INVALID_PARAMS, problem);
    return respond(event, answer.status, [['content-type', type], ...headers], body);
  };
}

/** Adds the runtime's headers to the SDK's answer, whose stream stays. */
function withHeaders(response: Response, event: H3Event, headers: readonly HeaderPair[]): Response {
  const own = respond(event, response.status, headers, null);
  for (const [name, value] of own.headers) response.headers.set(name, value);
  return response;
}

const paramsSchemas = new Map<unknown, (typeof specTypeSchemas)[keyof typeof specTypeSchemas]>([
  ['initialize', specTypeSchemas.InitializeRequest],
  ['tools/list', specTypeSchemas.ListToolsRequest],
  ['tools/call', specTypeSchemas.CallToolRequest],
  ['resources/list', specTypeSchemas.ListResourcesRequest],
  ['resources/templates/list', specTypeSchemas.ListResourceTemplatesRequest],
  ['resources/read', specTypeSchemas.ReadResourceRequest],
]);

/** Returns the text of an `Invalid params` error (JSON-RPC 2.0 §5.1), which the SDK lacks; `undefined` if valid. */
async function checkParams(message: unknown): Promise<string | undefined> {
  const schema = paramsSchemas.get((message as { method?: unknown } | null)?.method);
  const { issues = [] } = (await schema?.['~standard'].validate(message)) ?? {};
  if (issues.length === 0) return undefined;
  const reasons = issues.map(({ path = [], message: reason }) => {
    const place = path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
    return `${place}: ${reason.replace(/^Invalid input: /, '')}`;
  });
  return `Invalid params: ${reasons.join('; ')}`;
}

/** Error code of refusals. JSON-RPC 2.0 §5.1 leaves -32000 to -32099 to the implementation. */
const REFUSED = -32000;

/** Creates an error for a step of the endpoint. Errors that the API also has are an `ApiError` instead. */
const rpcError = (status: number, code: number, message: string) =>
  new HTTPError<number>(message, { status, data: code });

/** Answers an error as JSON-RPC 2.0, with the API's error as its data. @param id of the request, `null` if unknown */
function toRpcErrorResponse(thrown: unknown, event: H3Event, id: unknown, { content, log }: AppDeps): Response {
  const respondRpc = (status: number, error: object, headers?: readonly HeaderPair[]) =>
    respondError(event, status, { jsonrpc: '2.0', id, error }, content, headers);
  if (HTTPError.isError(thrown)) {
    return respondRpc(thrown.status, { code: thrown.data ?? INVALID_REQUEST, message: thrown.message });
  }
  const { locale, addresses } = content;
  const details = classifyError(thrown, event, log);
  const data = toErrorBody(details, locale, addresses);
  const code = details.code === 'internal_error' ? INTERNAL_ERROR : REFUSED;
  // MCP clients use the metadata of the site, not of the API.
  const headers = toCodeHeaders(details, addresses.documents.protectedResource);
  const message = `${data.message} ${data.data.hint}`;
  return respondRpc(errorStatus[details.code], { code, message, data }, headers);
}
