/** Makes search indexes of small sites, packed and loaded as the programs do it. */

import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { loadSearch, type SearchIndex } from '#shared/search/load-search.ts';
import { emitSearchIndex } from '../../../compiler/emit/search-index.ts';

export interface StatedPage {
  path: string;
  title: string;
  /** Markdown below the main heading. */
  text?: string;
  description?: string;
  language?: string;
  /** Path of the same page by other language. */
  translations?: Record<string, string>;
}

const siteUrl = 'https://www.ejemplo.es';

/** Returns the search over pages, which it sorts by path. @param facts texts that pages state about a field */
export function searchIn(
  stated: readonly StatedPage[],
  synonyms: string[][] = [],
  facts: { field: string; from: string; evidence: string }[] = [],
  company: Partial<CompanyInfo> = {},
): SearchIndex {
  const pages = stated
    .map(({ path, title, text = '', description = '', language = 'es', translations }) => ({
      ...(translations && {
        translations: Object.entries(translations).map(([code, other]) => ({ language: code, url: siteUrl + other })),
      }),
      path,
      url: siteUrl + path,
      title,
      description,
      language,
      markdown: `# ${title}\n\n${text}\n`,
      headings: [
        { level: 1, text: title, anchor: 'titulo' },
        ...[...text.matchAll(/^(#{2,6}) (.*)$/gm)].map(([, marks = '', heading = ''], i) => ({
          level: marks.length,
          text: heading,
          anchor: `seccion-${i + 1}`,
        })),
      ],
      imageAlts: [],
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const packed = emitSearchIndex({ pages, synonyms, facts, company })[1]?.body;
  return loadSearch(
    Buffer.from(packed ?? ''),
    pages.map((page) => ({
      ...page,
      readMarkdown: (bytes) => Buffer.from(page.markdown).toString('utf8', 0, bytes),
    })),
    company,
  );
}

/** Paths of the results, best first. */
export function pathsOf(search: SearchIndex, query: string, limit = 10, offset = 0): string[] {
  return search.search(query, { limit, offset }).hits.map(({ url }) => url.slice(siteUrl.length));
}

/** An invented repair service. */
export const repairSite: readonly StatedPage[] = [
  {
    path: '/servicios/frigorificos/',
    title: 'Reparación de frigoríficos',
    text: 'El frigorífico no enfría, hace hielo o gotea.\n\n## Pequeño electrodoméstico\n\nNo lo reparamos.',
    description: 'Técnicos de frío a domicilio.',
  },
  {
    path: '/servicios/lavadoras/',
    title: 'Reparación de lavadoras',
    text: 'La lavadora no centrifuga o pierde agua.\n\n## Precio de la visita\n\nDesde 35 € en toda la isla.',
  },
  {
    path: '/servicios/fontaneria/',
    title: 'Fontanería',
    text: 'Cambiamos el grifo del baño, cisternas y desagües. Llegamos a Corralejo, Antigua y Tuineje.',
  },
  { path: '/zonas/corralejo/', title: 'Corralejo', text: 'En Corralejo hay fontanero, electricista y cerrajero.' },
  { path: '/zonas/corralejo/fontaneros/', title: 'Fontaneros en Corralejo', text: 'El fontanero llega en una hora.' },
  { path: '/zonas/antigua/fontaneros/', title: 'Fontaneros en Antigua', text: 'El fontanero llega en dos horas.' },
  {
    path: '/precios/',
    title: 'Tarifas',
    text: 'Visita con diagnóstico: 35 €. Cambiar un grifo: 60 €. Los domingos, 1.500 metros de cable aparte.',
  },
  { path: '/como/', title: 'Cómo funciona', text: 'Describes la avería y el técnico da un presupuesto por escrito.' },
  {
    path: '/en/plumbers/',
    title: 'Plumbers',
    text: 'Leaking taps and blocked drains, repaired by local plumbers. The best price.',
    language: 'en',
  },
];
