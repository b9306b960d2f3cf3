/** Keeps an answer from being lost when it is sent before the whole request has arrived. */

import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/**
 * For requests with a body. Closing a connection with unread bytes resets it, and the client may lose an answer that it
 * has not read yet (RFC 9112 §9.6). So the sending half is closed first, and the rest when the request has arrived.
 */
export function linger(request: IncomingMessage): void {
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
