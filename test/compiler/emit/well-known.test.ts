import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emitSite } from '../../../compiler/emit/emit-site.ts';
import type { CompiledSite } from '../../../compiler/model.ts';
import { compiledPage, compiledSite, siteUrl } from './site-fixture.ts';

const bodyOf = (path: string, site: CompiledSite = compiledSite()): string =>
  String(emitSite(site).find((artifact) => artifact.path === path)?.body);
const jsonOf = (path: string, site?: CompiledSite) => JSON.parse(bodyOf(path, site));

describe('the authorization server metadata (RFC 8414)', () => {
  const metadata = jsonOf('.well-known/oauth-authorization-server.json');

  it('has the site as issuer, and all endpoints below /oauth/', () => {
    expect(metadata.issuer).toBe(siteUrl);
    for (const name of ['token', 'registration', 'revocation', 'introspection', 'authorization']) {
      expect(metadata[`${name}_endpoint`]).toMatch(`${siteUrl}/oauth/`);
    }
  });

  it('has one grant, two ways to authenticate, two scopes and no response type', () => {
    expect(metadata).toMatchObject({
      grant_types_supported: ['client_credentials'],
      response_types_supported: [],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      scopes_supported: ['content:read', 'quota:read'],
    });
  });

  it('has no other empty list, and no feature that does not exist', () => {
    const empty = Object.entries(metadata).filter(([, value]) => Array.isArray(value) && value.length === 0);
    expect(empty.map(([name]) => name)).toEqual(['response_types_supported']);
    for (const name of ['jwks_uri', 'code_challenge_methods_supported', 'userinfo_endpoint', 'claim_uri']) {
      expect(JSON.stringify(metadata)).not.toContain(name);
    }
  });

  it('tells agents to register themselves, anonymously', () => {
    expect(metadata.agent_auth).toEqual({
      skill: `${siteUrl}/auth.md`,
      register_uri: `${siteUrl}/oauth/register`,
      identity_types_supported: ['anonymous'],
      anonymous: { credential_types_supported: ['access_token'] },
    });
  });
});

describe('the protected resource metadata (RFC 9728)', () => {
  it.each([
    ['.well-known/oauth-protected-resource.json', siteUrl],
    ['.well-known/oauth-protected-resource/api/v1.json', `${siteUrl}/api/v1`],
  ])('%s names its own resource and the issuer', (path, resource) => {
    expect(jsonOf(path)).toMatchObject({
      resource,
      authorization_servers: [siteUrl],
      bearer_methods_supported: ['header'],
      scopes_supported: ['content:read', 'quota:read'],
      resource_policy_uri: `${siteUrl}/privacidad/`,
    });
    expect(jsonOf(path).resource_name).toContain('Hogar Calima');
    expect(jsonOf(path)).not.toHaveProperty('resource_tos_uri');
  });

  it('has the page of terms, if there is one, with or without one on privacy', () => {
    const site = compiledSite();
    const terms = `${siteUrl}/condiciones/`;
    const metadata = jsonOf('.well-known/oauth-protected-resource.json', {
      ...site,
      company: { ...site.company, pages: { terms } },
    });
    expect(metadata.resource_tos_uri).toBe(terms);
    expect(metadata).not.toHaveProperty('resource_policy_uri');
  });
});

describe('the card of the tool server (SEP-2127)', () => {
  it('is the same at both addresses', () => {
    expect(bodyOf('mcp/server-card.json')).toBe(bodyOf('.well-known/mcp/server-card.json'));
  });

  it.each([
    ['https://www.hogarcalima.es', 'es.hogarcalima/content'],
    ['http://localhost:3000', 'localhost/content'],
    ['https://xn--caf-dma.example:8443', 'example.xn--caf-dma/content'],
    ['http://[::1]:3000', '1/content'],
  ])('names the server of %s', (url, name) => {
    const site = compiledSite();
    expect(jsonOf('mcp/server-card.json', { ...site, site: { ...site.site, url } }).name).toBe(name);
    expect(name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  });

  it('keeps its texts within 100 characters, however long the brand', () => {
    const site = compiledSite();
    const card = jsonOf('mcp/server-card.json', { ...site, site: { ...site.site, brand: 'Nombre largo '.repeat(20) } });
    expect([...card.title].length).toBeLessThanOrEqual(100);
    expect([...card.description].length).toBeLessThanOrEqual(100);
  });

  it('lists this endpoint with its protocol revisions', () => {
    const [remote] = jsonOf('mcp/server-card.json').remotes;
    expect(remote).toMatchObject({ type: 'streamable-http', url: `${siteUrl}/mcp` });
    expect(remote.supportedProtocolVersions).toContain('2026-07-28');
  });
});

describe('the catalogs', () => {
  it('of APIs (RFC 9727) has the OpenAPI document, guides and status of the API', () => {
    const { linkset } = jsonOf('.well-known/api-catalog.json');
    const entry = linkset.find(({ anchor }: { anchor: string }) => anchor === `${siteUrl}/api/v1`);
    expect(entry['service-desc'][0].href).toBe(`${siteUrl}/openapi.json`);
    expect(entry['service-doc'].length).toBeGreaterThan(0);
    expect(entry.status).toEqual([{ href: `${siteUrl}/api/v1/status`, type: 'application/json' }]);
  });

  it('for agents has an identifier and either an address or data for each entry', () => {
    const { specVersion, entries } = jsonOf('.well-known/ai-catalog.json');
    expect(specVersion).toMatch(/^\d+\.\d+$/);
    for (const entry of entries) {
      expect(entry.identifier).toMatch(/^urn:air:hogarcalima\.es:\w+:[\w-]+$/);
      expect('url' in entry).not.toBe('data' in entry);
    }
  });

  it('for agents has services as tags, the area, and golden queries and questions of the site', () => {
    const headings = (...questions: string[]) =>
      ['Título', ...questions].map((text, index) => ({ level: Math.min(index + 1, 2), text, anchor: `a${index}` }));
    const faq = (path: string, questions: string[]) =>
      compiledPage(path, 'Preguntas', {
        markdown: `# Título\n\n${questions.map((text) => `## ${text}\n\nSí, claro.`).join('\n\n')}\n`,
        headings: headings(...questions),
      });
    const asked = ['¿Atendéis los domingos?', '¿Cuánto tarda la visita?', '¿Llama usted al 600 123 456?'];
    const site = compiledSite();
    const pages = [...site.pages, faq('/preguntas/', asked)];
    const golden = [
      { query: 'reparación de lavadoras', expect: '/servicios/lavadoras' },
      { query: 'precios', expect: '/contacto/' },
    ];
    const { entries } = jsonOf('.well-known/ai-catalog.json', { ...site, pages, golden });
    for (const entry of entries) {
      expect(entry.representativeQueries).toEqual(['reparación de lavadoras', asked[0], asked[1]]);
      expect(entry.tags).toEqual(['Reparación de lavadoras', "L'aire & <frío> «$HOME»"]);
      expect(entry.metadata).toEqual({ inLanguage: 'es', areaServed: ['Puerto Alba'] });
    }
    const [alone] = jsonOf('.well-known/ai-catalog.json', { ...site, golden }).entries;
    expect(alone).not.toHaveProperty('representativeQueries');
  });

  it('link only to published documents and endpoints', () => {
    const endpoints = [`${siteUrl}/api/v1`, `${siteUrl}/api/v1/status`, `${siteUrl}/mcp`];
    const artifacts = emitSite(compiledSite());
    const manifest = JSON.parse(String(artifacts.find(({ path }) => path === 'manifest.json')?.body));
    const published = manifest.documents.map(({ address }: { address: string }) => siteUrl + address);
    const catalogs = bodyOf('.well-known/api-catalog.json') + bodyOf('.well-known/ai-catalog.json');
    const links = [...catalogs.matchAll(/"(?:href|url)": "([^"]+)"/g)].map(([, url]) => url);
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) expect([...published, ...endpoints]).toContain(link);
  });
});

describe('the skill for agents', () => {
  it('has its name, description and digest in the index', () => {
    const [skill] = jsonOf('.well-known/agent-skills/index.json').skills;
    const body = bodyOf(skill.url.slice(siteUrl.length + 1));
    expect(skill.name).toMatch(/^(?!-)(?!.*--)[a-z0-9-]{1,64}(?<!-)$/);
    expect(skill.description.length).toBeLessThanOrEqual(1024);
    expect(skill.digest).toBe(`sha256:${createHash('sha256').update(body).digest('hex')}`);
    expect(body).toMatch(new RegExp(`^---\nname: ${skill.name}\ndescription: "`));
  });

  it.each(['https://www.a--b.es', `https://${'a'.repeat(60)}.${'b'.repeat(60)}.es`, 'http://[2001:db8::1]'])(
    'has a valid name for %s',
    (url) => {
      const site = compiledSite();
      const [skill] = jsonOf('.well-known/agent-skills/index.json', { ...site, site: { ...site.site, url } }).skills;
      expect(skill.name).toMatch(/^(?!-)(?!.*--)[a-z0-9-]{1,64}(?<!-)$/);
    },
  );
});
