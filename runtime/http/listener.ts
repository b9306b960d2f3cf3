/** Makes a listener for Node's server of a function from `Request` to `Response`. */

import type { IncomingMessage, RequestListener } from 'node:http';
import { Socket } from 'node:net';
import { toNodeHandler } from 'srvx/node';

/** Answers a request, as `fetch` of an h3 app does. */
export type Answer = (request: Request) => Response | Promise<Response>;

export function toListener(answer: Answer): RequestListener {
  // Its type is that of HTTP/2 too.
  const handle = toNodeHandler(answer) as RequestListener;
  return (request, response) => {
    if (hasBody(request)) linger(request);
    handle(request, response);
  };
}

/**
 * For requests with a body. Closing a connection with unread bytes resets it, and the client may lose an answer that it
 * has not read yet (RFC 9112 §9.6). So the sending half is closed first, and the rest when the request has arrived.
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
