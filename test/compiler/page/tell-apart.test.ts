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

it('names pages of one title by their main headings', () => {
  expect(titlesOf(page('/a/', 'Visita', 'Visita'), page('/b/', 'Visita', 'Matrícula'))).toEqual([
    'Visita',
    'Matrícula',
  ]);
});

it('leaves a title of its own, whatever the main heading', () => {
  expect(titlesOf(page('/a/', 'Visita', 'Ven'), page('/b/', 'Matrícula', 'Apúntate'))).toEqual(['Visita', 'Matrícula']);
});

it('leaves the title of pages that share their main heading too', () => {
  expect(titlesOf(page('/a/', 'Visita', 'Ven'), page('/b/', 'Visita', 'Ven'))).toEqual(['Visita', 'Visita']);
});

it('leaves the home page its title', () => {
  expect(titlesOf(page('/', 'Norte', 'Bienvenidos'), page('/b/', 'Norte', 'Contacto'))).toEqual(['Norte', 'Contacto']);
});

it('leaves a description that several pages share to the home page only', () => {
  expect(descriptionsOf('Oficios', 'Oficios', 'Calderas', 'Oficios')).toEqual(['Oficios', '', 'Calderas', '']);
});
