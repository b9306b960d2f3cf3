/** Counts the requests under way on each connection, so that the server can stop without cutting an answer off. */

import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export type Connections = ReturnType<typeof watchConnections>;

/** Counts from now on. */
export function watchConnections(server: Server) {
  /** Requests under way. */
  const underWay = new Map<Socket, number>();
  let ending = false;

  /** Counts one more answer under way; the returned function says that it was sent. */
  function serve(socket: Socket): () => void {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    return () => {
      const left = (underWay.get(socket) ?? 1) - 1;
      if (underWay.has(socket)) underWay.set(socket, left);
      if (ending && left === 0) socket.destroySoon();
    };
  }

  server.on('connection', (socket: Socket) => {
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
  });
  server.on('request', ({ socket }, response) => response.once('close', serve(socket)));

  return {
    /** Whether an answer is under way on the connection. */
    isServing: (socket: Socket): boolean => (underWay.get(socket) ?? 0) > 0,
    /**
     * Takes no new connections, lets requests in flight finish, closes all others at once and those as they fall idle;
     * resolves when all are closed.
     * @param deadline milliseconds after which the connections that are left are destroyed
     */
    drain: (deadline: number): Promise<void> =>
      new Promise((resolve) => {
        ending = true;
        const cutting = setTimeout(() => {
          for (const socket of underWay.keys()) socket.destroy();
        }, deadline);
        server.close(() => {
          clearTimeout(cutting);
          resolve();
        });
        for (const [socket, requests] of underWay) if (requests === 0) socket.destroySoon();
      }),
  };
}
