/** Ends a server without cutting off who is being served. */

import type { Server } from 'node:http';

/** Milliseconds between looks for connections that have become idle since the last. */
const LOOK = 50;

/**
 * Takes no new connection, lets requests in flight finish, closes connections as they fall idle; resolves when all are
 * closed.
 * @param deadline milliseconds after which what is left is cut
 */
export function drain(server: Server, deadline: number): Promise<void> {
  return new Promise((resolve) => {
    // `close` itself closes only what is idle now; a kept-alive connection would go on sending requests.
    const looking = setInterval(() => server.closeIdleConnections(), LOOK);
    const cutting = setTimeout(() => server.closeAllConnections(), deadline);
    server.close(() => {
      clearInterval(looking);
      clearTimeout(cutting);
      resolve();
    });
    server.closeIdleConnections();
  });
}
