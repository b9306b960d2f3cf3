/**
 * Answers requests that Node's parser refuses. The app still answers those with an address in raw UTF-8 (as curl sends
 * it) or an unknown method; the others get a JSON error.
 */

import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorDetails, toErrorBody } from '#shared/contract/errors.ts';
import type { Content } from '../../content.ts';
import { caching, commonHeaders, contentTypes } from '../headers.ts';
import type { Connections } from '../node-server.ts';

interface ParseError extends Error {
  code?: string;
  rawPacket?: Buffer;
  bytesParsed?: number;
}

/** Answers requests that the parser refuses, and closes their connections. */
export function answerClientErrors(
  server: Server,
  connections: Pick<Connections, 'isServing'>,
  content: () => Content,
): void {
  server.on('clientError', (error: ParseError, socket: Socket) => {
    // An answer under way would be mixed with this one, and Node repeats the error for each further packet.
    if (!socket.writable || connections.isServing(socket)) {
      socket.destroy();
      return;
    }
    const request = new IncomingMessage(socket);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => socket.destroySoon());
    const read = readRequest(error);
    if (read) server.emit('request', Object.assign(request, read), response);
    else refuse(response, error, content());
  });
}

const LINE = /^([A-Z]+) (\/[\x21-\x7e\x80-\xff]*) HTTP\/1\.[01]$/;
const FIELD = /^(?!content-length|transfer-encoding|upgrade)([\w-]+):([\t\x20-\x7e\x80-\xff]*)$/i;

/** Reads a request whose first line alone was refused, and encodes its address (RFC 3986 §2.5); else `undefined`. */
function readRequest({ code = '', rawPacket, bytesParsed = 0 }: ParseError) {
  const [head = '', rest] = rawPacket?.toString('latin1').split('\r\n\r\n', 2) ?? [];
  const [line = '', ...lines] = head.split('\r\n');
  const [, method, target] = LINE.exec(line) ?? [];
  const isOfLine = /^HPE_INVALID_(?:URL|METHOD)$/.test(code) && bytesParsed <= line.length;
  const fields = lines.map((text) => FIELD.exec(text));
  // The head is this request's only if the parser stopped in the first line of the packet.
  if (!isOfLine || rest === undefined || !method || !target || fields.includes(null)) return undefined;
  const url = target.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
  const pairs = fields.map((field): [string, string] => [field?.[1] ?? '', (field?.[2] ?? '').trimStart()]);
  return { method, url, headers: Object.fromEntries(new Headers(pairs)), rawHeaders: pairs.flat() };
}

/** Sends a JSON error, or a 408 without body for a request that did not end in time. */
function refuse(response: ServerResponse, error: ParseError, { locale, addresses, apiHeaders }: Content): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    response.writeHead(408).end();
    return;
  }
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const status = isTooLong ? 431 : 400;
  const { data, ...body } = toErrorBody(isTooLong ? tooLong : toParseProblem(error), locale, addresses);
  const headers = [...commonHeaders, ...apiHeaders, contentTypes.json, caching.never].flat();
  response.writeHead(status, headers).end(JSON.stringify({ ...body, data: { ...data, status } }));
}

const tooLong: ErrorDetails = { code: 'invalid_parameter', parameter: 'request', problem: { kind: 'too_long' } };

/** Returns an error that names the parameter or header at which the parser stopped. */
function toParseProblem({ rawPacket, bytesParsed = 0 }: ParseError): ErrorDetails {
  const text = rawPacket?.toString('latin1') ?? '';
  const start = text.lastIndexOf('\n', bytesParsed - 1) + 1;
  const [line = ''] = text.slice(start).split('\r\n', 1);
  const name = start === 0 ? toMalformedParameter(line) : /^[\w -]+/.exec(line)?.[0];
  const kind = start === 0 ? 'malformed' : 'malformed_header';
  return { code: 'invalid_parameter', parameter: name?.slice(0, 40) ?? 'request', problem: { kind } };
}

/** Returns the name of the first query parameter with characters that an address must not have. */
function toMalformedParameter(line: string): string | undefined {
  const [, query = ''] = /\?(.*)/s.exec(line) ?? [];
  const malformed = query.split('&').find((pair) => /[^!-~]/.test(pair)) ?? '';
  return /^(\w+)=/.exec(malformed)?.[1];
}
