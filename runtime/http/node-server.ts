/** Connects the app to Node's server: bodies, time limits of clients, and an orderly stop. */

import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { toNodeHandler } from 'srvx/node';
import { bodyLimit } from '#shared/contract/policy.ts';

/** Answers a request, as `fetch` of an h3 app does. */
export type Answer = (request: Request) => Response | Promise<Response>;

/**
 * Returns a listener for Node's server. Reading a body fails beyond `bodyLimit`, and a body must arrive in time. A
 * connection whose body was not read is not reset, so that the client gets the answer.
 */
export function toListener(answer: Answer): RequestListener {
  // The type of srvx's handler includes HTTP/2.
  const handle = toNodeHandler(answer, { maxRequestBodySize: bodyLimit }) as RequestListener;
  return (request, response) => {
    if (hasBody(request)) {
      expectBody(request);
      linger(request);
    }
    handle(request, response);
  };
}

/** Milliseconds that a body of up to `bodyLimit` may take after the headers. */
const BODY_TIMEOUT_MS = 30_000;

/** Timers of requests with a body. */
const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout | undefined>();

/** Destroys a request's connection unless its body arrives in `time` milliseconds. A later call replaces the time. */
export function expectBody(request: IncomingMessage, time = BODY_TIMEOUT_MS): void {
  if (!deadlines.has(request)) request.once('close', () => clearTimeout(deadlines.get(request)));
  clearTimeout(deadlines.get(request));
  const isLate = () => {
    if (!request.complete) request.socket.destroy();
  };
  deadlines.set(request, time === Number.POSITIVE_INFINITY ? undefined : setTimeout(isLate, time));
}

/**
 * Closes the sending half of a connection first, and the rest when the request has arrived. Closing a connection with
 * unread bytes would reset it, and the client may lose the answer (RFC 9112 §9.6).
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

/** Whether a body follows the headers (RFC 9112 §6). */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Time limits in milliseconds. Proxies in front keep connections about a minute. Bodies have their own limits. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 0, keepAliveTimeout: 65_000, timeout: 120_000 } as const;

export type Connections = ReturnType<typeof watchConnections>;

/** Sets the time limits and watches connections: those with an answer under way, and all, to close them. */
export function watchConnections(server: Server) {
  // The app answers requests without a host with a JSON error; Node would send no body.
  Object.assign(server, timeouts, { requireHostHeader: false });
  /** Latest answer on each connection, which is the last to end (RFC 9112 §9.3.2). */
  const answers = new Map<Socket, ServerResponse | undefined>();

  const isServing = (socket: Socket): boolean => answers.get(socket)?.closed === false;

  /** Closes a connection, after the answer under way on it if there is one. */
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
    /** Closes the server and all connections; requests in flight may finish for `deadline` milliseconds. */
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
