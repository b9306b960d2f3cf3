/** What is answered to a request that Node's parser refuses: as much as can truly be said of it. */

import { toOperationPath } from '#shared/addresses.ts';
import type { ErrorDetails } from '#shared/contract/errors.ts';
import { operationIds } from '#shared/contract/operations.ts';
import type { Content } from '../../content.ts';

/** What Node tells of the refusal. */
export interface ParseError extends Error {
  code?: string | undefined;
  /** The packet in which it happened. */
  rawPacket?: Buffer;
  bytesParsed?: number | undefined;
}

export interface Refusal {
  status: number;
  /** Without them there is no body. */
  details?: ErrorDetails;
  /** Methods that the address knows. */
  allow?: readonly string[];
}

/** The head of a request, as far as it came in one packet. */
interface Head {
  target: string;
  /** Lines of the headers. */
  fields: readonly string[];
  /** What could not be parsed: the request line, or one of `fields`. */
  place: 'line' | string;
}

const TOO_LONG = 'HPE_HEADER_OVERFLOW';

const methods = ['GET', 'HEAD', 'OPTIONS'] as const;

/** A request whose line is not known is told its status alone, and so is one for an address that is not the API's. */
export function toRefusal(error: ParseError, { site: { apiPath } }: Pick<Content, 'site'>): Refusal {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408 };
  const tooLong = error.code === TOO_LONG;
  const head = readHead(error);
  const path = head?.target.replace(/[?#].*$/s, '') ?? '';
  const isOfApi = `${path}/`.startsWith(`${apiPath}/`) || path === toOperationPath('get_agent_identity', apiPath);
  if (!head) return { status: tooLong ? 431 : 400 };
  if (error.code === 'HPE_INVALID_METHOD') return toMethodRefusal(path.replace(/\/$/, ''), apiPath);
  if (tooLong) return { status: 431, ...(isOfApi && { details: toLongest(head) }) };
  if (head.place === 'line') return toTargetRefusal(head.target);
  const name = toName(head.place);
  const problem = { kind: 'malformed_header' } as const;
  return { status: 400, ...(isOfApi && { details: { code: 'invalid_parameter', parameter: name, problem } }) };
}

/** RFC 9110 §9.1: 405 where the methods of an address are known, else 501 for one that nobody knows. */
function toMethodRefusal(path: string, apiPath: string): Refusal {
  const id = operationIds.find((known) => toOperationPath(known, apiPath) === path);
  if (id === undefined) return { status: 501 };
  const identity = id === 'get_agent_identity';
  return { status: 405, details: { code: 'method_not_allowed', allow: methods, identity }, allow: methods };
}

/** The parameter in which the first character stands that no address may hold; no such address without one. */
function toTargetRefusal(target: string): Refusal {
  const [legal = ''] = /^[\x21-\x7e]*/.exec(target) ?? [];
  const [, parameter] = /[?&](\w+)=[^?&]*$/.exec(legal) ?? [];
  if (parameter === undefined) return { status: 404, details: { code: 'operation_not_found' } };
  return { status: 400, details: { code: 'invalid_parameter', parameter, problem: { kind: 'malformed' } } };
}

/** The longest of parameters and headers. */
function toLongest({ target, fields }: Head): ErrorDetails {
  const [, ...parameters] = target.split(/[?&]/);
  const parts = [
    ...parameters.map((text) => ({ name: text.split('=')[0] ?? '', length: text.length })),
    ...fields.map((text) => ({ name: toName(text), length: text.length })),
  ];
  const { name } = parts.reduce((longest, part) => (part.length > longest.length ? part : longest), {
    name: 'path',
    length: target.length - parameters.join('&').length,
  });
  return { code: 'invalid_parameter', parameter: name.slice(0, 40), problem: { kind: 'too_long' } };
}

/** Undefined where the packet does not begin with a request line, or holds more than one request. */
function readHead({ code, rawPacket, bytesParsed = 0 }: ParseError): Head | undefined {
  const text = rawPacket?.toString('latin1') ?? '';
  const end = text.indexOf('\r\n\r\n');
  if (end >= 0 && bytesParsed > end + 4) return undefined;
  const [line = '', ...fields] = text.slice(0, end < 0 ? text.length : end).split('\r\n');
  const whole = / HTTP\/1\.[01]$/.test(line);
  // One that is too long may have no end.
  if (!whole && !(code === TOO_LONG && fields.length === 0)) return undefined;
  const [, target] = /^[^\s/]+ (\/.*?)(?: HTTP\/1\.[01])?$/s.exec(line) ?? [];
  if (target === undefined) return undefined;
  if (bytesParsed <= line.length) return { target, fields, place: 'line' };
  const place = fields[text.slice(0, bytesParsed).split('\r\n').length - 2];
  return { target, fields, place: place ?? '' };
}

const toName = (field: string): string =>
  field
    .replace(/:.*$/s, '')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, 40);
