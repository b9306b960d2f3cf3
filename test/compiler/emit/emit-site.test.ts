import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toAddresses } from '#shared/addresses.ts';
import { type Manifest, toDocumentFile } from '#shared/artifacts.ts';
import { documentStatements } from '#shared/contract/document-statements.ts';
import { type DocumentName, documents } from '#shared/documents.ts';
import { toPageMarkdown } from '#shared/page.ts';
import { toEmitContext } from '../../../compiler/emit/emit-context.ts';
import { emitSite } from '../../../compiler/emit/emit-site.ts';
import { emitManifest } from '../../../compiler/emit/manifest.ts';
import type { Artifact, CompiledSite } from '../../../compiler/model.ts';
import { compiledPage, compiledSite, englishSite, siteUrl } from './site-fixture.ts';

const isText = ({ path }: Artifact): boolean => !path.endsWith('.bin');
const textOf = (artifacts: readonly Artifact[], path: string): string => {
  const found = artifacts.find((artifact) => artifact.path === path);
  if (!found || !isText(found)) throw new Error(`no text at ${path}`);
  return toText(found);
};
const toText = ({ body }: Artifact): string => (typeof body === 'string' ? body : Buffer.from(body).toString());
const manifestOf = (artifacts: readonly Artifact[]): Manifest => JSON.parse(textOf(artifacts, 'manifest.json'));
const digestOf = (body: string | Uint8Array) => createHash('sha256').update(body).digest('hex');

describe('the artifacts of a site', () => {
  const site = compiledSite();
  const artifacts = emitSite(site);
  const manifest = manifestOf(artifacts);

  it('are equal in any order of the pages', () => {
    const reversed: CompiledSite = { ...site, pages: [...site.pages].reverse() };
    expect(emitSite(reversed)).toEqual(artifacts);
  });

  it('are sorted, have unique paths, and texts with LF that end with one', () => {
    const paths = artifacts.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)].sort());
    for (const artifact of artifacts.filter(isText)) {
      if (artifact.path === 'search-index.json') continue;
      expect(toText(artifact), artifact.path).not.toContain('\r');
      expect(toText(artifact), artifact.path).toMatch(/[^\n]\n$/);
    }
  });

  it('of the example site are the files of dist-content', () => {
    const read = (path: string) => readFileSync(new URL(`../../../dist-content/${path}`, import.meta.url), 'utf8');
    const { site: example, pages, parameters, files }: Manifest = JSON.parse(read('manifest.json'));
    const compiled = pages.map(({ path, title, file, last_modified: lastModified, ...page }) =>
      compiledPage(path, title, {
        ...page,
        markdown: toPageMarkdown(read(`pages/${file}`)),
        ...(lastModified && { lastModified }),
      }),
    );
    const company = JSON.parse(read('company-info.json'));
    const emitted = emitSite({
      ...{ site: example, company, pages: compiled, facts: [], synonyms: [] },
      ...(parameters && { parameters }),
    });
    expect(emitted.map(({ path }) => path)).toEqual([...Object.keys(files), 'manifest.json'].sort());
    // What is searched is made of more than what is published.
    for (const artifact of emitted.filter(({ path }) => !/^(?:search-index|manifest\.json)/.test(path)))
      expect(toText(artifact), artifact.path).toBe(read(artifact.path));
    expect(JSON.stringify(manifestOf(emitted).pages)).toBe(JSON.stringify(pages));
  });

  it('include .gitattributes, which has a digest and no address', () => {
    const rules = textOf(artifacts, '.gitattributes')
      .split('\n')
      .filter((rule) => rule && !rule.startsWith('#'));
    expect(rules).toEqual(['* -text -diff linguist-generated', 'pages/** diff', 'company-info.json diff']);
    expect(Object.keys(manifest.files)).toContain('.gitattributes');
    expect(JSON.stringify([manifest.documents, manifest.pages])).not.toContain('gitattributes');
  });

  it('are listed in the manifest with their digests', () => {
    expect(Object.keys(manifest.files)).toEqual(
      artifacts.map(({ path }) => path).filter((path) => path !== 'manifest.json'),
    );
    const addresses = manifest.documents.map(({ address }) => address);
    expect(addresses).toEqual([...addresses].sort());
    for (const { path, body } of artifacts) {
      if (path !== 'manifest.json') expect(manifest.files[path]).toBe(digestOf(body));
    }
  });

  it('include each document of the table except security.txt, with its media type and statements', () => {
    const addresses = toAddresses(site.site);
    const compiled = new Map(manifest.documents.map(({ address, media_type }) => [address, media_type]));
    for (const [name, { path, mediaType }] of Object.entries(documents)) {
      expect(compiled.get(path), name).toBe(name === 'securityTxt' ? undefined : mediaType);
      for (const [place, said] of Object.entries(documentStatements[name as DocumentName]?.(addresses) ?? {})) {
        expect(JSON.parse(textOf(artifacts, toDocumentFile(path))), name).toHaveProperty(place, said);
      }
    }
  });

  it('throw if two have the same path', () => {
    const twice = { path: 'llms.txt', body: '# Hogar Calima\n' };
    expect(() => emitManifest(toEmitContext(site), [], [twice, { ...twice, body: '' }])).toThrow('the same path');
  });

  it('give a generation that changes with a page, and only then', () => {
    const changed = compiledSite({ pages: [...site.pages, compiledPage('/nueva/', 'Nueva')] });
    expect(manifest.generation).toMatch(/^[0-9a-f]{64}$/);
    expect(manifestOf(emitSite(changed)).generation).not.toBe(manifest.generation);
    expect(manifestOf(emitSite(compiledSite())).generation).toBe(manifest.generation);
  });

  it('list the query parameters of the site in the manifest', () => {
    expect(manifestOf(emitSite({ ...site, parameters: ['/?p'] })).parameters).toEqual(['/?p']);
    expect(manifestOf(emitSite({ ...site, parameters: [] }))).not.toHaveProperty('parameters');
  });

  it('have no date of today', () => {
    const now = new Date().toISOString().slice(0, 10);
    for (const artifact of artifacts.filter(isText)) expect(toText(artifact), artifact.path).not.toContain(now);
  });

  it('have pages with front matter of JSON strings', () => {
    expect(textOf(artifacts, 'pages/precios.md')).toBe(
      [
        '---',
        'title: "Precios"',
        `url: "${siteUrl}/precios/"`,
        `canonical_url: "${siteUrl}/precios/"`,
        `llms_txt: "${siteUrl}/llms.txt"`,
        'description: "Todo sobre precios."',
        'last_updated: "2026-05-04"',
        '---',
        '',
        '# Precios\n\nTexto de la página sobre precios.\n\n## Preguntas\n\nRespuestas.\n',
      ].join('\n'),
    );
  });

  it('give back the Markdown of a page without its front matter', () => {
    for (const page of manifest.pages) {
      const original = site.pages.find(({ path }) => path === page.path);
      const markdown = toPageMarkdown(textOf(artifacts, `pages/${page.file}`));
      expect(markdown).toBe(original?.markdown);
      expect(page.content_hash).toBe(digestOf(markdown));
    }
  });

  it('list the pages by path with file, address, title, aliases and last change', () => {
    expect(manifest.pages.map(({ path }) => path)).toEqual(site.pages.map(({ path }) => path));
    expect(manifest.pages.find(({ path }) => path === '/contacto/')).toMatchObject({
      file: 'contacto.md',
      url: `${siteUrl}/contacto/`,
      title: 'Contacto',
      aliases: ['/contact', '/contacta/'],
    });
    expect(manifest.pages.filter((page) => 'last_modified' in page).map(({ path }) => path)).toEqual(['/precios/']);
  });

  it('list 21 documents of the contract with their media types', () => {
    const types = Object.fromEntries(manifest.documents.map((one) => [one.address, one.media_type]));
    expect(types).toEqual({
      '/.well-known/agent-skills/hogarcalima-es-content/SKILL.md': 'text/markdown; charset=utf-8',
      '/.well-known/agent-skills/index.json': 'application/json',
      '/.well-known/ai-catalog.json': 'application/ai-catalog+json',
      '/.well-known/api-catalog': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      '/.well-known/mcp/server-card.json': 'application/json',
      '/.well-known/oauth-authorization-server': 'application/json',
      '/.well-known/oauth-protected-resource': 'application/json',
      '/.well-known/oauth-protected-resource/api/v1': 'application/json',
      '/agents.md': 'text/markdown; charset=utf-8',
      '/api': 'application/json',
      '/api.md': 'text/markdown; charset=utf-8',
      '/api/sandbox': 'application/json',
      '/auth.md': 'text/markdown; charset=utf-8',
      '/desarrolladores/': 'text/html; charset=utf-8',
      '/desarrolladores/page.css': 'text/css; charset=utf-8',
      '/desarrolladores/page.js': 'text/javascript; charset=utf-8',
      '/llms-full.txt': 'text/plain; charset=utf-8',
      '/llms.txt': 'text/plain; charset=utf-8',
      '/mcp/server-card': 'application/mcp-server-card+json',
      '/openapi.json': 'application/json',
      '/sitemap.md': 'text/markdown; charset=utf-8',
    });
    for (const { file } of manifest.documents) expect(manifest.files).toHaveProperty([file]);
  });

  it('have the API address of the config', () => {
    const other = compiledSite({ site: { ...site.site, apiPath: '/datos/v3' } });
    const files = emitSite(other);
    expect(manifestOf(files).documents.map(({ address }) => address)).toContain(
      '/.well-known/oauth-protected-resource/datos/v3',
    );
    const openapi = JSON.parse(textOf(files, 'openapi.json'));
    expect(openapi.servers).toEqual([{ url: `${siteUrl}/datos/v3`, description: 'Hogar Calima' }]);
    for (const file of files.filter(isText)) expect(toText(file), file.path).not.toContain('/api/v1');
  });

  it('are in the language of the site', () => {
    const english = emitSite(englishSite());
    expect(textOf(english, 'agents.md')).toContain('## When to use this site');
    expect(textOf(english, 'desarrolladores/index.html')).toContain('<html lang="en">');
    expect(textOf(artifacts, 'agents.md')).toContain('## Cuándo usar este sitio');
    for (const path of ['api.md', 'auth.md', 'openapi.json', 'api.json', 'api/sandbox.json']) {
      expect(textOf(english, path), path).not.toMatch(/(peticiones|Respuesta|Ámbito|parámetro|cuota)/);
    }
  });

  it('are made of a site with only a home page', () => {
    const bare = compiledSite({
      company: { brand: 'X', website: siteUrl },
      pages: [compiledPage('/', 'X', { description: '' })],
    });
    expect(() => emitSite(bare)).not.toThrow();
    expect(textOf(emitSite(bare), 'llms.txt')).toMatch(/^# X|^# Hogar/);
  });
});
