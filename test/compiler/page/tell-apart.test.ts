import { expect, it } from 'vitest';
import { tellApart } from '../../../compiler/page/tell-apart.ts';
import { toSearchedText } from '../../../shared/search/plain-text.ts';
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

const linesOf = (...pages: ReturnType<typeof page>[]) =>
  tellApart(pages).map(({ markdown }) => markdown.trimEnd().split('\n\n').slice(0, 2).join(' '));

it('tellApart takes the heading below the name of a section for title and main heading', () => {
  const pages = ['Poda en *invierno*', 'Riego'].map(
    (text, at) =>
      compileHtml(
        `<title>Norte</title><main><h1>Consejos</h1><h3>${text}</h3><p>Todo lo que conviene saber antes de empezar el trabajo ${at}.</p></main>`,
        {},
        `/${at}/`,
      ).page,
  );
  expect(titlesOf(...pages)).toEqual(['Poda en *invierno*', 'Riego']);
  expect(linesOf(...pages)[1]).toBe('# Riego Todo lo que conviene saber antes de empezar el trabajo 1.');
  expect(tellApart(pages)[1]?.headings.map(({ level, text }) => `${level} ${text}`)).toEqual(['1 Riego']);
  const [cited] = tellApart(pages);
  const text = toSearchedText(cited?.markdown ?? '');
  const below = text.slice(text.indexOf('\n'));
  const [start = 0, length = 0] = cited?.cites ?? [];
  expect(below.slice(start, start + length)).toBe('Todo lo que');
});

it('tellApart puts the title in place of a main heading that other pages have, but on the home page', () => {
  expect(
    linesOf(page('/', 'Norte, oficios', 'Norte'), page('/a/', 'Gas <1 kW', 'Norte'), page('/b/', 'Luz', 'Luz')),
  ).toEqual(['# Norte Texto de /', '# Gas &lt;1 kW Texto de /a/', '# Luz Texto de /b/']);
});
