/**
 * Requests that Node's parser refuses before any handler sees them. An address in raw UTF-8, which curl and people
 * send, is encoded and answered; what remains is told in JSON what is wrong.
 */

import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toErrorBody } from '#shared/contract/errors.ts';
import type { Content } from '../../content.ts';
import type { Connections } from '../connections.ts';
import { caching, commonHeaders, contentTypes, type HeaderPair } from '../headers.ts';
import type { Answer } from '../listener.ts';
import { type ParseError, type Refusal, toRefusal } from './refusal.ts';

export interface ClientErrorDeps {
  connections: Pick<Connections, 'isServing' | 'serve'>;
  /** Answers what can be made a request of. */
  answer: Answer;
  content: () => Content;
}

/** Takes over what the server's parser refuses, for as long as the server lives. */
export function answerClientErrors(server: Server, { connections, answer, content }: ClientErrorDeps): void {
  server.on('clientError', (error: ParseError, socket: Socket) => {
    // An answer under way would be mixed with this one, and Node tells of each further packet as it told of the first.
    if (!socket.writable || connections.isServing(socket)) {
      socket.destroy();
      return;
    }
    const request = toEncodedRequest(error, socket.remoteAddress);
    if (!request) {
      socket.end(toAnswer(toRefusal(error, content()), content()));
      return;
    }
    const done = connections.serve(socket);
    send(socket, answer(request))
      .catch(() => socket.destroy())
      .finally(done);
  });
}

const LINE = /^(GET|HEAD|OPTIONS) (\/[\x21-\x7e\x80-\xff]*) HTTP\/1\.[01]$/;
const FIELD = /^(?!content-length|transfer-encoding|upgrade)([\w-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/i;

/**
 * The request that a packet begins with, its address encoded (RFC 3986 §2.5); undefined where its head is not whole or
 * has more wrong with it, and for one with a body.
 * @param ip where it came from
 */
function toEncodedRequest({ code, rawPacket, bytesParsed = 0 }: ParseError, ip?: string): Request | undefined {
  const [head = '', rest] = rawPacket?.toString('latin1').split('\r\n\r\n', 2) ?? [];
  const [line = '', ...lines] = head.split('\r\n');
  const [, method, target] = LINE.exec(line) ?? [];
  // Behind another request of the same packet it was that one's to announce.
  const isFirst = code === 'HPE_INVALID_URL' && bytesParsed <= line.length;
  const fields = lines.map((text) => FIELD.exec(text));
  if (!isFirst || rest === undefined || !method || !target || fields.includes(null)) return undefined;
  const encoded = target.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
  const headers = fields.map((field): [string, string] => [field?.[1] ?? '', field?.[2] ?? '']);
  return Object.assign(new Request(`http://localhost${encoded}`, { method, headers }), { ip });
}

/** Sends an answer as the last of its connection. */
async function send(socket: Socket, answer: Response | Promise<Response>): Promise<void> {
  const { status, headers, body } = await answer;
  socket.write(toHead(status, [...headers, ['date', new Date().toUTCString()]]), 'latin1');
  if (body) await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), socket);
  else socket.end();
}

/** The error object where there is something to say, else the bare status. */
function toAnswer({ status, details, allow }: Refusal, { locale, addresses, apiHeaders }: Content): string {
  const error = details && toErrorBody(details, locale, addresses);
  const body = error ? JSON.stringify({ ...error, data: { ...error.data, status } }) : '';
  const headers: HeaderPair[] = [
    ...(error ? [...commonHeaders, ...apiHeaders, contentTypes.json, caching.never] : []),
    ...(allow ? [['allow', allow.join(', ')] as const] : []),
    ['content-length', String(Buffer.byteLength(body))],
  ];
  return toHead(status, headers) + body;
}

function toHead(status: number, headers: readonly HeaderPair[]): string {
  const lines = [...headers, ['connection', 'close'] as const].map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n');
}
