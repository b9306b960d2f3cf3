import { describe, expect, test } from 'vitest';
import { detectSite } from '../detect-site.ts';

const page = (title: string, main: string, head = ''): string =>
  `<html lang="es"><head><title>${title} | Casa Luz</title>${head}</head><body><main><h1>${title}</h1>${main}</main></body></html>`;
const conflicts = (site: Record<string, string>): string[] =>
  detectSite(site).diagnostics.flatMap(({ code, where }) => (code === 'contradictory-fact' ? [where] : []));

test('the hours of two branches have their names before them', () => {
  const { company } = detectSite({
    '/contacto/': page(
      'Contacto',
      '<h2>Oficina de Lugo</h2><p>Calle Mayor, 50, 3.º. De lunes a jueves de 9:00 a 19:00.</p><p>982 00 00 00</p><h2>Oficina de Sarria</h2><p>Martes de 16:30 a 19:30, con cita previa.</p>',
    ),
  });
  expect(company.hours).toBe(
    'Oficina de Lugo: De lunes a jueves de 9:00 a 19:00. Oficina de Sarria: Martes de 16:30 a 19:30, con cita previa.',
  );
});

test('hours with complete times come before those with half a day without times', () => {
  const { company } = detectSite({
    '/': page('Luz', '<h2>Horario</h2><p>Lunes 9:00–14:00</p><p>Martes 16:00–20:00</p>'),
    '/contacto/': page('Contacto', '<p>Horario: lunes 9:00–14:00, martes: solo tarde</p>'),
  });
  expect(company.hours).toBe('Lunes 9:00–14:00; Martes 16:00–20:00');
});

test('the name of a branch is the line above its hours', () => {
  const html = '<p>Sede: Lugo</p><p>Lunes de 9:00 a 14:00</p><p>Sede: Sarria:</p><p>Lunes de 16:00 a 20:00</p>';
  expect(detectSite({ '/contacto/': page('Contacto', html) }).company.hours).toBe(
    'Sede: Lugo: Lunes de 9:00 a 14:00; Sede: Sarria: Lunes de 16:00 a 20:00',
  );
});

test.each([
  ['<p><b>Horario</b> <span>Lunes de 9:00 a 14:00</span></p>', 'Lunes de 9:00 a 14:00'],
  ['<p>Horario de atención: lunes de 9:00 a 14:00</p>', 'Lunes de 9:00 a 14:00'],
  ['<p>Horario lunes de 9:00 a 14:00</p>', 'Horario lunes de 9:00 a 14:00'],
  ['<p>Comedor Lunes de 9:00 a 14:00</p>', 'Comedor Lunes de 9:00 a 14:00'],
  ['<p>Sí, abrimos los lunes de 9:00 a 14:00.</p>', 'Abrimos los lunes de 9:00 a 14:00.'],
])('a label or «Sí» before the hours is removed: %s', (html, told) =>
  expect(detectSite({ '/contacto/': page('Contacto', html) }).company.hours).toBe(told),
);

test.each<[text: string, isTold: boolean]>([
  ['El museo de la ciudad abre los lunes de 9:00 a 14:00.', false],
  ['Las piscinas abren los lunes de 9:00 a 14:00.', false],
  ['La playa está a 5 km y el bar abre los lunes de 9:00 a 14:00.', false],
  ['The library is open Monday 9:00-14:00.', false],
  ['Acceso a internet las 24 horas del día.', false],
  ['Acceso las 24 horas del día.', true],
  ['El taller abre los lunes de 9:00 a 14:00.', true],
  ['La ferretería abre los lunes de 9:00 a 14:00.', true],
  ['La tienda del museo abre los lunes de 9:00 a 14:00.', true],
  ['Los lunes abre el museo de 9:00 a 14:00.', false],
  ['Los fines de semana abre el museo de 9:00 a 14:00.', false],
  ['El aparcamiento, los lunes de 9:00 a 14:00.', true],
  ['El mejor bar. Abre los lunes de 9:00 a 14:00.', true],
  ['The shop opens Monday 9:00-14:00.', true],
])('«%s» states the hours of the business: %s', (text, isTold) => {
  expect('hours' in detectSite({ '/': page('Casa Luz', `<p>${text}</p>`) }).company).toBe(isTold);
});

test.each([
  ['Horarios de las lanchas', false],
  ['⏰ Horario del faro', false],
  ['Opening hours of the lighthouse', false],
  ['Horario de nuestra tienda', true],
  ['Horario de invierno', true],
  ['Horario de la Casa Luz', true],
  ['Hours of operation', true],
])('times below the heading «%s» are hours of the business: %s', (title, isTold) => {
  const html = `<h2>${title}</h2><p>Lunes de 9:00 a 14:00</p>`;
  expect('hours' in detectSite({ '/': page('Casa Luz', ''), '/contacto/': page('Contacto', html) }).company).toBe(
    isTold,
  );
});

test.each([
  ['Viernes 9:00 a cierre', 'Lunes 9:00 a 17:00; Viernes 9:00 a cierre; Domingo 9:00 a 20:00'],
  ['Viernes desde las 9:00', 'Lunes 9:00 a 17:00; Viernes desde las 9:00; Domingo 9:00 a 20:00'],
  ['Viernes 21:00 gran concierto', 'Lunes 9:00 a 17:00'],
])('a list of days continues with «%s» if that has a day and a time: %s', (line, told) => {
  const list = (first: string) => `<p>${first}</p><p>${line}</p><p>Domingo 9:00 a 20:00</p>`;
  const { hours, ...others } = detectSite({ '/contacto/': page('Contacto', list('Lunes 9:00 a 17:00')) }).company;
  expect(hours).toMatch(told);
  if (told.includes('Viernes')) expect(others).not.toHaveProperty('opening_hours');
});

test('a line of a day with one time is not the start of hours', () => {
  expect(detectSite({ '/contacto/': page('Contacto', '<p>Viernes 9:00 a cierre</p>') }).company).not.toHaveProperty(
    'hours',
  );
});

test('hours of a museum are those of the business if site or page is named as one', () => {
  const text = '<p>El museo abre los lunes de 9:00 a 14:00.</p>';
  const home = '<html lang="es"><title>Museo Luz</title><main><h1>Hola</h1></main></html>';
  expect(detectSite({ '/': page('El museo de Luz', text) }).company).toHaveProperty('hours');
  expect(detectSite({ '/': home, '/contacto/': page('Contacto', text) }).company).toHaveProperty('hours');
  expect(detectSite({ '/contacto/': page('El museo', text), '/': page('Casa', '') }).company).toHaveProperty('hours');
  expect(detectSite({ '/': page('Inicio', ''), '/contacto/': page('Contacto', text) }).company).not.toHaveProperty(
    'hours',
  );
});

test('hours of one of several parts have its name, and are not in opening_hours', () => {
  const told = (line: string) =>
    detectSite({ '/': page('Casa Luz', `<h2>Horario</h2><p>Tiendas: Lunes de 9:00 a 14:00.</p><p>${line}</p>`) })
      .company;
  expect(told('Oficinas: pregunte en el local.')).toMatchObject({ hours: 'Tiendas: Lunes de 9:00 a 14:00.' });
  expect(told('Oficinas: pregunte en el local.')).not.toHaveProperty('opening_hours');
  expect(told('Velas: pregunte en el local.')).toHaveProperty('opening_hours');
});

test('hours of the telephone are in hours, and not in opening_hours', () => {
  const { company } = detectSite({
    '/': page('Casa Luz', '<p>Atención telefónica de lunes a viernes de 9:00 a 14:00.</p>'),
  });
  expect(company.hours).toBe('Atención telefónica de lunes a viernes de 9:00 a 14:00.');
  expect(company).not.toHaveProperty('opening_hours');
});

test('emergencies are taken from their part of a line between dots', () => {
  const html =
    '<p>Siete años de oficio · Urgencias con cita · Urgencias 24 horas</p><h2>Horario</h2><p>Lunes de 9:00 a 14:00</p>';
  expect(detectSite({ '/contacto/': page('Contacto', html) }).company.hours).toBe(
    'Lunes de 9:00 a 14:00; Urgencias 24 horas',
  );
});

test('emergencies round the clock are not in opening_hours', () => {
  const hours = (text: string) =>
    detectSite({ '/': page('Casa Luz', `<h2>Portes</h2><p>${text}</p>`) }).company.opening_hours;
  expect(hours('El servicio más pedido, disponible las 24 horas. Urgencias 24 horas')).toBeUndefined();
  expect(hours('Servicio disponible las 24 horas. Llame ya')).toHaveLength(1);
});

test('hours of a part that two lines state differently are left out', () => {
  const hours = (...lines: string[]) =>
    detectSite({ '/contacto/': page('Contacto', lines.map((line) => `<p>${line}</p><p>Lugo</p>`).join('')) }).company;
  const one = 'Recepción: 7:00 – 22:00';
  expect(hours(one).hours).toBe(one);
  expect(hours(one, 'Recepción: 24 horas')).not.toHaveProperty('hours');
  for (const other of ['Piscina: 9:00 – 20:00', '9:00 – 20:00', '2 Recepción: 9:00 – 20:00'])
    expect(hours(one, other).hours).toBe(one);
  expect(hours(one, 'Recepción: 9:00 – 20:00 en agosto').hours).toBe(`${one}; Recepción: 9:00 – 20:00 en agosto`);
  expect(hours(one, 'Recepción: urgencias 24 horas').hours).toBe(`${one}; Recepción: urgencias 24 horas`);
  const parts = (reception: string) => `Recepción ${reception}, Comedor 7:00 – 22:00, Piscina 9:00 – 20:00`;
  expect(hours(one, parts('24h'))).not.toHaveProperty('hours');
  expect(hours(one, parts('7:00 – 22:00')).hours).toBe(one);
});

test('three times without days, or four with names, are a timetable and no hours', () => {
  const hours = (times: string) =>
    detectSite({ '/': page('Casa Luz', `<h2>Horarios</h2><p>${times}</p>`) }).company.hours;
  expect(hours('10:00 - 11:30, 17:00 - 18:30')).toBe('10:00 - 11:30, 17:00 - 18:30');
  expect(hours('10:00 - 11:30, 17:00 - 18:30, 19:00 - 20:30')).toBeUndefined();
  expect(hours('Recepción 24h, cocina 7:00 - 22:00, piscina 7:00 - 20:00, sauna 9:00 - 18:00')).toBeUndefined();
  expect(hours('Turno A: 10:00 - 11:00, Turno B: 11:00 - 12:00, Turno C: 12:00 - 13:00')).toBeUndefined();
});

test('shifts below «Horarios» are in hours, and not in opening_hours', () => {
  const shifts = 'Jornada de mañana: 7:00 – 13:00, Jornada de tarde: 12:00 – 17:00, Jornada completa: 7:00 – 17:00';
  const lines = shifts.replace(/(.*?): (.*?)(?:, |$)/g, '<dt>$1</dt><dd>$2</dd>');
  const hours = (title: string) => detectSite({ '/': page('Casa Luz', `<h2>${title}</h2><dl>${lines}</dl>`) }).company;
  expect(hours('Horarios').hours).toBe(shifts);
  expect(hours('Horarios')).not.toHaveProperty('opening_hours');
  expect(hours('Horarios de verano y de curso').hours).toBeUndefined();
});

test('other hours than on the contact page are a contradiction if three pages state them', () => {
  const offer = (name: string) => page(name, '<h2>Pida ya</h2><p>Horario: Lunes a Viernes 8:00 - 18:00</p>');
  const site = (...names: string[]) => ({
    '/': page('Casa Luz', ''),
    '/contacto/': page('Contacto', '<p>Horario: Lunes a Viernes 8:00 - 17:00</p>'),
    ...Object.fromEntries(names.map((name) => [`/${name}/`, offer(name)])),
  });
  expect(conflicts(site('luz', 'gas'))).toEqual([]);
  expect(conflicts(site('luz', 'gas', 'agua'))).toEqual(['company.hours']);
});

test('hours of an online shop are not those of the business', () => {
  const hours = (shop: string) =>
    detectSite({ '/': page('Casa Luz', `<p>Todo en la ${shop}, abierta todos los días a cualquier hora.</p>`) })
      .company;
  expect(hours('tienda online')).not.toHaveProperty('hours');
  expect(hours('tienda de la plaza')).toHaveProperty('hours');
});

test('emergencies round the clock are not repeated if it is open round the clock', () => {
  const html = '<p>Abierto 24h, todos los días</p><h2>Otros</h2><p>Urgencias las 24 horas</p>';
  expect(detectSite({ '/contacto/': page('Contacto', html) }).company.hours).toBe('Abierto 24h, todos los días');
});

describe('hours of a season', () => {
  const footer = '<footer><p>Cerramos la última quincena de enero.</p></footer>';
  test('follow the hours of the whole year', () => {
    const { company } = detectSite({
      '/': page(
        'Casa Luz',
        `<p>Cocina abierta de 13:30 a 16:00. Lunes cerrado.</p><p>De junio a septiembre la terraza abre sin pausa, con horario ininterrumpido de 12:00 a 00:30.</p>${footer}`,
      ),
    });
    expect(company.hours).toBe(
      'Cocina abierta de 13:30 a 16:00. Lunes cerrado. De junio a septiembre la terraza abre sin pausa, con horario ininterrumpido de 12:00 a 00:30. Cerramos la última quincena de enero.',
    );
  });
  test('are not a contradiction', () => {
    expect(
      conflicts({
        '/': page('Casa Luz', '<p>Abrimos de lunes a viernes de 9:00 a 14:00.</p>'),
        '/contacto/': page('Contacto', '<p>En agosto abrimos de lunes a viernes de 8:00 a 13:00.</p>'),
      }),
    ).toEqual([]);
  });
});

test('emergencies round the clock follow the hours of the same page, and are not a contradiction', () => {
  const [ordinary, emergencies] = [
    'Lunes a viernes de 10:00 a 14:00 · Sábados de 10:30 a 13:30',
    'Fuera del horario de la clínica hay un veterinario de guardia las 24 horas, todos los días.',
  ];
  const footer = `<footer><p>${ordinary}</p></footer>`;
  const apart = {
    '/': page('Casa Luz', footer),
    '/urgencias/': page('Urgencias', `<p>${emergencies}</p>`),
  };
  expect(detectSite({ '/': page('Casa Luz', `<p>${emergencies}</p>${footer}`) }).company.hours).toBe(
    `${ordinary}; ${emergencies}`,
  );
  expect(detectSite(apart).company.hours).toBe(ordinary);
  expect(conflicts(apart)).toEqual([]);
});

test('hours of a season on another page are not in hours, and leave opening_hours out', () => {
  const summer = '<p>En agosto abrimos de lunes a viernes de 8:00 a 13:00.</p>';
  const of = (site: Record<string, string>) => {
    const { hours, opening_hours } = detectSite({
      '/': page('Casa Luz', '<p>Abrimos de lunes a viernes de 9:00 a 14:00.</p>'),
      ...site,
    }).company;
    return [hours, opening_hours?.length];
  };
  expect(of({})).toEqual(['Abrimos de lunes a viernes de 9:00 a 14:00.', 1]);
  expect(of({ '/contacto/': page('Contacto', summer) })).toEqual([
    'Abrimos de lunes a viernes de 9:00 a 14:00.',
    undefined,
  ]);
});

describe('a text that is not about the hours of the business', () => {
  test('such as a timetable of classes below «Horario de clases» is left out', () => {
    const { company } = detectSite({
      '/horarios/': page(
        'Horarios',
        '<p>Abierto de lunes a sábado de 7:00 a 22:00.</p><h2>Horario de clases</h2><table><tr><th>Hora</th><th>Lunes</th><th>Martes</th></tr><tr><td>19:00</td><td>Yoga</td><td>Pilates</td></tr></table>',
      ),
    });
    expect(company.hours).toBe('Abierto de lunes a sábado de 7:00 a 22:00.');
  });
  test('does not include the hours of a school below its own name', () => {
    const home = page('Clases particulares en Lugo', '<p>Abrimos de lunes a jueves de 16:00 a 21:00.</p>');
    expect(detectSite({ '/': home }).company.hours).toBe('Abrimos de lunes a jueves de 16:00 a 21:00.');
  });
  test('such as the hours of a sight nearby is left out', () => {
    const footer = '<footer><p>Recepción de 8:00 a 22:00 h</p></footer>';
    const site = {
      '/': page('Casa Luz', footer),
      '/entorno/': page('Entorno', '<p>El lago abre de 8:30 a 20:00.</p>'),
    };
    expect(detectSite(site).company.hours).toBe('Recepción de 8:00 a 22:00 h');
  });
  test('such as the hours of a branch or service page is not a contradiction', () => {
    const home = page('Casa Luz', '<p>Horario: de lunes a viernes de 10:00 a 20:00.</p>');
    const branch = page('Lugo', '<p>Horario: de lunes a viernes de 17:00 a 21:00.</p>');
    expect(conflicts({ '/': home, '/zonas/': page('Zonas', ''), '/zonas/lugo/': branch })).toEqual([]);
    const both =
      '<h2>Lugo</h2><p>Lunes a viernes de 10:00 a 20:00.</p><h2>Sarria</h2><p>Lunes a viernes de 16:00 a 21:30.</p>';
    expect(conflicts({ '/': home, '/quienes-somos/': page('Quiénes somos', both) })).toEqual([]);
    const surgery = page('Cirugía', '<p>Operamos martes y jueves de 9:00 a 14:00.</p>');
    expect(conflicts({ '/': home, '/servicios/': page('Servicios', ''), '/servicios/cirugia/': surgery })).toEqual([]);
  });
  test('such as a table head is not in prices', () => {
    const { company } = detectSite({
      '/precios/': page(
        'Precios',
        '<table><tr><th>Servicio</th><th>Precio</th></tr><tr><td>Revisión</td><td>20 €</td></tr></table>',
      ),
    });
    expect(company.prices).toBe('Revisión: 20 €');
  });
});

test('days without times are hours if no text or markup states times', () => {
  const days = '<p>Abrimos de lunes a viernes.</p>';
  const contact = (html: string) => ({ '/contacto/': page('Horario', html) });
  expect(detectSite(contact(days)).company).toMatchObject({ hours: 'Abrimos de lunes a viernes.' });
  expect(detectSite(contact(days)).company).not.toHaveProperty('opening_hours');
  const times = 'Lunes a viernes, de 9:00 a 14:00';
  const home = page('Casa Luz', `</main><footer>${times}</footer>`);
  expect(detectSite({ '/': home, ...contact(days) }).company.hours).toBe(times);
  const markup = `<script type="application/ld+json">{"@type":"LocalBusiness","openingHours":"Mo-Fr 09:00-14:00"}</script>`;
  expect(detectSite(contact(days + markup)).company.opening_hours).toHaveLength(1);
  const other = markup.replace('Mo-Fr 09:00-14:00', 'Mo-Fr 16:00-20:00');
  expect(detectSite(contact(days + markup + other)).company).not.toHaveProperty('opening_hours');
});

test('a link with days and times is in hours, and one with days only is not', () => {
  const bar = (text: string) => ({ '/': page('Casa Luz', `<a href="/contacto/">${text}</a>`) });
  expect(detectSite(bar('Lunes a viernes de 9 a 13h')).company.hours).toBe('Lunes a viernes de 9 a 13h');
  expect(detectSite(bar('Todos los horarios de lunes a viernes')).company).not.toHaveProperty('hours');
});

test('times on a page of prices are hours below the heading «Horario»', () => {
  const prices = (title: string) => ({
    '/': page('Casa Luz', ''),
    '/tarifas/': page('Tarifas', `<h2>${title}</h2><p>Lunes a viernes de 8:00 a 20:00</p>`),
  });
  expect(detectSite(prices('Tarifa de día')).company).not.toHaveProperty('hours');
  expect(detectSite(prices('Horario')).company.hours).toBe('Lunes a viernes de 8:00 a 20:00');
});

test('days in one column are paired with times in the next if there are as many', () => {
  const told = (...lines: string[]) => {
    const html = `<h2>Horario</h2>${lines.map((line) => `<p>${line}</p>`).join('')}`;
    return detectSite({ '/': page('Casa Luz', html) }).company.hours;
  };
  expect(told('Lunes', 'Martes', '9:00-14:00', '10:00-13:00')).toBe('Lunes: 9:00-14:00; Martes: 10:00-13:00');
  expect(told('Lunes', '9:00-14:00', '16:00-20:00', 'Martes')).toBe('Lunes: 9:00-14:00, 16:00-20:00; Martes');
  expect(told('Lunes', 'Martes', '9:00-14:00')).toBe('Lunes, Martes: 9:00-14:00');
  expect(told('Lunes', '9:00-14:00')).toBe('Lunes: 9:00-14:00');
});

test('times on a page without a role are hours below «Horario», unless the page is in a folder', () => {
  const at = (path: string, html: string) => ({ '/': page('Casa Luz', ''), [path]: page('Taller', html) });
  const times = '<p>Lunes a viernes de 8:00 a 20:00</p>';
  expect(detectSite(at('/taller/', times)).company).not.toHaveProperty('hours');
  expect(detectSite(at('/taller/', `<h2>Horario</h2>${times}`)).company.hours).toBe('Lunes a viernes de 8:00 a 20:00');
  expect(detectSite(at('/obras/taller/', `<h2>Horario</h2>${times}`)).company).not.toHaveProperty('hours');
  expect(detectSite(at('/horarios-y-precios/', times)).company.hours).toBe('Lunes a viernes de 8:00 a 20:00');
});

test('hours in an article are a contradiction only below a heading about the business', () => {
  const home = page('Casa Luz', '<h2>Horario</h2><p>Lunes a viernes de 8:00 a 20:00</p>');
  const article = (heading: string) =>
    page('La comarca', `<h2>${heading}</h2><p>Entrada: 9 €. Horario: 9:00 a 14:00 todos los días.</p>`);
  expect(conflicts({ '/': home, '/la-comarca/': article('El castillo de Lugo') })).toEqual([]);
  expect(conflicts({ '/': home, '/la-comarca/': article('Nuestro horario') })).toEqual(['company.hours']);
});

describe('openingHoursSpecification of the markup', () => {
  const hoursOf = (...specifications: object[]) => {
    const data = { '@type': 'Dentist', name: 'Casa Luz', openingHoursSpecification: specifications };
    const markup = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    return detectSite({ '/': page('Casa Luz', '<p>Hola.</p>', markup) }).company.hours;
  };
  const monday = { dayOfWeek: 'https://schema.org/Monday', opens: '09:00:00', closes: '14:00' };
  const sunday = { dayOfWeek: ['Sunday'], opens: '10:00', closes: '13:00' };
  test('gives one sentence with all days', () => {
    expect(hoursOf(monday, sunday)).toBe('Lunes de 9:00 a 14:00; domingo de 10:00 a 13:00');
  });
  test('is ignored if it holds for a part of the year, is closed or incomplete', () => {
    expect(hoursOf(monday, { ...sunday, validFrom: '2024-07-01' })).toBe('Lunes de 9:00 a 14:00');
    expect(hoursOf(monday, { ...sunday, validThrough: '2024-07-31' })).toBe('Lunes de 9:00 a 14:00');
    expect(hoursOf(monday, { ...sunday, opens: '00:00', closes: '00:00' })).toBe('Lunes de 9:00 a 14:00');
    expect(hoursOf({ ...monday, closes: undefined })).toBeUndefined();
    expect(hoursOf({ ...monday, opens: undefined })).toBeUndefined();
    expect(hoursOf({ ...monday, dayOfWeek: 'PublicHolidays' })).toBeUndefined();
  });
});

describe('hours of the markup', () => {
  const markup = (name: string, hours: string): string =>
    `<script type="application/ld+json">{"@type":"Dentist","name":"${name}","openingHours":"${hours}"}</script>`;
  test('are ignored if it names another business', () => {
    const site = { '/': page('Casa Luz', '<p>Hola.</p>', markup('Dental Theme', 'Mo-Fr 09:00-17:00')) };
    expect(detectSite(site).company).not.toHaveProperty('hours');
    expect(detectSite(site, { brand: 'Dental Theme' }).company).toHaveProperty('hours');
  });
  test.each([
    ['Dental Theme', 'Luz', true],
    ['Luz', 'Dental Theme', true],
    ['Luz', 'Luz', false],
  ])('with the name of the title «%s» or the heading «%s», not the brand, are used: %s', (title, heading, isSource) => {
    const html = `<html lang="es"><title>${title}</title>${markup('Dental Theme', 'Mo-Fr 09:00-17:00')}<h1>${heading}</h1></html>`;
    expect('hours' in detectSite({ '/': html }, { brand: 'Luz' }).company).toBe(isSource);
  });
  test('are used if half the words of its name are those of the brand, or it has none', () => {
    const hoursOf = (name: string) =>
      detectSite({ '/': page('Casa Luz', '<p>Hola.</p>', markup(name, 'Mo-Fr 09:00-17:00')) }).company.hours;
    expect(hoursOf('Casa Luz Dental Theme')).toBe('Lunes a viernes de 9:00 a 17:00');
    expect(hoursOf('Casa Dental Theme')).toBeUndefined();
    expect(hoursOf('')).toBe('Lunes a viernes de 9:00 a 17:00');
  });
  test('are compared with the hours of the page, with English names of days too', () => {
    const visible = '<p>Abrimos de lunes a viernes de 10:00 a 14:00.</p>';
    const told = (name: string) => conflicts({ '/': page('Casa Luz', visible, markup(name, 'Mon-Fri 09:00-17:00')) });
    expect(told('Casa Luz')).toEqual(['company.hours']);
    expect(told('Dental Theme')).toEqual([]);
  });
});
