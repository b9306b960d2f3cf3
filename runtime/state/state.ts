/**
 * What the runtime remembers between requests. One behaviour suite holds every back end to these contracts.
 * Whatever cannot be answered or kept for now throws (or rejects with) a `StateUnavailableError`.
 */

import type { Scope, TokenEndpointAuthMethod } from '#shared/contract/oauth.ts';
import type { QuotaPolicy } from '#shared/contract/policy.ts';

/** A back end that cannot answer or keep something now; asking again later may help. */
export class StateUnavailableError extends Error {
  override readonly name = 'StateUnavailableError';
  readonly retryAfterSeconds = 30;
}

/** At most `limit` requests in a window of `windowSeconds`, which starts with the first request. */
export interface Limit {
  limit: number;
  windowSeconds: number;
}

/** The window of a key, a counted request included. */
export interface Use {
  used: number;
  /** Milliseconds since the epoch at which the counter restarts, later than now. */
  resetAt: number;
}

/** The window that a request was counted in, the request itself included. */
export interface Quota {
  policy: QuotaPolicy;
  used: number;
  /** Never negative. */
  remaining: number;
  /** Whole seconds until the counter restarts, at least 1. */
  resetSeconds: number;
  exceeded: boolean;
}

/** Fixed-window counters. */
export interface Counters {
  /** Counts one request and returns the window it fell in; never refuses. */
  count(key: string, limit: Limit, now: number): Promise<Use>;
  /** The window of a key without counting anything; one that would start now when there is none. */
  look(key: string, limit: Limit, now: number): Promise<Use>;
}

/** A registered client (RFC 7591). No contact data, no address. Times in milliseconds since the epoch. */
export interface Client {
  id: string;
  name: string;
  /** SHA-256 of the secret, in hex. */
  secretHash: string;
  authMethod: TokenEndpointAuthMethod;
  /** The most that its tokens may be granted. */
  scopes: Scope[];
  registeredAt: number;
  lastTokenAt?: number;
}

export interface Clients {
  /** Resolves once the client would survive `kill -9`; rejects with a `StateUnavailableError` when it cannot be kept. */
  add(client: Client): Promise<void>;
  /** Undefined for unknown and recycled clients. */
  find(id: string, now: number): Promise<Client | undefined>;
  /**
   * Notes a token request of a client that was just found, which keeps it from being recycled. Written down lazily:
   * the end of the process may lose an hour of it, never more.
   */
  touch(id: string, now: number): Promise<void>;
}

/** An access token, known by its hash only. Times in milliseconds since the epoch. */
export interface AccessToken {
  clientId: string;
  clientName: string;
  scopes: Scope[];
  issuedAt: number;
  expiresAt: number;
}

export interface Tokens {
  add(hash: string, token: AccessToken): Promise<void>;
  /** Undefined for unknown, expired and revoked tokens. */
  find(hash: string, now: number): Promise<AccessToken | undefined>;
  remove(hash: string): Promise<void>;
}

export interface State {
  counters: Counters;
  clients: Clients;
  tokens: Tokens;
  close(): Promise<void>;
}
