import { expect, it } from 'vitest';
import { chooseName, nameHome } from '../../../compiler/page/title.ts';
import { compileHtml } from './compile-page.ts';

const home = (title: string, main: string, path = '/') =>
  nameHome(compileHtml(`<title>${title}</title><main>${main}</main>`, {}, path).page, 'Oficios $& Norte');
const text = '<p>Reparamos calderas en toda la comarca desde hace treinta años, también los domingos.</p>';

it('nameHome gives a home page titled «Inicio» the name of the business, as title and heading', () => {
  const page = home('Inicio', text);
  expect(page).toMatchObject({ title: 'Oficios $& Norte', headings: [{ level: 1, text: 'Oficios $& Norte' }] });
  expect(page.markdown).toMatch(/^# Oficios \$& Norte\n\nReparamos/);
});

it('nameHome recognizes the home page by an alias', () => {
  const page = { ...compileHtml(`<title>Inicio</title><main>${text}</main>`, {}, '/inicio/').page, aliases: ['/'] };
  expect(nameHome(page, 'Norte').title).toBe('Norte');
});

it('nameHome changes the title «HOME», and leaves the main heading', () => {
  const page = home('HOME', `<h1>Calderas en un día</h1>${text}`);
  expect(page.title).toBe('Oficios $& Norte');
  expect(page.markdown).toMatch(/^# Calderas en un día\n/);
});

it.each([
  ['a home page with another title', 'Inicio de obra', '/'],
  ['another page titled «Inicio»', 'Inicio', '/inicio/'],
])('nameHome leaves the title of %s', (_, title, path) => {
  expect(home(title, text, path).title).toBe(title);
});

it.each([
  ['its only name in menus that is a heading too', ['Avisos', 'Fuentes', 'Riego'], ['Todo', 'RIEGO'], 'Riego'],
  ['the most frequent name if two are headings', ['Avisos', 'Fuentes', 'Riego'], ['Riego', 'Fuentes'], 'Avisos'],
  ['nothing if no menu leads to it', [], ['Riego'], ''],
])('chooseName calls a page by %s', (_, names, headings, name) => expect(chooseName(names, headings)).toBe(name));
