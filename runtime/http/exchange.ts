/** One request on its way through the app, and the answer that it gets. */

import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { Quota } from '../state/state.ts';
import type { HeaderPair } from './headers.ts';

/** Values by names in lower case, those of one name joined (RFC 9110 §5.3). */
export type RequestHeaders = Readonly<Record<string, string | undefined>>;

/** A request, and what is noted of it on its way. */
export interface Exchange {
  request: IncomingMessage;
  method: string;
  headers: RequestHeaders;
  /** Path and query string as the URL Standard reads them; the host says nothing. */
  url: URL;
  /** Peer of the connection; undefined once that is gone. */
  ip: string | undefined;
  /** Random name of the request, in its answer and its log line. */
  requestId: string;
  /** Arrival of the request, milliseconds since the epoch. */
  startedAt: number;
  /** Window the request was counted in; of a 401 the one it would count in. */
  quota?: Quota;
  /** Aborted when whoever asks has left before the answer was sent. */
  readonly signal: AbortSignal;
}

export interface Answer {
  status: number;
  headers: readonly HeaderPair[];
  body: Uint8Array | Readable | null;
}

/** Answers the requests for an address, whatever their method. What it throws becomes an error of the content API. */
export type Route = (exchange: Exchange) => Answer | Promise<Answer>;

/** @param requestId its name @param startedAt milliseconds since the epoch */
export function toExchange(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  startedAt: number,
): Exchange {
  const { method = 'GET', socket } = request;
  let left: AbortSignal | undefined;
  return {
    request,
    method,
    headers: request.headers as RequestHeaders,
    url: readTarget(request.url ?? '/'),
    ip: socket.remoteAddress,
    requestId,
    startedAt,
    get signal() {
      left ??= toSignal(response);
      return left;
    },
  };
}

/** A target in either form of RFC 9112 §3.2 that names an address; what is none becomes an address that nobody has. */
function readTarget(target: string): URL {
  const address = target.startsWith('/') ? `http://localhost${target}` : target;
  return URL.canParse(address) ? new URL(address) : new URL('http://localhost/*');
}

function toSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => {
    if (!response.writableEnded) controller.abort();
  };
  if (response.destroyed) abort();
  response.once('close', abort);
  return controller.signal;
}

/**
 * Sends an answer; Node leaves the body out where there can be none.
 * @throws TypeError for a header that cannot be sent; nothing was sent then
 */
export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const flat: string[] = [];
  for (const [name, value] of headers) flat.push(name, value);
  response.writeHead(status, STATUS_CODES[status] ?? '', flat);
  // A body that breaks off ends the connection: the end of it would be taken for the end of the answer.
  if (body instanceof Readable) pipeline(body, response, () => {});
  else response.end(body);
}
