import { describe, expect, test } from 'vitest';
import { detectSite } from '../detect-site.ts';

const company = (path: string, title: string, main: string) =>
  detectSite({
    '/': '<html lang="es"><title>Luz</title></html>',
    [path]: `<html lang="es"><title>${title}</title><main><h1>${title}</h1>${main}</main></html>`,
  }).company;

describe('how_to_ask', () => {
  test.each([
    ['Envíenos referencias y cantidades con este formulario y recibirá nuestra oferta.'],
    ['Traiga su equipo sin cita o escríbanos por WhatsApp.'],
    ['Reserva tu cita aquí mismo o escríbenos por WhatsApp.'],
  ])('is a sentence in the words of any trade: %s', (sentence) => {
    expect(company('/contacto/', 'Contacto', `<p>${sentence}</p>`).how_to_ask).toBe(sentence);
  });
  test('is the sentence that promises an answer, not the one that only says to call', () => {
    const answered = 'Escríbenos y te contestaremos en breve.';
    const main = `<p>Si es urgente, mejor llámanos.</p><p>${answered}</p>`;
    expect(company('/contacto/', 'Contacto', main).how_to_ask).toBe(answered);
  });
  test('is not a sentence about other businesses', () => {
    const told = (who: string) =>
      company('/contacto/', 'Contacto', `<p>${who} se reservan por WhatsApp, por teléfono o con un formulario.</p>`)
        .how_to_ask;
    expect(told('Las mesas')).toBeDefined();
    expect(told('La mayoría de las casas de la villa')).toBeUndefined();
  });
});

test('a sentence on how to arrive is not how_to_ask', () => {
  const told = (text: string) =>
    detectSite({ '/': `<html lang="en"><title>Luz</title><h1>Contact</h1><p>${text}</p></html>` }, { language: 'en' })
      .company.how_to_ask;
  const form = 'your appointment and fill out the request form to send us.';
  expect(told(`Please arrive before ${form}`)).toBeUndefined();
  expect(told(`Please book ${form}`)).toBe(`Please book ${form}`);
});

test('the tax is read from the head of a column of prices', () => {
  const row = '<tr><td>Visita</td><td>30 €</td></tr><tr><td>Revisión</td><td>60 €</td></tr>';
  const told = (head: string) =>
    company('/precios/', 'Precios', `<table><tr><th>Servicio</th><th>${head}</th></tr>${row}</table>`).tax;
  expect(told('Precio (IVA incluido)')).toBe('Precio (IVA incluido)');
  expect(told('Precio')).toBeUndefined();
});

test('the legal notice is a sentence with the seat of who is responsible for the data', () => {
  const told = (text: string) => company('/privacidad/', 'Aviso de privacidad', `<p>${text}</p>`).legal_notice;
  const holder =
    'Elena Duarte Solís, con domicilio en Calle Real 15, Puebla, es responsable del tratamiento de sus datos.';
  expect(told(holder)).toBe(holder);
  expect(told('Quien nos escribe con domicilio en Puebla es responsable de lo que escribe.')).toBeUndefined();
});

test('the service model is left out if the site enrols visitors, and else says that nothing is booked online', () => {
  const model = (main: string) => {
    const about = '<meta name="description" content="Casa Luz da clases de barro en Sarria.">';
    return detectSite({ '/': `<html lang="es"><title>Luz</title>${about}<h1>Luz</h1>${main}` }).company.service_model;
  };
  expect(model('<p>Damos clases.</p>')).toEqual({
    description: 'Casa Luz da clases de barro en Sarria.',
    online_booking: false,
  });
  const french =
    '<html lang="fr"><title>Luz</title><meta name="description" content="La maison cuit le pain à Sarria."><p>';
  expect(detectSite({ '/': french }, { language: 'fr' }).company.service_model).toBeUndefined();
  expect(model('<p><a href="https://otro.example/alta">Inscribirme ahora</a></p>')).toBeUndefined();
  expect(model('<p>La inscripción se hace en línea.</p>')).toBeUndefined();
  expect(model('<p>Inicia tu postulación online.</p>')).toBeUndefined();
});

test('a link to a cart that invites to buy makes a service model', () => {
  const shop = (label: string) => company('/vino/', 'Vino', `<a href="/carrito/">${label}</a>`).service_model;
  expect(shop('Comprar')).toEqual({ description: 'Comprar', online_booking: true });
  expect(shop('Cesta')).toBeUndefined();
});

test('an amount without a name is not a price', () => {
  const told = (text: string) => company('/precios/', 'Precios', `<p>${text}</p>`).prices;
  for (const amount of ['$400.000 COP', '400 MXN', 'desde S/ 80 soles', '90 dólares', '$ 900 ARS'])
    expect([told(`Precio: ${amount}`), told(`Precio del salón: ${amount}`)]).toEqual([
      undefined,
      `Precio del salón: ${amount}`,
    ]);
});

test('the warranty is read beside a description, once', () => {
  const about = 'Casa Luz hace muebles de encina en Sarria.';
  const model = (text: string) =>
    detectSite({
      '/': `<html lang="es"><title>Luz</title><meta name="description" content="${about}"></html>`,
      '/garantia/': `<html lang="es"><title>Garantía | Luz</title><h1>Garantía</h1><p>${text}</p></html>`,
    }).company.service_model;
  const text = 'Todas las obras tienen una garantía de 2 años en mano de obra.';
  expect(model(text)).toEqual({ description: about, warranty: text, online_booking: false });
  expect(model(`${text}</p><p><a href="/carrito/">Comprar</a>`)).toEqual({
    description: 'Comprar',
    warranty: text,
    online_booking: true,
  });
  const redone = 'Garantía: si algo falla en 48 horas, lo repetimos sin coste.';
  expect(model(redone)).toMatchObject({ warranty: 'Si algo falla en 48 horas, lo repetimos sin coste.' });
  expect(model('Te garantizamos respuesta en menos de 48 horas.')).not.toHaveProperty('warranty');
  expect(model('Garantía de calidad en todo.')).not.toHaveProperty('warranty');
});

test('a guarantee on a page without a role is not a fact, on «Cómo trabajamos» it is', () => {
  const text = 'Un profesional serio te da un presupuesto claro. Garantía de 2 años en toda la obra.';
  expect(company('/cuanto-cobra/', 'Cuánto cobra un pintor', `<p>${text}</p>`)).not.toHaveProperty('service_model');
  expect(company('/como-trabajamos/', 'Cómo trabajamos', `<p>${text}</p>`)).toHaveProperty('service_model');
});

test('the tax of a single price is not the tax', () => {
  expect(company('/vacunas/', 'Vacunas', '<p>Vacuna de la rabia: 35 €, IVA incluido.</p>')).not.toHaveProperty('tax');
});

test('the tax is the part of a line between dots that speaks of it', () => {
  const line = 'Según temporada &nbsp;·&nbsp; Precios con IVA incluido &nbsp;·&nbsp; Reservas: 982 00 00 00';
  expect(company('/precios/', 'Precios', `<p>${line}</p>`).tax).toBe('Precios con IVA incluido');
});

test('the legal notice has the holder, tax numbers and professional college, by any label', () => {
  const lines = [
    'Responsable: Rosa Luz Prieto.',
    'Nombre comercial: Casa Luz.',
    'NIF: 00000000T.',
    'B27000111.',
    'Colegio profesional: Colegio de la Abogacía de Lugo.',
  ];
  expect(company('/aviso-legal/', 'Aviso legal', `<p>${lines.join(' ')}</p>`).legal_notice).toBe(lines.join(' '));
  const below = (text: string) =>
    company('/aviso-legal/', 'Aviso legal', `<h2>Titular</h2><p>${text}</p>`).legal_notice;
  const holder = 'Rosa de la Luz Prieto, autónoma, calle Mayor, 5.';
  expect([below(holder), below('Autónoma, calle Mayor, 5.')]).toEqual([holder, undefined]);
});

test('the holder of an account on a page without a role is not in the legal notice', () => {
  const noticeOf = (path: string, text: string) =>
    company(path, 'Apoyo', `<h2>Transferencia</h2><p>${text}</p>`).legal_notice;
  expect(noticeOf('/apoyo/', 'Nombre del titular: Ana Luz')).toBeUndefined();
  expect(noticeOf('/contacto/', 'Titular: Ana Luz')).toBe('Titular: Ana Luz');
  expect(noticeOf('/apoyo/', 'Titular: Ana Luz. NIF: 00000000T')).toBe('Titular: Ana Luz. NIF: 00000000T');
  expect(noticeOf('/apoyo/', 'Titular: Casa Luz, S.L.')).toBe('Titular: Casa Luz, S.L.');
});

test('a list of clients is not the legal notice', () => {
  const list = (...lines: string[]) => lines.map((line) => `<li>${line}</li>`).join('');
  const clients = ['Tanques Luz S.A.', 'Pardo y Sol S.A.', 'Ríos Hermanos S.L.', 'Casa Mar S.A.'];
  expect(company('/clientes/', 'Clientes', list(...clients))).not.toHaveProperty('legal_notice');
  expect(company('/clientes/', 'Luz', list('Titular: Casa Luz S.L.', 'Calle Mayor, 5')).legal_notice).toMatch(
    /^Titular/,
  );
});

describe('prices', () => {
  test('are a rule on prices, not terms of cancellation or of local taxes', () => {
    const { prices } = company(
      '/tarifas/',
      'Tarifas',
      '<p>Precios por habitación y noche, desayuno incluido.</p><p>Cancelación gratuita hasta siete días antes.</p><p>Las tasas se pagan aparte y no dependen de nosotros.</p>',
    );
    expect(prices).toBe('Precios por habitación y noche, desayuno incluido.');
  });
  test('are not a sentence with a year or days after «desde»', () => {
    const { prices } = company('/tarifas/', 'Tarifas', '<p>Guisamos sin prisa desde 1968.</p>');
    expect(prices).toBeUndefined();
    const english = detectSite(
      { '/': '<html lang="en"><title>Luz</title><h1>Rates</h1><p>Closed from 10 January to 15 February.</p></html>' },
      { language: 'en' },
    );
    expect(english.company).not.toHaveProperty('prices');
  });
  test('are the price of one thing with its name if no page has general ones', () => {
    expect(company('/grupos/', 'Menús de grupo', '<p>Menús de grupo desde 28 € por persona.</p>').prices).toBe(
      'Menús de grupo desde 28 € por persona',
    );
    expect(company('/bodas/', 'Bodas', '<p>El cubierto cuesta desde 90 €.</p>').prices).toBe(
      'Bodas: El cubierto cuesta desde 90 €',
    );
  });
  test.each([
    'Ahorra hasta 300 € al año en la factura, con un coste fijo.',
    'El coste de la ayuda: hasta 3.000 € por persona desde enero.',
    'Las multas van desde 600 € por persona.',
  ])('are not an amount of a saving, grant or fine: «%s»', (text) =>
    expect(company('/grupos/', 'Grupos', `<p>${text}</p>`)).not.toHaveProperty('prices'),
  );
  test('are not a promise of a price or free quote', () => {
    for (const text of [
      'Te respondemos con el precio cerrado.',
      'Presupuesto gratuito y sin compromiso.',
      'La visita es gratis, para darle un precio exacto.',
    ])
      expect(company('/tarifas/', 'Tarifas', `<p>${text}</p>`)).not.toHaveProperty('prices');
  });
  test('are the list, if two pages disagree on a free visit', () => {
    const page = (title: string, text: string) =>
      `<html lang="es"><title>${title} | Luz</title><h1>${title}</h1><p>${text}</p></html>`;
    const { company: told } = detectSite({
      '/': page('Luz', 'El desplazamiento es gratis.'),
      '/precios/': page('Precios', 'Corte: 12 €</p><p>Tinte: 30 €</p><p>El desplazamiento se cobra aparte.'),
    });
    expect(told.prices).toBe('Corte: 12 €; Tinte: 30 €');
  });
});

test('the mark of a footnote is removed from a fact', () => {
  expect(company('/tarifas/', 'Tarifas', '<p>* Precios sin IVA (21 %).</p>').tax).toBe('Precios sin IVA (21 %).');
});

test('performed_by is a sentence in the words of any trade', () => {
  const sentence = 'Todos los tratamientos los realizan odontólogos colegiados de la clínica.';
  const site = company('/como-trabajamos/', 'Cómo trabajamos', `<p>${sentence}</p>`);
  expect(site.service_model?.performed_by).toBe(sentence);
});

describe('how_to_ask, without contact data,', () => {
  const ask = (text: string) => company('/contacto/', 'Contacto', `<p>${text}</p>`).how_to_ask;
  test.each([
    ['Envíanos un WhatsApp al 600-000-000 y dinos qué buscas.', 'Envíanos un WhatsApp y dinos qué buscas.'],
    ['Llámanos al 600 000 000 y dinos dónde estás.', 'Llámanos y dinos dónde estás.'],
    ['Elige la ruta y haz tu reserva.', 'Elige la ruta y haz tu reserva.'],
    ['Escríbenos con las fechas y cuántos sois.', 'Escríbenos con las fechas y cuántos sois.'],
    ['Agenda por WhatsApp con la matrícula.', 'Agenda por WhatsApp con la matrícula.'],
    ['No dudes en preguntarnos.', 'No dudes en preguntarnos.'],
    [
      'Si tienes alguna duda, puedes ponerte en contacto conmigo.',
      'Si tienes alguna duda, puedes ponerte en contacto conmigo.',
    ],
    ['Escribinos por el canal que prefieras.', 'Escribinos por el canal que prefieras.'],
    ['Te atendemos por WhatsApp', 'Te atendemos por WhatsApp'],
    [
      'Para una consulta o comentario puedes usar este formulario.',
      'Para una consulta o comentario puedes usar este formulario.',
    ],
  ])('for «%s» is «%s»', (text, told) => expect(ask(text)).toBe(told));
  test.each([
    'Llama al 600 000 000.',
    'Escríbenos para trabajar con nosotros y manda tu currículum.',
    'Ven a vernos.',
    'Ponte en contacto',
    'o rellena el formulario de contacto',
    'Si la tuya no aparece, llámanos al 600 000 000.',
  ])('is absent for «%s»', (text) => expect(ask(text)).toBeUndefined());
});

test.each([
  ['without a menu', '', undefined],
  ['in the menu', '<nav><a href="/masajes/">Masajes</a></nav>', 'Haz tu reserva con cuatro horas, por WhatsApp.'],
])('how_to_ask of a page without a role that is %s', (_, menu, told) => {
  const site = detectSite({
    '/': `<html lang="es"><title>Luz</title>${menu}</html>`,
    '/masajes/': '<html lang="es"><h1>Masajes</h1><p>Haz tu reserva con cuatro horas, por WhatsApp.</p></html>',
  });
  expect(site.company.how_to_ask).toBe(told);
});

describe('coverage', () => {
  const coverage = (text: string) => company('/donde/', 'Cobertura', `<p>${text}</p>`).coverage;
  const also = 'Atendemos en Sada. También prestamos asesoría en todo el país.';
  test.each([
    [also, also],
    ['Atendemos en Sada. También hacemos facturas.', 'Atendemos en Sada.'],
  ])('includes the next sentence only if it names a place: %s', (text, told) => expect(coverage(text)).toBe(told));
  test.each([
    'Hacemos mudanzas en Sarria, Lugo y Monforte.',
    'Visitamos a domicilio en Sarria y Lugo.',
    'Atendemos asuntos en los juzgados de Lugo y Sarria.',
    'Llevamos los encargos a Sarria los viernes.',
    'Recogemos y entregamos a domicilio en Lugo y Sarria por 6 €.',
    '» Hacemos mudanzas en Sarria y Lugo.',
    'Hacemos mudanzas en «La Muralla» de Lugo y en Sarria »',
  ])('is a sentence such as «%s»', (text) => expect(coverage(text)).toBe(text));
  test('is left out if another page limits the places, and stays if it limits the days', () => {
    const page = (title: string, text: string) =>
      `<html lang="es"><title>${title} | Luz</title><h1>${title}</h1><p>${text}</p></html>`;
    const told = (other: string) =>
      detectSite({
        '/cobertura/': page('Cobertura', 'Atendemos toda la comarca de Lugo.'),
        '/': page('Luz', other),
      }).company.coverage;
    expect(told('Trabajamos solo de lunes a sábado.')).toBe('Atendemos toda la comarca de Lugo.');
    expect(told('Solo trabajamos con cita previa.')).toBe('Atendemos toda la comarca de Lugo.');
    expect(told('Solo atendemos en Sarria.')).toBeUndefined();
    expect(told('Trabajamos exclusivamente en Sarria.')).toBeUndefined();
  });
});

test('an empty description is replaced by the first paragraph', () => {
  const told = (meta: string) =>
    detectSite({
      '/': `<html lang="es"><title>Casa Luz</title><meta name="description" content="${meta}"><main><h1>Casa Luz</h1><p>Hacemos y arreglamos muebles de encina en Sarria.</p></main></html>`,
    }).company.description;
  for (const hollow of ['Información general de Casa Luz', 'Página web oficial de Casa Luz', 'Bienvenidos a Casa Luz'])
    expect(told(hollow)).toBe('Hacemos y arreglamos muebles de encina en Sarria.');
  expect(told('Muebles de Casa Luz')).toBe('Muebles de Casa Luz');
});

test('the legal notice begins with the sentence that names the holder before a list', () => {
  const notice =
    'La web luz.example es propiedad de Maderas del Norte, cuyos datos son:</p><ul><li>CIF: B00000000</li></ul><p>';
  expect(company('/aviso-legal/', 'Aviso legal', `<p>${notice}</p>`).legal_notice).toContain('Maderas del Norte');
});

test('online booking is true with a calendar of bookings, a voucher to buy or a link to pay, and not with other calendars or a transfer', () => {
  const booking = (main: string) => company('/reservas/', 'Reservas', main).service_model?.online_booking;
  expect(booking('<h2>Calendario de reservas</h2><div>Cargando…</div>')).toBe(true);
  expect(booking('<p><a href="#vale">Comprar vale</a></p>')).toBe(true);
  expect(booking('<p><a href="/pago/">Pagar la señal</a></p>')).toBe(true);
  for (const none of ['<h2>Calendario de actividades</h2><p>Luz</p>', '<p>La señal se paga por transferencia.</p>'])
    expect(booking(none)).not.toBe(true);
});
