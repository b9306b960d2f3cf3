/** Results together with their JSON as bytes and their entity tag, made once and sent many times. */

import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content codings that are made, best first (RFC 9110 §8.4.1). */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** Bytes as they are sent, with their entity tag. */
export interface Form {
  body: Buffer;
  /** Entity tag of `body`, quotes included (RFC 9110 §8.8.3). */
  etag: string;
  /** Of a compressed form. */
  coding?: Coding;
}

/** What is sent, and its compressed forms if it is kept to be sent again. */
export interface Representation extends Form {
  /** Each is made when it is first asked for. */
  compressed?: Map<Coding, Promise<Form>>;
}

/** A result with its JSON, made once per generation and sent unchanged. */
export interface Prepared<Result> extends Representation {
  readonly result: Result;
  /** `result` as JSON in UTF-8. */
  body: Buffer;
}

/** The result with its JSON and entity tag. The tag depends on the bytes alone. */
export function prepare<Result>(result: Result): Prepared<Result> {
  const body = Buffer.from(JSON.stringify(result));
  return { result, body, etag: toEtag(body) };
}

/** Like `prepare`, but parses the result from its JSON on demand, to save memory for results as large as pages. */
export function prepareBytes<Result>(result: Result): Prepared<Result> {
  const { body, etag } = prepare(result);
  return {
    body,
    etag,
    get result(): Result {
      return JSON.parse(body.toString());
    },
  };
}

/** Strong entity tag of a representation (RFC 9110 §8.8.3), quotes included. */
export function toEtag(body: Uint8Array): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/** Whether an answer carries its bytes already. */
export function isPrepared<Result extends object>(answer: Result | Prepared<Result>): answer is Prepared<Result> {
  return 'body' in answer && answer.body instanceof Buffer;
}

/** Bytes of the shortest body that is compressed: a shorter one fits into a packet or two as it is. */
const MIN_COMPRESSED = 1_000;

/** Whether a request's `Accept-Encoding` can make a difference. */
export const isCompressible = ({ body }: Form): boolean => body.byteLength >= MIN_COMPRESSED;

/** The same, to be kept, so that compressing it is paid for once. */
export function keepCompressed<Kept extends Representation>(kept: Kept): Kept {
  if (isCompressible(kept)) kept.compressed ??= new Map();
  return kept;
}

/** The form in a coding; the bytes as they are if it is not kept or compressing them gains nothing. Never rejects. */
export async function toForm(representation: Representation, coding: Coding | undefined): Promise<Form> {
  const { compressed } = representation;
  if (coding === undefined || compressed === undefined) return representation;
  const form = compressed.get(coding) ?? makeForm(representation, coding);
  compressed.set(coding, form);
  return form;
}

/** Compresses in a thread, as all pages of a large site in one document take seconds. */
async function makeForm(representation: Representation, coding: Coding): Promise<Form> {
  const { body } = representation;
  const shorter = await compress[coding](body).catch(() => body);
  return shorter.byteLength < body.byteLength ? toCompressed(representation, shorter, coding) : representation;
}

/** Its tag differs, as those of forms with other bytes must (RFC 9110 §8.8.3.3). */
const toCompressed = ({ etag }: Form, body: Buffer, coding: Coding): Form => ({
  body,
  etag: `${etag.slice(0, -1)}-${coding}"`,
  coding,
});

/** The best quality would take ten times as long for a tenth less. */
const BROTLI_QUALITY = 5;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify<Buffer, Buffer>(gzip);

const compress: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: toGzip,
};
