/** One MCP server for one request, of either protocol era; what does not change between requests is prepared before. */

import { type Implementation, Server, type ServerOptions, type Tool } from '@modelcontextprotocol/server';
import type { OperationContext } from '../operations/operation.ts';
import { listResources, readResource } from './resources.ts';
import { callTool } from './tools.ts';

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

export function createServer({ info, instructions, tools }: ServerDescription, context: OperationContext): Server {
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
