import { describe, expect, test } from 'vitest';
import { MAX_STATED_LENGTH } from '../../../compiler/bounds.ts';
import { detectSite, factsOf, SITE } from './detect-site.ts';

const menu = `<header><a class="logo" href="/">Clima Norte</a><nav><ul>
<li><a href="/index.html">Inicio</a></li>
<li><span>Servicios</span><ul><li><a href="reparacion-calderas.html">Calderas</a></li><li><a href="/limpieza-conductos.html">Conductos</a></li></ul></li>
<li><a href="/tarifas.html">Tarifas</a></li><li><a href="/contacto.html">Contacto</a></li></ul></nav></header>`;
const footer = `<footer><h4>Horario</h4><p>Lunes a viernes: 8:00 - 18:00<br>Sábados: 9:00 - 13:00</p><p>Tel. 971 00 00 00 · <a href="mailto:a@taller.example">a@taller.example</a></p>
<h4>Zonas</h4><ul><li><a href="/calderas-inca.html">Inca</a></li><li><a href="/calderas-manacor.html">Manacor</a></li></ul>
<p>© 2024 Clima Norte. <a href="/aviso-legal.html">Aviso legal</a></p></footer>`;
const page = (title: string, main: string, head = ''): string =>
  `<!doctype html><html lang="es"><head><title>${title} | Clima Norte</title>${head}</head><body>${menu}<main><h1>${title}</h1>${main}</main>${footer}</body></html>`;

/** A small site of files without folders: nothing but menus and headings says what its pages are. */
const flat: Record<string, string> = {
  '/': page(
    'Calefacción en Mallorca',
    '<p>Trabajamos en Inca, Manacor y el resto de la isla de Mallorca.</p>',
    '<meta name="description" content="Reparación de calderas. Llama al 971 00 00 00.">',
  ),
  '/reparacion-calderas.html': page('Reparación de calderas en Mallorca', '<p>Cambiamos bombas y sondas.</p>'),
  '/limpieza-conductos.html': page('Limpieza de conductos', '<p>Con cámara y cepillo.</p>'),
  '/calderas-inca.html': page('Calderas en Inca', '<p>Vamos los lunes de 9:00 a 11:00.</p>'),
  '/calderas-manacor.html': page('Calderas en Manacor', '<p>Vamos los martes de 9:00 a 11:00.</p>'),
  '/tarifas.html': page(
    'Nuestras tarifas',
    '<p>Los precios son cerrados y se dan por escrito antes de empezar. IVA no incluido en los precios.</p><p>Salida: 30 €</p>',
  ),
  '/contacto.html': page(
    'Contacto',
    '<p>Rellena el formulario con la avería y te damos cita o llámanos al 971 00 00 00.</p><form><textarea></textarea></form>',
  ),
  '/aviso-legal.html': page(
    'Aviso legal',
    '<ul><li>Titular: Clima Norte Mallorca, S.L.</li><li>NIF: B07000000</li><li>Domicilio: calle Mayor, 3, 07300 Inca</li><li>Correo: a@taller.example</li><li>Teléfono: 971 00 00 00</li></ul><p>El titular se reserva el derecho a cambiar los textos.</p>',
  ),
};

describe('a flat site without configuration', () => {
  const { company, facts, diagnostics } = detectSite(flat);

  test('has the name that its pages agree on as brand', () => expect(company.brand).toBe('Clima Norte'));
  test('has pages for home, prices, contact and legal, but not for services and areas', () => {
    expect(company.pages).toEqual({
      home: `${SITE}/`,
      prices: `${SITE}/tarifas.html`,
      contact: `${SITE}/contacto.html`,
      legal: `${SITE}/aviso-legal.html`,
    });
    expect(company.contact_page).toBe(`${SITE}/contacto.html`);
    expect(company.prices_page).toBe(`${SITE}/tarifas.html`);
  });
  test('has the services of its menu and the areas of its footer, with the names there', () => {
    expect(company.services).toEqual([
      { name: 'Calderas', url: `${SITE}/reparacion-calderas.html` },
      { name: 'Conductos', url: `${SITE}/limpieza-conductos.html` },
    ]);
    expect(company.areas?.map(({ name }) => name)).toEqual(['Inca', 'Manacor']);
  });
  test('has the opening hours of all lines of the footer, and not those of an area', () => {
    expect(company.hours).toBe('Lunes a viernes: 8:00 - 18:00; Sábados: 9:00 - 13:00');
  });
  test('has sentences on coverage, how to ask, prices and tax', () => {
    expect(company.coverage).toBe('Trabajamos en Inca, Manacor y el resto de la isla de Mallorca.');
    expect(company.how_to_ask).toBe('Rellena el formulario con la avería y te damos cita.');
    expect(company.prices).toBe('Los precios son cerrados y se dan por escrito antes de empezar.');
    expect(company.tax).toBe('IVA no incluido en los precios.');
  });
  test('has the lines of the legal notice without contact data', () => {
    expect(company.legal_notice).toBe(
      'Titular: Clima Norte Mallorca, S.L.; NIF: B07000000; Domicilio: calle Mayor, 3, 07300 Inca',
    );
  });
  test('publishes no telephone number and no e-mail address', () => {
    expect(JSON.stringify(company)).not.toMatch(/971|a@/);
    expect(company.description).toBe('Reparación de calderas.');
  });
  test('has as evidence the published words or the place in the page, and sources for the fields read', () => {
    expect(facts).toContainEqual({ field: 'how_to_ask', from: '/contacto.html', evidence: company.how_to_ask });
    expect(facts).toContainEqual({ field: 'description', from: '/', evidence: 'meta description' });
    const told = 'coverage description hours how_to_ask legal_notice opening_hours prices';
    const model = ['service_model.description', 'service_model.online_booking'];
    expect(Object.keys(company.sources ?? {})).toEqual([...told.split(' '), ...model, 'tax']);
  });
  test('gives no complaints except on missing facts', () => {
    expect(diagnostics.filter(({ code }) => code !== 'missing-fact')).toEqual([]);
  });
});

test('facts are sorted by field', () => {
  const fields = detectSite(flat).facts.map(({ field }) => field);
  expect(fields.length).toBeGreaterThan(3);
  expect(fields).toEqual([...fields].sort());
});

test('the order of the pages does not change the company', () => {
  const expected = JSON.stringify(detectSite(flat));
  expect(JSON.stringify(detectSite(flat, { order: (paths) => [...paths].reverse() }))).toBe(expected);
  expect(JSON.stringify(detectSite(flat, { order: (paths) => [...paths].sort((a, b) => a.length - b.length) }))).toBe(
    expected,
  );
});

test('a fact that no page states is absent, and reported as missing', () => {
  const { company, diagnostics } = detectSite({ '/': '<title>Taller</title><h1>Taller</h1><p>Hola.</p>' });
  expect(Object.keys(company)).toEqual(['brand', 'website', 'pages', 'language', 'missing']);
  const missing = (all: typeof diagnostics) => all.map(({ where }) => where.replace('company.', '')).join(' ');
  expect(missing(diagnostics)).toBe('hours address legalNotice prices services');
  const pages = ['/', '/zonas/inca/', '/contacto/', '/precios/'].map((path) => [path, '<h1>Luz</h1><p>30 €</p>']);
  expect(missing(detectSite(Object.fromEntries(pages)).diagnostics)).toBe('hours address legalNotice services');
});

test('the website of a business whose home page is in a folder is that folder', () => {
  const site = {
    '/es/': '<html lang="es"><h1>Taller</h1></html>',
    '/es/obras/': '<html lang="es"><h1>Obras</h1></html>',
  };
  const { company, facts } = detectSite(site);
  expect(company.website).toBe(`${SITE}/es/`);
  expect(facts.find(({ field }) => field === 'brand')).toEqual({
    field: 'brand',
    from: '/es/',
    evidence: 'main heading',
  });
});

test('a site without a name, or without pages, has its host as brand', () => {
  const brandOf = (site: Record<string, string>) => {
    const { company, facts } = detectSite(site);
    return [company.brand, company.website, facts.find(({ field }) => field === 'brand')?.from];
  };
  expect(brandOf({ '/es/': '<html lang="es"></html>' })).toEqual(['www.taller.example', `${SITE}/es/`, '/es/']);
  expect(brandOf({})).toEqual(['www.taller.example', `${SITE}/`, '/']);
});

test('a description above the maximal length is replaced by that of the markup', () => {
  const described = (size: number) =>
    detectSite({
      '/': `<html lang="es"><title>Taller</title><meta name="description" content="${'Obras y más '.padEnd(size, 'x')}"><script type="application/ld+json">{"@type":"Store","name":"Taller","description":"Obras de toda clase."}</script></html>`,
    }).company.description;
  expect(described(MAX_STATED_LENGTH)).toHaveLength(MAX_STATED_LENGTH);
  expect(described(MAX_STATED_LENGTH + 1)).toBe('Obras de toda clase.');
});

describe('sections of services and areas', () => {
  const bare = (title: string): string =>
    `<html lang="es"><title>${title}</title><main><h1>${title}</h1></main></html>`;
  const { company } = detectSite({
    '/': bare('Taller'),
    '/servicios/': bare('Servicios'),
    '/servicios/fontaneros/': bare('Fontaneros'),
    '/servicios/pintores/': bare('Pintores'),
    '/servicios/pintores/fachadas/': bare('Fachadas'),
    '/zonas/palma/': bare('Palma'),
    '/zonas/palma/fontaneros/': bare('Fontaneros en Palma'),
    '/zonas/inca/': bare('Inca'),
    '/blog/servicios-de-verano/': bare('Servicios de verano'),
    '/en/services/plumbers/': '<html lang="en"><title>Plumbers</title></html>',
  });

  test('list the pages below them, at any depth', () => {
    expect(company.services?.map(({ name }) => name)).toEqual(['Fontaneros', 'Pintores', 'Fachadas']);
  });
  test('leave out a service in an area, a post and a page in another language', () => {
    expect(company.areas?.map(({ name }) => name)).toEqual(['Inca', 'Palma']);
  });
});

test('the contact page and the prices of a site of one page are fragments of it', () => {
  const { company } = detectSite({
    '/': '<html lang="es"><title>Ana, fisioterapeuta</title><nav><a href="#tarifas">Tarifas</a><a href="/#contacto">Contacto</a></nav><h1>Ana</h1><p>30 €</p></html>',
  });
  expect(company.contact_page).toBe(`${SITE}/#contacto`);
  expect(company.prices_page).toBe(`${SITE}/#tarifas`);
});

describe('JSON-LD', () => {
  const withHours = (visible: string, hours: string): Record<string, string> => ({
    '/': `<html lang="es"><title>Taller</title><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":["Plumber","LocalBusiness"],"name":"Taller Luz","openingHours":"${hours}","areaServed":[{"@type":"City","name":"Lugo"},{"@type":"City","name":"Sarria"}]}]}</script><h1>Taller Luz</h1><p>${visible}</p></html>`,
  });
  test('gives hours and coverage that no visible text states', () => {
    const { company, facts } = detectSite(withHours('Hola.', 'Mo-Fr 08:00-15:00'));
    expect(company.hours).toBe('Lunes a viernes de 8:00 a 15:00');
    expect(company.coverage).toBe('Lugo, Sarria');
    expect(facts).toContainEqual({ field: 'hours', from: '/', evidence: 'JSON-LD openingHours' });
  });
  test('that contradicts a visible text leaves the hours out, and the complaint quotes both', () => {
    const { company, diagnostics } = detectSite(
      withHours('Abrimos de lunes a viernes de 9:00 a 14:00.', 'Mo-Fr 08:00-15:00'),
    );
    expect(company).not.toHaveProperty('hours');
    expect(company).not.toHaveProperty('opening_hours');
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        code: 'contradictory-fact',
        where: 'company.hours',
        about: {
          one: expect.objectContaining({ text: expect.stringContaining('de 9:00 a 14:00') }),
          other: expect.objectContaining({ text: expect.stringContaining('de 8:00 a 15:00') }),
          days: [0, 1, 2, 3, 4].map((day) => ({ day, one: ['9:00–14:00'], other: ['8:00–15:00'] })),
        },
      }),
    );
  });
  test('with the same hours in another form gives no complaint', () => {
    const { diagnostics } = detectSite(withHours('Abrimos de lunes a viernes de 8 a 15 horas.', 'Mo-Fr 08:00-15:00'));
    expect(diagnostics.map(({ code }) => code)).not.toContain('contradictory-fact');
  });
});

test('different hours on two pages give a complaint, unless the config states them', () => {
  const site = {
    '/': '<html lang="es"><title>Taller</title><h1>Taller</h1><p>Horario: de lunes a viernes de 9:00 a 14:00.</p></html>',
    '/contacto/':
      '<html lang="es"><title>Contacto</title><h1>Contacto</h1><p>Horario: de lunes a viernes de 10:00 a 13:00.</p></html>',
  };
  const conflicts = (stated = {}): string[] =>
    detectSite(site, { stated }).diagnostics.flatMap(({ code, where }) =>
      code === 'contradictory-fact' ? [where] : [],
    );
  expect(conflicts()).toEqual(['company.hours']);
  expect(conflicts({ hours: 'De 9 a 14, de lunes a viernes.' })).toEqual([]);
});

describe('a fact that the config states', () => {
  const site = {
    ...flat,
    '/nota.html': page(
      'Nota',
      '<p id="modelo">Cada trabajo lo hace un oficial de la casa.</p><p id="tel">Tel. 971 00 00 00</p>',
    ),
    '/a%C3%B1o.html': '<html lang="es"><p>Siempre</p></html>',
  };
  test('replaces what was read, also if it names a place in a page', () => {
    const { company, facts } = detectSite(site, {
      brand: 'Clima Norte Mallorca',
      stated: {
        hours: 'Siempre.',
        serviceModel: { description: { page: '/nota.html', selector: '#modelo' }, onlineBooking: true },
        services: ['/*conductos*', '!/zonas/**'],
        areas: [],
        pages: { contact: '/nota.html#tel', careers: '/tarifas.html', answers: '/nota.html' },
      },
    });
    expect(company.brand).toBe('Clima Norte Mallorca');
    expect(company.hours).toBe('Siempre.');
    expect(company.service_model).toMatchObject({
      description: 'Cada trabajo lo hace un oficial de la casa.',
      online_booking: true,
    });
    expect(company.services?.map(({ url }) => url)).toEqual([`${SITE}/limpieza-conductos.html`]);
    expect(company).not.toHaveProperty('areas');
    expect(company.contact_page).toBe(`${SITE}/nota.html#tel`);
    expect(company.pages?.careers).toBe(`${SITE}/tarifas.html`);
    expect(Object.keys(company.pages ?? {}).slice(-2)).toEqual(['answers', 'careers']);
    expect(facts).toContainEqual({ field: 'hours', from: 'config', evidence: 'company.hours' });
    expect(facts).toContainEqual({ field: 'service_model.description', from: '/nota.html', evidence: '#modelo' });
  });
  test.each([
    ['a text', { stated: { howToAsk: 'Llama al 971 00 00 00.' } }, 'company.howToAsk', 'phone'],
    [
      'a disguised address',
      { stated: { prices: 'Escribe a precios arroba taller punto es' } },
      'company.prices',
      'email',
    ],
    ['a place on a page', { stated: { tax: { page: '/nota.html', selector: '#tel' } } }, 'company.tax', 'phone'],
    [
      'a part of the model',
      { stated: { serviceModel: { warranty: 'Llama al 600-123-456' } } },
      'company.serviceModel.warranty',
      'phone',
    ],
    ['the name', { brand: 'Clima Norte 971 00 00 00' }, 'site.brand', 'phone'],
  ])('is refused with an error if it holds contact data: %s', (_, owner, where, kind) => {
    const { company, diagnostics } = detectSite(site, owner);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        code: 'contact-data',
        where,
        about: { holder: `stated-${kind}` },
      }),
    );
    expect(JSON.stringify(company)).not.toMatch(/971 00|arroba|600-123/);
  });
  test('is absent if it was refused, and not replaced by what was read', () => {
    const html =
      '<html lang="es"><title>Taller</title><h1>Taller</h1><p>Abrimos de lunes a viernes de 9:00 a 14:00.</p></html>';
    const hours = (stated: string) => detectSite({ '/': html }, { stated: { hours: stated } }).company.hours;
    expect(hours('Siempre')).toBe('Siempre');
    expect(hours('Llama al 971 00 00 00')).toBeUndefined();
    const told = 'Todas las obras tienen una garantía de 2 años en mano de obra.';
    const warranty = (stated?: string) =>
      detectSite(
        { '/': `<html lang="es"><title>Taller</title><h1>Taller</h1><p>${told}</p></html>` },
        { stated: { serviceModel: { description: 'Lo hace un oficial.', warranty: stated } } },
      ).company.service_model?.warranty;
    expect(warranty()).toBe(told);
    expect(warranty('Llama al 971 00 00 00')).toBeUndefined();
  });
  test('loses blanks at its ends, and gives an error if it is blank or names a missing page', () => {
    const hours = (stated: string | { page: string; selector: string }) => {
      const { company, diagnostics } = detectSite(site, { stated: { hours: stated } });
      return company.hours ?? diagnostics.filter(({ code }) => code === 'fact-not-located').map(({ where }) => where);
    };
    expect(hours('  Siempre ')).toBe('Siempre');
    expect(hours({ page: '/año.html', selector: 'p' })).toBe('Siempre');
    expect(hours('  ')).toEqual(['company.hours']);
    expect(hours({ page: '/nada.html', selector: 'body' })).toEqual(['company.hours']);
  });
  test('gives an error if its selector matches nothing', () => {
    const { diagnostics } = detectSite(site, { stated: { hours: { page: '/nota.html', selector: '.nada' } } });
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ severity: 'error', code: 'fact-not-located', where: 'company.hours' }),
    );
  });
});

describe('online booking', () => {
  const model = '<p>Cada reparación la hace un técnico autónomo local.</p>';
  test('is true with a cart or a booking frame, and false with an invitation in a text', () => {
    const booking = (main: string): boolean | undefined =>
      detectSite({ '/': page('Taller', model + main) }).company.service_model?.online_booking;
    expect(booking('<p>Reserva tu visita sin compromiso desde el móvil.</p>')).toBe(false);
    expect(booking('<a href="/carrito/">Cesta</a>')).toBe(true);
    expect(booking('<iframe src="https://calendly.com/taller"></iframe>')).toBe(true);
  });
  test.each<[text: string, booking: boolean | undefined]>([
    ['Para compras en línea aceptamos todas las tarjetas.', undefined],
    ['Reserva tu plaza por internet.', undefined],
    ['Pay your bill online.', undefined],
    ['Compras grandes y pequeñas, en línea con lo que pides.', false],
    ['No aceptamos pagos por internet.', false],
  ])(
    'is left out if a page mentions it and no desk is found, unless the page is the privacy policy: %s',
    (text, isSold) => {
      const detect = (path: string, title: string) =>
        detectSite({ '/': page('Taller', model), [path]: page(title, `<p>${text}</p>`) }).company.service_model;
      expect(detect('/pagos/', 'Pagos')?.online_booking).toBe(isSold);
      expect(detect('/privacidad/', 'Política de privacidad')?.online_booking).toBe(false);
    },
  );
});

test('performers and invoicing are read from a table', () => {
  const { company } = detectSite({
    '/': page('Taller', ''),
    '/como-funciona/': page(
      'Cómo funciona',
      '<p>Recogemos el aviso y cada trabajo lo hace una empresa local.</p><table><tr><th>Lo que se hace</th><th>Lo hace y factura</th></tr><tr><td>Gas</td><td>Un instalador</td></tr><tr><td>Mudanzas</td><td>Una empresa de mudanzas</td></tr></table>',
    ),
  });
  expect(company.service_model).toMatchObject({
    performed_by: 'Gas: Un instalador; Mudanzas: Una empresa de mudanzas',
    invoiced_by: 'Quien lo hace (performed_by).',
  });
});

test('an English site has brand, hours, coverage, how to ask, services and areas', () => {
  const english = (title: string, main: string): string =>
    `<html lang="en"><head><title>${title} - Lee Plumbing</title></head><body><nav><ul><li><a href="/">Home</a></li><li><a href="/services/">Services</a><ul><li><a href="/boilers/">Boilers</a></li></ul></li><li><a href="/areas-we-cover/">Areas we cover</a></li><li><a href="/contact-us/">Contact us</a></li></ul></nav><main><h1>${title}</h1>${main}</main></body></html>`;
  const { company } = detectSite(
    {
      '/': english('Plumbers in Cork', '<p>We cover all of the city of Cork and the surrounding towns.</p>'),
      '/services/': english('Services', '<a href="/drains/">Drains</a>'),
      '/boilers/': english('Boiler repair', ''),
      '/drains/': english('Blocked drains', ''),
      '/areas-we-cover/': english('Areas we cover', ''),
      '/areas-we-cover/cobh/': english('Cobh', ''),
      '/contact-us/': english(
        'Contact us',
        '<p>Opening hours: Monday to Friday, 8am to 6pm.</p><p>To ask for a visit, fill in the form below.</p>',
      ),
    },
    { language: 'en' },
  );
  expect(company).toMatchObject({
    brand: 'Lee Plumbing',
    hours: 'Monday to Friday, 8am to 6pm.',
    coverage: 'We cover all of the city of Cork and the surrounding towns.',
    how_to_ask: 'To ask for a visit, fill in the form below.',
    contact_page: `${SITE}/contact-us/`,
  });
  expect(company.services?.map(({ name }) => name)).toEqual(['Drains', 'Boilers']);
  expect(company.areas?.map(({ name }) => name)).toEqual(['Cobh']);
});

test('patterns of services and areas that match no page are reported, and the fact is not reported as missing', () => {
  const stated = { services: ['/nada/*', '!/tampoco/'], areas: ['/calderas-*', '!/calderas-inca.html', '/x'] };
  const { diagnostics } = detectSite(flat, { stated });
  const about = diagnostics.filter(({ where }) => /services|areas/.test(where));
  expect(about.map(({ code, where }) => `${code} ${where}`)).toEqual([
    'pattern-matches-nothing company.services[0]',
    'pattern-matches-nothing company.services[1]',
    'pattern-matches-nothing company.areas[2]',
  ]);
  const missing = (one: object) => detectSite({ '/': '<p>Hola</p>' }, one).diagnostics.map(({ where }) => where);
  expect(missing({})).toContain('company.services');
  expect(missing({ stated: { services: [] } })).not.toContain('company.services');
});

describe('a page with layout tables, tabs, 10,000 nested boxes and broken JSON-LD', () => {
  test('gives its business, hours, coverage and tax number, and nothing hidden', () => {
    const deep = `${'<div>'.repeat(10_000)}<p>Horario: de lunes a viernes de 9:00 a 14:00.</p>`;
    const facts = factsOf(
      `<html lang="es"><script type="application/ld+json">{"@type":"Plumber","name":"Luz","priceRange":"€",}</script><script type="application/ld+json">{roto</script>
<table><tr><td><h1>Aviso legal</h1><dl><dt>NIF</dt><dd>B07000000</dd></dl></td></tr></table>
<div role="tabpanel" hidden><p>Cubrimos todo el municipio de Inca.</p></div><p hidden>Cubrimos todo el municipio de Artà.</p>${deep}</html>`,
    );
    expect(facts.business.map(({ name }) => name)).toEqual(['Luz']);
    expect(facts.openings.map(({ text }) => text)).toEqual(['Horario: de lunes a viernes de 9:00 a 14:00.']);
    expect(facts.candidates.map(({ text }) => text)).toEqual(['Cubrimos todo el municipio de Inca.', 'NIF: B07000000']);
  });
});

test('hours in a table have their days, which may be rows or columns', () => {
  const hoursOf = (table: string) =>
    detectSite({ '/': `<html lang="es"><title>Taller</title><h1>Taller</h1><h2>Horario</h2>${table}</html>` }).company
      .hours;
  expect(
    hoursOf(
      '<table><tr><th></th><th>Mañana</th><th>Tarde</th></tr><tr><td>Lunes a viernes</td><td>9.30-14</td><td>16.30-20</td></tr></table>',
    ),
  ).toBe('Lunes a viernes · 9.30-14 · 16.30-20');
  expect(
    hoursOf(
      '<table><tr><th></th><th>L</th><th>M</th><th>S</th></tr><tr><td>Mañana</td><td>8-14</td><td>8-14</td><td>9-13</td></tr><tr><td>Tarde</td><td>16-19</td><td>16-19</td><td></td></tr></table>',
    ),
  ).toBe('Mañana: L 8-14, M 8-14, S 9-13; Tarde: L 16-19, M 16-19');
});

test('a menu in a layout table is not part of how to ask', () => {
  const page = (content: string) =>
    `<html lang="es"><title>Muebles</title><table><tr><td><a href="/">Portada</a><br><a href="/catalogo.html">Catálogo</a><br><a href="/contacto.html">Contacto</a></td><td><b>Contacto</b><br>${content}</td></tr><tr><td colspan="2">Muebles del Valle</td></tr></table></html>`;
  const { company } = detectSite({
    '/contacto.html': page('Para pedir una visita, rellena el formulario de abajo.'),
  });
  expect(company.how_to_ask).toBe('Para pedir una visita, rellena el formulario de abajo.');
});
