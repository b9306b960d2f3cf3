import { expect, test } from 'vitest';
import { detectSite } from '../detect-site.ts';

function areasOf(titles: string[], coverage: string): string[] | undefined {
  const links = titles.map((title, at) => `<li><a href="/p${at}.html">${title}</a></li>`).join('');
  const page = (title: string, main = ''): string =>
    `<html lang="es"><title>${title}</title><main><h1>${title}</h1>${main}</main><footer><h4>Más páginas</h4><ul>${links}</ul></footer></html>`;
  const site = Object.fromEntries(titles.map((title, at) => [`/p${at}.html`, page(title)]));
  return detectSite({ '/': page('Luz', `<p>${coverage}</p>`), ...site }).company.areas?.map(({ name }) => name);
}
const covered = 'Damos servicio en Getafe y en todo el resto de la provincia de Madrid.';

test('pages that are named alike but for the place are areas, by the name of the place', () => {
  expect(areasOf(['Fontanero en Getafe', 'Fontanero en Las Rozas', 'Desatascos'], covered)).toEqual([
    'Getafe',
    'Las Rozas',
  ]);
});

test.each([
  ['a trade in one place only', ['Fontanero en Getafe', 'Pintor en Parla']],
  ['several trades in the same place', ['Pintor en Getafe', 'Pintor en Parla', 'Gas en Getafe', 'Gas en Parla']],
  ['what no place covered is among', ['Experto en Ortodoncia', 'Experto en Implantes']],
  ['a word that is no name', ['Cambios en caliente', 'Cambios en frío']],
])('are none of an area: %s', (_, titles) => expect(areasOf(titles, covered)).toBeUndefined());
