import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseForm, readBasicCredentials, readParameter } from '../../../runtime/oauth/client-authentication.ts';
import { OAuthError } from '../../../runtime/oauth/endpoint.ts';

const text = fc.string({ unit: 'grapheme' });
const name = fc.string({ unit: 'grapheme', minLength: 1 });

/** Encodes a value as RFC 6749 Appendix B demands, with the platform's form serializer. */
const toFormValue = (value: string): string => new URLSearchParams([['', value]]).toString().slice(1);
const toBase64 = (value: string): string => Buffer.from(value).toString('base64');

const outcome = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return error;
  }
};

describe('Basic credentials', () => {
  it('are form-decoded, with any characters', () => {
    fc.assert(
      fc.property(name, text, (clientId, clientSecret) => {
        const pair = `${toFormValue(clientId)}:${toFormValue(clientSecret)}`;
        expect(readBasicCredentials(`Basic ${toBase64(pair)}`)).toEqual({ clientId, clientSecret });
      }),
    );
  });

  it('of unreserved characters need no encoding', () => {
    const unreserved = fc.string({ unit: fc.constantFrom(...'azAZ09._~-'), minLength: 1 });
    fc.assert(
      fc.property(unreserved, unreserved, (clientId, clientSecret) => {
        const authorization = `basic  ${toBase64(`${clientId}:${clientSecret}`)}`;
        expect(readBasicCredentials(authorization)).toEqual({ clientId, clientSecret });
      }),
    );
  });

  it('are split at the first colon (RFC 7617)', () => {
    expect(readBasicCredentials(`Basic ${toBase64('id:a:b')}`)).toEqual({ clientId: 'id', clientSecret: 'a:b' });
  });

  it('are ignored if malformed, and never cause a fault', () => {
    const pair = toBase64('id:secret');
    for (const written of [`Basic${pair}`, `Basic ${pair} x`, `x Basic ${pair}`, `Basic ${pair}===`, pair]) {
      expect(readBasicCredentials(written), written).toBeUndefined();
    }
    for (const other of [':secret', 'id']) expect(readBasicCredentials(`Basic ${toBase64(other)}`)).toBeUndefined();
    const header = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }).map((pair) => `Basic ${toBase64(pair)}`),
      fc.string({ unit: fc.constantFrom(...'%2Ff:+=/') }).map((encoded) => `Basic ${encoded}`),
    );
    fc.assert(
      fc.property(header, (authorization) => {
        const credentials = readBasicCredentials(authorization);
        expect(credentials === undefined || credentials.clientId !== '').toBe(true);
      }),
    );
  });
});

describe('a form', () => {
  const parameters = fc.uniqueArray(fc.tuple(name, text), { selector: ([key]) => key });

  it('gives back the parameters that were serialized, and takes empty ones for omitted', () => {
    fc.assert(
      fc.property(parameters, (pairs) => {
        const form = parseForm(new URLSearchParams(pairs).toString());
        for (const [key, value] of pairs) expect(readParameter(form, key)).toBe(value === '' ? undefined : value);
      }),
    );
  });

  it('is refused if a parameter is repeated, with any values, unless RFC 8707 allows it', () => {
    fc.assert(
      fc.property(parameters, name, text, text, (pairs, key, first, second) => {
        const others = pairs.filter(([other]) => other !== key);
        const body = new URLSearchParams([[key, first], ...others, [key, second]]).toString();
        const read = outcome(() => parseForm(body));
        if (key !== 'resource') expect(read).toMatchObject({ status: 400, code: 'invalid_request' });
      }),
    );
    expect(parseForm('resource=a&resource=b').getAll('resource')).toEqual(['a', 'b']);
  });

  it('of any bytes is read or refused without an internal error', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const read = outcome(() => parseForm(Buffer.from(bytes).toString()));
        expect(!(read instanceof Error) || read instanceof OAuthError).toBe(true);
      }),
    );
  });
});
