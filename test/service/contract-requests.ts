/** Generates requests to an operation from its published parameters: at each bound, just beyond it, and between. */

import fc from 'fast-check';
import { admits, type ContractOperation, type Parameter } from './published-contract.ts';

/** Name and value in a query string; `raw` is the pair as it is sent, in one of the encodings that clients use. */
export interface QueryPair {
  name: string;
  value: string;
  raw: string;
  /** Percent-encoding that cannot be decoded. */
  malformed?: true;
}

export interface ContractRequest {
  method: string;
  pairs: readonly QueryPair[];
  /** Kind of the token that is sent. */
  token: 'none' | 'full' | 'content only' | 'wrong' | 'not Bearer';
  /** `If-None-Match`. */
  condition?: string;
}

/** Characters of one code point each, of one to four bytes in UTF-8. */
const character = fc.constantFrom(...'aeZ09 -_.:*~^+"&=%#/?ñáçß汉🔧🏠');

const text = (length: number) =>
  fc.array(character, { minLength: length, maxLength: length }).map((characters) => characters.join(''));

/**
 * Generates values at a schema's bounds, just beyond them, between them, and of other types. @param real more values
 */
function toValues({ schema }: Parameter, real: readonly string[]): fc.Arbitrary<string> {
  if (schema.enum)
    return fc.constantFrom(...schema.enum, ...schema.enum.map((one) => one.toUpperCase()), 'otra', '', ' ');
  if (schema.type === 'integer') {
    const { minimum = 0, maximum } = schema;
    const bounds = [
      minimum - 1,
      minimum,
      minimum + 1,
      ...(maximum === undefined ? [] : [maximum - 1, maximum, maximum + 1]),
    ];
    return fc.oneof(
      fc.constantFrom(...bounds.map(String)),
      fc.constantFrom('', ' ', 'abc', '1.5', '1e1', '0x5', ' 5', '+5', '-1', '٣', 'null', '99999999999999999999'),
    );
  }
  const { minLength = 0, maxLength = minLength + 20 } = schema;
  const lengths = [minLength - 1, minLength, minLength + 1, maxLength - 1, maxLength, maxLength + 1];
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...lengths.filter((length) => length >= 0)).chain(text) },
    { weight: 2, arbitrary: fc.constantFrom(...real) },
    fc.integer({ min: minLength, max: maxLength }).chain(text),
    fc.constantFrom('', ' ', '   ', '\t\n', '\u0000\u0001', '🔧'.repeat(maxLength), '🔧'.repeat(maxLength + 1)),
  );
}

const written = (name: string, value: string): fc.Arbitrary<QueryPair> =>
  fc
    .constantFrom(encodeURIComponent, encodeLower, encodeForm)
    .map((encode) => ({ name, value, raw: `${name}=${encode(value)}` }));

const encodeLower = (value: string) => encodeURIComponent(value).replace(/%../g, (triplet) => triplet.toLowerCase());
const encodeForm = (value: string) => encodeURIComponent(value).replaceAll('%20', '+');

const malformed = (name: string): fc.Arbitrary<QueryPair> =>
  fc
    .constantFrom('%', '%zz', 'a%2', '%ff', '%C3', '%ed%a0%80')
    .map((raw) => ({ name, value: raw, raw: `${name}=${raw}`, malformed: true }));

const unknown = fc
  .constantFrom('utm_source=x', 'utm_source=x&utm_source=y', 'x', '=', '&', '%zz=1', 'QUERY=a', 'proto__=1')
  .map((raw): QueryPair => ({ name: 'unknown', value: '', raw }));

/**
 * Generates requests to an operation, most of them GET with each parameter at most once.
 * @param real values with results, by parameter
 */
export function toRequests(
  { parameters }: ContractOperation,
  real: Record<string, readonly string[]>,
): fc.Arbitrary<ContractRequest> {
  const pairsOf = (parameter: Parameter): fc.Arbitrary<readonly QueryPair[]> => {
    const { name } = parameter;
    const pair = toValues(parameter, real[name] ?? ['agua']).chain((value) => written(name, value));
    return fc.oneof(
      { weight: 20, arbitrary: pair.map((one) => [one]) },
      { weight: parameter.required ? 2 : 20, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.tuple(pair, pair) },
      { weight: 1, arbitrary: malformed(name).map((one) => [one]) },
    );
  };
  return fc.record(
    {
      method: fc.oneof(
        { weight: 20, arbitrary: fc.constant('GET') },
        fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'),
      ),
      pairs: fc
        .tuple(
          ...parameters.map(pairsOf),
          fc.oneof(
            { weight: 8, arbitrary: fc.constant([]) },
            unknown.map((one) => [one]),
          ),
        )
        .chain((lists) => fc.shuffledSubarray(lists.flat(), { minLength: lists.flat().length })),
      token: fc.oneof(
        { weight: 10, arbitrary: fc.constant('none' as const) },
        fc.constantFrom('full' as const, 'content only' as const, 'wrong' as const, 'not Bearer' as const),
      ),
      condition: fc.constantFrom('*', '"x"', 'W/"x", "y"', ''),
    },
    { requiredKeys: ['method', 'pairs', 'token'] },
  );
}

/**
 * Returns names of parameters that are missing, repeated, malformed or against their schema, in the document's order.
 */
export function findInvalid({ parameters }: ContractOperation, pairs: readonly QueryPair[]): string[] {
  return parameters
    .filter((parameter) => {
      const given = pairs.filter(({ name }) => name === parameter.name);
      const [only] = given;
      if (!only) return parameter.required;
      return given.length > 1 || only.malformed || !admits(parameter, only.value);
    })
    .map(({ name }) => name);
}
