/** A website behind the runtime in front mode, which tests control, and which records its requests. */

import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Upstream {
  origin: string;
  /** Every request that arrived, in order. */
  requests: IncomingMessage[];
  /** Returns method and target of every request that arrived, in order. */
  seen(): string[];
  /** Answers all later requests with this listener. */
  answer(listener: RequestListener): void;
  close(): Promise<void>;
  /** Listens again at the same port after `close`. */
  reopen(): Promise<void>;
}

/** Starts a website that answers 200 with the text `website` until `answer` is called. */
export async function startUpstream(): Promise<Upstream> {
  const requests: IncomingMessage[] = [];
  let listener: RequestListener = (_request, response) => response.end('website');
  const server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    seen: () => requests.map(({ method, url }) => `${method} ${url}`),
    answer(next) {
      listener = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    reopen: () => listen(port),
  };
}
