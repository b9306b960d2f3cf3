/** One value of a Link header. */

/**
 * `<address>; rel="…"`, and `type` when it is given (RFC 8288 §3). What an address holds and a header cannot is escaped:
 * line breaks, what is beyond ASCII, and the brackets around it.
 */
export function toLink(address: string, rel: string, type?: string): string {
  const target = address.replace(/[^\x21-\x7e]+|[<>]/g, encodeURIComponent);
  return `<${target}>; rel="${rel}"${type === undefined ? '' : `; type="${type}"`}`;
}
