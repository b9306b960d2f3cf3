/**
 * What the runtime remembers between requests. One behaviour suite holds every back end to these contracts.
 * Whatever cannot be answered or kept for now throws (or rejects with) a `StateUnavailableError`.
 */

import type { Scope, TokenEndpointAuthMethod } from '#shared/contract/oauth.ts';
import type { MaybePromise } from '../maybe-promise.ts';

/** A back end that cannot answer or keep something now; asking again later may help. */
export class StateUnavailableError extends Error {
  override readonly name = 'StateUnavailableError';
  readonly retryAfterSeconds = 30;
}

/** So many requests in a window that starts with the first of them. */
export interface Limit {
  limit: number;
  windowSeconds: number;
}

/** The window of a key, a counted request included. */
export interface Use {
  used: number;
  /** Milliseconds since the epoch at which the counter restarts. */
  resetAt: number;
}

/** Fixed-window counters. */
export interface Counters {
  /** Counts one request and returns the window it fell in; never refuses. */
  count(key: string, limit: Limit, now: number): MaybePromise<Use>;
  /** The window of a key without counting anything; one that would start now when there is none. */
  look(key: string, limit: Limit, now: number): MaybePromise<Use>;
}

/** Where a request that carries a token is counted, which only its token tells. */
interface TokenWindows {
  /** A token without this scope counts in the address's window; every token counts in its client's without it. */
  scope?: Scope | undefined;
  client: Limit;
  address: Limit & { key: string };
}

/** Without a token there is none that is valid, and `use` is the address's window, uncounted. */
export interface TokenUse {
  token?: AccessToken | undefined;
  use: Use;
}

/** Counter key of a client. */
export const toClientKey = (clientId: string): string => `client:${clientId}`;

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
  find(id: string, now: number): MaybePromise<Client | undefined>;
  /**
   * Notes a token request of a client that was just found, which keeps it from being recycled. Written down lazily:
   * a crash may lose an hour of it, never more.
   */
  touch(id: string, now: number): MaybePromise<void>;
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
  add(hash: string, token: AccessToken): MaybePromise<void>;
  /** Undefined for unknown, expired and revoked tokens. */
  find(hash: string, now: number): MaybePromise<AccessToken | undefined>;
  remove(hash: string): MaybePromise<void>;
}

/** A token request whose client is yet to be authenticated. */
export interface TokenRequest {
  clientId: string;
  /** Of the secret that was sent, as clients keep it. */
  secretHash: string;
  /** Token requests of one client. */
  limit: Limit;
  /** Hash of the token to issue, and what it is for: without `scopes` all of the client's. Nothing is issued without it. */
  token?: { hash: string; scopes: readonly Scope[] | undefined } | undefined;
}

/** What came of a token request. `use` is the client's window of token requests, this one included. */
export type TokenIssue =
  | { client?: undefined }
  | { client: Pick<Client, 'id' | 'name' | 'scopes'>; use: Use; issued?: AccessToken | undefined };

export interface State {
  counters: Counters;
  clients: Clients;
  tokens: Tokens;
  /** Finds a token and counts the request that carried it, in one go. Clients count under `toClientKey`. */
  countToken(hash: string, windows: TokenWindows, now: number): MaybePromise<TokenUse>;
  /**
   * Authenticates a client, counts and notes its token request, and keeps its token, in one go. Without a client there
   * is none of this id and secret; nothing is issued beyond the limit, and for scopes that the client does not have.
   */
  issueToken(request: TokenRequest, now: number): MaybePromise<TokenIssue>;
  /** How many clients and tokens are held, those included that are over and not yet forgotten. */
  sizes(): MaybePromise<{ clients: number; tokens: number }>;
  close(): Promise<void>;
}
