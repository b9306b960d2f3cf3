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
}

/** Answers 200 with the text `website` until it is told otherwise. @param port 0 takes a free one */
export async function startUpstream(port = 0): Promise<Upstream> {
  const requests: IncomingMessage[] = [];
  let listener: RequestListener = (_request, response) => response.end('website');
  const server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
  };
}
