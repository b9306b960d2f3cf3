/** Reads a query string strictly: what cannot be decoded or is given twice is a complaint, not a guess. */

import { ApiError } from '#shared/contract/errors.ts';

/**
 * The known parameters of a query string, `+` as a blank (WHATWG URL §5.1); a name without a value counts as empty.
 * Unknown parameters are ignored, however they are written.
 * @param search with or without its `?`
 * @throws ApiError `invalid_parameter` for malformed percent-encoding and for a parameter given twice.
 */
export function readQuery(search: string, known: ReadonlySet<string>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const pair of search.slice(search.startsWith('?') ? 1 : 0).split('&')) {
    const equals = pair.indexOf('=');
    const parameter = decode(equals < 0 ? pair : pair.slice(0, equals));
    if (parameter === undefined || !known.has(parameter)) continue;
    if (Object.hasOwn(values, parameter)) {
      throw new ApiError({ code: 'invalid_parameter', parameter, problem: { kind: 'repeated' } });
    }
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1));
    if (value === undefined) {
      throw new ApiError({ code: 'invalid_parameter', parameter, problem: { kind: 'malformed' } });
    }
    values[parameter] = value;
  }
  return values;
}

/** Undefined for what is no percent-encoded UTF-8. */
function decode(text: string): string | undefined {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}
