/** Reads a query string strictly: what cannot be decoded or is given twice is a complaint, not a guess. */

import { ApiError } from '#shared/contract/errors.ts';

/**
 * Parameters of a query string, `+` as a blank (WHATWG URL §5.1). Names without a value count as empty.
 * @param search with or without its `?`
 * @throws ApiError `invalid_parameter` for malformed percent-encoding and for a parameter given twice.
 */
export function readQuery(search: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  const start = search.startsWith('?') ? 1 : 0;
  if (search.length === start) return values;
  for (const pair of search.slice(start).split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const rawName = equals < 0 ? pair : pair.slice(0, equals);
    const name = decode(rawName, rawName);
    if (name in values)
      throw new ApiError({ code: 'invalid_parameter', parameter: name, problem: { kind: 'repeated' } });
    values[name] = equals < 0 ? '' : decode(pair.slice(equals + 1), name);
  }
  return values;
}

function decode(text: string, parameter: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    throw new ApiError({ code: 'invalid_parameter', parameter, problem: { kind: 'malformed' } });
  }
}
