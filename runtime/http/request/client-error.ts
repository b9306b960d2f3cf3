/**
 * Requests that Node's parser refuses before any handler sees them. An address in raw UTF-8, which curl and people
 * send, is encoded and served; what remains is told in JSON what is wrong.
 */

import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Duplex, duplexPair } from 'node:stream';
import { type ErrorDetails, errorStatus, toErrorBody } from '#shared/contract/errors.ts';
import type { Content } from '../../content.ts';
import { commonHeaders, jsonType } from '../respond.ts';

/** What Node tells of the refusal. */
interface ParseError extends Error {
  code?: string;
  /** The packet in which it happened. */
  rawPacket?: Buffer;
  bytesParsed?: number;
}

const TOO_LONG = 'HPE_HEADER_OVERFLOW';

/** Statuses that say enough without a body. */
const bareStatuses: Readonly<Record<string, number>> = { [TOO_LONG]: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Takes over what the server's parser refuses, for as long as the server lives. */
export function answerClientErrors(server: Server, getContent: () => Content): void {
  const answered = new WeakSet<Duplex>();
  const replayed = new WeakSet<Duplex>();
  server.on('clientError', (error: ParseError, socket: Socket) => {
    // An answer under way would be mixed with this one.
    if (answered.has(socket) || !socket.writable || ('_httpMessage' in socket && socket._httpMessage)) {
      socket.destroy();
      return;
    }
    answered.add(socket);
    // Too long is too long, however it is written.
    const line = error.code === TOO_LONG ? undefined : readRequestLine(error);
    // What is refused once more would be so for ever.
    const encoded = line && !replayed.has(socket) && encodeRequest(error);
    if (encoded) replay(server, socket, encoded, (connection) => replayed.add(connection));
    else socket.end(line ? toJsonAnswer(line, getContent()) : toBareAnswer(bareStatuses[error.code ?? ''] ?? 400));
  });
}

/** The request line, when it is what could not be parsed and the packet begins with it. */
function readRequestLine({ rawPacket, bytesParsed = 0 }: ParseError): string | undefined {
  const end = rawPacket?.indexOf('\r\n') ?? -1;
  if (!rawPacket || end < 0 || bytesParsed > end) return undefined;
  const line = rawPacket.toString('latin1', 0, end);
  return /^[A-Z]+ \/.* HTTP\/1\.[01]$/.test(line) ? line : undefined;
}

/** The request with its address encoded (RFC 3986 §2.5), as the only one of its connection; bodies are not taken. */
function encodeRequest({ rawPacket }: ParseError): Buffer | undefined {
  const text = rawPacket?.toString('latin1') ?? '';
  const end = text.indexOf('\r\n\r\n');
  const [line = '', ...fields] = text.slice(0, end < 0 ? 0 : end).split('\r\n');
  const [, method, target] = /^(GET|HEAD|OPTIONS) ([\x21-\x7e\x80-\xff]+) HTTP\/1\.[01]$/.exec(line) ?? [];
  if (!target || fields.some((field) => /^(?:content-length|transfer-encoding|upgrade)[ \t]*:/i.test(field))) {
    return undefined;
  }
  const encoded = target.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
  const kept = fields.filter((field) => !/^connection[ \t]*:/i.test(field));
  return Buffer.from([`${method} ${encoded} HTTP/1.1`, ...kept, 'Connection: close', '', ''].join('\r\n'), 'latin1');
}

/**
 * Serves a request as if it had come on a connection of its own, and sends the answer on the real one.
 * @param tell is told that connection before anything comes over it
 */
function replay(server: Server, socket: Socket, request: Buffer, tell: (connection: Duplex) => void): void {
  const [near, far] = duplexPair();
  tell(far);
  Object.defineProperty(far, 'remoteAddress', { value: socket.remoteAddress });
  server.emit('connection', far);
  near.pipe(socket);
  socket.on('close', () => near.destroy());
  near.on('error', () => socket.destroy());
  near.write(request);
}

function toJsonAnswer(line: string, content: Content): string {
  const { locale, addresses, apiHeaders } = content;
  const details = toDetails(line);
  const status = errorStatus[details.code];
  const body = JSON.stringify(toErrorBody(details, locale, { siteUrl: addresses.site, baseUrl: addresses.base }));
  const headers = [...commonHeaders, ...apiHeaders, jsonType, ['content-length', String(Buffer.byteLength(body))]];
  return toAnswer(status, headers as [string, string][], body);
}

const toBareAnswer = (status: number): string => toAnswer(status, [['content-length', '0']], '');

const toAnswer = (status: number, headers: readonly [string, string][], body: string): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    'connection: close',
    '',
    body,
  ].join('\r\n');

/** The parameter in which the first character stands that no address may hold; no such address without one. */
function toDetails(line: string): ErrorDetails {
  const target = line.slice(line.indexOf(' ') + 1, line.lastIndexOf(' '));
  const [legal = ''] = /^[\x21-\x7e]*/.exec(target) ?? [];
  const [, parameter] = /[?&](\w+)=[^?&]*$/.exec(legal) ?? [];
  if (parameter === undefined) return { code: 'operation_not_found' };
  return { code: 'invalid_parameter', parameter, problem: { kind: 'malformed' } };
}
