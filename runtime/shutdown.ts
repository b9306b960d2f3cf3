/** Ends a server without cutting off who is being served. */

import type { Server } from 'node:http';
import { Socket } from 'node:net';

/** Milliseconds between looks for connections that have become idle since the last. */
const LOOK_INTERVAL = 50;

/**
 * Knows the server's connections from now on. What is returned takes no new ones, lets requests in flight finish, closes
 * all others at once and those as they fall idle; resolves when all are closed. Its argument is in milliseconds: what
 * is left after them is cut.
 */
export function createDrain(server: Server): (deadline: number) => Promise<void> {
  const sockets = new Set<Socket>();
  /** Outside of Node's care, since what they sent could not be parsed. */
  const refused = new WeakSet<Socket>();
  server.on('connection', (socket) => {
    // A request that is served as if it had come on a connection of its own has another behind it.
    if (!(socket instanceof Socket)) return;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('clientError', (_error, socket) => refused.add(socket as Socket));

  function closeIdle(): void {
    // Those on which no request ever came are no idle ones to Node.
    server.closeIdleConnections();
    for (const socket of sockets) {
      const isServed = '_httpMessage' in socket && socket._httpMessage !== null;
      if (!isServed && !(refused.has(socket) && isAnswering(socket))) socket.destroySoon();
    }
  }

  return (deadline) =>
    new Promise((resolve) => {
      // `close` itself closes only what is idle now; a kept-alive connection would go on sending requests.
      const looking = setInterval(closeIdle, LOOK_INTERVAL);
      const cutting = setTimeout(() => {
        server.closeAllConnections();
        for (const socket of sockets) socket.destroy();
      }, deadline);
      server.close(() => {
        clearInterval(looking);
        clearTimeout(cutting);
        resolve();
      });
      closeIdle();
    });
}

/** Whether an answer is on its way, or is being piped into a socket. */
const isAnswering = (socket: Socket): boolean =>
  socket.writableEnded ? !socket.writableFinished : socket.listenerCount('unpipe') > 0;
