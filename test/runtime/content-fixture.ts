/** Writes small content folders for tests of the runtime, as the compiler would. */

import { hash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { artifactFiles, contentFormat, type Manifest, type ManifestPage, pagesFolder } from '#shared/artifacts.ts';
import type { CompanyInfo } from '#shared/contract/schemas.ts';
import type { Heading } from '#shared/page.ts';
import { toPageDocument } from '#shared/page-document.ts';
import { emitSearchIndex } from '../../compiler/emit/search-index.ts';

export const siteUrl = 'https://www.ejemplo.es';

/** A page as a test states it; the rest is filled in. */
interface FixturePage {
  path: string;
  markdown: string;
  title?: string;
  description?: string;
  headings?: Heading[];
  aliases?: string[];
  lastModified?: string;
}

export interface Fixture {
  url?: string;
  apiPath?: string;
  language?: string;
  company?: Partial<CompanyInfo>;
  pages?: FixturePage[];
  documents?: { address: string; file: string; mediaType: string; body: string }[];
}

const fixturePages: FixturePage[] = [
  { path: '/', markdown: '# Inicio\n\nReparamos electrodomésticos en toda la isla.\n', title: 'Inicio' },
  {
    path: '/zonas/palma/',
    title: 'Palma',
    description: 'Servicio técnico en Palma.',
    markdown:
      '# Palma\n\nAtendemos Palma.\n\n## Precios\n\nDesde 50 €.\n\n### Festivos\n\nMás.\n\n## Horario\n\nTodo el día.\n',
    headings: [
      { level: 1, text: 'Palma', anchor: 'palma' },
      { level: 2, text: 'Precios', anchor: 'precios' },
      { level: 3, text: 'Festivos', anchor: 'festivos' },
      { level: 2, text: 'Horario', anchor: 'horario' },
    ],
    aliases: ['/antigua-palma', '/index.php?p=7'],
    lastModified: '2026-01-02',
  },
  { path: '/servicios/lavadoras', title: 'Lavadoras', markdown: '# Lavadoras\n\nReparación de lavadoras.\n' },
  { path: '/servicios/espa%C3%B1a/', title: 'España', markdown: '# España\n\nFuera de la isla.\n' },
  { path: '/blog/precios/', title: 'Precios en el blog', markdown: '# Precios en el blog\n\nNota.\n' },
  { path: '/precios/', title: 'Precios', markdown: '# Precios\n\nTarifas.\n' },
];

export const fixtureCompany: CompanyInfo = {
  brand: 'Ejemplo',
  website: `${siteUrl}/`,
  description: 'Averías del hogar.',
  hours: '24 horas',
  coverage: 'Toda la isla',
  how_to_ask: 'Con el formulario.',
  contact_page: `${siteUrl}/contacto/`,
  prices: 'Según presupuesto.',
  service_model: { description: 'Técnicos independientes.', online_booking: false },
  services: [{ name: 'Lavadoras', url: `${siteUrl}/servicios/lavadoras` }],
  areas: [{ name: 'Palma', url: `${siteUrl}/zonas/palma/` }],
  pages: { home: `${siteUrl}/` },
};

const fixtureDocuments: NonNullable<Fixture['documents']> = [
  { address: '/openapi.json', file: 'openapi.json', mediaType: 'application/json', body: '{"openapi":"3.1.0"}\n' },
  { address: '/api', file: 'api.json', mediaType: 'application/json', body: '{"operations":[]}\n' },
  { address: '/llms.txt', file: 'llms.txt', mediaType: 'text/plain; charset=utf-8', body: '# Ejemplo\n' },
  {
    address: '/.well-known/api-catalog',
    file: '.well-known/api-catalog.json',
    mediaType: 'application/linkset+json',
    body: '{"linkset":[]}\n',
  },
];

/** Writes a folder that lasts until the test ends, and returns its path. */
export async function writeContent(fixture: Fixture = {}): Promise<string> {
  const url = fixture.url ?? siteUrl;
  const company = { ...fixtureCompany, ...fixture.company };
  const language = fixture.language ?? 'es';
  const pages = (fixture.pages ?? fixturePages)
    .map((page) => toFixturePage(page, url, language))
    .sort((a, b) => (a.meta.path < b.meta.path ? -1 : 1));
  const files = new Map<string, string | Uint8Array>([[artifactFiles.companyInfo, JSON.stringify(company)]]);
  for (const { meta, markdown } of pages) {
    files.set(`${pagesFolder}/${meta.file}`, toPageDocument({ ...meta, markdown }, url));
  }
  const documents = fixture.documents ?? fixtureDocuments;
  for (const { file, body } of documents) files.set(file, body);
  for (const { path, body } of emitSearchIndex(
    pages.map(({ meta, markdown }) => ({ ...meta, markdown, imageAlts: [] })),
    [],
  )) {
    files.set(path, body);
  }
  const digests = [...files].map(([path, body]) => [path, hash('sha256', body)]).sort();
  const manifest: Manifest = {
    format: contentFormat,
    generation: hash('sha256', JSON.stringify(digests)),
    site: { url, apiPath: fixture.apiPath ?? '/api/v1', language, brand: company.brand },
    pages: pages.map(({ meta }) => meta),
    documents: documents.map(({ address, file, mediaType }) => ({ address, file, media_type: mediaType })),
    files: Object.fromEntries(digests),
  };
  files.set(artifactFiles.manifest, JSON.stringify(manifest));
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, body] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), body);
  }
  return folder;
}

function toFixturePage(page: FixturePage, url: string, language: string): { meta: ManifestPage; markdown: string } {
  const { path, markdown, title, description, headings, aliases, lastModified } = page;
  const meta: ManifestPage = {
    path,
    file: path === '/' ? 'index.md' : `${decodeURIComponent(path).replace(/^\/|\/$/g, '')}.md`,
    url: url + path,
    title: title ?? path,
    description: description ?? '',
    language,
    headings: headings ?? [{ level: 1, text: title ?? path, anchor: 'inicio' }],
    ...(lastModified !== undefined && { last_modified: lastModified }),
    content_hash: hash('sha256', markdown),
    aliases: aliases ?? [],
  };
  return { meta, markdown };
}
