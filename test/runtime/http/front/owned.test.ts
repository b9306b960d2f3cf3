import { describe, expect, it } from 'vitest';
import { page, startFrontService } from './service.ts';

const front = startFrontService();
const { ask } = front;

describe('an owned address', () => {
  const owned = [
    '/api',
    '/api/',
    '/api/sandbox',
    '/api/v1',
    '/api/v1/search_pages?query=agua',
    '/api/v1/nada',
    '/api/v2/search_pages',
    '/api/v12',
    '/oauth/register',
    '/oauth/authorize',
    '/oauth/otra',
    '/oauth',
    '/mcp',
    '/mcp/otra',
    '/agent/identity',
    '/openapi.json',
    '/llms.txt',
    '/desarrolladores/',
    '/.well-known/security.txt',
    '/.well-known/openid-configuration',
    '/.well-known/oauth-protected-resource/mcp',
    `/${page.file}`,
  ];
  const disguised = [
    '/%61pi/v1',
    '/%6Fauth/token',
    '/x/../oauth/token',
    '/x/%2e%2E/oauth/token',
    '/./oauth/token',
    '//oauth/token',
    '/oauth//token',
    '/oauth%2Ftoken',
    '/oauth%2ftoken',
    '/\\oauth/token',
    '/x%2F..%2Foauth/token',
    '/api%2Fv1%2Fsearch_pages',
    '/api/%2Fv1/quota',
    '/api/v1%5Cquota',
    '//mcp',
    '/mcp%2F',
    '/agent%2Fidentity',
    '/agent//identity',
    '/.well-known//openid-configuration',
    '//openapi.json',
    '/%6Fpenapi.json',
    'http://forged.example/oauth/token',
  ];

  it.each([...owned, ...disguised])('%s never reaches the website, for any method', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const { headers } = await ask(path, { method, headers: { 'x-forwarded-for': `198.51.100.${method.length}` } });
      expect(headers.has('x-request-id'), `${method} ${path}`).toBe(true);
    }
    expect(front.website.seen()).toEqual([]);
  });

  it.each([
    '/api/foo',
    '/api/version',
    '/api/xv2',
    '/api/v1x/y',
    '/apis',
    '/oauthx',
    '/mcpx',
    '/agent',
    '/agent/identity/otra',
    '/.well-known/acme-challenge/x',
    '/wp-admin/',
    '/a//b',
    '/a%2Fb',
    '/%E0%A4%A',
    '/a/../b',
  ])('does not include %s', async (path) => {
    expect((await ask(path)).body.toString()).toBe('website');
    expect((await ask(path, { method: 'POST' })).body.toString()).toBe('website');
    expect(front.website.requests).toHaveLength(2);
  });
});
