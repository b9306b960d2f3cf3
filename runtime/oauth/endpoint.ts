/** What the four endpoints share: they take POST alone, from any origin, and answer errors in the OAuth shape. */

import type { AppDeps } from '../app-deps.ts';
import type { Answer, Exchange, Route } from '../http/exchange.ts';
import { toClientAddress } from '../http/request/client-address.ts';
import { respondOptions } from '../http/respond.ts';
import { OAuthError, toOAuthErrorAnswer } from './oauth-error.ts';

/** One request to an endpoint. */
export interface EndpointRequest {
  exchange: Exchange;
  server: AppDeps;
  /** Counter key of the client's address. Never logged. */
  address: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Answers one POST. What it throws becomes an answer in the OAuth error shape. */
export type Endpoint = (request: EndpointRequest) => Promise<Answer>;

const methods = ['POST', 'OPTIONS'] as const;

/** Handler of an endpoint's address, for every method. */
export function serveEndpoint(endpoint: Endpoint, server: AppDeps): Route {
  return async (exchange) => {
    const { method, ip, headers } = exchange;
    if (method === 'OPTIONS') return respondOptions(exchange, methods);
    try {
      if (method !== 'POST') throw notPost();
      const address = toClientAddress(ip, headers, server.trustProxy);
      return await endpoint({ exchange, server, address, now: server.now() });
    } catch (error) {
      return toOAuthErrorAnswer(error, exchange, server.log);
    }
  };
}

const notPost = (): OAuthError =>
  new OAuthError(405, 'invalid_request', 'This endpoint takes POST.', [['allow', methods.join(', ')]]);
