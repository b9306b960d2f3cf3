/** Stands between Node's server and the app: hands requests over, sends what comes back, and notes it in log and metrics. */

import type { RequestListener, ServerResponse } from 'node:http';
import type { H3, H3EventContext } from 'h3';
import { NodeRequest, type NodeResponse, sendNodeResponse } from 'srvx/node';
import type { AppDeps } from '../app-deps.ts';
import { logRequest } from './access-log.ts';
import { hasBody, linger } from './linger.ts';
import { toRequestKinds } from './request/request-kind.ts';

type Request = InstanceType<typeof NodeRequest>;

/**
 * The listener of one generation's app. An answer that waits for nothing is sent in the turn in which its request came,
 * which a response hook of the app, or a promise of its end, would put off.
 */
export function toListener(app: H3, { content, now, log, metrics }: AppDeps): RequestListener {
  const toKind = toRequestKinds(content);

  function answer(request: Request, path: string, response: Response, res: ServerResponse): void {
    const { status } = response;
    const { requestId, startedAt, quota } = request.context as H3EventContext;
    try {
      send(res, response);
    } catch (error) {
      log.error({ err: error, requestId }, 'an answer could not be sent');
      res.destroy();
    }
    const milliseconds = now() - startedAt;
    const policy = quota?.policy.name;
    logRequest(log, request, { requestId, path, status, milliseconds, policy });
    const refusedBy = status === 429 ? policy : undefined;
    metrics?.countRequest({ kind: toKind(path), status, milliseconds, refusedBy });
  }

  return (req, res) => {
    if (hasBody(req)) linger(req);
    const request = new NodeRequest({ req, res });
    const response = app.fetch(request);
    // The path that was routed; the target may be a whole address, with whatever credentials stand in it.
    const { pathname: path } = request._url ?? new URL(request.url);
    if (response instanceof Promise) response.then((awaited) => answer(request, path, awaited, res));
    else answer(request, path, response, res);
  };
}

/** Bytes that are at hand go out with the headers, in one write; anything else streams. */
function send(res: ServerResponse, response: Response | NodeResponse): void {
  if (!('_toNodeResponse' in response)) {
    // A stream that breaks off has closed the connection, which is all that can be done about it.
    sendNodeResponse(res, response).catch(() => res.destroy());
    return;
  }
  const { status, statusText, headers, body } = response._toNodeResponse();
  res.writeHead(status, statusText, headers);
  res.end(body);
}
