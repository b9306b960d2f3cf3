/** Company information of about two kilobytes, as a small business publishes it. */

import type { SiteIdentity } from '#shared/addresses.ts';
import type { CompanyInfo } from '#shared/contract/schemas.ts';

export function fixtureCompanyOf({ url, brand }: SiteIdentity): CompanyInfo {
  const links = (folder: string, names: readonly string[]) =>
    names.map((name) => ({ name, url: `${url}/${folder}/${encodeURIComponent(name.toLowerCase())}/` }));
  return {
    brand,
    website: `${url}/`,
    description: 'Averías del hogar: electrodomésticos, mudanzas, plagas y pequeñas reformas.',
    hours: 'Todos los días, de 8:00 a 22:00.',
    coverage: 'Toda la isla.',
    how_to_ask: 'Con el formulario de la página de contacto.',
    contact_page: `${url}/contacto/`,
    prices: 'Según presupuesto, que es gratuito.',
    prices_page: `${url}/precios/`,
    service_model: { description: 'Cada trabajo lo hace un profesional independiente.', online_booking: false },
    services: links('servicios', ['Lavadoras', 'Neveras', 'Hornos', 'Mudanzas', 'Plagas', 'Reformas', 'Boletines']),
    areas: links('zonas', ['Palma', 'Inca', 'Manacor', 'Calvià', 'Sóller', 'Alcúdia', 'Felanitx', 'Artà']),
    pages: { home: `${url}/`, contact: `${url}/contacto/`, prices: `${url}/precios/` },
  };
}
