/** Small content folders for tests of the runtime. */

import { join } from 'node:path';
import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type ContentDocument, type ContentPage, writeContentFolder } from './write-content-folder.ts';

export const siteUrl = 'https://www.ejemplo.es';

/** Parts that replace those of the fixture; `company` replaces single fields. */
export interface Fixture {
  url?: string;
  apiPath?: string;
  language?: string;
  company?: Partial<CompanyInfo>;
  pages?: ContentPage[];
  documents?: ContentDocument[];
}

const fixturePages: ContentPage[] = [
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
  opening_hours: [{ days: ['Monday'], opens: '00:00', closes: '23:59' }],
  address: 'Calle Mayor, 5, Palma',
  legal_notice: 'Ejemplo, S. L.',
  tax: 'IVA incluido.',
  prices_page: `${siteUrl}/precios/`,
  language: 'es',
  prices: 'Según presupuesto.',
  service_model: { description: 'Técnicos independientes.', online_booking: false },
  services: [{ name: 'Lavadoras', url: `${siteUrl}/servicios/lavadoras` }],
  areas: [{ name: 'Palma', url: `${siteUrl}/zonas/palma/` }],
  pages: { home: `${siteUrl}/` },
  sources: { hours: `${siteUrl}/`, 'service_model.description': `${siteUrl}/`, tax: `${siteUrl}/precios/` },
};

const fixtureDocuments: ContentDocument[] = [
  { address: '/openapi.json', file: 'openapi.json', mediaType: 'application/json', body: '{"openapi":"3.1.0"}\n' },
  { address: '/api', file: 'api.json', mediaType: 'application/json', body: '{"operations":[]}\n' },
  { address: '/api/sandbox', file: 'api/sandbox.json', mediaType: 'application/json', body: '{}\n' },
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
  const folder = join(temporaryFolder(), 'content');
  const company = { ...fixtureCompany, ...fixture.company };
  await writeContentFolder(folder, {
    site: {
      url: fixture.url ?? siteUrl,
      apiPath: fixture.apiPath ?? '/api/v1',
      language: fixture.language ?? 'es',
      brand: company.brand,
    },
    company,
    pages: fixture.pages ?? fixturePages,
    documents: fixture.documents ?? fixtureDocuments,
  });
  return folder;
}
