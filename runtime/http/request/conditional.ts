/** Conditional requests: whether what the client holds is still what would be sent (RFC 9110 §13.1.2). */

/**
 * Whether `If-None-Match` names the entity tag: weak comparison, lists, `*`.
 * @param condition value of the header, null without one
 */
export function matchesEtag(condition: string | null, etag: string): boolean {
  if (condition === null) return false;
  if (condition.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  const listed: readonly string[] = condition.match(/"[^"]*"/g) ?? [];
  return listed.includes(opaque);
}
