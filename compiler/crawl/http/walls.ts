/** Detects answers that keep programs out but may let people in. */

import { type Answer, firstValue } from './http-client.ts';

export type Wall = 'needs-login' | 'turned-away';

/** Headers of networks that answer in the site's place with a challenge that a program cannot solve. */
const CHALLENGE_HEADERS = ['cf-mitigated', 'x-amzn-waf-action', 'x-vercel-mitigated', 'x-datadome'] as const;

/** Detects a wall by status (RFC 9110 §15.5.2, §15.5.4) and headers; `undefined` without one. */
export function wallOf({ status, headers }: Pick<Answer, 'status' | 'headers'>): Wall | undefined {
  if (status === 401 || status === 407) return 'needs-login';
  if (status === 402 || status === 403) return 'turned-away';
  const isChallenge = status !== 200 && CHALLENGE_HEADERS.some((name) => firstValue(headers[name]) !== undefined);
  return isChallenge ? 'turned-away' : undefined;
}

/** Maximum words of a page that only tests the visitor's browser. */
const MAX_CHALLENGE_WORDS = 300;

/** Addresses and names that only challenge pages of SiteGround, Sucuri, Anubis and go-away contain. */
const CHALLENGE =
  /\/\.well-known\/(?:sgcaptcha|\.git\.gammaspectra)|sucuri_cloudproxy|\/\.within\.website\/x\/cmd\/anubis/;

/** Whether a page that answered 200 is only a test of the visitor's browser. */
export const isChallengePage = (html: Uint8Array, words: number): boolean =>
  words <= MAX_CHALLENGE_WORDS && CHALLENGE.test(Buffer.from(html).toString('latin1'));
