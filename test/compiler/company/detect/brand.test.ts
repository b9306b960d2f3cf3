import { expect, test } from 'vitest';
import { detectSite } from '../detect-site.ts';

test('a name that stands only in the picture of the logo wins over the motto of the home page', () => {
  const page = (title: string): string =>
    `<html lang="es"><title>${title}</title><header><a href="/"><img alt="Casa Luz" src="l.png"></a><nav><a href="/carta/">Carta</a></nav></header><main><h1>${title}</h1></main></html>`;
  const site = { '/': page('Cocina de siempre'), '/carta/': page('Carta'), '/grupos/': page('Grupos') };
  expect(detectSite(site).company.brand).toBe('Casa Luz');
});
