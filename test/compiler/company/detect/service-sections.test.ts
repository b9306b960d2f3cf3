/** Services without a page of their own: the headings below the page, or the home page's section, of services. */

import { describe, expect, it } from 'vitest';
import { detectSite, SITE } from '../detect-site.ts';

const page = (title: string, below = '', menu = '') =>
  `<html lang="es"><title>${title}</title><nav>${menu}</nav><main><h1>${title}</h1>${below}</main></html>`;
const headings = (level: number, ...texts: string[]) =>
  texts.map((text) => `<h${level}>${text}</h${level}><p>Lo hacemos bien.</p>`).join('');

/** The names of the services of a home page and a page of services. */
function servicesOf(services: string | undefined, home = '', more: Record<string, string> = {}): string[] {
  const site = { '/': page('Luz', home), ...(services !== undefined && { '/servicios/': services }), ...more };
  return (detectSite(site).company.services ?? []).map(({ name }) => name);
}

describe('services without pages', () => {
  it.each<[rule: string, services: string | undefined, home: string, names: string[]]>([
    [
      'are the headings of the page of services',
      page('Servicios', headings(2, 'Gas', 'Agua', 'Luz')),
      '',
      ['Gas', 'Agua', 'Luz'],
    ],
    ['are its headings of level 4', page('Servicios', headings(4, 'Gas', 'Agua', 'Luz')), '', ['Gas', 'Agua', 'Luz']],
    [
      'are not the headings below them',
      page('Servicios', headings(2, 'Gas') + headings(3, 'Calderas') + headings(2, 'Agua', 'Luz')),
      '',
      ['Gas', 'Agua', 'Luz'],
    ],
    [
      'are the headings below the first one, if that has several',
      page('Servicios', headings(2, 'Lo que ofrecemos') + headings(3, 'Gas', 'Agua', 'Luz') + headings(2, 'Tu casa')),
      '',
      ['Gas', 'Agua', 'Luz'],
    ],
    [
      'do not include a heading on all services or a whole sentence',
      page(
        'Servicios',
        headings(2, 'Lista de servicios', 'Gas', 'Agua', 'Luz', 'Pozos', 'Todo esto es obra de esta casa.'),
      ),
      '',
      ['Gas', 'Agua', 'Luz', 'Pozos'],
    ],
    [
      'are none if filler text is below the headings',
      page('Servicios', `${headings(2, 'Gas', 'Agua', 'Luz')}<p>Lorem ipsum dolor sit amet.</p>`),
      '',
      [],
    ],
    [
      'have the names of the links on the home page that lead to them',
      page(
        'Servicios',
        ['gas', 'agua', 'luz'].map((id) => `<h2 id="${id}">Tu casa ${id}</h2><p>Bien hecho.</p>`).join(''),
      ),
      ['gas', 'agua', 'luz'].map((id) => `<p><a href="/servicios/#${id}">Obras de ${id}</a></p>`).join(''),
      ['Obras de gas', 'Obras de agua', 'Obras de luz'],
    ],
    [
      'are the headings below «Nuestros servicios» on the home page',
      undefined,
      headings(2, 'Nuestros servicios') + headings(3, 'Gas', 'Agua', 'Luz') + headings(2, 'Equipo', 'Blog', 'Contacto'),
      ['Gas', 'Agua', 'Luz'],
    ],
    [
      'do not include questions or names of other roles',
      page('Servicios', headings(2, 'Gas', 'Agua', 'Luz', '¿Necesitas algo más?', 'Preguntas frecuentes', 'Contacto')),
      '',
      ['Gas', 'Agua', 'Luz'],
    ],
    [
      'do not include requests or the people of the business',
      page('Servicios', headings(2, 'Gas', 'Agua', 'Luz', 'Renueve su baño', 'Nuestros especialistas')),
      '',
      ['Gas', 'Agua', 'Luz'],
    ],
    [
      'are the items of a list on the page of services, up to a colon',
      page(
        'Servicios',
        '<p>Esto hacemos.</p><ul><li>Gas</li><li>Agua: pozos y bombas</li><li><b>Luz</b>: todo</li></ul>',
      ),
      '',
      ['Gas', 'Agua', 'Luz'],
    ],
    [
      'are not the steps of a numbered list',
      page('Servicios', '<p>1. Pide cita</p><p>2. Recibe visita</p><p>3. Paga al final del trabajo hecho</p>'),
      '',
      [],
    ],
    [
      'are the terms that paragraphs begin with',
      page('Servicios', ['Gas', 'Agua', 'Luz'].map((name) => `<p><b>${name}:</b> lo hacemos bien.</p>`).join('')),
      '',
      ['Gas', 'Agua', 'Luz'],
    ],
    [
      'are not the words that paragraphs stress',
      page('Servicios', ['Gas', 'Agua', 'Luz'].map((name) => `<p><b>${name}</b> es lo nuestro.</p>`).join('')),
      '',
      [],
    ],
    [
      'are the short lines below a heading, though all end with a full stop',
      undefined,
      `${headings(2, 'Luz')}<h3>Servicios</h3><div>Gas y agua.</div><div>Puesta en marcha de calderas.</div><div>Luz.</div>`,
      ['Gas y agua', 'Puesta en marcha de calderas', 'Luz'],
    ],
    [
      'are the titles of cards, text behind each',
      undefined,
      `<p>Servicios</p>${['Gas', 'Agua', 'Luz'].map((name) => `<div>${name}</div><div>Lo hacemos muy bien en toda la isla, de día y de noche, con garantía.</div>`).join('')}`,
      ['Gas', 'Agua', 'Luz'],
    ],
    [
      'are not lines with a sentence among them',
      undefined,
      `<h3>Servicios</h3><div>Gas</div><div>Agua</div><div>Luz</div><div>Llámanos.</div>`,
      [],
    ],
    [
      'are the headings beside one that is called so, up to another subject',
      undefined,
      headings(2, 'Casa').concat('<h2>Servicios</h2>', headings(2, 'Gas', 'Agua', 'Luz', 'Contacto', 'Equipo')),
      ['Gas', 'Agua', 'Luz'],
    ],
    [
      'are the column of a table that is called so',
      undefined,
      `<table><tr><th>Servicio</th><th>Precio</th></tr>${['Gas (hasta 3 m)', 'Agua', 'Luz'].map((name) => `<tr><td>${name}</td><td>20 €</td></tr>`).join('')}</table>`,
      ['Gas', 'Agua', 'Luz'],
    ],
    [
      'are none in a list of times below their heading',
      undefined,
      '<h2>Servicios</h2><ul><li>Lunes 9:00</li><li>Martes 9:00</li><li>Jueves 9:00</li></ul>',
      [],
    ],
    ['are none if there are two headings', page('Servicios', headings(2, 'Gas', 'Agua')), '', []],
    ['are listed once if a heading is repeated', page('Servicios', headings(2, 'Gas', 'Gas', 'Agua', 'Luz')), '', []],
    [
      'are none if most headings are slogans',
      page(
        'Servicios',
        headings(2, 'Cuéntanos tu idea', 'Recibe un presupuesto claro', 'Nos encargamos de todo', 'Luz'),
      ),
      '',
      [],
    ],
    [
      'are the headings below one that begins with «Servicios»',
      undefined,
      headings(2, 'Servicios en consultorio') + headings(3, 'Gas', 'Agua', 'Luz'),
      ['Gas', 'Agua', 'Luz'],
    ],
    [
      'are none below «Soluciones para cada industria»',
      undefined,
      headings(2, 'Soluciones para cada industria') + headings(3, 'Gas', 'Agua', 'Luz'),
      [],
    ],
    ['are none on a home page without a heading for them', undefined, headings(2, 'Gas', 'Agua', 'Luz'), []],
  ])('%s', (_, services, home, names) => expect(servicesOf(services, home)).toEqual(names));

  it('are the fragments of a group «Servicios» of the menu, in its order', () => {
    const menu =
      '<ul><li>Servicios<ul><li><a href="/#g">Gas</a></li><li><a href="/#a">Agua</a></li><li><a href="/#l">Luz</a></li></ul></li></ul>';
    const { company } = detectSite({ '/': page('Casa', headings(4, 'Luz', 'Equipo', 'Agua', 'Gas'), menu) });
    expect(company.services?.map(({ name }) => name)).toEqual(['Gas', 'Agua', 'Luz']);
  });

  it('link to the fragments of their headings', () => {
    const sections = '<h2 id="gas">Gas</h2><h2 id="agua-y-más">Agua</h2><h2 id="luz">Luz</h2>';
    const { company } = detectSite({ '/': page('Luz'), '/servicios/': page('Servicios', sections) });
    expect(company.services?.map(({ url }) => url)).toEqual([
      `${SITE}/servicios/#gas`,
      `${SITE}/servicios/#agua-y-m%C3%A1s`,
      `${SITE}/servicios/#luz`,
    ]);
  });

  it('are the pages that lines of links lead to, and folds at their own places', () => {
    const folds = ['Gas', 'Agua', 'Luz'].map((name) => `<details><summary><b>${name}</b></summary></details>`).join('');
    const listed = page('Servicios', folds);
    const home = page('Casa', '<p><a href="/servicios/#g">Gas →</a></p><p><a href="/servicios/#a">Agua →</a></p>');
    const { company } = detectSite({ '/': home, '/servicios/': listed });
    expect(company.services?.map(({ url }) => url)).toEqual(
      ['#g', '#a', '#s0'].map((place) => `${SITE}/servicios/${place}`),
    );
  });

  it('follow those with a page, without repeating them', () => {
    const listed = page('Servicios', headings(2, 'Gas', 'Agua', 'Luz'));
    const menu = '<ul><li>Servicios<ul><li><a href="/gas/">Gas</a></li></ul></li></ul>';
    const { company } = detectSite({ '/': page('Casa', '', menu), '/servicios/': listed, '/gas/': page('Gas') });
    const [first, ...others] = company.services ?? [];
    expect(first).toEqual({ name: 'Gas', url: `${SITE}/gas/` });
    expect(others.map(({ name }) => name)).toEqual(['Agua', 'Luz']);
  });

  it('are not added if three services have pages', () => {
    const pages = Object.fromEntries(['gas', 'agua', 'luz'].map((name) => [`/servicios/${name}/`, page(name)]));
    const listed = page('Servicios', headings(2, 'Gas', 'Agua', 'Luz', 'Carpintería'));
    expect(servicesOf(listed, '', pages)).not.toContain('Carpintería');
  });
});
