import { expect, it } from 'vitest';
import { detectSite } from './detect-site.ts';

const page = (text: string) => `<html lang="es"><title>Luz</title><main><h1>Luz</h1><p>${text}</p></main></html>`;

it.each<[path: string, isTold: boolean]>([
  ['/contacto/', true],
  ['/zonas/lugo/', false],
  ['/zonas/lugo/horario/', false],
])('hours of %s are those of the business: %s', (path, isTold) => {
  const site = {
    '/': page('Obras.'),
    '/zonas/lugo/': page('Lugo.'),
    [path]: page('Abrimos los lunes de 9:00 a 14:00.'),
  };
  const { company } = detectSite(site, { stated: { areas: ['/zonas/lugo/'] } });
  expect('hours' in company).toBe(isTold);
});

it.each<[path: string, complaints: number]>([
  ['/preguntas/', 1],
  ['/servicios/gas/', 0],
])('what is said on %s is held against the home page: %i times', (path, complaints) => {
  const site = { '/': page('El presupuesto es gratuito.'), [path]: page('El presupuesto se cobra.') };
  const { diagnostics } = detectSite(site, { stated: { services: ['/servicios/*'] } });
  expect(diagnostics.filter(({ code }) => code === 'contradictory-fact')).toHaveLength(complaints);
});
