import { expect, test } from 'vitest';
import { detectSite } from '../detect-site.ts';

const describe = (main: string, head = '') =>
  detectSite({
    '/': `<html lang="es"><head><title>Luz</title>${head}</head><body><main><h1>Luz</h1>${main}</main></body></html>`,
  }).company.description;

test('the description of a site without one is its first paragraph, up to a whole sentence', () => {
  expect(describe('<p>Desde 1968.</p><p>Guisos de cuchara en el barrio viejo de Lugo. Cocinamos sin prisa.</p>')).toBe(
    'Guisos de cuchara en el barrio viejo de Lugo. Cocinamos sin prisa.',
  );
  expect(describe(`<p>Guisos de cuchara en el barrio viejo de Lugo. ${'Más y '.repeat(60)}más.</p>`)).toBe(
    'Guisos de cuchara en el barrio viejo de Lugo.',
  );
});

test('the description is a paragraph of at least 40 characters in main, cut to 300', () => {
  const sentence = (size: number) => `Es de ${'a'.repeat(size - 7)}.`;
  expect(describe(`<p>${sentence(39)}</p>`)).toBeUndefined();
  expect(describe(`<p>${sentence(40)}</p>`)).toBe(sentence(40));
  expect(describe(`<p>${sentence(60).slice(0, -1)}</p>`)).toBeUndefined();
  for (const frame of ['footer', 'aside'])
    expect(describe(`</main><${frame}><p>${sentence(40)}</p></${frame}>`)).toBeUndefined();
  const [first, rest] = [sentence(100), sentence(199)];
  expect(describe(`<p>${first} ${rest}</p>`)).toBe(`${first} ${rest}`);
  expect(describe(`<p>${first} ${sentence(200)}</p>`)).toBe(first);
});

test('the description is the paragraph below the main heading, also in a header, or one of 100 characters further down', () => {
  const sentence = (start: string, size: number) => `${start} ${'a'.repeat(size - start.length - 2)}.`;
  const card = (size: number) => `<h2>Fuerza</h2><p>${sentence('Series de', size)}</p>`;
  const lead = `<p>${sentence('Somos de', 40)}</p>`;
  const page = (html: string) =>
    detectSite({ '/': `<html lang="es"><title>Luz</title>${html}</html>` }).company.description;
  expect(page(`<h1>Luz</h1>${lead}${card(120)}`)).toMatch(/^Somos/);
  expect(page(`<header><h1>Luz</h1>${lead}</header><main>${card(120)}</main>`)).toMatch(/^Somos/);
  expect(page(`<header>${lead}</header><main><h1>Luz</h1>${card(100)}</main>`)).toMatch(/^Series/);
  expect(page(`<h1>Luz</h1>${card(99)}`)).toBeUndefined();
  expect(page(`<h1>Luz</h1>${card(120).replace('Fuerza', '¿Por qué?')}`)).toBeUndefined();
});

test('the description is neither a notice above the first heading nor a consent dialog', () => {
  const html = `<html lang="es"><title>Luz</title><div>Abrimos tienda nueva en Lugo, ven a conocerla.</div><h1>Luz</h1><div>Usamos cookies propias y de terceros para medir las visitas.</div><p>Haz clic en uno de los botones y te llamamos.</p><p>Guisos de cuchara en el barrio viejo de Lugo.</p></html>`;
  expect(detectSite({ '/': html }).company.description).toBe('Guisos de cuchara en el barrio viejo de Lugo.');
});

test('the description is not the filler of a theme', () => {
  const theme = '<meta name="description" content="Just another WordPress site">';
  expect(
    describe('<h1>Luz</h1><p>Start Bootstrap has everything you need to get your site running.</p>'),
  ).toBeUndefined();
  expect(describe('<p>Cum voluptatem reiciendis ut consequatur ipsam et impedit officiis.</p>')).toBeUndefined();
  expect(describe('<p>Our themes are updated regularly to keep them bug free!</p>')).toBeUndefined();
  expect(describe('<p>You can use this design as is, or you can make changes!</p>')).toBeUndefined();
  expect(describe('<p>Our themes are books and bread, made by hand since 1968.</p>')).toBeDefined();
  expect(describe('<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>', theme)).toBeUndefined();
  expect(describe('<p>Guisos de cuchara en el barrio viejo de Lugo.</p>', theme)).toBe(
    'Guisos de cuchara en el barrio viejo de Lugo.',
  );
});

test.each([
  'Consulta los nuevos horarios de los cursos de verano en la secretaría.',
  'ATENCIÓN: cerramos del 3 al 9 de agosto por vacaciones de todo el equipo.',
])('the description is not a notice of the day: %s', (first) => {
  const second = 'Guisos de cuchara, Pescados de la ría y Vinos del país desde 1968.';
  expect(describe(`<p>${first}</p><p>${second}</p>`)).toBe(second);
});

test.each([
  'Atención psicológica para niños, jóvenes y adultos en Lugo.',
  'Consulta de fisioterapia y osteopatía en el centro de Lugo.',
  'Attention to detail in each of our carpets and curtains.',
])('the description may begin with a word that notices have: %s', (first) => {
  expect(describe(`<p>${first}</p><p>Guisos de cuchara y vinos del país desde 1968.</p>`)).toBe(first);
});

test('the description is neither a list item nor one of several cards, and can be a long main heading', () => {
  const text = (start: string) => `${start} de ${'a'.repeat(100)}.`;
  const card = (rank: number, start: string) =>
    `<div class="card n${rank}"><img src="x.png"><h${rank}>Luz</h${rank}><div><p>${text(start)}</p></div></div>`;
  expect(describe(`<h2>Razones</h2><ul><li>${text('Hay')}</li></ul><p>${text('Somos')}</p>`)).toMatch(/^Somos/);
  expect(describe(`<h2>Razones</h2><ul><li>${text('Hay')}</li></ul>`)).toBeUndefined();
  expect(describe(`<div>${card(3, 'Uno')}${card(3, 'Dos')}</div>`)).toBeUndefined();
  expect(describe(`<div>${card(3, 'Uno')}<div class="card"></div></div>`)).toMatch(/^Uno/);
  expect(describe(`<div>${card(2, 'Uno')}${card(3, 'Dos')}</div>`)).toMatch(/^Uno/);
  expect(describe(`<div>${card(3, 'Uno')}</div><div class="b">${card(3, 'Dos')}</div>`)).toMatch(/^Uno/);
  const heading = '<h1><b>Taller Luz en Lugo, junto al río</b>. Cosemos velas y toldos a mano desde 1968.</h1>';
  const html = `<html lang="es"><title>Luz</title>${heading}<p>${text('Estamos')}</p><h2>Más</h2></html>`;
  expect(detectSite({ '/': html }).company.description).toBe(
    'Taller Luz en Lugo, junto al río. Cosemos velas y toldos a mano desde 1968.',
  );
});

test('the description of a site without paragraphs is the text behind the brand in title or heading', () => {
  const described = (title: string, heading = '', text = '') =>
    detectSite(
      { '/': `<html lang="es"><title>${title}</title><h1>${heading}</h1><p>${text}</p></html>` },
      { brand: 'Casa Luz' },
    ).company.description;
  expect(described('Casa Luz – Guisos y vinos en Lugo')).toBe('Guisos y vinos en Lugo');
  expect(described('Casa Luz', 'Casa Luz | Guisos y vinos')).toBe('Guisos y vinos');
  expect(described('Casa Luz – Inicio')).toBeUndefined();
  expect(described('Guisos y vinos en Lugo – Casa Luz')).toBeUndefined();
  const lead = 'Cocinamos guisos de cuchara en el barrio viejo de Lugo.';
  expect(described('Casa Luz – Guisos y vinos', 'Casa Luz', lead)).toBe(lead);
});

test('the message of an empty search is neither brand nor description', () => {
  const text = '<h1>Nada por aquí</h1><p>Parece que no está lo que buscas, prueba otra vez.</p>';
  const companyOf = (main: string) =>
    detectSite({ '/': `<html lang="es"><title>Casa Luz</title><main>${main}</main></html>` }).company;
  const { brand, description } = companyOf(`<section class="no-results not-found">${text}</section>`);
  expect([brand, description]).toEqual(['Casa Luz', undefined]);
  expect(companyOf(`<section class="hero">${text}</section>`).description).toBeDefined();
});

test('the description is neither the hours nor a line of rights', () => {
  const hours = 'Horario de atención: lunes a viernes de 8:00 a 12:00 y sábados de 7:00 a 11:00.';
  const rights = `Todos los derechos reservados, ${'a'.repeat(100)}.`;
  expect(describe(`<p>${hours}</p><p>${rights}</p>`)).toBeUndefined();
  expect(describe(`<p>${hours}</p><p>Guisos de cuchara en el barrio viejo de Lugo.</p>`)).toMatch(/^Guisos/);
});

test('the description is a paragraph behind twelve others only if it names the business', () => {
  const below = (blocks: number, start: string) =>
    describe(`${'<p>Hola</p>'.repeat(blocks)}<h2>Más</h2><p>${start} de ${'a'.repeat(100)}.</p>`);
  expect(below(10, 'Salimos')).toMatch(/^Salimos/);
  expect(below(12, 'Salimos')).toBeUndefined();
  expect(below(12, 'En Luz salimos')).toMatch(/^En Luz/);
});
