import { describe, expect, it } from 'vitest';
import { toAddresses, toApiProtectedResourcePath, toStatusPath, toVersionsPath } from '#shared/addresses.ts';
import { toDocumentFile } from '#shared/artifacts.ts';
import { toMcpServerIdentity, toPublisher } from '#shared/contract/mcp-server.ts';

describe('the addresses of a service', () => {
  it.each([
    ['/api/v1', '/api/', '/api/v1/status', '/.well-known/oauth-protected-resource/api/v1'],
    ['/es/datos/v12', '/es/datos/', '/es/datos/v12/status', '/.well-known/oauth-protected-resource/es/datos/v12'],
    ['/v1', '/', '/v1/status', '/.well-known/oauth-protected-resource/v1'],
  ])('below %s have versions at %s, the status at %s and the metadata at %s', (apiPath, versions, status, metadata) => {
    expect([toVersionsPath(apiPath), toStatusPath(apiPath), toApiProtectedResourcePath(apiPath)]).toEqual([
      versions,
      status,
      metadata,
    ]);
    const url = 'https://www.ejemplo.es';
    const addresses = toAddresses({ url, apiPath });
    expect(addresses).toMatchObject({
      site: url,
      base: url + apiPath,
      mcp: `${url}/mcp`,
      status: url + status,
      apiProtectedResource: url + metadata,
      oauth: { token: `${url}/oauth/token` },
      documents: { openapi: `${url}/openapi.json` },
      // What says who asks is the site's, not one version's.
      operations: { search_pages: `${url}${apiPath}/search_pages`, get_agent_identity: `${url}/agent/identity` },
    });
    expect(addresses.versioningPolicy).toBe(`${addresses.documents.developerPage}#versionado`);
  });
});

it.each([
  ['/openapi.json', 'openapi.json'],
  ['/api', 'api.json'],
  ['/desarrolladores/', 'desarrolladores/index.html'],
  ['/.well-known/api-catalog', '.well-known/api-catalog.json'],
  ['/.well-known/oauth-protected-resource/api/v1', '.well-known/oauth-protected-resource/api/v1.json'],
  ['/mcp/server-card', 'mcp/server-card.json'],
])('the document at %s is the file %s', (address, file) => expect(toDocumentFile(address)).toBe(file));

describe('toPublisher and toMcpServerIdentity', () => {
  it.each([
    ['https://www.ejemplo.es', 'ejemplo.es', 'es.ejemplo/content'],
    ['https://www2.ejemplo.es:8443', 'www2.ejemplo.es', 'es.ejemplo.www2/content'],
    ['http://localhost:3000', 'localhost', 'localhost/content'],
    ['http://[2001:db8::1]', '2001-db8-1', '2001-db8-1/content'],
  ])('give for %s the publisher %s and the name %s', (url, publisher, name) => {
    expect(toPublisher(url)).toBe(publisher);
    expect(toMcpServerIdentity({ url, apiPath: '/api/v3', brand: 'Casa' })).toEqual({
      name,
      title: 'Casa',
      version: '3.0.0',
    });
  });

  it('give a title of at most a hundred characters', () => {
    const { title } = toMcpServerIdentity({ url: 'https://e.es', apiPath: '/v1', brand: '😀'.repeat(101) });
    expect([...title]).toHaveLength(100);
  });
});
