/** Use of Node's server: what it hands to the app, how long clients may take, and how it stops. */

import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { toNodeHandler } from 'srvx/node';
import { bodyLimit } from '#shared/contract/policy.ts';

/** Answers a request, as `fetch` of an h3 app does. */
export type Answer = (request: Request) => Response | Promise<Response>;

/** A listener for Node's server, which reads bodies up to `bodyLimit`; a connection whose body was not read to its end stays open for a while. */
export function toListener(answer: Answer): RequestListener {
  // Its type includes HTTP/2.
  const handle = toNodeHandler(answer, { maxRequestBodySize: bodyLimit }) as RequestListener;
  return (request, response) => {
    if (hasBody(request)) {
      expectBody(request);
      linger(request);
    }
    handle(request, response);
  };
}

/** Milliseconds that a body may take from its headers on, whoever reads it; the longest one is `bodyLimit`. */
const BODY_TIMEOUT = 30_000;

/** The timer of each request whose body has been waited for. */
const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout | undefined>();

/** Ends the connection of a request unless its body arrives in time. A later call sets another time, in milliseconds. */
export function expectBody(request: IncomingMessage, time = BODY_TIMEOUT): void {
  if (!deadlines.has(request)) request.once('close', () => clearTimeout(deadlines.get(request)));
  clearTimeout(deadlines.get(request));
  const isLate = () => {
    if (!request.complete) request.socket.destroy();
  };
  deadlines.set(request, time === Number.POSITIVE_INFINITY ? undefined : setTimeout(isLate, time));
}

/**
 * Closing a connection with unread bytes resets it, and the client may lose the answer (RFC 9112 §9.6). So for requests
 * with a body the sending half is closed first, and the rest when the request has arrived.
 */
function linger(request: IncomingMessage): void {
  const { socket } = request;
  socket.destroySoon = () => {
    if (request.complete) {
      Socket.prototype.destroySoon.call(socket);
      return;
    }
    socket.end();
    request.once('close', () => socket.destroy()).resume();
  };
}

/** RFC 9112 §6: whether a body follows. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Milliseconds; a proxy in front keeps connections about a minute. Bodies have deadlines of their own. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 0, keepAliveTimeout: 65_000, timeout: 120_000 } as const;

export type Connections = ReturnType<typeof watchConnections>;

/** Sets the timeouts. `isServing` tells whether an answer is under way on a connection, `drain` closes all. */
export function watchConnections(server: Server) {
  // The app answers requests without a host with a JSON error; Node would send no body.
  Object.assign(server, timeouts, { requireHostHeader: false });
  /** The last answer begun on each connection, which is the last to end (RFC 9112 §9.3.2). */
  const answers = new Map<Socket, ServerResponse | undefined>();

  const isServing = (socket: Socket): boolean => answers.get(socket)?.closed === false;

  /** Closes a connection unless an answer is under way on it. */
  function closeIdle(socket: Socket): void {
    if (isServing(socket)) answers.get(socket)?.once('close', () => closeIdle(socket));
    else socket.destroySoon();
  }

  server.on('connection', (socket: Socket) => {
    answers.set(socket, undefined);
    socket.once('close', () => answers.delete(socket));
  });
  server.on('request', ({ socket }, response) => answers.set(socket, response));

  return {
    isServing,
    /** Resolves when all connections are closed; requests in flight may finish until `deadline`, in milliseconds. */
    async drain(deadline: number): Promise<void> {
      const cutting = setTimeout(() => {
        for (const socket of answers.keys()) socket.destroy();
      }, deadline);
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of answers.keys()) closeIdle(socket);
      await closed;
      clearTimeout(cutting);
    },
  };
}
