import { describe, expect, test } from 'vitest';
import { detectSite } from '../detect-site.ts';

const page = (title: string, main: string, head = ''): string =>
  `<html lang="es"><head><title>${title} | Taller Luz</title>${head}</head><body><main><h1>${title}</h1>${main}</main></body></html>`;
const home = page('Taller Luz', '<p>Arreglamos coches, motos y furgonetas en Lugo desde hace veinte años.</p>');
const siteOf = (pages: Record<string, string>) => {
  const { company, diagnostics } = detectSite({ '/': home, ...pages });
  const contrary = diagnostics.filter(({ code }) => code === 'contradictory-fact').map(({ where }) => where);
  return { hours: company.hours, opening: company.opening_hours, contrary };
};
const WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const MORNINGS = { days: WORKING_DAYS, opens: '09:00', closes: '14:00' };

describe('hours of different days on two pages', () => {
  const WEEK = 'De lunes a viernes abrimos de 9:00 a 14:00.';
  test.each<[more: string, days: readonly string[]]>([
    ['El sábado abrimos de 10:00 a 13:00.', ['Saturday']],
    ['Sábados y domingos, abierto de 10:00 a 13:00.', ['Saturday', 'Sunday']],
    ['Los domingos de 10:00 a 13:00 también abrimos.', ['Sunday']],
  ])('are joined in the order of the week: «%s»', (more, days) => {
    const { hours, opening } = siteOf({
      '/contacto/': page('Contacto', `<p>${more}</p>`),
      '/nosotros/': page('Nosotros', `<h2>Horario</h2><p>${WEEK}</p>`),
    });
    expect(hours).toBe(`${WEEK} ${more}`);
    expect(opening).toEqual([MORNINGS, { days, opens: '10:00', closes: '13:00' }]);
  });

  test('are those of the markup, if a text has fewer days', () => {
    const marked = '{"@type":"Store","openingHours":["Mo-Fr 09:00-14:00","Sa 10:00-13:00"]}';
    const { hours } = siteOf({
      '/contacto/': page(
        'Contacto',
        '<p>El sábado abrimos de 10:00 a 13:00.</p>',
        `<script type="application/ld+json">${marked}</script>`,
      ),
    });
    expect(hours).toMatch(/^Lunes a viernes.+sábado/);
  });
});

test.each([
  'Sábado tarde, cerrado.',
  'Cerrado los sábados por la tarde.',
  'Las tardes de los sábados cerramos.',
  'Los sábados por la tarde y los domingos, cerrado.',
])('«%s» on another page does not contradict the hours of the morning', (half) => {
  const week = 'De lunes a viernes de 9:00 a 14:00 y de 16:00 a 19:00. Sábados de 10:00 a 13:00.';
  const { hours, contrary } = siteOf({
    '/contacto/': page('Contacto', `<h2>Horario</h2><p>${week}</p>`),
    '/nosotros/': page('Nosotros', `<h2>Horario</h2><p>Lunes a viernes 9:00-14:00 y 16:00-19:00. ${half}</p>`),
  });
  expect(contrary).toEqual([]);
  expect(hours).toContain(week);
});

test('an afternoon that is closed on one page and open on another is a contradiction', () => {
  const { hours, contrary } = siteOf({
    '/contacto/': page('Contacto', '<h2>Horario</h2><p>Lunes a viernes 9:00-14:00. Sábados de 17:00 a 20:00.</p>'),
    '/nosotros/': page('Nosotros', '<h2>Horario</h2><p>Lunes a viernes 9:00-14:00. Sábado tarde, cerrado.</p>'),
  });
  expect(contrary).toEqual(['company.hours']);
  expect(hours).toBeUndefined();
});

test.each([
  'En una emergencia llama al 112 o al 024, la línea gratuita disponible las 24 horas.',
  'La línea 016 atiende todos los días, las 24 horas.',
  'The Samaritans answer 24 hours a day, every day, on 116 123.',
  'Nuestra tienda online está abierta las 24 horas.',
  'El programa Respiro funciona de lunes a viernes de 16:00 a 20:00.',
  'El museo etnográfico, a 3 km, abre de martes a domingo de 10:00 a 14:00.',
  'La farmacia de guardia atiende todos los días las 24 horas.',
  'El curso de mecánica es los lunes y miércoles de 18:00 a 20:00.',
  'Repartimos de lunes a sábado de 12:00 a 16:00.',
  'We deliver Monday to Saturday 12:00-16:00.',
  'Reparto a domicilio: de lunes a viernes de 9:00 a 18:00.',
  'El autobús pasa de lunes a viernes de 9:00 a 18:00.',
  'El mercado de abastos abre de lunes a sábado de 9:00 a 14:00.',
])('hours of others are ignored: «%s»', (text) => {
  expect(siteOf({ '/contacto/': page('Contacto', `<p>${text}</p>`) }).hours).toBeUndefined();
});

test.each([
  'El taller abre de lunes a viernes de 9:00 a 14:00, a 3 minutos de la estación.',
  'Estamos a 2 km de la salida 15. De lunes a viernes de 9:00 a 14:00.',
  'Atendemos urgencias de lunes a viernes de 9:00 a 14:00 por 112 €.',
])('hours of the business are read despite other places and numbers: «%s»', (text) => {
  expect(siteOf({ '/contacto/': page('Contacto', `<p>${text}</p>`) }).hours).toContain('de 9:00 a 14:00');
});
