/** What the four endpoints share: they take POST alone, from any origin, and answer errors in the OAuth shape. */

import type { EventHandler, H3Event } from 'h3';
import type { AppDeps } from '../app-deps.ts';
import { toClientAddress } from '../http/request/client-address.ts';
import { respondOptions } from '../http/respond.ts';
import { OAuthError, toOAuthErrorResponse } from './oauth-error.ts';

/** One request to an endpoint. */
export interface EndpointRequest {
  event: H3Event;
  server: AppDeps;
  /** Counter key of the client's address. Never logged. */
  address: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Answers one POST. What it throws becomes an answer in the OAuth error shape. */
export type Endpoint = (request: EndpointRequest) => Promise<Response>;

const methods = ['POST', 'OPTIONS'] as const;

/** Handler of an endpoint's address, for every method. */
export function serveEndpoint(endpoint: Endpoint, server: AppDeps): EventHandler {
  return async (event) => {
    const { method } = event.req;
    if (method === 'OPTIONS') return respondOptions(event, methods);
    try {
      if (method !== 'POST') throw notPost();
      const address = toClientAddress(event.req.ip, event.req.headers, server.trustProxy);
      return await endpoint({ event, server, address, now: server.now() });
    } catch (error) {
      return toOAuthErrorResponse(error, event, server.log);
    }
  };
}

const notPost = (): OAuthError =>
  new OAuthError(405, 'invalid_request', 'This endpoint takes POST.', [['allow', methods.join(', ')]]);
