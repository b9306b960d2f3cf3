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

describe('services without a page of their own', () => {
  it.each<[rule: string, services: string | undefined, home: string, names: string[]]>([
    [
      'are the headings of the page of services',
      page('Servicios', headings(2, 'Gas', 'Agua', 'Luz')),
      '',
      ['Gas', 'Agua', 'Luz'],
    ],
    ['whatever their level', page('Servicios', headings(4, 'Gas', 'Agua', 'Luz')), '', ['Gas', 'Agua', 'Luz']],
    [
      'without those below them',
      page('Servicios', headings(2, 'Gas') + headings(3, 'Calderas') + headings(2, 'Agua', 'Luz')),
      '',
      ['Gas', 'Agua', 'Luz'],
    ],
    [
      'or the headings below the first that has several',
      page('Servicios', headings(2, 'Lo que ofrecemos') + headings(3, 'Gas', 'Agua', 'Luz') + headings(2, 'Tu casa')),
      '',
      ['Gas', 'Agua', 'Luz'],
    ],
    [
      'without one that names all of them, or is a whole sentence',
      page(
        'Servicios',
        headings(2, 'Lista de servicios', 'Gas', 'Agua', 'Luz', 'Pozos', 'Todo esto es obra de esta casa.'),
      ),
      '',
      ['Gas', 'Agua', 'Luz', 'Pozos'],
    ],
    [
      'are none where filler text stands below them',
      page('Servicios', `${headings(2, 'Gas', 'Agua', 'Luz')}<p>Lorem ipsum dolor sit amet.</p>`),
      '',
      [],
    ],
    [
      'are those that the home page leads to by name',
      page(
        'Servicios',
        ['gas', 'agua', 'luz'].map((id) => `<h2 id="${id}">Tu casa ${id}</h2><p>Bien hecho.</p>`).join(''),
      ),
      ['gas', 'agua', 'luz'].map((id) => `<p><a href="/servicios/#${id}">Obras de ${id}</a></p>`).join(''),
      ['Obras de gas', 'Obras de agua', 'Obras de luz'],
    ],
    [
      'are those of the section of the home page',
      undefined,
      headings(2, 'Nuestros servicios') + headings(3, 'Gas', 'Agua', 'Luz') + headings(2, 'Equipo', 'Blog', 'Contacto'),
      ['Gas', 'Agua', 'Luz'],
    ],
    [
      'are no questions, no slogans, and nothing that other pages are for',
      page('Servicios', headings(2, 'Gas', 'Agua', 'Luz', '¿Necesitas algo más?', 'Preguntas frecuentes', 'Contacto')),
      '',
      ['Gas', 'Agua', 'Luz'],
    ],
    [
      'are no requests, and not the people of the business',
      page('Servicios', headings(2, 'Gas', 'Agua', 'Luz', 'Renueve su baño', 'Nuestros especialistas')),
      '',
      ['Gas', 'Agua', 'Luz'],
    ],
    ['are no two', page('Servicios', headings(2, 'Gas', 'Agua')), '', []],
    ['are no heading twice', page('Servicios', headings(2, 'Gas', 'Gas', 'Agua', 'Luz')), '', []],
    [
      'are none where many headings are slogans or steps',
      page(
        'Servicios',
        headings(2, 'Cuéntanos tu idea', 'Recibe un presupuesto claro', 'Nos encargamos de todo', 'Luz'),
      ),
      '',
      [],
    ],
    [
      'are below a heading that begins or ends with the word',
      undefined,
      headings(2, 'Servicios en consultorio') + headings(3, 'Gas', 'Agua', 'Luz'),
      ['Gas', 'Agua', 'Luz'],
    ],
    [
      'are not below what is like it',
      undefined,
      headings(2, 'Soluciones para cada industria') + headings(3, 'Gas', 'Agua', 'Luz'),
      [],
    ],
    ['are none below another heading', undefined, headings(2, 'Gas', 'Agua', 'Luz'), []],
  ])('%s', (_, services, home, names) => expect(servicesOf(services, home)).toEqual(names));

  it('are what a menu names below services, wherever these stand on the page', () => {
    const menu =
      '<ul><li>Servicios<ul><li><a href="/#g">Gas</a></li><li><a href="/#a">Agua</a></li><li><a href="/#l">Luz</a></li></ul></li></ul>';
    const { company } = detectSite({ '/': page('Casa', headings(4, 'Luz', 'Equipo', 'Agua', 'Gas'), menu) });
    expect(company.services?.map(({ name }) => name)).toEqual(['Gas', 'Agua', 'Luz']);
  });

  it('lead to their section, by the name that the page gives it', () => {
    const sections = '<h2 id="gas">Gas</h2><h2 id="agua-y-más">Agua</h2><h2 id="luz">Luz</h2>';
    const { company } = detectSite({ '/': page('Luz'), '/servicios/': page('Servicios', sections) });
    expect(company.services?.map(({ url }) => url)).toEqual([
      `${SITE}/servicios/#gas`,
      `${SITE}/servicios/#agua-y-m%C3%A1s`,
      `${SITE}/servicios/#luz`,
    ]);
  });

  it('stand beside those that have a page, each once', () => {
    const listed = page('Servicios', headings(2, 'Gas', 'Agua', 'Luz'));
    const menu = '<ul><li>Servicios<ul><li><a href="/gas/">Gas</a></li></ul></li></ul>';
    const { company } = detectSite({ '/': page('Casa', '', menu), '/servicios/': listed, '/gas/': page('Gas') });
    const [first, ...others] = company.services ?? [];
    expect(first).toEqual({ name: 'Gas', url: `${SITE}/gas/` });
    expect(others.map(({ name }) => name)).toEqual(['Agua', 'Luz']);
  });

  it('are not looked for where three services have pages', () => {
    const pages = Object.fromEntries(['gas', 'agua', 'luz'].map((name) => [`/servicios/${name}/`, page(name)]));
    const listed = page('Servicios', headings(2, 'Gas', 'Agua', 'Luz', 'Carpintería'));
    expect(servicesOf(listed, '', pages)).not.toContain('Carpintería');
  });
});
