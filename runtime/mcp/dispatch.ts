/** Hands a message to the SDK, in the protocol era that it is of: one server for one request. */

import {
  createMcpHandler,
  type Implementation,
  isLegacyRequest,
  Server,
  type ServerOptions,
  type Tool,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { OperationContext } from '../operations/operation.ts';
import { listResources, readResource } from './resources.ts';
import { callTool } from './tools.ts';

/** `subscriptions/listen` streams at a time; nothing here changes while it is served, so few are ever useful. */
const MAX_SUBSCRIPTIONS = 64;

export function createDispatcher(description: ServerDescription) {
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

  return {
    /** Answers a message that was read already. */
    async dispatch(sent: Request, message: unknown, context: OperationContext): Promise<Response> {
      const request = acceptingBoth(sent);
      const options = { parsedBody: message };
      if (namesModernEra(request, message) || !(await isLegacyRequest(request, message))) {
        contexts.set(request, context);
        return modern.fetch(request, options);
      }
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      await createServer(description, context).connect(transport);
      return transport.handleRequest(request, options);
    },
    /** Ends the streams. */
    close: () => void modern.close(),
  };
}

const MODERN_VERSION = '2026-07-28';

/** Whether the header says so already, for a request: the SDK reads the whole message for its answer, and then again. */
function namesModernEra({ headers }: Request, message: unknown): boolean {
  const { id, method } = (message ?? {}) as { id?: unknown; method?: unknown };
  return headers.get('mcp-protocol-version') === MODERN_VERSION && id !== undefined && method !== undefined;
}

const BOTH = 'application/json, text/event-stream';

/**
 * What the SDK reads of a request, with both media types accepted, which the specification makes clients list and some
 * do not. A Request of its own would cost more than the search; only streams ask for the signal.
 */
function acceptingBoth(sent: Request): Request {
  const { url, method } = sent;
  let { headers } = sent;
  if (headers.get('accept') !== BOTH) {
    headers = new Headers(headers);
    headers.set('accept', BOTH);
  }
  const request: Pick<Request, 'url' | 'method' | 'headers' | 'signal'> = {
    url,
    method,
    headers,
    get signal() {
      return sent.signal;
    },
  };
  return request as Request;
}

/** How long a client may keep a list or a page before it asks again, in milliseconds. */
const TIME_TO_LIVE = 300_000;

const publicHint = { ttlMs: TIME_TO_LIVE, cacheScope: 'public' } as const;

/** The same for everybody, so shared caches may hold them. */
const cacheHints: NonNullable<ServerOptions['cacheHints']> = {
  'server/discover': publicHint,
  'tools/list': publicHint,
  'resources/list': publicHint,
  'resources/templates/list': publicHint,
  'resources/read': publicHint,
};

/** What is said of the server itself. */
export interface ServerDescription {
  info: Implementation;
  instructions: string;
  tools: Tool[];
}

function createServer({ info, instructions, tools }: ServerDescription, context: OperationContext): Server {
  const server = new Server(info, {
    // The SDK's default for listChanged is true; a generation never changes while it is served.
    capabilities: { tools: { listChanged: false }, resources: { listChanged: false, subscribe: false } },
    instructions,
    cacheHints,
  });
  server.setRequestHandler('tools/list', () => ({ tools }));
  server.setRequestHandler('tools/call', ({ params }) => callTool(params.name, params.arguments, context));
  server.setRequestHandler('resources/list', ({ params }) => listResources(context.content, params?.cursor));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  server.setRequestHandler('resources/read', ({ params }) => readResource(context.content, params.uri));
  return server;
}
