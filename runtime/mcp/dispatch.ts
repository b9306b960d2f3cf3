/** Passes a message to the SDK by its protocol era, with one server per request. Resources are the pages. */

import {
  createMcpHandler,
  isLegacyRequest,
  type ListResourcesResult,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
  Server,
  type ServerOptions,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { ApiError } from '#shared/contract/errors.ts';
import { toMcpServerIdentity } from '#shared/contract/mcp-server.ts';
import type { Content } from '../content.ts';
import type { OperationContext } from '../operations/handlers.ts';
import { callTool, type Toolbox } from './tools.ts';

/** Maximum concurrent `subscriptions/listen` streams. A served generation never changes, so few are useful. */
const MAX_SUBSCRIPTIONS = 64;

/** Creates the dispatcher of messages of both eras of MCP. `close` ends open streams. */
export function createDispatcher({ site }: Content, toolbox: Toolbox) {
  const description: ServerDescription = { info: { ...toMcpServerIdentity(site), websiteUrl: site.url }, toolbox };
  /** Callers by request, as the SDK's factory gets only the request. */
  const contexts = new WeakMap<Request, OperationContext>();
  const modern = createMcpHandler(
    ({ requestInfo }) => {
      const context = requestInfo && contexts.get(requestInfo);
      if (!context) throw new Error('MCP request without its caller');
      return createServer(description, context);
    },
    { legacy: 'reject', maxSubscriptions: MAX_SUBSCRIPTIONS },
  );

  return {
    async dispatch(sent: Request, message: unknown, context: OperationContext): Promise<Response> {
      const request = acceptingBoth(sent);
      if (!(await isLegacyRequest(request, message))) {
        contexts.set(request, context);
        return modern.fetch(request, { parsedBody: message });
      }
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      await createServer(description, context).connect(transport);
      return transport.handleRequest(request, { parsedBody: message });
    },
    close: () => void modern.close(),
  };
}

/** Returns the request with both media types accepted, as some clients omit one. A real Request would cost more. */
function acceptingBoth(sent: Request): Request {
  const { url, method } = sent;
  const headers = new Headers(sent.headers);
  headers.set('accept', 'application/json, text/event-stream');
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

/** Milliseconds that a client may keep a list or a page. */
const TIME_TO_LIVE_MS = 300_000;

const publicHint = { ttlMs: TIME_TO_LIVE_MS, cacheScope: 'public' } as const;

/** Hints for answers that are equal for all callers, so that shared caches may keep them. */
const cacheHints: NonNullable<ServerOptions['cacheHints']> = {
  'server/discover': publicHint,
  'tools/list': publicHint,
  'resources/list': publicHint,
  'resources/templates/list': publicHint,
  'resources/read': publicHint,
};

/** Name, version and tools of the server. */
interface ServerDescription {
  info: ReturnType<typeof toMcpServerIdentity> & { websiteUrl: string };
  toolbox: Toolbox;
}

/** Creates a server for one request. */
function createServer({ info, toolbox }: ServerDescription, context: OperationContext) {
  const { content } = context;
  const { tools, instructions, hasResources } = toolbox;
  const server = new Server(info, {
    // The SDK's default for listChanged is true; a served generation never changes.
    capabilities: {
      tools: { listChanged: false },
      ...(hasResources && { resources: { listChanged: false, subscribe: false } }),
    },
    instructions,
    cacheHints,
  });
  server.setRequestHandler('tools/call', ({ params }) => callTool(toolbox, params, context));
  server.setRequestHandler('tools/list', () => ({ tools }));
  if (!hasResources) return server;
  server.setRequestHandler('resources/list', ({ params }) => listResources(content, params?.cursor));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  server.setRequestHandler('resources/read', ({ params }) => readResource(content, params.uri));
  return server;
}

const PAGE_SIZE = 100;
const MARKDOWN = 'text/markdown';

/** Returns up to 100 resources of `resources/list`. @throws ProtocolError for a cursor not of this generation */
export function listResources({ pages, generation }: Content, cursor: string | undefined): ListResourcesResult {
  const start = cursor === undefined ? 0 : toOffset(cursor, generation);
  const end = start + PAGE_SIZE;
  return {
    resources: pages.all.slice(start, end).map(({ meta }) => ({
      uri: meta.url,
      name: meta.path,
      title: meta.title,
      ...(meta.description && { description: meta.description }),
      mimeType: MARKDOWN,
      ...(meta.last_modified && { annotations: { lastModified: toDateTime(meta.last_modified) } }),
    })),
    ...(end < pages.all.length && { nextCursor: toCursor(end, generation) }),
  };
}

/** Returns the whole page at an address, for `resources/read`. @throws ResourceNotFoundError */
function readResource({ pages }: Content, uri: string): ReadResourceResult {
  const page = findPage(pages, uri);
  if (!page) throw new ResourceNotFoundError(uri);
  return { contents: [{ uri, mimeType: MARKDOWN, text: page.markdown }] };
}

/** Maximum characters of a page's address. Web servers do not accept longer ones. */
const MAX_ADDRESS_LENGTH = 8_000;

/** Returns the page that `read_page` finds by an address; `undefined` if it finds none. */
function findPage(pages: Content['pages'], uri: string) {
  if (uri.length > MAX_ADDRESS_LENGTH) return undefined;
  try {
    const { url } = pages.read(uri).result;
    return pages.all.find(({ meta }) => meta.url === url);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Adds a time to a date, as the schema of annotations does not allow a bare date. */
const toDateTime = (date: string): string => (date.length === 10 ? `${date}T00:00:00Z` : date);

const toCursor = (offset: number, generation: string): string =>
  Buffer.from(`${generation.slice(0, 8)}:${offset}`).toString('base64url');

/** Returns the position in a cursor. @throws ProtocolError for a cursor that this generation did not issue */
function toOffset(cursor: string, generation: string): number {
  const [of, offset = ''] = Buffer.from(cursor, 'base64url').toString().split(':');
  if (of !== generation.slice(0, 8) || !/^\d{1,9}$/.test(offset)) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unknown cursor: repeat resources/list without one');
  }
  return Number(offset);
}
