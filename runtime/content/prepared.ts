/** Results together with their JSON as bytes and their entity tag, made once and sent many times. */

import { hash } from 'node:crypto';

/** A result with its JSON, made once per generation and sent unchanged. */
export interface Prepared<Result> {
  readonly result: Result;
  /** `result` as JSON in UTF-8. */
  body: Buffer;
  /** Entity tag of `body`, quotes included (RFC 9110 §8.8.3). */
  etag: string;
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
