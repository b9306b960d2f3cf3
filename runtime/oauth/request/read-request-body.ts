/** The body of a request to the authorization endpoints; what is wrong with it becomes their error. */

import type { H3Event } from 'h3';
import { bodyLimit } from '#shared/contract/policy.ts';
import { BodyError, type BodyProblem, readBody } from '../../http/request/read-body.ts';
import { OAuthError } from '../oauth-error.ts';

const answers: Record<BodyProblem, [status: number, description: string]> = {
  too_large: [413, `The body is larger than ${bodyLimit} bytes.`],
  coded: [415, 'Send the body without Content-Encoding.'],
  cut: [400, 'The body ended early.'],
};

/** @throws OAuthError 413 beyond `bodyLimit`, 415 for a coded body, 400 for one that ends early. */
export async function readRequestBody(event: H3Event): Promise<Buffer> {
  try {
    return await readBody(event);
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    const [status, description] = answers[error.problem];
    throw new OAuthError(status, 'invalid_request', description);
  }
}
