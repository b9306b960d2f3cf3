import { expect, it } from 'vitest';
import { detectSite, SITE } from './detect-site.ts';

const page = (text: string) => `<html lang="es"><title>Luz</title><main><h1>Luz</h1><p>${text}</p></main></html>`;

it.each<[path: string, isTold: boolean]>([
  ['/contacto/', true],
  ['/zonas/lugo/', false],
  ['/zonas/lugo/horario/', false],
])('hours of a page at %s are those of the business, if it is not in an area: %s', (path, isTold) => {
  const site = {
    '/': page('Obras.'),
    '/zonas/lugo/': page('Lugo.'),
    [path]: page('Abrimos los lunes de 9:00 a 14:00.'),
  };
  const { company } = detectSite(site, { stated: { areas: ['/zonas/lugo/'] } });
  expect('hours' in company).toBe(isTold);
});

it('the address is read from «Cómo llegar» if the contact page is a fragment', () => {
  const [home, way] = [page('Obras.'), page('Calle Mayor, 5, 27001 Lugo')];
  const menu = '<nav><a href="/#contacto">Contacto</a></nav>';
  expect(detectSite({ '/': home + menu, '/como-llegar/': way }).company).toMatchObject({
    address: 'Calle Mayor, 5, 27001 Lugo',
    pages: { contact: `${SITE}/#contacto` },
  });
});

it.each<[path: string, complaints: number]>([
  ['/preguntas/', 1],
  ['/servicios/gas/', 0],
])('a claim on %s that contradicts the home page is reported %i times', (path, complaints) => {
  const site = { '/': page('El presupuesto es gratuito.'), [path]: page('El presupuesto se cobra.') };
  const { diagnostics } = detectSite(site, { stated: { services: ['/servicios/*'] } });
  expect(diagnostics.filter(({ code }) => code === 'contradictory-fact')).toHaveLength(complaints);
});

it('a service of the config keeps the name of its link, or has its title', () => {
  const site = {
    '/': '<html lang="es"><title>Luz</title><nav><a href="/servicios/">Servicios</a></nav><main><h1>Luz</h1></main></html>',
    '/servicios/': `<html lang="es"><title>Servicios</title><main><h1>Servicios</h1>
      <a href="/servicios/gas/">Gas natural</a> <a href="/servicios/luz/">Luz de obra</a></main></html>`,
    '/servicios/gas/': '<html lang="es"><title>Gas</title><main><h1>Gas natural</h1><p>Gas.</p></main></html>',
    '/servicios/luz/': '<html lang="es"><title>Obra</title><main><h1>Luz de obra</h1><p>Luz.</p></main></html>',
    '/otros/agua/': '<html lang="es"><title>Agua</title><main><h1>Agua</h1><p>Agua.</p></main></html>',
  };
  const { company } = detectSite(site, { stated: { services: ['/servicios/gas/', '/otros/*'] } });
  expect(company.services?.map(({ name }) => name)).toEqual(['Gas natural', 'Agua']);
});
