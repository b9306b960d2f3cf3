/** Sets how long clients of Node's HTTP server may take. */

import type { Server } from 'node:http';

/** Milliseconds. `upload` replaces `request` in front mode, where websites take large bodies. */
const timeouts = { headers: 10_000, request: 30_000, upload: 300_000, keepAlive: 65_000, idle: 120_000 } as const;

/** @param takesUploads whether bodies may be large */
export function limitServer(server: Server, takesUploads: boolean): void {
  Object.assign(server, {
    headersTimeout: timeouts.headers,
    requestTimeout: takesUploads ? timeouts.upload : timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    // The app says what is wrong with a request that names no host; Node would answer it without a body.
    requireHostHeader: false,
  });
  server.setTimeout(timeouts.idle);
}
