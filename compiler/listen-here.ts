/** Serves on this machine alone. */

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on loopback. @param wanted port; 0 takes a free one. @throws Error of the system, such as `EADDRINUSE` */
export async function listenHere(server: Server, wanted = 0) {
  await once(server.listen(wanted, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** `http://127.0.0.1:port` */
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
