/** Page stage: the outline of a page, with its texts, links and the names of other pages in its menus. */

import { describe, expect, it } from 'vitest';
import { toOutline } from '../../../compiler/page/of-site/page-outline.ts';
import { judgePage } from '../../../compiler/page/to-page.ts';
import { readHtml, SITE } from './compile-page.ts';

const outlineOf = (html: string, path = '/a/') => {
  const document = readHtml(html, {}, path);
  return toOutline(document, judgePage(document));
};
const prose = `<p>${'Reparamos hornos de leña en toda la comarca. '.repeat(9)}</p>`;
const page = (inner: string) => `<title>A</title><main><h1>A</h1>${prose}${inner}</main>`;

describe('toOutline', () => {
  it('returns the names of pages in menus, except of sections, pages of other sites and long names', () => {
    const entry = (text: string, href: string) => `<li><a href="${href}">${text}</a></li>`;
    const menu = [
      entry('Gas', '/gas/'),
      entry('x'.repeat(60), '/largo/'),
      entry('x'.repeat(61), '/mas-largo/'),
      entry('Luz', '/luz/#precios'),
      entry('Ana', 'https://ana.example/'),
    ].join('');
    const html = `<nav><ul>${menu}</ul></nav>${page('<p><a href="/agua/">Agua</a></p>')}`;
    expect(outlineOf(html).menu).toEqual([
      ['/gas/', 'Gas'],
      ['/largo/', 'x'.repeat(60)],
    ]);
  });

  it('returns each linked page of the site once', () => {
    const html = page('<p><a href="/b/">B</a> <a href="/b/#c">C</a> <a href="https://d.example/">D</a></p>');
    expect(outlineOf(html).links).toEqual(['/b/']);
  });

  it('returns complete addresses of translations', () => {
    const html = `<link rel="alternate" hreflang="en" href="/en/">${page('')}`;
    expect(outlineOf(html).alternates).toEqual([`${SITE}/en/`]);
  });

  it('says whether the page is the home page', () => {
    expect([outlineOf(page(''), '/').isHome, outlineOf(page('')).isHome]).toEqual([true, false]);
  });

  it('returns each text and image once, and a removed text only among the texts', () => {
    const shown = (inner: string) => outlineOf(page(inner)).shown.length - outlineOf(page('')).shown.length;
    const texts = (inner: string) => outlineOf(page(inner)).texts.length - outlineOf(page('')).texts.length;
    expect(shown('<p>Uno.</p><p>Uno.</p><img src="/a.jpg"><p><img src="/a.jpg"></p>')).toBe(2);
    expect(texts('<p>Uno.</p><p>Uno.</p><img src="/a.jpg">')).toBe(1);
    const chrome = '<nav><a href="/b/">Uno de los menús</a></nav>';
    expect([shown(chrome), texts(chrome)]).toEqual([0, 1]);
  });
});
