/** A small compiled site: services, areas, named pages, and texts with the syntax of Markdown, HTML and shells. */

import type { CompiledPage, CompiledSite } from '../../../compiler/model.ts';

export const siteUrl = 'https://www.hogarcalima.es';

export function compiledPage(path: string, title: string, fields: Partial<CompiledPage> = {}): CompiledPage {
  return {
    path,
    url: siteUrl + path,
    title,
    description: `Todo sobre ${title.toLowerCase()}.`,
    language: 'es',
    markdown: `# ${title}\n\nTexto de la página sobre ${title.toLowerCase()}.\n\n## Preguntas\n\nRespuestas.\n`,
    headings: [
      { level: 1, text: title, anchor: 'inicio' },
      { level: 2, text: 'Preguntas', anchor: 'preguntas' },
    ],
    aliases: [],
    imageAlts: [],
    words: 8,
    own: { words: 0, kept: 0 },
    removed: [],
    ...fields,
  };
}

export function compiledSite(fields: Partial<CompiledSite> = {}): CompiledSite {
  return {
    site: { url: siteUrl, apiPath: '/api/v1', language: 'es', brand: 'Hogar Calima' },
    company: {
      brand: 'Hogar Calima',
      website: siteUrl,
      description: 'Servicio técnico de electrodomésticos y oficios del hogar en la isla.',
      hours: 'Todos los días, las 24 horas.',
      coverage: 'Toda la isla.',
      how_to_ask: 'Con el formulario de la página de contacto.',
      contact_page: `${siteUrl}/contacto/`,
      prices: 'Presupuesto por escrito antes de empezar.',
      prices_page: `${siteUrl}/precios/`,
      service_model: {
        description: 'El negocio recoge la petición y un profesional la atiende.',
        performed_by: 'Un técnico independiente.',
        online_booking: false,
      },
      services: [
        { name: 'Reparación de lavadoras', url: `${siteUrl}/servicios/lavadoras/` },
        { name: "L'aire & <frío> «$HOME»", url: `${siteUrl}/servicios/aire/` },
      ],
      areas: [{ name: 'Puerto Alba', url: `${siteUrl}/zonas/puerto-alba/` }],
      pages: { home: `${siteUrl}/`, contact: `${siteUrl}/contacto/`, privacy: `${siteUrl}/privacidad/` },
    },
    pages: [
      compiledPage('/', 'Hogar Calima'),
      compiledPage('/contacto/', 'Contacto', { aliases: ['/contact', '/contacta/'] }),
      compiledPage('/precios/', 'Precios', { lastModified: '2026-05-04' }),
      compiledPage('/privacidad/', 'Privacidad', { description: '' }),
      compiledPage('/servicios/aire/', "L'aire & <frío> [nuevo] | *oferta* `ya`"),
      compiledPage('/servicios/lavadoras/', 'Reparación de lavadoras'),
      compiledPage('/zonas/espa%C3%B1a/', 'España'),
      compiledPage('/zonas/puerto-alba/', 'Puerto Alba'),
    ],
    facts: [],
    synonyms: [],
    ...fields,
  };
}

/** The same site in English. */
export function englishSite(): CompiledSite {
  const site = compiledSite();
  return { ...site, site: { ...site.site, language: 'en' } };
}
