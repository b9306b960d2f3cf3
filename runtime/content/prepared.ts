/** Prepares results as JSON bytes with an entity tag, made once and sent many times. */

import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Supported content codings, best first (RFC 9110 §8.4.1). */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** Bytes as they are sent, with their entity tag. */
export interface Form {
  body: Buffer;
  /** Entity tag of `body`, quotes included (RFC 9110 §8.8.3). */
  etag: string;
  /** Content coding of a compressed form. */
  coding?: Coding;
}

/** Bytes to send, with their compressed forms if they are kept to be sent again. */
export interface Representation extends Form {
  /** Compressed forms, each made on first use. */
  compressed?: Map<Coding, Promise<Form>>;
}

/** Result with its JSON, made once per generation and sent unchanged. */
export interface Prepared<Result> extends Representation {
  readonly result: Result;
  /** `result` as JSON in UTF-8. */
  body: Buffer;
}

/** Returns a result with its JSON and entity tag. The tag depends only on the bytes. */
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

/** Returns the strong entity tag of a representation (RFC 9110 §8.8.3), quotes included. */
export function toEtag(body: Uint8Array): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/** Whether an answer has its bytes already. */
export function isPrepared<Result extends object>(answer: Result | Prepared<Result>): answer is Prepared<Result> {
  return 'body' in answer && answer.body instanceof Buffer;
}

/** Minimum bytes of a compressed body: a shorter one fits into a packet or two. */
const MIN_COMPRESSED = 1_000;

/** Whether a body is long enough to be compressed. */
export const isCompressible = ({ body }: Form): boolean => body.byteLength >= MIN_COMPRESSED;

/** Marks a representation as kept, so that its compressed forms are made once. Returns it. */
export function keepCompressed<Kept extends Representation>(kept: Kept): Kept {
  if (isCompressible(kept)) kept.compressed ??= new Map();
  return kept;
}

/** Returns the form in a coding; the plain form if it is not kept or compression gains nothing. Never rejects. */
export async function toForm(representation: Representation, coding: Coding | undefined): Promise<Form> {
  const { compressed } = representation;
  if (coding === undefined || compressed === undefined) return representation;
  const form = compressed.get(coding) ?? makeForm(representation, coding);
  compressed.set(coding, form);
  return form;
}

/** Compresses in a thread, as a document with all pages of a large site takes seconds. */
async function makeForm(representation: Representation, coding: Coding): Promise<Form> {
  const { body } = representation;
  const shorter = await compress[coding](body).catch(() => body);
  return shorter.byteLength < body.byteLength ? toCompressed(representation, shorter, coding) : representation;
}

/** Returns the compressed form. Its tag differs, as each form with other bytes needs its own (RFC 9110 §8.8.3.3). */
const toCompressed = ({ etag }: Form, body: Buffer, coding: Coding): Form => ({
  body,
  etag: `${etag.slice(0, -1)}-${coding}"`,
  coding,
});

/** Quality of Brotli. The best would take ten times as long for a tenth fewer bytes. */
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
