/** Creates Node's HTTP server with its timeouts, and makes it listen. */

import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** Milliseconds. `upload` replaces `request` in front mode, where websites take large bodies. */
const timeouts = { headers: 10_000, request: 30_000, upload: 300_000, keepAlive: 65_000, idle: 120_000 } as const;

/** The port or the address cannot be listened at. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** A server that does not listen yet. @param takesUploads whether bodies may be large */
export function createHttpServer(listener: RequestListener, takesUploads: boolean): Server {
  const options = {
    headersTimeout: timeouts.headers,
    requestTimeout: takesUploads ? timeouts.upload : timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    // The app says what is wrong with a request that names no host; Node would answer it without a body.
    requireHostHeader: false,
  };
  return createServer(options, listener).setTimeout(timeouts.idle);
}

/**
 * Listens.
 * @param port 0 takes any free one
 * @param host address to listen at; every interface without it
 * @throws ListenError when that cannot be had; another is never taken instead.
 */
export async function listenAt(server: Server, { port, host }: { port: number; host?: string }): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const wanted = `PORT ${port}${host === undefined ? '' : ` at HOST ${host}`}`;
    throw new ListenError(`${wanted} cannot be had: ${(error as Error).message}. Set another, or end what holds it.`);
  }
}
