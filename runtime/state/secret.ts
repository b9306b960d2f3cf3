/** Secrets and tokens: 256 random bits that are kept as their hash. Nothing slower would make them safer. */

import { hash, timingSafeEqual } from 'node:crypto';

/** RFC 6749 §10.10, and only unreserved URL characters, so that Basic works with clients that forget to encode. */
export function createSecret(randomBytes: (size: number) => Buffer): string {
  return randomBytes(32).toString('base64url');
}

/** How secrets and tokens are kept and looked up: SHA-256 in hex. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret);
}

/** Compares in constant time; an unknown client (no hash) takes as long and never matches. */
export function matchesSecret(secret: string, secretHash: string | undefined): boolean {
  const matches = timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(secretHash ?? noHash));
  return matches && secretHash !== undefined;
}

const noHash = '0'.repeat(64);
