import { describe, expect, it } from 'vitest';
import type { CompanyInfo } from '../../../../shared/contract/schemas.ts';
import { detectSite } from '../detect-site.ts';

const page = (title: string, main: string, language = 'es'): string =>
  `<html lang="${language}"><title>${title} | Casa Luz</title><main><h1>${title}</h1>${main}</main></html>`;
const companyOf = (text: string, path = '/contacto/', title = 'Contacto'): CompanyInfo =>
  detectSite({ '/': page('Casa Luz', ''), [path]: page(title, `<p>${text}</p>`) }).company;

describe('a sentence that states a fact, and one with its words only', () => {
  it.each<[field: 'hours' | 'coverage' | 'prices' | 'legal_notice' | 'tax', told: string, not: string]>([
    [
      'hours',
      'Abrimos de lunes a viernes de 9:00 a 14:00.',
      'Se ruega avisar con al menos 24 horas de antelación a la asistencia.',
    ],
    ['hours', 'Servicio de grúas las 24 horas.', 'Atendemos su aviso en menos de 24 horas.'],
    ['hours', 'Abierto a diario de 9:00 a 14:00.', 'El museo abre a diario de 9:00 a 14:00.'],
    ['hours', 'Disponible les 24 h.', 'Pressupost disponible: responem en menys de 24 h.'],
    [
      'coverage',
      'Damos servicio en toda la provincia de Lugo.',
      'Damos servicio en un plazo breve a todos los clientes.',
    ],
    [
      'coverage',
      'Nos desplazamos a cualquier zona de Lugo.',
      'Casa Luz trabaja en la mejora de sus servicios en todo momento.',
    ],
    [
      'coverage',
      'Servicio de grúas en toda la provincia de Lugo.',
      'Prácticas en el hospital Mayor de Lugo: en el servicio de cirugía y en el de traumatología.',
    ],
    [
      'coverage',
      'Trabajamos en Lugo y Sarria.',
      'Nuestro servicio convierte cada sesión de Reiki de Luz en un descanso.',
    ],
    [
      'prices',
      'En las cuotas hay un descuento del 10 %.',
      'El descuento de haberes es la cuota que se deduce del recibo.',
    ],
    ['prices', 'La tarifa es fija, sin sorpresas.', 'Hasta 36 cuotas fijas sin sorpresas.'],
    ['prices', 'La tarifa es de 30 € por hora.', 'Zona de espera con conexión gratuita y aparcamiento sin coste.'],
    ['prices', 'Los honorarios son fijos, sin costos ocultos.', 'Te damos un presupuesto gratis, sin costos ocultos.'],
    ['prices', 'Precios con el IVA incluido.', 'Buenos precios con una atención incluida que te ahorra tiempo.'],
    [
      'coverage',
      'Brindamos el mejor servicio en toda la provincia de Lugo.',
      'Brindando el mejor servicio de luz en Lugo',
    ],
    ['prices', 'Los honorarios van según la dificultad.', 'La cuota se descuenta del haber según las condiciones.'],
    ['prices', 'El precio depende del tamaño de la pieza.', 'Llámanos y pide presupuesto gratis y sin compromiso.'],
    [
      'legal_notice',
      'Casa Luz S.L. es titular de este sitio web.',
      'Casa Luz S.L. no es responsable de los daños que causen los enlaces de este sitio web, ni lo es su titular.',
    ],
    ['prices', 'El desplazamiento es gratuito en Lugo.', 'Precio: 55 €'],
    [
      'prices',
      'El costo de una obra varía según el material y los metros.',
      'El costo de una obra es cosa de cada cual.',
    ],
    [
      'prices',
      'Los precios son meramente informativos y pueden cambiar.',
      'Los precios están en un folleto informativo de la entrada.',
    ],
    ['prices', 'Tarifas transparentes y fijas.', 'Velocidad, precio y uso aproximado en una sola lectura.'],
    [
      'prices',
      'We give you a fixed price in writing.',
      'The requested depth should be written into the quote rather than told.',
    ],
    [
      'prices',
      'Honorarios pactados y documentados por escrito.',
      'El precio y el plazo se dicen, el plazo por escrito.',
    ],
    ['prices', 'El precio sale por metro y por la altura.', 'Presupuesto sin compromiso en cada trabajo.'],
    ['prices', 'El precio se calcula por los metros.', 'El precio se calcula aquí.'],
    ['coverage', 'Servicios prestados por toda la ciudad.', 'Servicios prestados por quien sabe del oficio.'],
    ['coverage', 'Atendemos en Lugo y Sarria.', 'Atendemos en inglés y emitimos papeles para viajar a Lugo.'],
    ['coverage', 'Vamos con el taller móvil a Sarria.', 'Vamos a cambiar la costura en Galicia.'],
    ['coverage', 'Llevamos la máquina arreglada a Sarria.', 'Llevamos más de treinta años en Sarria.'],
    [
      'coverage',
      'La cobertura de nuestro servicio comprende toda la provincia de Lugo.',
      'Contamos con una amplia cobertura de hospitales a nivel nacional.',
    ],
    ['coverage', 'Damos servicio en «La Muralla», en Lugo.', '“Damos servicio en La Muralla, en Lugo.'],
    ['coverage', 'Fletes en todo el país.', 'Fletes en todo momento.'],
    [
      'coverage',
      'Nuestra cobertura de servicio comprende las comunas de Ñuñoa y Macul.',
      'La cobertura de la póliza comprende daños de Obra.',
    ],
    ['coverage', 'Sesiones presenciales en Sarria y online.', 'Formación presencial en la Universidad de Lugo.'],
    [
      'coverage',
      'Atendemos sobre todo a clientas del Ensanche, Sarria y Lugo.',
      'Atendemos sobre todo a clientas de todas las edades.',
    ],
    ['coverage', 'Elige entrega a domicilio en Sarria o recogida.', 'Elige entrega a domicilio en un día.'],
    ['prices', 'La primera consulta es gratuita, sin costes.', 'Te presentamos un presupuesto detallado sin cargo.'],
    [
      'legal_notice',
      'SALUD LUZ S A P I DE CV con domicilio en Mayor 5, Sarria.',
      'SALUD LUZ con domicilio en Mayor 5, Sarria.',
    ],
    ['tax', 'El IVA se indica por separado en la factura.', 'El IVA se indica en la factura.'],
    ['legal_notice', 'Titular: Ana Luz Pardo. NIF: 00000000T.', 'DNI vigente del titular y domicilio del solicitante.'],
    [
      'legal_notice',
      'Casa Luz, S.L., CIF B00000000 y dirección en Mayor, 7, Lugo.',
      'Los datos se tratan en servidores que gestiona Nube Luz, S.L., CIF B00000000 y dirección en Mayor, 7, Lugo.',
    ],
    [
      'legal_notice',
      'Casa Luz Ltd, registered in Wales, company number 0000000, office at Mill Street.',
      'This site is hosted by Nube Luz Ltd, registered in Wales, company number 0000000, office at Mill Street.',
    ],
    ['tax', 'Los precios incluyen el IVA.', 'El impuesto se paga en la sede del ayuntamiento.'],
    [
      'tax',
      'IVA: las tarifas llevan el general del 21 % incluido.',
      'IVA: liquidamos el impuesto con las tarifas vigentes (general del 21 %) y lo presentamos ante la Hacienda local.',
    ],
    [
      'tax',
      'A los precios se suma el impuesto general (IVA del 21 %).',
      'Una empresa paga el impuesto de la renta (35 %), el impuesto general (IVA del 21 %) y el del patrimonio.',
    ],
    [
      'legal_notice',
      'Obras Luz, SAS. NIT 000.000.000-0. Domicilio: calle Mayor, Lugo.',
      'Para crear una SAS hay que inscribir la empresa en el registro mercantil, indicar un domicilio y obtener el NIT.',
    ],
    [
      'prices',
      'Los precios son orientativos y varían según el largo.',
      'Puedes consultar los precios orientativos en la página de cada servicio.',
    ],
  ])('%s is «%s», and absent for «%s»', (field, told, not) => {
    const [path, title] = field === 'legal_notice' ? ['/aviso-legal/', 'Aviso legal'] : ['/precios/', 'Precios'];
    const [at, name] = field === 'hours' || field === 'coverage' ? ['/contacto/', 'Contacto'] : [path, title];
    expect(companyOf(told, at, name)[field]).toContain(told.replace(/^.*: /, ''));
    expect(companyOf(not, at, name)).not.toHaveProperty(field);
  });
});

describe('performed_by', () => {
  const modelOf = (text: string) => companyOf(text, '/como-trabajamos/', 'Cómo trabajamos').service_model;
  it.each(['Nuestros cursos son impartidos por profesores titulados.', 'Las obras las hace una empresa local.'])(
    'is a sentence such as «%s», also as description',
    (text) => expect(modelOf(text)).toMatchObject({ performed_by: text, description: text }),
  );
  it.each([
    'El masaje es seguro cuando lo practica un profesional, y es realizado por especialistas en todo el mundo.',
    'Es el equipo quien los hace posibles.',
    'Los circuitos tienen riesgos que hacen imprescindible una inspección técnica.',
  ])('is absent for «%s»', (text) => expect(modelOf(text)).toBeUndefined());
});

it('a rule on prices is read from a page of one thing only if it speaks of all prices', () => {
  expect(companyOf('El precio depende del tamaño de la pieza.', '/obras/mesas/', 'Mesas')).not.toHaveProperty('prices');
  const text = 'Nuestros precios dependen del tamaño de la pieza.';
  expect(companyOf(text, '/obras/mesas/', 'Mesas').prices).toBe(text);
  expect(companyOf('Los precios van desde 20 € hasta 90 €.', '/obras/mesas/', 'Mesas').prices).toBe(
    'Mesas: Los precios van desde 20 € hasta 90 €',
  );
});

it('an amount below a heading is in prices only if the heading asks for a price or the text speaks of all prices', () => {
  const priceBelow = (heading: string, text = 'El coste es de menos de 100 euros.') =>
    companyOf(`Luz</p><h2>${heading}</h2><p>${text}`, '/que-hacemos/', 'Qué hacemos').prices;
  expect(priceBelow('Cancelación de hipotecas')).toBeUndefined();
  expect(priceBelow('¿Cuánto cuesta una visita?')).toBe('El coste es de menos de 100 euros.');
  for (const all of ['Nuestros precios son fijos: 20 € por hora.', 'Trabajamos siempre a precio fijo.'])
    expect(priceBelow('Hipotecas', all)).toBe(all);
});

it('an answer to another question, or a promise, is not in prices', () => {
  const priceOf = (main: string) => companyOf(`Luz</p>${main}<p>`, '/precios/', 'Precios').prices;
  const asked = (question: string) => priceOf(`<h2>${question}</h2><p>Puedes tener un plan de precio fijo.</p>`);
  expect(asked('¿Puedo cambiar más adelante?')).toBeUndefined();
  expect(asked('¿Cuánto cobra un velero?')).toBe('Puedes tener un plan de precio fijo.');
  expect(asked('¿Qué precio tiene?')).toBe('Puedes tener un plan de precio fijo.');
  expect(priceOf('<p>Presupuesto sin sorpresas.</p><p>Vela: 9 €</p>')).toBe('Vela: 9 €');
  expect(priceOf('<h2>Vela</h2><p>9 €</p><p>Precio según el largo</p>')).toBe('Vela: 9 €');
});

it('a tax number in groups is not removed as a telephone number', () => {
  const text = 'Denominación: Casa Luz SAS; NIT: 901.471.577-6';
  expect(companyOf(`${text}</p><p>Tel. 310 123 45 67`, '/aviso-legal/', 'Aviso legal').legal_notice).toBe(text);
});

describe('missing facts', () => {
  const missing = (pages: Record<string, string>) =>
    detectSite(pages).diagnostics.flatMap(({ code, where }) => (code === 'missing-fact' ? [where] : []));
  const home = { '/': page('Casa Luz', '') };
  it('are reported: hours, address, legal notice, prices and services', () => {
    expect(missing(home)).toEqual(
      ['hours', 'address', 'legalNotice', 'prices', 'services'].map((one) => `company.${one}`),
    );
  });
  it('are not reported for coverage and prices if other fields answer', () => {
    const answered = missing({
      ...home,
      '/contacto/': page('Contacto', ''),
      '/precios/': page('Precios', '<p>30 €</p>'),
      '/zonas/lugo/': page('Lugo', ''),
    });
    expect(answered).toEqual(['company.hours', 'company.address', 'company.legalNotice', 'company.services']);
  });
  it('are not reported for hours that two pages contradict', () => {
    const hours = (times: string) => page('Contacto', `<p>Horario: de lunes a viernes de ${times}.</p>`);
    const site = { ...home, '/contacto/': hours('9:00 a 14:00'), '/horarios/': hours('10:00 a 13:00') };
    expect(detectSite(site).company).not.toHaveProperty('hours');
    expect(missing(site)).not.toContain('company.hours');
  });
});

it('the coverage is not read from a privacy policy or a post', () => {
  const text = 'Damos servicio en toda la provincia de Lugo.';
  expect(companyOf(text, '/politica-privacidad/', 'Privacidad')).not.toHaveProperty('coverage');
  expect(companyOf(text, '/2024/05/nota.html', 'Nota')).not.toHaveProperty('coverage');
  expect(companyOf(text, '/blog/nota/', 'Nota')).not.toHaveProperty('coverage');
  expect(companyOf(text, '/nosotros/', 'Nosotros').coverage).toBe(text);
});

it('the coverage is read from a page that states a wrong language', () => {
  const { company } = detectSite(
    { '/': page('Casa Luz', '<p>Damos servicio en toda la provincia de Lugo.</p>', 'en') },
    { language: 'en' },
  );
  expect(company.coverage).toBe('Damos servicio en toda la provincia de Lugo.');
});

it('the coverage is where lessons are given in person, in English too', () => {
  const of = (text: string) =>
    detectSite({ '/': page('Casa Luz', `<p>${text}</p>`, 'en') }, { language: 'en' }).company.coverage;
  for (const told of ['In-person lessons in Sarria and online.', 'Our sessions are in person in Lugo.'])
    expect(of(told)).toBe(told);
  expect(of('Bring the form in person in March.')).toBeUndefined();
});

it('the coverage is where the families served live, not where dishes are from', () => {
  const of = (text: string) =>
    detectSite({ '/': page('Casa Luz', `<p>${text}</p>`, 'en') }, { language: 'en' }).company.coverage;
  const told = 'Our team cares for families from Lugo and the surrounding communities of Sarria and Sada.';
  expect(of(told)).toBe(told);
  expect(of('Our team serves dishes from Lugo and the surrounding villages.')).toBeUndefined();
});

it('the coverage is not one of several areas, but the sentence before them', () => {
  const areas = (more: string): string => page('Zonas', `<h2>Lugo</h2><p>Damos servicio en Lugo y Sarria.</p>${more}`);
  const site = (more: string) => ({ '/': page('Casa Luz', ''), '/zonas/': areas(more) });
  expect(detectSite(site('')).company.coverage).toBe('Damos servicio en Lugo y Sarria.');
  const two = '<h2>Vigo</h2><p>Damos servicio en Vigo y Redondela.</p>';
  expect(detectSite(site(two)).company).not.toHaveProperty('coverage');
  const lead = 'Atendemos sobre todo a clientas del Ensanche, Lugo y Vigo.';
  const led = areas(two).replace('</h1>', `</h1><p>${lead}</p>`);
  expect(detectSite({ ...site(''), '/zonas/': led }).company.coverage).toBe(lead);
});

it('the coverage is read below one of two headings of a page of areas', () => {
  const text = 'Damos servicio en toda Galicia.';
  const main = `<h2>Dónde</h2><p>${text}</p><h2>Precios</h2><p>Los precios no incluyen el IVA.</p>`;
  expect(detectSite({ '/': page('Casa Luz', ''), '/zonas/': page('Zonas', main) }).company.coverage).toBe(text);
});

describe('the legal notice', () => {
  const legal = (lines: string): string | undefined =>
    detectSite({ '/': page('Casa Luz', ''), '/aviso-legal/': page('Aviso legal', lines) }).company.legal_notice;

  it('includes short lines close to the holder below the same heading', () => {
    const line = (size: number) => `Inscrita en el Registro Mercantil de Lugo, tomo ${'1'.repeat(size - 49)}.`;
    const holder = 'Titular: Casa Luz SL';
    expect(legal(`<p>${holder}</p><p>${line(160)}</p>`)).toBe(`${holder}; ${line(160)}`);
    expect(legal(`<p>${holder}</p><p>${line(161)}</p>`)).toBe(holder);
    expect(legal(`<p>${holder}</p><h2>Registro</h2><p>${line(100)}</p>`)).toBe(holder);
    expect(legal(`<p>${holder}</p><p>Hola.</p><p>${line(100)}</p>`)).toBe(`${holder}; ${line(100)}`);
    expect(legal(`<p>${holder}</p><p>Hola.</p><p>Adiós.</p><p>${line(100)}</p>`)).toBe(holder);
    expect(legal(`<p>${holder}. ${line(161)}</p>`)).toBe(`${holder}. ${line(161)}`);
  });

  it('joins labels to the next lines, and to values in the same line', () => {
    expect(legal('<p>Denominación social:</p><p>Casa Luz, S.L.</p><p>Domicilio social:</p><p>Calle Mayor, 5</p>')).toBe(
      'Denominación social: Casa Luz, S.L.; Domicilio social: Calle Mayor, 5',
    );
    expect(
      legal('<p><b>Denominación social</b><span>Casa Luz, S.L.</span></p><p><b>NIF</b><span>B00000000</span></p>'),
    ).toBe('Denominación social Casa Luz, S.L.; NIF B00000000');
  });
  it('does not end at the abbreviation of doctors', () => {
    expect(legal('<p>Nombre comercial: Clínica Drs. Pardo. Titular: Ana Pardo. NIF: 00000000T</p>')).toContain(
      'Drs. Pardo',
    );
  });
});

describe('seasons as headings', () => {
  const hours = (headings: [string, string]) =>
    detectSite({
      '/': page('Casa Luz', ''),
      '/horarios/': page(
        'Horarios',
        `<h2>${headings[0]}</h2><p>Lunes a viernes: 9:00 – 20:00</p><h2>${headings[1]}</h2><p>Lunes a viernes: 9:00 – 14:00</p>`,
      ),
    }).company;
  it('are part of the hours, and opening_hours is left out', () => {
    const company = hours(['Septiembre a junio', 'Julio y agosto']);
    expect(company.hours).toBe(
      'Septiembre a junio: Lunes a viernes: 9:00 – 20:00; Julio y agosto: Lunes a viernes: 9:00 – 14:00',
    );
    expect(company).not.toHaveProperty('opening_hours');
  });
});

describe('the service model', () => {
  const model = (main: string) => detectSite({ '/': page('Casa Luz', main) }).company.service_model;
  it('has the label of a booking link as description', () => {
    expect(model('<a href="https://mesas.example/casa-luz">Reserva mesa</a>')).toEqual({
      description: 'Reserva mesa',
      online_booking: true,
    });
  });
  it('has a sentence on quotes by a technician as quoted_by, not one on a technical visit', () => {
    const quote = (who: string) => model(`<p>El presupuesto se emite ${who}. Garantía de 2 años.</p>`)?.quoted_by;
    expect(quote('por un técnico')).toBe('El presupuesto se emite por un técnico.');
    expect(quote('tras visita técnica')).toBeUndefined();
  });
  it('has a sentence on who answers for parts as warranty, not one on answering questions', () => {
    const warranty = (text: string) => model(`<p>Garantía de 2 años.</p><p>${text}</p>`)?.warranty;
    expect(warranty('Un técnico lee todo y responde en dos días.')).toBe('Garantía de 2 años.');
    expect(warranty('Un técnico responde de las piezas durante dos años.')).toMatch(/^Un técnico/);
  });
  it.each<[place: string, html: string, model: { online_booking: boolean } | undefined]>([
    ['the menu', '<nav><a href="https://tienda.example/luz">Comprar</a></nav>', { online_booking: true }],
    ['the text of a page for nothing in particular', '<a href="https://libros.example/dp/1">Comprar</a>', undefined],
  ])('has online booking by a link to a shop in %s', (_, link, expected) => {
    const { service_model } = detectSite({ '/': page('Casa Luz', ''), '/un-libro/': page('Un libro', link) }).company;
    if (expected) expect(service_model).toMatchObject(expected);
    else expect(service_model).toBeUndefined();
  });
  it('has the label of a booking link as description, beside a desk without label', () => {
    const site = {
      '/': page('Casa Luz', '<iframe src="https://calendly.com/luz"></iframe>'),
      '/reservas/': page('Reservas', '<a href="https://mesas.example/casa-luz">Reserva mesa</a>'),
    };
    const { company, facts } = detectSite(site);
    expect(company.service_model).toEqual({ description: 'Reserva mesa', online_booking: true });
    expect(facts).toContainEqual({
      field: 'service_model.online_booking',
      from: '/reservas/',
      evidence: 'link to mesas.example',
    });
    expect(facts).toContainEqual({ field: 'service_model.description', from: '/reservas/', evidence: 'Reserva mesa' });
    expect(detectSite({ '/': site['/'] }).company).not.toHaveProperty('service_model');
  });
  it('has a denial of online sales as description, without contact data', () => {
    const of = (text: string) =>
      detectSite({ '/': page('Casa Luz', ''), '/aviso-legal/': page('Aviso legal', `<p>${text}</p>`) });
    const { company, facts } = of('No se cobra en la web.');
    expect(company.service_model).toEqual({ description: 'No se cobra en la web.', online_booking: false });
    const evidence = 'No se cobra en la web.';
    expect(facts).toContainEqual({ field: 'service_model.online_booking', from: '/aviso-legal/', evidence });
    expect(of('No se cobra en la web; llame al 982 00 00 00.').company.service_model?.description).toBe(evidence);
  });
  it('has performers of the table with most columns, and a warranty of a sentence before one of a table', () => {
    const table = (...heads: string[]) => {
      const rows = ['Gas', 'Luz'].map(
        (kind) => `<tr><td>${kind}</td>${'<td>El instalador</td>'.repeat(heads.length)}</tr>`,
      );
      return `<table><tr>${['Qué', ...heads].map((head) => `<th>${head}</th>`).join('')}</tr>${rows.join('')}</table>`;
    };
    const full = table('Lo hace', 'Garantía');
    const of = (...mains: string[]) =>
      detectSite(Object.fromEntries(mains.map((main, at) => [`/${at}/`, page('Cómo trabajamos', main)])));
    const told = 'Gas: El instalador; Luz: El instalador';
    expect(of(table('Lo hace'), full).company.service_model).toMatchObject({ performed_by: told, warranty: told });
    expect(of(table('Lo hace'), full).facts).toContainEqual({
      field: 'service_model.performed_by',
      from: '/1/',
      evidence: 'table',
    });
    const sentence = 'Todas las obras tienen una garantía de 2 años en mano de obra.';
    expect(of(`<p>${sentence}</p>${full}`).company.service_model).toMatchObject({
      performed_by: told,
      warranty: sentence,
    });
  });
  it('has no performers of a table with telephone numbers', () => {
    const rows = (who: string) =>
      `<table><tr><th>Qué</th><th>Lo hace</th></tr><tr><td>Gas</td><td>${who}</td></tr><tr><td>Luz</td><td>${who}</td></tr></table>`;
    expect(model(rows('Un instalador'))?.performed_by).toBe('Gas: Un instalador; Luz: Un instalador');
    expect(model(rows('Técnico 982000000'))).toBeUndefined();
  });
  it('is absent if no sentence describes it', () => expect(model('<p>Hola.</p>')).toBeUndefined());
  it('is absent if a page invites to book and no desk is found', () => {
    const described = '<p>Las reparaciones las hace un técnico independiente.</p>';
    expect(model(described)?.online_booking).toBe(false);
    expect(model(`${described}<a href="/reservas/">Reservar ahora</a>`)).toBeUndefined();
    expect(model(`${described}<button>Reservar ahora</button>`)).toBeUndefined();
  });
});

describe('the sources of a company', () => {
  const { company } = detectSite(
    {
      '/': page('Casa Luz', '<p>Damos servicio en toda la provincia de Lugo.</p>'),
      '/contacto/': page('Contacto', '<p>Abrimos de lunes a viernes de 9:00 a 14:00.</p>'),
    },
    { stated: { tax: 'IVA incluido.' } },
  );
  it('have the page of each fact that was read from a sentence', () => {
    expect(company.sources).toMatchObject({
      coverage: 'https://www.taller.example/',
      hours: 'https://www.taller.example/contacto/',
      opening_hours: 'https://www.taller.example/contacto/',
    });
    expect(Object.keys(company.sources ?? {}).filter((field) => /^(?:tax|brand|pages|services)/.test(field))).toEqual(
      [],
    );
  });
  it('are beside the language of the content', () => expect(company.language).toBe('es'));
});

it('hours that the config states are opening_hours if they name at most four other words', () => {
  const opening = (hours: string) =>
    detectSite({ '/': page('Casa Luz', '') }, { stated: { hours } }).company.opening_hours;
  expect(opening('Lunes a viernes de 9:00 a 14:00')).toEqual([
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '14:00' },
  ]);
  expect(opening('Puerto, faro, taller, tienda: lunes de 9:00 a 14:00')).toHaveLength(1);
  expect(opening('Puerto, faro, taller, tienda, bar: lunes de 9:00 a 14:00')).toBeUndefined();
});

it('services with equal titles and links are named by their headings', () => {
  const service = (heading: string) => `<html lang="es"><title>Casa Luz</title><main><h1>${heading}</h1></main></html>`;
  const links = ['gas', 'luz'].map((name) => `<a href="/servicios/${name}/">Ver más</a>`).join(' ');
  const { company } = detectSite({
    '/': page('Casa Luz', ''),
    '/servicios/': page('Servicios', links),
    '/servicios/gas/': service('Instalación de gas'),
    '/servicios/luz/': service('Boletines'),
  });
  expect(company.services?.map(({ name }) => name)).toEqual(['Instalación de gas', 'Boletines']);
});

it('the legal notice is a sentence of the home page with company form and tax number', () => {
  const text = 'Casa Luz SAC, con RUC Nº 20000000001, es una empresa de instalaciones.';
  const { company } = detectSite({ '/': page('Casa Luz', `<p>${text}</p>`) });
  expect(company.legal_notice).toBe(text);
});

it('the address of the JSON-LD is published unless two branches have different ones', () => {
  const business = (street: string): string =>
    `<script type="application/ld+json">{"@type":"Dentist","name":"Casa Luz","address":{"@type":"PostalAddress","streetAddress":"${street}","postalCode":"27001","addressLocality":"Lugo"}}</script>`;
  const address = (...streets: string[]) =>
    detectSite({ '/': page('Casa Luz', streets.map(business).join('')) }).company.address;
  expect(address('Calle Mayor, 5')).toBe('Calle Mayor, 5, 27001 Lugo');
  expect(address('Calle Mayor, 5', 'Calle Mayor, 5')).toBe('Calle Mayor, 5, 27001 Lugo');
  expect(address('Calle Mayor, 5', 'Plaza Real, 1')).toBeUndefined();
  expect(address('')).toBeUndefined();
});

describe('of several sentences on prices', () => {
  const rough = 'Los precios son orientativos.';
  const full = 'Los precios son cerrados y se dan por escrito.';
  const pricesOf = (pages: Record<string, string>) =>
    detectSite({ '/': page('Casa Luz', ''), ...pages }).company.prices;
  it('the most precise one is published', () => {
    expect(pricesOf({ '/precios/': page('Precios', `<p>${rough}</p><p>${full}</p>`) })).toBe(full);
  });
  it('one with an amount comes before one that names conditions', () => {
    const [amount, rule] = ['Los precios van desde $20.000 por noche.', 'Nuestros precios varían según la temporada.'];
    expect(pricesOf({ '/': page('Casa Luz', `<p>${amount}</p>`), '/obras/': page('Obras', `<p>${rule}</p>`) })).toBe(
      amount,
    );
  });
  it('the one on the page with the best role is published', () => {
    const home = { '/': page('Casa Luz', `<p>${full}</p>`) };
    expect(pricesOf({ ...home, '/precios/': page('Precios', `<p>${rough}</p>`) })).toBe(rough);
    expect(pricesOf({ ...home, '/servicios-y-precios/': page('Servicios y precios', `<p>${rough}</p>`) })).toBe(rough);
  });
  it('the one on the first page by path is published if both are worth the same', () => {
    const [one, other] = ['Los precios son orientativos aquí.', 'Los precios son orientativos hoy.'];
    const site = (first: string, second: string) => ({
      '/faq/': page('FAQ', `<p>${first}</p>`),
      '/condiciones/': page('Condiciones', `<p>${second}</p>`),
    });
    expect(pricesOf(site(one, other))).toBe(other);
    expect(pricesOf(site(other, one))).toBe(one);
  });
  it('the one in the main part comes before one beside it', () => {
    const aside = (text: string) => `<p>${text}</p>`;
    const both = `${aside(rough)}</main><aside><p>${rough.replace('son', 'serán')}</p></aside><main>`;
    expect(pricesOf({ '/precios/': page('Precios', both) })).toBe(rough);
    expect(pricesOf({ '/precios/': page('Precios', `</main><aside><p>${full}</p></aside>`) })).toBe(full);
  });
  it('one without telephone number comes before one with it', () => {
    const called = 'Precios cerrados: 982 00 00 00.';
    expect(pricesOf({ '/precios/': page('Precios', `<p>${called}</p><p>${rough}</p>`) })).toBe(rough);
  });
});
