/** Closes the connection of an answer that came before the whole request did, so that the answer is not lost with it. */

import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/**
 * For requests with a body. To close a connection on which something is unread is to reset it, and the other side may
 * lose what it has not read (RFC 9112 §9.6): the sending half is closed first, the rest when the request has come.
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
