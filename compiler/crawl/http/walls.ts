/** Answers that keep programs out, though people may get in. */

import { type Answer, firstValue } from './http-client.ts';

export type Wall = 'needs-login' | 'turned-away';

/** Headers by which networks say that they answered in the site's place, with what a program cannot solve. */
const CHALLENGE_HEADERS = ['cf-mitigated', 'x-amzn-waf-action', 'x-vercel-mitigated', 'x-datadome'] as const;

/** What kept the crawl out by the answer's status (RFC 9110 §15.5.2, §15.5.4) and headers; `undefined` for nothing. */
export function wallOf({ status, headers }: Pick<Answer, 'status' | 'headers'>): Wall | undefined {
  if (status === 401 || status === 407) return 'needs-login';
  if (status === 402 || status === 403) return 'turned-away';
  const isChallenge = status !== 200 && CHALLENGE_HEADERS.some((name) => firstValue(headers[name]) !== undefined);
  return isChallenge ? 'turned-away' : undefined;
}

/** Words of the longest page that only tests whether it is a browser that asks. */
const MAX_CHALLENGE_WORDS = 300;

/** Addresses and names that only such tests contain: of SiteGround, Sucuri, Anubis and go-away. */
const CHALLENGE =
  /\/\.well-known\/(?:sgcaptcha|\.git\.gammaspectra)|sucuri_cloudproxy|\/\.within\.website\/x\/cmd\/anubis/;

/** Whether a page that answers as any other only tests who asks. */
export const isChallengePage = (html: Uint8Array, words: number): boolean =>
  words <= MAX_CHALLENGE_WORDS && CHALLENGE.test(Buffer.from(html).toString('latin1'));
