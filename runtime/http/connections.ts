/** Knows which connections have an answer under way, so that the server can stop without cutting one off. */

import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Connections = ReturnType<typeof watchConnections>;

/** Watches from now on. */
export function watchConnections(server: Server) {
  /** The last answer begun on each connection, which is the last to end (RFC 9112 §9.3.2). */
  const answers = new Map<Socket, ServerResponse | undefined>();

  const isServing = (socket: Socket): boolean => answers.get(socket)?.closed === false;

  /** Closes a connection as soon as nothing is under way on it. */
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
    /** Whether an answer is under way on the connection. */
    isServing,
    /**
     * Takes no new connections, lets requests in flight finish, closes all others at once and those as they fall idle;
     * resolves when all are closed.
     * @param deadline milliseconds after which the connections that are left are destroyed
     */
    drain: (deadline: number): Promise<void> =>
      new Promise((resolve) => {
        const cutting = setTimeout(() => {
          for (const socket of answers.keys()) socket.destroy();
        }, deadline);
        server.close(() => {
          clearTimeout(cutting);
          resolve();
        });
        for (const socket of answers.keys()) closeIdle(socket);
      }),
  };
}
