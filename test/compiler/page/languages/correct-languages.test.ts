import { expect, it } from 'vitest';
import { correctLanguages } from '../../../../compiler/page/languages/correct-languages.ts';
import { compileHtml } from '../compile-page.ts';

const spanish = `<p>Somos un taller de la comarca que repara las calderas de todos los vecinos desde hace treinta años, y
  también las de las comunidades que nos llaman por la noche. Si no sabe qué le pasa a la suya, venga con el modelo y el
  número de serie: lo miramos con usted.</p>`;
const english = `<p>We are a workshop of the county that has repaired the boilers of our neighbours for thirty years, and those
  of the companies that call us at night. If you do not know what is wrong with yours, come to us with the number that is
  on the plate and we will look at it with you.</p>`;
const catalan = `<p>Som un taller de la comarca que repara les calderes de tots els veïns des de fa trenta anys, i també les de
  les comunitats que ens truquen de nit. Si no sap què li passa a la seva, vingui amb el model i el número de sèrie: el
  mirarem amb vostè, i li direm el que pot costar de reparar.</p>`;
const short = '<p>Calle del Sol, 3, y plaza de la Luna</p>';

const languagesOf = (...pages: [stated: string, main: string][]) =>
  correctLanguages(
    pages.map(
      ([lang, main]) => compileHtml(`<html lang="${lang}"><title>A</title><main><h1>A</h1>${main}</main>`).page,
    ),
  ).map(({ language }) => language);

it('correctLanguages takes the language of the text if the template states another', () => {
  expect(languagesOf(['en', spanish], ['es', english])).toEqual(['es', 'en']);
});

it('correctLanguages leaves pages in the language that they state', () => {
  expect(languagesOf(['es', spanish], ['en', english], ['en', english + spanish])).toEqual(['es', 'en', 'en']);
});

it('correctLanguages reads no words in currencies and addresses', () => {
  const links = Array.from(
    { length: 30 },
    (_, at) => `<li><a href="/the-of-to-and/${at}">Mesas redondas ${at}</a></li>`,
  );
  expect(languagesOf(['es', `<ul>${links.join('')}</ul>`])).toEqual(['es']);
  const list = '<table><tr><td>Clase</td><td>US$ 20</td><td>US$ 29</td></tr></table>'.repeat(9);
  expect(languagesOf(['es', list])).toEqual(['es']);
});

it('correctLanguages leaves a text in a language that it does not know as stated', () => {
  expect(languagesOf(['en', catalan], ['ca', catalan])).toEqual(['en', 'ca']);
});

it.each(['ca', 'zxx', ''])(
  'correctLanguages recognizes Spanish and English if all pages state «%s», and keeps Catalan',
  (stated) => {
    expect(languagesOf([stated, spanish], [stated, english], [stated, spanish])).toEqual(['es', 'en', 'es']);
    expect(languagesOf(['ca', spanish], ['ca', catalan], ['ca', short])).toEqual(['es', 'ca', 'ca']);
  },
);

it('correctLanguages recognizes a language if two in a hundred words are only used in it', () => {
  const text = (words: string) => `<p>${'Marlow '.repeat(98 - words.split(' ').length)}${words}</p>`;
  expect(languagesOf(['ca', text('the you')])).toEqual(['en']);
  expect(languagesOf(['ca', text('y las')])).toEqual(['es']);
  expect(languagesOf(['ca', text('the')])).toEqual(['ca']);
});

it('correctLanguages replaces codes that name no language by the language of the site', () => {
  expect(languagesOf(['zxx', short], ['und', short], ['mul', short])).toEqual(['es', 'es', 'es']);
});

it('correctLanguages gives a short page the language of most long pages that state the same', () => {
  expect(languagesOf(['en', spanish], ['en', short], ['en', spanish], ['en', english])).toEqual([
    'es',
    'es',
    'es',
    'en',
  ]);
  expect(languagesOf(['en', spanish], ['en', short], ['en', english])).toEqual(['es', 'en', 'en']);
  expect(languagesOf(['en', spanish], ['es', short])).toEqual(['es', 'es']);
});

it('correctLanguages reads short pages that state the same together if none of them is long', () => {
  const [calle, hours] = [`${short} de la villa, junto a la iglesia`, '<p>Abrimos por la tarde, y los lunes no</p>'];
  const [taller, street] = [
    '<p>El taller de los hermanos que reparan lo que se rompe en la casa</p>',
    '<p>The End</p>',
  ];
  expect(languagesOf(['en', calle], ['en', hours], ['en', taller])).toEqual(['es', 'es', 'es']);
  expect(languagesOf(['en', calle], ['en', street])).toEqual(['en', 'en']);
  expect(languagesOf(['en', calle], ['en', hours], ['en', taller], ['en', english])).toEqual(['en', 'en', 'en', 'en']);
});
