/** A website under the tests' control, to stand behind the runtime in front mode; keeps what it was asked. */

import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Upstream {
  origin: string;
  /** Every request that arrived, in order. */
  requests: IncomingMessage[];
  /** Method and target of every request that arrived. */
  seen(): string[];
  /** Answers from now on. */
  answer(listener: RequestListener): void;
  close(): Promise<void>;
  /** Listens again where it did before it was closed. */
  reopen(): Promise<void>;
}

/** Answers 200 with the text `website` until it is told otherwise. */
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
