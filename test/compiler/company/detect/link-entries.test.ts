/** Which pages are services and which are areas, by addresses, menus and index pages. */

import { describe, expect, it } from 'vitest';
import { detectSite, SITE } from '../detect-site.ts';

/** The entries of a site of these pages, by their paths and titles; the menu, if any, stands on all. */
function entriesOf(pages: Record<string, string>, menu = '', mains: Record<string, string> = {}) {
  const site = Object.fromEntries(
    Object.entries(pages).map(([path, title]) => [
      path,
      `<html lang="es"><title>${title}</title><nav>${menu}</nav><main><h1>${title}</h1>${mains[path] ?? ''}</main></html>`,
    ]),
  );
  const { services = [], areas = [] } = detectSite(site).company;
  const told = (list: readonly { name: string; url: string }[]) =>
    list.map(({ name, url }) => `${name} ${url.replace(SITE, '')}`);
  return { services: told(services), areas: told(areas) };
}
const a = (path: string, text: string) => `<a href="${path}">${text}</a>`;
const home = { '/': 'Luz' };
const gas = { '/servicios/gas/': 'Gas natural' };

describe('services', () => {
  it.each<
    [rule: string, pages: Record<string, string>, menu: string, mains: Record<string, string>, services: string[]]
  >([
    [
      'are the pages below the index of services',
      { ...home, '/servicios/': 'Servicios', ...gas },
      '',
      {},
      ['Gas natural /servicios/gas/'],
    ],
    [
      'do not include further parts of the list',
      { ...home, ...gas, '/servicios/page/2/index.html': 'Más' },
      '',
      {},
      ['Gas natural /servicios/gas/'],
    ],
    [
      'do not include further parts of the list by number',
      { ...home, ...gas, '/servicios/': 'Servicios', '/servicios/2/index.html': 'Servicios - Página 2 de 2' },
      '',
      {},
      ['Gas natural /servicios/gas/'],
    ],
    ['are the pages below /servicios/ without an index', { ...home, ...gas }, '', {}, ['Gas natural /servicios/gas/']],
    [
      'do not include pages with the name of another role',
      {
        ...home,
        ...gas,
        '/servicios/clientes/': 'Clientes',
        '/servicios/presupuesto/': 'Información',
        '/servicios/agenda/': 'Agendar valoración',
        '/servicios/contacto/': 'Contacto',
        '/contacto/': 'Contacto',
      },
      '',
      {},
      ['Gas natural /servicios/gas/'],
    ],
    [
      'include the page of a group of services that has a name of its own, whatever its address',
      { ...home, '/servicios/': 'Vacunas', '/gas/': 'Gas', '/agua/': 'Agua' },
      `<ul><li><span>Servicios</span><ul>${['/servicios/:Vacunas', '/gas/:Gas', '/agua/:Agua'].map((one) => `<li>${a(one.split(':')[0] ?? '', one.split(':')[1] ?? '')}</li>`).join('')}</ul></li></ul>`,
      {},
      ['Vacunas /servicios/', 'Gas /gas/', 'Agua /agua/'],
    ],
    [
      'include a page in their folder that the menu calls by a name of all',
      { ...home, '/propuesta-educativa/inicial/': 'Inicial', '/propuesta-educativa/primario/': 'Primario' },
      a('/propuesta-educativa/inicial/', 'Niveles'),
      {},
      ['Inicial /propuesta-educativa/inicial/', 'Primario /propuesta-educativa/primario/'],
    ],
    [
      'are the pages of the menu, but those with a role, that the home page shows as a row of links',
      { ...home, '/gas/': 'Gas', '/agua/': 'Agua', '/luz/': 'Luz y sol', '/contacto/': 'Contacto', '/blog/': 'Blog' },
      ['/gas/:Gas', '/agua/:Agua', '/luz/:Luz y sol', '/contacto/:Contacto', '/blog/:Blog']
        .map((one) => a(one.split(':')[0] ?? '', one.split(':')[1] ?? ''))
        .join(''),
      { '/': `<p>Bienvenidos.</p>${['gas', 'agua', 'luz'].map((one) => `<p>[${one}](${SITE}/${one}/)</p>`).join('')}` },
      ['Gas /gas/', 'Agua /agua/', 'Luz y sol /luz/'],
    ],
    [
      'do not include pages that the site lists below its tools',
      { ...home, '/gas/': 'Gas', '/agua/': 'Agua', '/luz/': 'Luz y sol', '/calcular/': 'Calcular' },
      ['/gas/:Gas', '/agua/:Agua', '/luz/:Luz y sol', '/calcular/:Calcular']
        .map((one) => a(one.split(':')[0] ?? '', one.split(':')[1] ?? ''))
        .join(''),
      { '/': `<h2>Herramientas</h2>${a('/calcular/', 'Calcular')}` },
      ['Gas /gas/', 'Agua /agua/', 'Luz y sol /luz/'],
    ],
    [
      'may contain the word of another role',
      { ...home, '/servicios/trabajos-en-altura/': 'Trabajos en altura' },
      '',
      {},
      ['Trabajos en altura /servicios/trabajos-en-altura/'],
    ],
    [
      'may begin with the word of another role that a page has',
      { ...home, '/zonas/': 'Zonas', '/servicios/cobertura-de-tejados/': 'Cobertura de tejados' },
      '',
      {},
      ['Cobertura de tejados /servicios/cobertura-de-tejados/'],
    ],
    [
      'may have a synonym of services as name',
      { ...home, '/servicios/': 'Servicios', '/servicios/reparaciones/': 'Reparaciones de gas' },
      '',
      {},
      ['Reparaciones de gas /servicios/reparaciones/'],
    ],
    [
      'may have a name that is a synonym of services on other sites',
      { ...home, '/servicios/': 'Servicios', '/servicios/cursos/': 'Cursos de gas' },
      '',
      {},
      ['Cursos de gas /servicios/cursos/'],
    ],
    ['do not include pages below another folder', { ...home, '/obras/gas/': 'Gas natural' }, '', {}, []],
    [
      'are the links of the menu below «Servicios»',
      { ...home, '/gas/': 'Gas natural' },
      `<ul><li>Servicios<ul><li>${a('/gas/', 'Gas')}</li></ul></li></ul>`,
      {},
      ['Gas /gas/'],
    ],
    [
      'are the links of the menu below a name that begins with «Servicios»',
      { ...home, '/gas/': 'Gas natural', '/luz/': 'Luz del hogar' },
      `<ul><li>Servicios técnicos<ul><li>${a('/gas/', 'Gas')}</li></ul></li><li>Los mejores servicios<ul><li>${a('/luz/', 'Luz')}</li></ul></li></ul>`,
      {},
      ['Gas /gas/'],
    ],
    [
      'do not include links of the menu below another name',
      { ...home, '/gas/': 'Gas natural' },
      `<ul><li>Empresa<ul><li>${a('/gas/', 'Gas')}</li></ul></li></ul>`,
      {},
      [],
    ],
    [
      'do not include posts, answers or areas, even if they are below «Servicios» in the menu',
      {
        ...home,
        '/blog/': 'Blog',
        '/blog/luz/': 'Luz',
        '/preguntas/': 'Preguntas',
        '/preguntas/agua/': 'Agua',
        '/zonas/': 'Zonas',
        '/zonas/inca/': 'Inca',
        '/gas/': 'Gas natural',
      },
      `<ul><li>Servicios<ul>${['/blog/luz/', '/preguntas/agua/', '/zonas/inca/', '/gas/'].map((path) => `<li>${a(path, `Más ${path}`)}</li>`).join('')}</ul></li></ul>`,
      {},
      ['Más /gas /gas/'],
    ],
    [
      'are the pages below the index, even if a fragment of it is the FAQ',
      { ...home, '/servicios/': 'Servicios', ...gas },
      a('/servicios/#preguntas', 'Preguntas'),
      {},
      ['Gas natural /servicios/gas/'],
    ],
    [
      'are the links of the index, if nothing else lists services',
      { ...home, '/servicios/': 'Servicios', '/gas/': 'Gas natural' },
      '',
      { '/servicios/': `<h2>Otros</h2>${a('/gas/', 'Gas')}` },
      ['Gas /gas/'],
    ],
    [
      'include links of the index in the folder of other services',
      { ...home, '/servicios/': 'Servicios', '/obra/gas/': 'Gas', '/obra/agua/': 'Agua', '/luz/': 'Luz' },
      `<ul><li>Servicios<ul><li>${a('/obra/gas/', 'Gas')}</li></ul></li></ul>`,
      { '/servicios/': `<h2>Otros</h2>${a('/luz/', 'Luz')}${a('/obra/agua/', 'Agua')}` },
      ['Agua /obra/agua/', 'Gas /obra/gas/'],
    ],
    [
      'are the links in the fragment of the home page that the menu calls «Servicios»',
      { ...home, '/gas/': 'Gas natural', '/obra/': 'Obra' },
      a('/#todo', 'Servicios'),
      { '/': `<h2>Hoy</h2>${a('/obra/', 'Obra')}<div id="todo"><p>${a('/gas/', 'Gas')}</p></div>` },
      ['Gas /gas/'],
    ],
    [
      'do not include fragments or missing pages to which the index links',
      { ...home, '/servicios/': 'Servicios', '/gas/': 'Gas natural', '/luz/': 'Luz del hogar' },
      '',
      { '/servicios/': `<h2>Otros</h2>${a('/gas/#uso', 'Uso')}${a('/nada/', 'Nada')}${a('/luz/', 'Luz')}` },
      ['Luz /luz/'],
    ],
    [
      'are the links of the menu below the index, and not below a missing page',
      { ...home, '/servicios/': 'Servicios', '/gas/': 'Gas natural', '/luz/': 'Luz del hogar' },
      `<ul><li>${a('/nada/', 'Más')}<ul><li>${a('/gas/', 'Gas')}</li></ul></li><li>${a('/servicios/', 'Más')}<ul><li>${a('/luz/', 'Luz')}</li></ul></li></ul>`,
      {},
      ['Luz /luz/'],
    ],
    [
      'do not include links of the home page if the index has none',
      { ...home, '/servicios/': 'Servicios', '/gas/': 'Gas natural' },
      '',
      { '/': a('/gas/', 'Gas') },
      [],
    ],
    [
      'do not include links that three pages have',
      {
        ...home,
        '/servicios/': 'Servicios',
        '/contacto/': 'Contacto',
        '/precios/': 'Precios',
        '/gas/': 'G',
        '/luz/': 'L',
      },
      '',
      {
        '/': a('/gas/', 'Gas') + a('/luz/', 'Luz'),
        '/servicios/': `<h2>Otros</h2>${a('/gas/', 'Gas')}${a('/luz/', 'Luz')}`,
        '/contacto/': a('/gas/', 'Gas') + a('/luz/', 'Luz'),
        '/precios/': a('/gas/', 'Gas') + a('/luz/', 'Luz del hogar') + a('/precios/', 'Luz'),
      },
      ['Luz del hogar /luz/'],
    ],
    [
      'are the links in the fragment #servicios of the home page',
      { ...home, '/gas/': 'Gas natural', '/obra/': 'Obra' },
      a('/#servicios', 'Servicios'),
      { '/': `<div id="servicios"><p>${a('/gas/', 'Gas')}</p></div><div id="obras">${a('/obra/', 'Obra')}</div>` },
      ['Gas /gas/'],
    ],
    [
      'do not include pages below one that only longer links call services',
      { ...home, '/contacto/': 'Contacto', '/trabajos/': 'Servicios bien hechos', '/trabajos/gas/': 'Gas natural' },
      '',
      { '/': a('/trabajos/', 'Servicios de gas'), '/contacto/': a('/trabajos/', 'Ver todos los servicios') },
      [],
    ],
    ['have the names of the menu', { ...home, ...gas }, a('/servicios/gas/', 'Gas'), {}, ['Gas /servicios/gas/']],
    [
      'have their titles as names if links only say «Leer más»',
      { ...home, ...gas },
      a('/servicios/gas/', 'Leer más'),
      {},
      ['Gas natural /servicios/gas/'],
    ],
    [
      'have their titles as names if links are named like the index',
      { ...home, '/servicios/': 'Servicios', ...gas },
      a('/servicios/gas/', 'Nuestros servicios'),
      {},
      ['Gas natural /servicios/gas/'],
    ],
    [
      'have names of up to 60 characters of their links',
      { ...home, ...gas },
      a('/servicios/gas/', 'x'.repeat(60)),
      {},
      [`${'x'.repeat(60)} /servicios/gas/`],
    ],
    [
      'have their titles as names if links have 61 characters',
      { ...home, ...gas },
      a('/servicios/gas/', 'x'.repeat(61)),
      {},
      ['Gas natural /servicios/gas/'],
    ],
  ])('%s', (_, pages, menu, mains, services) => expect(entriesOf(pages, menu, mains).services).toEqual(services));

  it.each<[text: string, path: string, services: string[]]>([
    ['Luz del hogar', '/luz/', ['Luz del hogar /luz/', 'Gas /gas/']],
    ['Nuestros servicios', '/luz/', ['Gas /gas/']],
    ['Luz del hogar', '/servicios/', ['Gas /gas/']],
    ['Precios de luz', '/luz/', ['Precios de luz /luz/', 'Gas /gas/']],
  ])('include the page of the entry above them only with a name of its own: «%s» at %s', (text, path, services) => {
    const menu = `<ul><li>${a(path, 'Servicios')}<ul><li>${a(path, text)}</li><li>${a('/gas/', 'Gas')}</li></ul></li></ul>`;
    expect(entriesOf({ ...home, [path]: 'Luz', '/gas/': 'Gas natural' }, menu).services).toEqual(services);
  });

  it.each<[what: string, name: string]>([
    ['Gas →', 'Gas'],
    ['🛠️ Gas 🔥', 'Gas'],
    ['«Gas» (25 kg)', '«Gas» (25 kg)'],
    ['¿Gas?', '¿Gas?'],
    ['Gas®', 'Gas®'],
  ])('have names without pictograms: %s', (text, name) =>
    expect(entriesOf({ ...home, ...gas }, a('/servicios/gas/', text)).services).toEqual([`${name} /servicios/gas/`]),
  );

  it('are the links of the index, even if the home page has the same', () => {
    const pages = { ...home, '/servicios/': 'Servicios', '/gas/': 'Gas natural' };
    const list = `<h2>Todo</h2><p>${a('/gas/', 'Gas')}</p>`;
    expect(entriesOf(pages, '', { '/': list, '/servicios/': list }).services).toEqual(['Gas /gas/']);
  });

  it('are the cards in #servicios or below «¿En qué podemos ayudarte?» of the home page', () => {
    const pages = { ...home, '/gas/': 'Gas natural', '/luz/': 'Luz del hogar', '/manual/': 'Manual' };
    const of = (main: string) =>
      entriesOf(pages, '', { '/': `${main}<h2>Más</h2>${a('/manual/', 'Manual')}` }).services;
    const cards = [a('/gas/', '<h3>Gas</h3>'), a('/luz/', '<h3>Luz</h3>')].join('');
    const all = ['Gas /gas/', 'Luz /luz/'];
    expect(of(`<section id="servicios">${cards}</section>`)).toEqual(all);
    for (const id of ['obras', 'servicios-comunas', 'tarifas', 'zonas'])
      expect(of(`<section id="${id}">${cards}</section>`)).toEqual([]);
    const elsewhere = { '/contacto/': `<section id="servicios">${cards}</section>` };
    expect(entriesOf({ ...pages, '/contacto/': 'Contacto' }, '', elsewhere).services).toEqual([]);
    expect(of(`<h2>¿En qué podemos ayudarte?</h2>${cards}`)).toEqual(all);
    expect(of(`<h2>¿Quién puede ayudarte?</h2>${cards}`)).toEqual([]);
    expect(entriesOf({ ...pages, ...gas }, '', { '/': `<section id="servicios">${cards}</section>` }).services).toEqual(
      ['Gas natural /servicios/gas/'],
    );
  });

  it('are the links of a page that only the menu calls services', () => {
    const pages = { ...home, '/empresas/': 'Empresas', '/gas/': 'Gas natural' };
    const list = { '/empresas/': `<h2>Todo</h2>${a('/gas/', 'Gas')}` };
    expect(entriesOf(pages, a('/empresas/', 'Soluciones'), list).services).toEqual(['Gas /gas/']);
    expect(entriesOf(pages, a('/empresas/', 'Empresas'), list).services).toEqual([]);
  });

  it('stay services if a fragment of one is the page of prices', () => {
    const stated = { pages: { prices: '/servicios/gas/#tarifas' } };
    const { company } = detectSite({ '/': '<h1>Luz</h1>', '/servicios/gas/': '<h1>Gas</h1>' }, { stated });
    expect(company.services?.map(({ name }) => name)).toEqual(['Gas']);
  });

  it('are not equal pages below several services, but a page below one of them', () => {
    const pages = { ...home, ...gas, '/servicios/luz/': 'Luz', '/servicios/gas/calderas/': 'Calderas' };
    const urgent = { '/servicios/gas/urgencias/': 'Urgencias', '/servicios/luz/urgencias/': 'Urgencias' };
    const services = ['Gas natural /servicios/gas/', 'Calderas /servicios/gas/calderas/', 'Luz /servicios/luz/'];
    expect(entriesOf({ ...pages, ...urgent }).services).toEqual(services);
  });

  it('have the name of two menus, though more pages have a single other', () => {
    const pages = { ...home, ...gas, '/contacto/': 'Contacto', '/precios/': 'Precios' };
    const menus = ['Uno', 'Dos'].map(
      (name) => `<li>${name}<ul><li>${a('/servicios/gas/', 'Gas ciudad')}</li></ul></li>`,
    );
    const main = `<nav><ul>${menus.join('')}</ul></nav>`;
    expect(entriesOf(pages, a('/servicios/gas/', 'Gas'), { '/': main }).services).toEqual([
      'Gas ciudad /servicios/gas/',
    ]);
  });

  it('have the first of two names that are equal in all else', () => {
    const menu = (...names: string[]) => names.map((name) => a('/servicios/gas/', name)).join('');
    expect(entriesOf({ ...home, ...gas }, menu('Vela', 'Brea')).services).toEqual(['Vela /servicios/gas/']);
    expect(entriesOf({ ...home, ...gas }, menu('Brea', 'Vela')).services).toEqual(['Brea /servicios/gas/']);
  });

  it('are not named by a link in a text that shares no word with their page', () => {
    const pages = { ...home, ...gas, '/servicios/': 'Servicios' };
    const named = (text: string) => entriesOf(pages, '', { '/servicios/': a('/servicios/gas/', text) }).services;
    expect(named('Quiero esto')).toEqual(['Gas natural /servicios/gas/']);
    expect(named('Gas ciudad')).toEqual(['Gas ciudad /servicios/gas/']);
  });

  it('are named by the menu before links in texts', () => {
    const main = `<p>${a('/servicios/gas/', 'Gas ciudad')}</p>`;
    const menu = a('/servicios/gas/', 'Gas');
    const pages = { ...home, ...gas, '/servicios/': 'Servicios' };
    expect(entriesOf(pages, menu, { '/': main, '/servicios/': main }).services).toEqual(['Gas /servicios/gas/']);
  });

  it.each<[rule: string, texts: string[], name: string]>([
    ['most menus', ['Gas', 'Gas ciudad', 'Gas'], 'Gas'],
    ['the longer of two links', ['Inst. gas', 'Instalación de gas'], 'Instalación de gas'],
    ['the link with the word of its address', ['Gas', 'Otras cosas que hay'], 'Gas'],
    ['the title, not a question to all', ['Cómo te ayudamos'], 'Gas natural'],
    ['the title, not a sentence with a full stop', ['Gas natural sin esperas ni sorpresas.'], 'Gas natural'],
    ['the title, not a sentence of five words', ['Hay luz, gas y más.'], 'Gas natural'],
    ['a sentence of four words', ['Luz, gas y más.'], 'Luz, gas y más.'],
  ])('have the name of %s', (_, texts, name) => {
    const menu = texts.map((text, at) => `<ul><li>Menú ${at}<ul><li>${a('/servicios/gas/', text)}</li></ul></li></ul>`);
    expect(entriesOf({ ...home, ...gas }, menu.join('')).services).toEqual([`${name} /servicios/gas/`]);
  });

  it.each<[group: string, language: string, areas: string[]]>([
    ['Zonas', 'es', ['Uno /uno/']],
    ['Comunas', 'es', ['Uno /uno/']],
    ['Cobertura legal', 'es', []],
    ['Áreas', 'es', []],
    ['Areas', 'en', ['Uno /uno/']],
  ])('are not areas: the group «%s» on a page in %s lists %j', (group, language, areas) => {
    const footer = `<footer><h4>${group}</h4>${a('/uno/', 'Uno')}</footer>`;
    const html = (title: string) => `<html lang="${language}"><title>${title}</title><h1>${title}</h1>${footer}</html>`;
    const { company } = detectSite({ '/': html('Luz'), '/uno/': html('Uno') }, { language });
    expect(company.areas?.map(({ name, url }) => `${name} ${url.replace(SITE, '')}`) ?? []).toEqual(areas);
  });

  const entry = (path: string, text: string) => `<li>${a(path, text)}</li>`;
  const trades = { '/gas/': 'Gas natural', '/luz/': 'Luz eléctrica', '/agua/': 'Agua' };
  const flat = `${entry('/gas/', 'Gas')}${entry('/luz/', 'Luz')}${entry('/agua/', 'Agua')}`;
  const all = ['Gas /gas/', 'Luz /luz/', 'Agua /agua/'];
  it.each<[rule: string, more: Record<string, string>, menu: string, services: string[]]>([
    ['all links of a menu without other pages', {}, `${entry('/', 'Inicio')}${flat}`, all],
    ['all links of a menu with fragments of the home page', {}, `${flat}${entry('/#horario', 'Horario')}`, all],
    ['no links of a menu with another page', { '/contacto/': 'Contacto' }, flat + entry('/contacto/', 'Contacto'), []],
    [
      'no links of a menu with two pages and a fragment',
      {},
      entry('/gas/', 'Gas') + entry('/luz/', 'Luz') + entry('/agua/#uso', 'Agua'),
      [],
    ],
    [
      'no links of a menu with two pages',
      {},
      entry('/gas/', 'Gas') + entry('/luz/', 'Luz') + entry('/luz/', 'Electricidad'),
      [],
    ],
    [
      'the links below «Cursos»',
      { '/contacto/': 'Contacto' },
      `<li>Cursos<ul>${flat}</ul></li>${entry('/contacto/', 'Contacto')}`,
      all,
    ],
    [
      'no links below «Productos»',
      { '/contacto/': 'Contacto' },
      `<li>Productos<ul>${flat}</ul></li>${entry('/contacto/', 'Contacto')}`,
      [],
    ],
    [
      'no links below «Planes»',
      { '/contacto/': 'Contacto' },
      `<li>Planes<ul>${flat}</ul></li>${entry('/contacto/', 'Contacto')}`,
      [],
    ],
    [
      'no links below «La casa»',
      { '/contacto/': 'Contacto' },
      `<li>La casa<ul>${flat}</ul></li>${entry('/contacto/', 'Contacto')}`,
      [],
    ],
    [
      'the links below «Servicios» before those below «Cursos»',
      { '/x/': 'X' },
      `<li>Cursos<ul>${flat}</ul></li><li>Servicios<ul>${entry('/x/', 'X')}</ul></li>`,
      ['X /x/'],
    ],
  ])('without an index are %s', (_, more, menu, services) =>
    expect(entriesOf({ ...home, ...trades, ...more }, `<ul>${menu}</ul>`).services).toEqual(services),
  );

  it('do not include fragments of a page', () => {
    const menu = `<ul><li>Servicios<ul>${entry('/obra/#gas', 'Gas')}</ul></li></ul>`;
    expect(entriesOf({ ...home, '/obra/': 'Obra' }, menu).services).toEqual([]);
  });

  it('do not include links of the index to a page with another role', () => {
    const pages = { ...home, '/servicios/': 'Servicios', '/contacto/': 'Contacto', '/gas/': 'Gas natural' };
    const list = a('/gas/', 'Gas') + a('/contacto/', 'Contacto');
    expect(entriesOf(pages, '', { '/servicios/': list }).services).toEqual(['Gas /gas/']);
  });

  it.each<[path: string, kind: 'services' | 'areas']>([
    ['/gas-lugo/', 'areas'],
    ['/obra/gas-lugo/', 'services'],
  ])('and areas that list %s both: it is one of the %s', (path, kind) => {
    const group = (name: string) => `<li>${name}<ul>${entry(path, 'Gas en Lugo')}</ul></li>`;
    const found = entriesOf({ ...home, [path]: 'Gas' }, `<ul>${group('Servicios')}${group('Zonas')}</ul>`);
    expect(found).toEqual({ services: [], areas: [], [kind]: [`Gas en Lugo ${path}`] });
  });

  it('do not include links of a footer', () => {
    const html = (title: string) =>
      `<html lang="es"><title>${title}</title><h1>${title}</h1><footer>${flat}</footer></html>`;
    const site = Object.fromEntries(Object.entries({ ...home, ...trades }).map(([path, title]) => [path, html(title)]));
    expect(detectSite(site).company.services).toBeUndefined();
  });

  it('have the name of the menu even if a text names another page so', () => {
    const pages = { ...home, ...gas, '/tema/': 'Tema' };
    const menu = a('/servicios/gas/', 'Gas');
    expect(entriesOf(pages, menu, { '/': a('/tema/', 'Gas') }).services).toEqual(['Gas /servicios/gas/']);
    expect(entriesOf(pages, menu + a('/tema/', 'Gas')).services).toEqual(['Gas natural /servicios/gas/']);
    const cards = a('/servicios/gas/', 'Gas');
    expect(entriesOf(pages, a('/tema/', 'Gas'), { '/': cards }).services).toEqual(['Gas natural /servicios/gas/']);
  });

  it('have the part of the title that other titles do not share', () => {
    const pages = {
      '/': 'Luz | Lugo',
      '/servicios/gas/': 'Gas natural | Obra | Luz',
      '/servicios/agua/': 'Luz | Agua',
    };
    expect(entriesOf(pages).services).toEqual(['Agua /servicios/agua/', 'Gas natural /servicios/gas/']);
  });

  it('do not include products below «Productos»', () => {
    const goods = { ...home, '/productos/': 'Productos', '/productos/eje/': 'Eje', '/contacto/': 'Contacto' };
    expect(entriesOf(goods, `<ul>${entry('/productos/', 'Productos')}</ul>`).services).toEqual([]);
    expect(entriesOf({ ...goods, ...gas }).services).toEqual(['Gas natural /servicios/gas/']);
  });

  it('are the links below a fragment in the menu, also beside a list of areas', () => {
    const menu = `<ul><li>${a('#servicios', 'Servicios')}<ul>${entry('/gas/', 'Gas')}</ul></li></ul>`;
    const pages = { ...home, '/zonas/': 'Zonas', '/zonas/inca/': 'Inca', '/gas/': 'Gas natural' };
    expect(entriesOf(pages, menu)).toEqual({ services: ['Gas /gas/'], areas: ['Inca /zonas/inca/'] });
  });

  it('named with a place in one address are neither', () => {
    const pages = {
      ...home,
      ...gas,
      '/zonas/inca/': 'Inca',
      '/zonas/gas-inca/': 'Gas en Inca',
      '/zonas/gas-y-luz/': 'Z',
    };
    expect(entriesOf(pages).areas).toEqual(['Z /zonas/gas-y-luz/', 'Inca /zonas/inca/']);
  });

  it('below an area are neither services nor areas', () => {
    const pages = { ...home, ...gas, '/zonas/inca/': 'Inca', '/zonas/inca/gas/': 'Gas en Inca' };
    expect(entriesOf(pages)).toEqual({ services: ['Gas natural /servicios/gas/'], areas: ['Inca /zonas/inca/'] });
  });

  it.each([
    ['pintor', 'pintores'],
    ['casa', 'casas'],
  ])('below an area are neither, even if the address is the plural (%s)', (one, many) => {
    const pages = {
      ...home,
      [`/servicios/${one}/`]: one,
      '/zonas/inca/': 'Inca',
      [`/zonas/inca/${many}/`]: many,
    };
    expect(entriesOf(pages)).toEqual({ services: [`${one} /servicios/${one}/`], areas: ['Inca /zonas/inca/'] });
  });
});

describe('areas', () => {
  it('are the links of their index, except services and pages with another role', () => {
    const pages = {
      ...home,
      '/servicios/': 'Servicios',
      '/zonas/': 'Zonas',
      '/inca/': 'Inca',
      '/gas/': 'Gas natural',
      '/contacto/': 'Contacto',
    };
    const list = (...paths: string[]) => `<h2>Todo</h2>${paths.map((path) => a(path, `Ver ${path}`)).join('')}`;
    const mains = { '/servicios/': list('/gas/'), '/zonas/': list('/inca/', '/gas/', '/contacto/') };
    expect(entriesOf(pages, '', mains)).toEqual({ services: ['Ver /gas /gas/'], areas: ['Ver /inca /inca/'] });
  });

  it('do not include links in #zonas of the home page', () => {
    const pages = { ...home, '/inca/': 'Inca', '/palma/': 'Palma' };
    const main = `<section id="zonas">${a('/inca/', 'Inca')}${a('/palma/', 'Palma')}</section>`;
    expect(entriesOf(pages, '', { '/': main }).areas).toEqual([]);
  });

  it('do not include a page that lists all areas', () => {
    const menu = `<nav>${a('/zonas/', 'Zonas')}</nav>`;
    const footer = `<footer><h4>Zonas</h4>${a('/inca/', 'Inca')}${a('/cobertura/', 'Ver todas')}</footer>`;
    const html = (title: string) => `<html lang="es"><title>${title}</title>${menu}<h1>${title}</h1>${footer}</html>`;
    const { company } = detectSite({
      '/': html('Luz'),
      '/inca/': html('Inca'),
      '/cobertura/': html('Dónde estamos ya'),
      '/zonas/': html('Zonas'),
    });
    expect(company.areas?.map(({ name }) => name)).toEqual(['Inca']);
  });
});

describe('links of the index of services', () => {
  const pages = { ...home, '/servicios.html': 'Servicios', '/fauna.html': 'Fauna', '/rios.html': 'Ríos' };
  const listed = (fauna: string, rios: string) =>
    entriesOf(pages, a('/servicios.html', 'Servicios'), {
      '/servicios.html': a('/fauna.html', fauna) + a('/rios.html', rios),
    }).services;
  it('list services if one of their texts has a word of the page or all say the same', () => {
    expect(listed('Rutas de un día para ver fauna', 'Bajada en canoa por los ríos')).toHaveLength(2);
    for (const text of ['Ver más', 'Ver más de todo'])
      expect(listed(text, text)).toEqual(['Fauna /fauna.html', 'Ríos /rios.html']);
  });
});

it.each([
  ['es', ['Fleca', 'Llar', 'Riu']],
  ['ca', undefined],
])('a menu of three names lists services only in a language with word lists: %s', (language, services) => {
  const menu = ['Fleca', 'Llar', 'Riu'].map((name) => a(`/${name.toLowerCase()}/`, name)).join('');
  const page = (title: string) => `<html lang="${language}"><title>${title}</title><nav>${menu}</nav><h1>${title}</h1>`;
  const site = { '/': page('Lum'), '/fleca/': page('Fleca'), '/llar/': page('Llar'), '/riu/': page('Riu') };
  expect(detectSite(site, { language }).company.services?.map(({ name }) => name)).toEqual(services);
});

describe('without an index or a group in the menu, services', () => {
  const cards = (pages: Record<string, string>) =>
    Object.entries(pages)
      .map(([path, name]) => a(path, name))
      .join('');
  const trades = { '/gas/': 'Gas', '/luz/': 'Luz', '/agua/': 'Agua' };
  const all = ['Gas /gas/', 'Luz /luz/', 'Agua /agua/'];
  const shown = `<h2>Oficios de casa</h2>${cards(trades)}`;
  const menu = Object.entries(trades)
    .map(([path, name]) => `<li>${a(path, name)}</li>`)
    .join('');
  const contact = `<li>${a('/contacto/', 'Contacto')}</li>`;
  const pages = { ...home, ...trades, '/contacto/': 'Contacto' };
  const below = (folder: string) =>
    Object.fromEntries(Object.entries(trades).map(([path, name]) => [`/${folder}${path}`, name]));
  it.each<[where: string, pages: Record<string, string>, menu: string, main: string, services: string[]]>([
    ['are links below a heading of the home page', pages, contact, shown, all],
    [
      'are links below a heading, without a link to the contact page',
      pages,
      contact,
      shown + a('/contacto/', 'Pedir cita'),
      all,
    ],
    ['do not include links below the main heading', pages, contact, cards(trades), []],
    ['do not include links below «Proyectos»', pages, contact, shown.replace('Oficios de casa', 'Proyectos'), []],
    [
      'are none if one of the links has another role',
      { ...pages, '/historia/': 'Historia' },
      contact,
      shown + a('/historia/', 'Historia'),
      [],
    ],
    [
      'are none if their titles are slogans',
      { ...pages, '/gas/': '¡Gas ya!', '/luz/': '¿Y la luz?' },
      contact,
      shown,
      [],
    ],
    ['are links that the menu has too', pages, menu + contact, cards(trades), all],
    [
      'are links that a group of the menu has too',
      pages,
      `<li>Casa<ul>${menu}</ul></li>${contact}`,
      cards(trades),
      all,
    ],
    [
      'are links to pages of one folder',
      { ...home, '/casa/': 'Casa', ...below('casa') },
      '',
      cards(below('casa')),
      ['Gas /casa/gas/', 'Luz /casa/luz/', 'Agua /casa/agua/'],
    ],
    [
      'do not include links to posts',
      { ...home, '/posts/': 'Posts', ...below('posts') },
      '',
      cards(below('posts')),
      [],
    ],
  ])('%s', (_, site, nav, main, services) => {
    const told = entriesOf(site, nav && `<ul>${nav}</ul>`, { '/': main }).services;
    expect([...told].sort()).toEqual([...services].sort());
  });
});

it('services of a site in a folder are the links of the page that the menu calls «Inicio»', () => {
  const shown = ['gas', 'luz', 'agua'].map((name) => a(`/casa/${name}/`, name)).join('');
  const site = (start: string) =>
    entriesOf(
      { '/casa/': 'Casa Luz', '/casa/gas/': 'Gas', '/casa/luz/': 'Luz', '/casa/agua/': 'Agua' },
      `<ul><li>${a('/casa/', start)}</li></ul>`,
      { '/casa/': `<h2>Oficios</h2>${shown}` },
    ).services;
  expect(site('Inicio')).toHaveLength(3);
  expect(site('Casa')).toEqual([]);
});

it('services are three linked pages in a folder named as a kind of services', () => {
  const schools = { '/niveles/inicial.html': 'Inicial', '/niveles/primario.html': 'Primario' };
  const linked = (pages: Record<string, string>) =>
    entriesOf({ ...home, ...pages }, '', {
      '/': Object.entries(pages)
        .map(([path, name]) => a(path, name))
        .join(''),
    }).services;
  expect(linked({ ...schools, '/niveles/secundario.html': 'Secundario' })).toHaveLength(3);
  expect(linked(schools)).toEqual([]);
  expect(linked({ ...schools, '/servicios/': 'Servicios', '/niveles/': 'Niveles' })).toEqual([]);
  expect(linked({ '/fotos/a.html': 'Uno', '/fotos/b.html': 'Dos', '/fotos/c.html': 'Tres' })).toEqual([]);
});
