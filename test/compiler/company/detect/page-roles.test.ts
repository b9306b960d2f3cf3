import { describe, expect, test } from 'vitest';
import { rolesLike } from '../../../../compiler/company/names.ts';
import { detectSite, SITE } from '../detect-site.ts';

/** A site of pages with nothing but an amount that a menu leads to, by their titles. */
function rolesOf(titles: Record<string, string>, bodies: Record<string, string> = {}): Record<string, string> {
  const menu = Object.entries(titles).map(([path, title]) => `<li><a href="${path}">${title}</a></li>`);
  const site = Object.fromEntries(
    Object.entries(titles).map(([path, title]) => [
      path,
      `<html lang="es"><title>${title} | Casa Luz</title><nav><ul>${menu.join('')}</ul></nav><main><h1>${title}</h1><p>30 €</p>${bodies[path] ?? ''}</main></html>`,
    ]),
  );
  const pages = detectSite(site).company.pages ?? {};
  return Object.fromEntries(Object.entries(pages).map(([role, url]) => [role, url.replace(SITE, '')]));
}

test('the home page is the page that the menu calls by the brand if none is at the root', () => {
  expect(rolesOf({ '/aviso.html': 'Aviso legal', '/home.html': 'Casa Luz' })).toMatchObject({ home: '/home.html' });
});

describe('a page with the exact name of a role', () => {
  test('has no other role whose name it is a part of', () => {
    expect(rolesOf({ '/': 'Luz', '/areas-de-practica/': 'Áreas de práctica' })).toEqual({
      home: '/',
      services: '/areas-de-practica/',
    });
  });
  test('has no role whose name is similar in another language', () => {
    expect(rolesOf({ '/': 'Luz', '/areas/': 'Áreas' })).toEqual({ home: '/', services: '/areas/' });
    expect(rolesOf({ '/': 'Luz', '/areas-de-practica/': 'Áreas' })).not.toHaveProperty('areas');
  });
  test('has two roles if their names are joined with «y»', () => {
    expect(rolesOf({ '/': 'Luz', '/servicios-y-precios/': 'Servicios y precios' })).toMatchObject({
      services: '/servicios-y-precios/',
      prices: '/servicios-y-precios/',
    });
  });
});

test('of two pages for a role one with a text is taken, and for contact one with a form', () => {
  const titles = {
    '/': 'Luz',
    '/blog/': 'Blog',
    '/noticias/': 'Noticias',
    '/contacto/': 'Contacto',
    '/luz/': 'Contacto',
  };
  const bodies = { '/noticias/': '<p>Hoy abrimos.</p>', '/luz/': '<p>Gracias.</p>' };
  expect(rolesOf(titles, bodies)).toMatchObject({ blog: '/noticias/', contact: '/contacto/' });
  expect(rolesOf(titles)).toMatchObject({ blog: '/blog/' });
});

test('a page «Nuestra historia» has the role about, «Historia del faro» has not', () => {
  expect(rolesOf({ '/': 'Luz', '/nuestra-historia/': 'Nuestra historia' })).toHaveProperty('about');
  expect(rolesOf({ '/': 'Luz', '/historia-del-faro/': 'Historia del faro' })).not.toHaveProperty('about');
});

test('thirteen pages get their roles, in the order of the contract', () => {
  const titles = {
    '/': 'Luz',
    '/servicios/': 'Servicios',
    '/zonas/': 'Zonas',
    '/precios/': 'Precios',
    '/contacto/': 'Contacto',
    '/preguntas-frecuentes/': 'Preguntas frecuentes',
    '/blog/': 'Blog',
    '/quienes-somos/': 'Quiénes somos',
    '/aviso-legal/': 'Aviso legal',
    '/privacidad/': 'Política de privacidad',
    '/cookies/': 'Política de cookies',
    '/condiciones/': 'Condiciones generales',
    '/desarrolladores/': 'Desarrolladores',
  };
  expect(Object.values(rolesOf(titles))).toEqual(Object.keys(titles));
});

test('a page named after the business has the role about, unless another has its exact name', () => {
  const own = { '/': 'Casa Luz', '/sobre-casa-luz/': 'Sobre Casa Luz' };
  expect(rolesOf(own)).toMatchObject({ about: '/sobre-casa-luz/' });
  expect(rolesOf({ ...own, '/quienes-somos/': 'Quiénes somos' })).toMatchObject({ about: '/quienes-somos/' });
});

test('a page «Cobertura» has the role areas, one with more words has not', () => {
  expect(rolesOf({ '/': 'Luz', '/x/teja/': 'Cobertura de teja' })).not.toHaveProperty('areas');
  expect(rolesOf({ '/': 'Luz', '/x/teja/': 'Cobertura roja' })).not.toHaveProperty('areas');
  expect(rolesOf({ '/': 'Luz', '/x/zona/': 'Cobertura' }).areas).toBe('/x/zona/');
});

test('the text of a breadcrumb gives no role', () => {
  const crumbs = '<nav class="breadcrumb"><a href="/luz/">Precios</a></nav>';
  expect(rolesOf({ '/': 'Luz', '/luz/': 'Luz' }, { '/': crumbs })).not.toHaveProperty('prices');
});

test('of two pages of one name and depth the first by path gets the role', () => {
  expect(rolesOf({ '/': 'Luz', '/precios/': 'Precios', '/precios.html': 'Precios' })).toMatchObject({
    prices: '/precios.html',
  });
  expect(rolesOf({ '/': 'Luz', '/x/precios/': 'Precios', '/y/precios/': 'Precios' })).toMatchObject({
    prices: '/x/precios/',
  });
});

test('the page with the best name gets the role, and a fragment only if no page has one', () => {
  const pages = { '/': 'Luz', '/casa-precios/': 'Casa precios', '/precios/': 'Precios' };
  expect(rolesOf(pages).prices).toBe('/precios/');
  expect(rolesOf({ ...pages, '/#hoy': 'Precios' }).prices).toBe('/precios/');
  expect(rolesOf({ '/': 'Luz', '/#hoy': 'Precios', '/#mas': 'Precios' }).prices).toBe('/#hoy');
});

describe('the role services', () => {
  const detect = (path: string, title: string, link: string) => {
    const html = (name: string) =>
      `<html lang="es"><title>${name}</title><nav><a href="${path}">${link}</a></nav><main><h1>${name}</h1></main></html>`;
    return detectSite({ '/': html('Casa'), [path]: html(title) });
  };
  test.each<[path: string, title: string, link: string, isServices: boolean]>([
    ['/servicios-luz/', 'Luz', 'Luz', true],
    ['/servicios-luz-gas/', 'Luz', 'Luz', false],
    ['/obra/servicios-luz/', 'Luz', 'Luz', false],
    ['/luz/', 'Nuestros servicios luz', 'Luz', false],
    ['/luz/', 'Luz', 'Nuestros servicios luz', false],
    ['/luz/', 'Servicios luz', 'Servicios luz', true],
    ['/luz/', 'Servicios', 'Luz', true],
    ['/luz/', 'Luz', 'Servicios', true],
  ])('for path %s, title «%s» and link «%s»: %s', (path, title, link, isServices) => {
    expect(detect(path, title, link).company.pages?.services).toBe(isServices ? SITE + path : undefined);
  });
  test.each([
    ['/servicios/', 'Luz', 'Servicios', 'address'],
    ['/luz/', 'Servicios', 'Servicios', 'link «Servicios»'],
    ['/luz/', 'Servicios', 'Luz', 'title «Servicios»'],
    ['/#luz', 'Luz', 'Servicios', 'link «Servicios»'],
  ])('of path %s, title «%s» and link «%s» has as evidence: %s', (path, title, link, evidence) =>
    expect(detect(path, title, link).facts.find(({ field }) => field === 'pages.services')?.evidence).toBe(evidence),
  );
});

test.each([[['Luz', 'Servicios']], [['Servicios', 'Luz']]])(
  'a page that menus call %j has the role services',
  (names) => {
    const menu = names.map((name) => `<a href="/luz/">${name}</a>`).join('');
    const html = (title: string) => `<html lang="es"><title>${title}</title><nav>${menu}</nav><h1>${title}</h1></html>`;
    expect(detectSite({ '/': html('Casa'), '/luz/': html('Luz') }).company.pages?.services).toBe(`${SITE}/luz/`);
  },
);

describe('a fragment', () => {
  const roles = (href: string, text: string) => {
    const html = `<html lang="es"><title>Luz</title><nav><a href="${href}">${text}</a></nav><h1>Luz</h1><p>30 €</p></html>`;
    const { pages = {} } = detectSite({ '/': html, '/salon/': html }).company;
    return Object.fromEntries(Object.entries(pages).map(([role, url]) => [role, url.replace(SITE, '')]));
  };
  test('of the home page has the role that the exact name in the menu gives', () => {
    expect(roles('/#todo', 'Tarifas')).toEqual({ home: '/', prices: '/#todo' });
    expect(roles('/#todo', 'Tarifas del salón')).toEqual({ home: '/' });
  });
  test('to which only a text leads has no role', () => {
    const html = '<html lang="es"><title>Luz</title><h1>Luz</h1><main><a href="/#todo">Tarifas</a></main></html>';
    expect(detectSite({ '/': html }).company.pages).toEqual({ home: `${SITE}/` });
  });
  test('of the home page with the role blog does not make the home page a blog', () => {
    const body = '<div id="blog"><p>Los precios son orientativos.</p></div>';
    const html = (title: string, main = '') =>
      `<html lang="es"><title>${title}</title><nav><a href="/#blog">Blog</a></nav><main><h1>${title}</h1>${main}</main></html>`;
    expect(detectSite({ '/': html('Luz', body), '/salon/': html('Salón') }).company.prices).toBe(
      'Los precios son orientativos.',
    );
  });
  test('for prices does not make the rest of its page a price list', () => {
    const pricesOf = (path: string) => {
      const html = (main: string) =>
        `<html lang="es"><title>Luz</title><nav><a href="${path}">Tarifas</a></nav><main><h1>Luz</h1>${main}</main></html>`;
      const list = '<h2>Vales de regalo</h2><p>Corte: 20 €</p><p>Tinte: 30 €</p>';
      return detectSite({ '/': html(''), '/salon/': html(list) }).company.prices;
    };
    expect(pricesOf('/salon/')).toBe('Corte: 20 €; Tinte: 30 €');
    expect(pricesOf('/salon/#tarifas')).toBeUndefined();
  });
});

test('pages below one that the menu calls «Blog» are posts, and their coverage is ignored', () => {
  const html = (title: string) =>
    `<html lang="es"><title>${title}</title><main><h1>${title}</h1><p>Damos servicio en toda la provincia de Lugo.</p></main></html>`;
  const coverage = (name: string) => {
    const home = `<html lang="es"><title>Luz</title><nav><a href="/cosas/">${name}</a></nav></html>`;
    return detectSite({ '/': home, '/cosas/': '<title>Cosas</title>', '/cosas/una/': html('Una') }).company.coverage;
  };
  expect(coverage('Blog')).toBeUndefined();
  expect(coverage('Cosas')).toBeDefined();
});

test('of two pages «Planes» the first by path has the role prices', () =>
  expect(rolesOf({ '/': 'Luz', '/a/planes/': 'Planes', '/b/planes/': 'Planes' })).toMatchObject({
    prices: '/a/planes/',
  }));

test.each([
  ['precios luz contacto', ['prices', 'contact']],
  ['contacto luz precios', ['contact', 'prices']],
])('the roles in %j are ordered by their place in the name', (words, roles) => {
  expect(rolesLike(words, 'es').map(({ role }) => role)).toEqual(roles);
});

test.each([
  ['servicios', [1]],
  ['servicios luz', [0.55]],
  ['luz servicios', [0.25]],
  ['luz servicios gas', []],
])('the likeness of a role in the name %j is %j', (words, likeness) => {
  expect(rolesLike(words, 'es').map((role) => role.likeness)).toEqual(likeness);
});

describe('a role without a page of that name', () => {
  const inn = { '/': 'Luz', '/carta/': 'Carta', '/donde-estamos/': 'Dónde estamos', '/reservas/': 'Reservas' };
  test('is given to a page of a similar purpose: menu, rooms, bookings', () => {
    expect(rolesOf(inn)).toEqual({ home: '/', prices: '/carta/', contact: '/reservas/' });
    expect(rolesOf({ '/': 'Luz', '/habitaciones/': 'Habitaciones' })).toMatchObject({ services: '/habitaciones/' });
  });
  test('is given to the page nearest to the home page', () => {
    const near = { '/': 'Luz', '/como-llegar/': 'Cómo llegar' };
    expect(rolesOf({ ...near, '/casa/reservas/': 'Reservas' })).toMatchObject({ contact: '/como-llegar/' });
    expect(rolesOf({ ...near, '/reservas/': 'Reservas' })).toMatchObject({ contact: '/reservas/' });
  });
  test('keeps the page with the exact name if there is one', () => {
    expect(rolesOf({ ...inn, '/contacto/': 'Contacto', '/tarifas/': 'Tarifas' })).toMatchObject({
      prices: '/tarifas/',
      contact: '/contacto/',
    });
  });

  const form = '<form><input type="email"><textarea></textarea></form>';
  test('is not given to a post, by its folder or by year and month', () => {
    const post = { '/': 'Luz', '/blog/tarifas/': 'Tarifas', '/2024/05/contacto/': 'Contacto', '/blog/carta/': 'Carta' };
    expect(rolesOf(post)).toEqual({ home: '/' });
    for (const path of ['/2024/contacto/', '/1500/05/contacto/', '/2024/5/contacto/', '/2024/051/contacto/'])
      expect(rolesOf({ '/': 'Luz', [path]: 'Contacto' })).toMatchObject({ contact: path });
  });
  test('is not given to a post with a form for comments', () => {
    const titles = { '/': 'Luz', '/blog/': 'Blog', '/blog/nueva-tienda/': 'Nueva tienda' };
    expect(rolesOf(titles, { '/blog/nueva-tienda/': form })).not.toHaveProperty('contact');
  });
});

test('a pricing guide below services has the role prices, and is not a service', () => {
  const page = (title: string) =>
    `<html lang="en"><title>${title}</title><nav><a href="/services/cost/">Pricing Guide</a><a href="/services/gas/">Gas</a></nav><main><h1>${title}</h1><p>$30</p></main></html>`;
  const site = { '/': page('Luz'), '/services/cost/': page('What it takes'), '/services/gas/': page('Gas') };
  const { pages, services } = detectSite(site, { language: 'en' }).company;
  expect(pages?.prices).toBe(`${SITE}/services/cost/`);
  expect(services?.map(({ name }) => name)).toEqual(['Gas']);
});

test('two posts named blog-… do not have the role blog, a single page does', () => {
  const posts = { '/blog-gas-en-casa.html': 'Gas en casa', '/blog-luz-de-noche.html': 'Luz de noche' };
  expect(rolesOf({ '/': 'Luz', ...posts })).not.toHaveProperty('blog');
  expect(rolesOf({ '/': 'Luz', ...posts, '/blog.html': 'Blog' }).blog).toBe('/blog.html');
  expect(rolesOf({ '/': 'Luz', '/blog-de-luz.html': 'Blog' }).blog).toBe('/blog-de-luz.html');
});

test('a page «Carta» has the role prices if it has an amount, «Precios» has it without', () => {
  const priced = (text: string, name = 'Carta') => {
    const html = `<html lang="es"><title>${name}</title><main><h1>${name}</h1><p>${text}</p></main></html>`;
    return detectSite({ '/': '<html lang="es"><title>Luz</title></html>', '/carta/': html }).company.prices_page;
  };
  expect(priced('Pulpo, 200 g. S/P', 'Precios')).toBeDefined();
  expect(priced('Pulpo, 200 g. S/P')).toBeUndefined();
  expect(priced('Abrimos de 8.00 a 12.00 h')).toBeUndefined();
  expect(priced('Pulpo 12 €')).toBeDefined();
  expect(priced('Pulpo 12,50')).toBeDefined();
});

test('a title that two pages share gives no role, the address of one of them does', () => {
  const shared = { '/comosellega.htm': '¿Quiénes somos?', '/quienessomos.htm': '¿Quiénes somos?' };
  expect(rolesOf({ '/': 'Luz', ...shared })).toMatchObject({ about: '/quienessomos.htm' });
});

test('a page within a group of the menu has the role of the group only with its exact name', () => {
  const about = (part: string) => {
    const menu = `<nav><ul><li><a href="/tramites.html">Trámites y servicios</a><ul><li><a href="/parte.html">${part}</a></li><li><a href="/calles.html">Calles</a></li></ul></li></ul></nav>`;
    const html = (title: string) =>
      `<html lang="es"><title>${title}</title>${menu}<main><h1>${title}</h1><p>Texto.</p></main></html>`;
    const site = {
      '/': html('Luz'),
      '/tramites.html': html('Todo'),
      '/parte.html': html(part),
      '/calles.html': html('Calles'),
    };
    return detectSite(site).company.pages?.services;
  };
  expect(about('Servicios del pueblo')).toBe(`${SITE}/tramites.html`);
  expect(about('Servicios')).toBe(`${SITE}/parte.html`);
});

test('pages below «Áreas de desarrollo» are not areas', () => {
  const work = { '/': 'Luz', '/obra/': 'Áreas de desarrollo', '/obra/puertos/': 'Puertos', '/obra/minas/': 'Minas' };
  expect(rolesOf(work)).not.toHaveProperty('areas');
});

test.each([
  ['contact', 'Ponte en contacto'],
  ['privacy', 'Políticas de privacidad'],
])('the role %s is given to a page titled «%s»', (role, title) =>
  expect(rolesOf({ '/': 'Luz', '/luz/': title })).toHaveProperty(role),
);
