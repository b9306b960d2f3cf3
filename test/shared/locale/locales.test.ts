import { describe, expect, it } from 'vitest';
import { toAddresses } from '#shared/addresses.ts';
import { type ErrorCode, type ErrorDetails, toErrorBody } from '#shared/contract/errors.ts';
import { quotaPolicies } from '#shared/contract/policy.ts';
import { locales, toLocale } from '#shared/locale/locales.ts';

const addresses = toAddresses({ url: 'https://www.example.es', apiPath: '/api/v1' });
const errors: ErrorDetails[] = [
  { code: 'missing_parameter', parameter: 'query' },
  { code: 'invalid_parameter', parameter: 'limit', problem: { kind: 'integer', min: 1, max: 25 } },
  { code: 'invalid_parameter', parameter: 'part', problem: { kind: 'integer', min: 1 } },
  { code: 'invalid_parameter', parameter: 'query', problem: { kind: 'length', min: 2, max: 200 } },
  { code: 'invalid_parameter', parameter: 'section', problem: { kind: 'choice', choices: ['all', 'contact'] } },
  { code: 'invalid_parameter', parameter: 'url', problem: { kind: 'type', expected: 'string' } },
  { code: 'invalid_parameter', parameter: 'url', problem: { kind: 'repeated' } },
  { code: 'invalid_parameter', parameter: 'url', problem: { kind: 'malformed' } },
  { code: 'invalid_parameter', parameter: 'url', problem: { kind: 'foreign_host', site: addresses.site } },
  { code: 'invalid_parameter', parameter: 'cursor', problem: { kind: 'unknown_cursor' } },
  { code: 'invalid_parameter', parameter: 'cursor', problem: { kind: 'stale_cursor' } },
  { code: 'invalid_parameter', parameter: 'part', problem: { kind: 'no_such_part', parts: 3 } },
  { code: 'invalid_token' },
  { code: 'token_required' },
  { code: 'insufficient_scope', scope: 'quota:read' },
  { code: 'page_not_found', nearest: [] },
  { code: 'page_not_found', nearest: ['https://www.example.es/precios/'] },
  { code: 'operation_not_found' },
  { code: 'method_not_allowed', allow: ['GET', 'HEAD', 'OPTIONS'] },
  { code: 'method_not_allowed', allow: ['GET'], identity: true },
  { code: 'quota_exceeded', policy: quotaPolicies.anonymous, retryAfterSeconds: 42 },
  { code: 'quota_exceeded', policy: quotaPolicies.identified, retryAfterSeconds: 42 },
  { code: 'internal_error' },
  { code: 'content_unavailable', retryAfterSeconds: 5 },
];

const statuses: Record<ErrorCode, number> = {
  missing_parameter: 400,
  invalid_parameter: 400,
  invalid_token: 401,
  token_required: 401,
  insufficient_scope: 403,
  page_not_found: 404,
  operation_not_found: 404,
  method_not_allowed: 405,
  quota_exceeded: 429,
  internal_error: 500,
  content_unavailable: 503,
};

describe.each(Object.entries(locales))('the errors in %s', (_, locale) => {
  it.each(errors)('have a message and a hint: $code', (details) => {
    const body = toErrorBody(details, locale, addresses);
    expect(body.code).toBe(details.code);
    expect(body.data.status).toBe(statuses[details.code]);
    expect(body.message).toMatch(/\.$/);
    expect(body.data.hint.length).toBeGreaterThan(10);
    expect(body.message + body.data.hint).not.toMatch(/undefined|\[object/);
  });

  it('have the parameter in the hint and as a field', () => {
    for (const details of errors) {
      if (!('parameter' in details)) continue;
      const body = toErrorBody(details, locale, addresses);
      expect(body.data.hint).toContain(details.parameter);
      expect(body.data.parameter).toBe(details.parameter);
    }
  });

  it('explain how to identify if the anonymous quota is used up', () => {
    const body = toErrorBody(
      { code: 'quota_exceeded', policy: quotaPolicies.anonymous, retryAfterSeconds: 9 },
      locale,
      addresses,
    );
    expect(body.data.hint).toContain('https://www.example.es/oauth/register');
    expect(body.data.hint).toContain('600');
    expect(body.data.hint).toContain('9');
  });

  it('have the nearest addresses of a page that does not exist', () => {
    const body = toErrorBody(
      { code: 'page_not_found', nearest: ['https://www.example.es/precios/'] },
      locale,
      addresses,
    );
    expect(body.data.hint).toContain('https://www.example.es/precios/');
  });
});

describe('toLocale', () => {
  it('reads the primary subtag, and gives Spanish for an unknown language', () => {
    expect(toLocale('en-GB')).toBe(locales.en);
    expect(toLocale('es-ES')).toBe(locales.es);
    expect(toLocale('xx')).toBe(locales.es);
    expect(toLocale('constructor')).toBe(locales.es);
  });
});
