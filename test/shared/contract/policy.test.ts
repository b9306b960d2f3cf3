import { expect, it } from 'vitest';
import { apiPathForm, toApiVersion } from '#shared/contract/policy.ts';

it.each<[apiPath: string, version: string]>([
  ['/v1', '1'],
  ['/api/v1', '1'],
  ['/es/datos-1.0_b~c/v12', '12'],
  ['/vecinos/v3', '3'],
])('an API path may be %s, of version %s', (apiPath, version) => {
  expect(apiPathForm.test(apiPath)).toBe(true);
  expect(toApiVersion(apiPath)).toBe(version);
});

it.each([
  '',
  '/',
  '/api',
  '/api/v0',
  '/api/v01',
  '/api/v1/',
  'api/v1',
  '//v1',
  '/API/v1',
  '/api/v1b',
  '/a b/v1',
  '/a/1',
])('an API path may not be «%s»', (apiPath) => expect(apiPathForm.test(apiPath)).toBe(false));
