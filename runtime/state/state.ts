/** What the runtime remembers between requests. What cannot be read or kept now throws `StateUnavailableError`. */

import { hash, timingSafeEqual } from 'node:crypto';
import type { Scope, TokenEndpointAuthMethod } from '#shared/contract/oauth.ts';
import type { QuotaPolicy } from '#shared/contract/policy.ts';

/** A back end that cannot read or write now; a later attempt may succeed. */
export class StateUnavailableError extends Error {
  override readonly name = 'StateUnavailableError';
}

/** Seconds until it may help to ask it again. */
export const RETRY_AFTER = 30;

/** The window of a key, including the current request. */
export interface Use {
  used: number;
  /** Milliseconds since the epoch when the counter restarts, later than now. */
  resetAt: number;
}

/** The window of a request, which it includes. */
export type Quota = ReturnType<typeof toQuota>;

/** How much of a quota is used and left. */
export function toQuota(policy: QuotaPolicy, { used, resetAt }: Use, now: number) {
  return {
    policy,
    used,
    remaining: Math.max(0, policy.limit - used),
    /** Whole seconds until the counter restarts, at least 1. */
    resetSeconds: Math.ceil((resetAt - now) / 1000),
    /** Only beyond the limit, not at it. */
    exceeded: used > policy.limit,
  };
}

/** Fixed-window counters; a window starts with its first request. */
export interface Counters {
  /** Counts a request and returns its window; never refuses. With 0 requests it only looks. */
  count(key: string, limit: Pick<QuotaPolicy, 'windowSeconds'>, now: number, requests?: 0 | 1): Promise<Use>;
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
  /** Resolves once the client would survive `kill -9`; rejects with a `StateUnavailableError` otherwise. */
  add(client: Client): Promise<void>;
  /** Undefined for unknown and recycled clients. */
  find(id: string, now: number): Promise<Client | undefined>;
  /** Notes a token request, which keeps the client from being recycled. A crash may lose an hour of it, never more. */
  touch(id: string, now: number): Promise<void>;
}

/** Identified by its hash only. Times in milliseconds since the epoch. */
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

/** RFC 6749 §10.10, and only unreserved URL characters, so that Basic works with clients that forget to encode. */
export function createSecret(randomBytes: (size: number) => Buffer): string {
  return randomBytes(32).toString('base64url');
}

/** The stored and looked-up form of secrets and tokens: SHA-256 in hex. */
export const hashSecret = (secret: string): string => hash('sha256', secret);

/** In constant time; an unknown client (no hash) takes as long and never matches. */
export function matchesSecret(secret: string, secretHash: string | undefined): boolean {
  const matches = timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(secretHash ?? noHash));
  return matches && secretHash !== undefined;
}

const noHash = '0'.repeat(64);
