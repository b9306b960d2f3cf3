import { expect, it } from 'vitest';
import { tellApart } from '../../../compiler/page/tell-apart.ts';
import { compileHtml } from './compile-page.ts';

const page = (path: string, title: string, heading: string, description = '') =>
  compileHtml(
    `<title>${title}</title><meta name="description" content="${description}"><main><h1>${heading}</h1><p>Texto de ${path}</p></main>`,
    {},
    path,
  ).page;
const titlesOf = (...pages: ReturnType<typeof page>[]) => tellApart(pages).map(({ title }) => title);
const descriptionsOf = (...descriptions: string[]) =>
  tellApart(descriptions.map((text, i) => page(i === 0 ? '/' : `/${i}/`, `Página ${i}`, `A ${i}`, text))).map(
    ({ description }) => description,
  );

it('tellApart replaces a title that two pages share by their main headings', () => {
  expect(titlesOf(page('/a/', 'Visita', 'Visita'), page('/b/', 'Visita', 'Matrícula'))).toEqual([
    'Visita',
    'Matrícula',
  ]);
});

it('tellApart leaves a title that only one page has', () => {
  expect(titlesOf(page('/a/', 'Visita', 'Ven'), page('/b/', 'Matrícula', 'Apúntate'))).toEqual(['Visita', 'Matrícula']);
});

it('tellApart leaves a shared title if the main headings are the same too', () => {
  expect(titlesOf(page('/a/', 'Visita', 'Ven'), page('/b/', 'Visita', 'Ven'))).toEqual(['Visita', 'Visita']);
});

it('tellApart leaves the title of the home page', () => {
  expect(titlesOf(page('/', 'Norte', 'Bienvenidos'), page('/b/', 'Norte', 'Contacto'))).toEqual(['Norte', 'Contacto']);
});

it('tellApart leaves a description that several pages share only to the home page', () => {
  expect(descriptionsOf('Oficios', 'Oficios', 'Calderas', 'Oficios')).toEqual(['Oficios', '', 'Calderas', '']);
});
