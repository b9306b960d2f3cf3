/**
 * Requests that Node's parser refuses before any handler sees them. An address in raw UTF-8, which curl and people
 * send, is encoded and served; what remains is told in JSON what is wrong.
 */

import { maxHeaderSize, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Duplex, duplexPair } from 'node:stream';
import { toErrorBody } from '#shared/contract/errors.ts';
import type { Content } from '../../content.ts';
import { commonHeaders, jsonType } from '../respond.ts';
import { type ParseError, type Refusal, toRefusal } from './refusal.ts';

/** Takes over what the server's parser refuses, for as long as the server lives. */
export function answerClientErrors(server: Server, getContent: () => Content): void {
  const answered = new WeakSet<Duplex>();
  const replayed = new WeakSet<Duplex>();
  const begun = new WeakMap<Duplex, ParseError>();
  // Otherwise Node answers a request without one itself, with no body.
  Object.assign(server, { requireHostHeader: false });
  server.on('clientError', (told: ParseError, socket: Socket) => {
    // An answer under way would be mixed with this one.
    if (answered.has(socket) || !socket.writable || ('_httpMessage' in socket && socket._httpMessage)) {
      socket.destroy();
      return;
    }
    const error = join(begun.get(socket), told);
    // Node tells of each further packet as it told of the first.
    if (!replayed.has(socket) && isBegun(error)) {
      begun.set(socket, error);
      return;
    }
    answered.add(socket);
    // What is refused once more would be so for ever.
    const encoded = !replayed.has(socket) && encodeRequest(error);
    if (encoded) replay(server, socket, encoded, (connection) => replayed.add(connection));
    else socket.end(toAnswer(toRefusal(error, getContent()), getContent()));
  });
}

/** What was refused first, with what came since. */
function join(first: ParseError | undefined, next: ParseError): ParseError {
  if (!first?.rawPacket || !next.rawPacket) return next;
  const { name, message, code, bytesParsed } = first;
  return { name, message, code, bytesParsed, rawPacket: Buffer.concat([first.rawPacket, next.rawPacket]) };
}

/** Whether this could become a request that can be encoded, and its head is still on its way. */
function isBegun({ code, rawPacket, bytesParsed = 0 }: ParseError): boolean {
  if (code !== 'HPE_INVALID_URL' || !rawPacket || rawPacket.length > maxHeaderSize) return false;
  const text = rawPacket.toString('latin1');
  const [begin] = /^(?:GET|HEAD|OPTIONS) [\x21-\x7e\x80-\xff]*/.exec(text) ?? [''];
  return bytesParsed < begin.length && begin.charCodeAt(bytesParsed) >= 0x80 && !text.includes('\r\n\r\n');
}

/** The request with its address encoded (RFC 3986 §2.5), as the only one of its connection; bodies are not taken. */
function encodeRequest({ code, rawPacket, bytesParsed = 0 }: ParseError): Buffer | undefined {
  // Too long is too long, however it is written.
  if (code === 'HPE_HEADER_OVERFLOW' || bytesParsed > (rawPacket?.indexOf('\r\n') ?? -1)) return undefined;
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
  Object.defineProperties(far, {
    remoteAddress: { value: socket.remoteAddress },
    bytesRead: { get: () => socket.bytesRead },
    bytesWritten: { get: () => socket.bytesWritten },
  });
  server.emit('connection', far);
  near.pipe(socket, { end: false });
  // The client may leave its own half open for as long as it likes.
  near.on('end', () => socket.destroySoon());
  far.on('close', () => far.writableFinished || socket.destroy());
  socket.on('close', () => near.destroy());
  near.on('error', () => socket.destroy());
  near.write(request);
}

/** The error object where there is something to say, else the bare status. */
function toAnswer({ status, details, allow }: Refusal, { locale, addresses, apiHeaders }: Content): string {
  const error = details && toErrorBody(details, locale, addresses);
  const body = error ? JSON.stringify({ ...error, data: { ...error.data, status } }) : '';
  const headers = [
    ...(error ? [...commonHeaders, ...apiHeaders, jsonType, ['cache-control', 'no-store']] : []),
    ...(allow ? [['allow', allow.join(', ')]] : []),
    ['content-length', String(Buffer.byteLength(body))],
    ['connection', 'close'],
  ];
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
