import { expect, test } from 'vitest';
import { detectSite } from '../detect-site.ts';

const withLogo = (alt: string) => {
  const page = (title: string): string =>
    `<html lang="es"><title>${title}</title><header><a href="/"><img alt="${alt}" src="l.png"></a><nav><a href="/carta/">Carta</a></nav></header><main><h1>${title}</h1></main></html>`;
  const site = { '/': page('Cocina de siempre'), '/carta/': page('Carta'), '/grupos/': page('Grupos') };
  return detectSite(site).company.brand;
};

test.each([
  ['Casa Luz', 'Casa Luz'],
  ['Logo de Casa Luz', 'Casa Luz'],
  ['Logotipo: Casa Luz', 'Casa Luz'],
  ['Logroño Luz', 'Logroño Luz'],
  ['Casa-Luz', 'Casa-Luz'],
])('a name that stands only in the picture of the logo, %j, wins over the motto of the home page', (alt, brand) => {
  expect(withLogo(alt)).toBe(brand);
});

test.each(['logotipo-web', 'casa_luz_2', 'Casa Luz.png', 'logo'])(
  'the name of a file, %j, is none of a business',
  (alt) => {
    expect(withLogo(alt)).toBe('Cocina de siempre');
  },
);
