/** Makes a listener for Node's server of a function from `Request` to `Response`. */

import type { RequestListener } from 'node:http';
import { toNodeHandler } from 'srvx/node';
import { hasBody, linger } from './linger.ts';

/** Answers a request, as `fetch` of an h3 app does. */
export type Answer = (request: Request) => Response | Promise<Response>;

export function toListener(answer: Answer): RequestListener {
  // Its type is that of HTTP/2 too.
  const handle = toNodeHandler(answer) as RequestListener;
  return (request, response) => {
    if (hasBody(request)) linger(request);
    handle(request, response);
  };
}
