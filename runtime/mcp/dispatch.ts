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
      if (!(await isLegacyRequest(request, message))) {
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

/**
 * What the SDK reads of a request, with both media types accepted, which the specification makes clients list and some
 * do not. A Request of its own would cost more than the search; only streams ask for the signal.
 */
function acceptingBoth(sent: Request): Request {
  const headers = new Headers(sent.headers);
  headers.set('accept', 'application/json, text/event-stream');
  const { url, method } = sent;
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
