/**
 * State of the runtime between requests. Its methods throw `StateUnavailableError` if they cannot read or write now.
 */

import { hash, timingSafeEqual } from 'node:crypto';
import type { Scope, TokenEndpointAuthMethod } from '#shared/contract/oauth.ts';
import type { QuotaPolicy } from '#shared/contract/policy.ts';

/** Failure of a back end to read or write; a later attempt may succeed. */
export class StateUnavailableError extends Error {
  override readonly name = 'StateUnavailableError';
}

/** Seconds after which a client may try again. */
export const RETRY_AFTER_SECONDS = 30;

/** The window of a key, including the current request. */
export interface Use {
  used: number;
  /** Milliseconds since the epoch when the counter restarts, later than now. */
  resetAt: number;
}

/** The quota of a caller, with the current request counted. */
export type Quota = ReturnType<typeof toQuota>;

/** Computes how much of a quota is used and left. */
export function toQuota(policy: QuotaPolicy, { used, resetAt }: Use, now: number) {
  return {
    policy,
    used,
    remaining: Math.max(0, policy.limit - used),
    /** Whole seconds until the counter restarts, at least 1. */
    resetSeconds: Math.ceil((resetAt - now) / 1000),
    /** True beyond the limit, not at it. */
    exceeded: used > policy.limit,
  };
}

/** Fixed-window counters; a window starts with its first request. */
export interface Counters {
  /** Counts a request and returns its window; never refuses. With 0 requests, it only reads. */
  count(key: string, limit: Pick<QuotaPolicy, 'windowSeconds'>, now: number, requests?: 0 | 1): Promise<Use>;
}

/** A registered client (RFC 7591). No contact data, no address. Times in milliseconds since the epoch. */
export interface Client {
  id: string;
  name: string;
  /** SHA-256 of the secret, in hex. */
  secretHash: string;
  authMethod: TokenEndpointAuthMethod;
  /** All scopes that its tokens may have. */
  scopes: Scope[];
  registeredAt: number;
  lastTokenAt?: number;
}

export interface Clients {
  /** Stores a client. Resolves once it would survive `kill -9`. @throws StateUnavailableError */
  add(client: Client): Promise<void>;
  /** Returns a client; `undefined` if it is unknown or has expired. */
  find(id: string, now: number): Promise<Client | undefined>;
  /**
   * Records a token request of a client just found, which postpones its expiry. A crash loses at most an hour of it.
   */
  touch(id: string, now: number): Promise<void>;
}

/** An access token, identified by its hash. Times in milliseconds since the epoch. */
export interface AccessToken {
  clientId: string;
  clientName: string;
  scopes: Scope[];
  issuedAt: number;
  expiresAt: number;
}

export interface Tokens {
  add(hash: string, token: AccessToken): Promise<void>;
  /** Returns a token; `undefined` if it is unknown, expired or revoked. */
  find(hash: string, now: number): Promise<AccessToken | undefined>;
  remove(hash: string): Promise<void>;
}

export interface State {
  counters: Counters;
  clients: Clients;
  tokens: Tokens;
  close(): Promise<void>;
}

/** Creates a secret of 256 bits (RFC 6749 §10.10), in URL characters that Basic needs no encoding for. */
export function createSecret(randomBytes: (size: number) => Buffer): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a secret or token as it is stored: SHA-256 in hex. */
export const hashSecret = (secret: string): string => hash('sha256', secret);

/** Compares a secret with a hash in constant time. An unknown client (no hash) takes as long and never matches. */
export function matchesSecret(secret: string, secretHash: string | undefined): boolean {
  const matches = timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(secretHash ?? noHash));
  return matches && secretHash !== undefined;
}

const noHash = '0'.repeat(64);
