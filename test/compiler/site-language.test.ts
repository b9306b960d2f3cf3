import { expect, it } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { resolveConfig } from '../../compiler/config/resolve-config.ts';
import { writeFolder } from './commands/run-cli.ts';

const page = (language: string, title: string, body = '') =>
  `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${body}</p></main></body></html>`;

const links = ['/es/', '/es/habitaciones/', '/en/', '/en/rooms/', '/en/prices/']
  .map((path) => `<a href="${path}">${path}</a>`)
  .join(' ');

async function languageOf(home: string): Promise<string> {
  const folder = await writeFolder({
    'index.html': home,
    'es/index.html': page('es', 'Hotel', `Un hotel junto al mar. ${links}`),
    'es/habitaciones/index.html': page('es', 'Habitaciones', 'Doce habitaciones con vistas.'),
    'en/index.html': page('en', 'Hotel', 'A hotel by the sea.'),
    'en/rooms/index.html': page('en', 'Rooms', 'Twelve rooms with a view.'),
    'en/prices/index.html': page('en', 'Prices', 'From sixty euros a night.'),
  });
  const settings = resolveConfig({ site: { url: 'https://www.hotel.example' }, crawl: { from: '.' } }, folder, {});
  const { site, company } = (await compile(settings, { threads: 0 })).site;
  expect(company.language).toBe(site.language);
  return site.language;
}

it('a site has the language of its home page, also if that redirects', async () => {
  expect(await languageOf(page('es', 'Hotel Miramar', `Bienvenidos. ${links}`))).toBe('es');
  const redirect = '<!doctype html><meta http-equiv="refresh" content="0; url=/es/"><title>Hotel</title>';
  expect(await languageOf(redirect)).toBe('es');
});

it('a site has the language of most pages if few have that of the home page', async () => {
  expect(await languageOf(page('de', 'Hotel Miramar', `Willkommen. ${links}`))).toBe('en');
});
