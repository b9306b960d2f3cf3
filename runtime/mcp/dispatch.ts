/** Hands a message to the SDK, in the protocol era that it is of. */

import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { OperationContext } from '../operations/operation.ts';
import { createServer, type ServerDescription } from './create-server.ts';

/** `subscriptions/listen` streams at a time; nothing here changes while it is served, so few are ever useful. */
const MAX_SUBSCRIPTIONS = 64;

export interface Dispatcher {
  /** Answers a message that was read already. */
  dispatch(request: Request, message: unknown, context: OperationContext): Promise<Response>;
  /** Ends the streams. */
  close(): void;
}

export function createDispatcher(description: ServerDescription): Dispatcher {
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
    async dispatch({ url, headers, signal }, message, context) {
      const request = new Request(url, { method: 'POST', headers: acceptingBoth(headers), signal });
      const options = { parsedBody: message };
      if (!(await isLegacyRequest(request, message))) {
        contexts.set(request, context);
        return modern.fetch(request, options);
      }
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      await createServer(description, context).connect(transport);
      return transport.handleRequest(request, options);
    },
    close: () => void modern.close(),
  };
}

/** Both media types, which the specification makes clients list and some do not. */
function acceptingBoth(sent: Headers): Headers {
  const headers = new Headers(sent);
  headers.set('accept', 'application/json, text/event-stream');
  return headers;
}
