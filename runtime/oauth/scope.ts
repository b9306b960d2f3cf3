/** Scopes as they are written (RFC 6749 §3.3). */

import { type Scope, scopes } from '#shared/contract/oauth.ts';

/**
 * The scopes that a `scope` parameter asks for, each once and in the order of the contract; all that are allowed
 * when it is omitted.
 * @returns undefined when the text is malformed or names one that is not allowed.
 */
export function parseScope(text: string | undefined, allowed: readonly Scope[]): Scope[] | undefined {
  if (text === undefined) return [...allowed];
  const asked = text.split(' ');
  // A malformed list has an empty or odd name in it, and no such scope exists.
  if (!asked.every((name) => (allowed as readonly string[]).includes(name))) return undefined;
  return scopes.filter((scope) => asked.includes(scope));
}

export function formatScope(granted: readonly Scope[]): string {
  return granted.join(' ');
}
