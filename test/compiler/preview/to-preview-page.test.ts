import { describe, expect, it } from 'vitest';
import type { Removal } from '../../../compiler/model.ts';
import { toPreviewPage } from '../../../compiler/preview/to-preview-page.ts';
import { toPage } from './preview-fixture.ts';

/** What the preview shows of a page of which these texts went. */
const preview = (html: string, ...removed: Removal[]) => {
  const page = { ...toPage('/años/', 'Años', 'Hola.').page, removed, url: 'https://www.ejemplo.es/a%C3%B1os/' };
  return toPreviewPage(page, Buffer.from(`<body>${html}</body>`), [], (rule) => rule.toUpperCase());
};
const cut = (text: string, selector = 'body > nav', rule = 'menu'): Removal => ({ rule, selector, text });

describe('the preview of a page', () => {
  it('marks each text of a cut, and the first of them as such', () => {
    const html = '<nav><a href="/">Inicio</a> <a href="/b/">Blog</a></nav><footer>Pie</footer>';
    const { original } = preview(html, cut('Inicio Blog'), cut('Pie', 'body > footer', 'legal'));
    const marks = original.match(/<del[^>]*>[^<]*/g);
    expect(marks).toEqual([
      '<del class="cut" data-cut="0" data-rule="MENU" data-first="">Inicio',
      '<del class="cut" data-cut="0" data-rule="MENU">Blog',
      '<del class="cut" data-cut="1" data-rule="LEGAL" data-first="">Pie',
    ]);
  });

  it('names each cut with the line that would keep it, and whether it was found', () => {
    const html = '<nav>Inicio</nav><form><select><option>Lugo</option></select></form>';
    const fields = cut('Lugo', 'body > form > select', 'form-control');
    expect(preview(html, cut('Inicio'), fields, cut('Nunca')).cuts).toMatchObject([
      { label: 'MENU', located: true, line: 'content: { keep: ["body > nav"] }' },
      // It has no place in what is shown, and is no sign that the page has changed.
      { label: 'FORM-CONTROL', located: true },
      { label: 'MENU', located: false },
    ]);
  });

  it('names what was kept whole with the line that would drop it', () => {
    const html = '<nav>Inicio</nav><div class="a b c"><p id="x">Hola</p><ul><li>Uno</li><li>Dos</li></ul></div>';
    const { kept } = preview(`${html}<p>Llama ya: hoy</p>`, cut('Inicio'), cut('Llama ya:', 'body > p'));
    expect(kept).toEqual([
      { text: 'Hola', line: 'content: { drop: ["body > div.a.b > p#x"] }' },
      { text: 'Uno Dos', line: 'content: { drop: ["body > div.a.b > ul"] }' },
    ]);
  });

  it('runs, loads and links nothing, and reads as a list what is one', () => {
    const html = `<script>x()</script><a href="/b/" onclick="x()">Blog</a><img src="/a.png" alt=" Sala "><img src="/b.png">
      <ul>Uno<li>Dos</li></ul><main>Tres</main><td>Cuatro</td>`;
    const { original, address } = preview(html);
    expect(original).not.toMatch(/script|href|onclick|src=|<main|<td/);
    expect(original).toContain('<span class="image">Sala</span><span class="image">img</span>');
    expect(original).toContain('<ul>Uno<li>Dos</li></ul>');
    expect(address).toBe('https://www.ejemplo.es/años/');
  });
});
