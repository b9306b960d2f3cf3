/** Page stage: what is kept of a page and what is not, the record of it, and who has the last word. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../compiler/document/elements.ts';
import { reportUnmatched } from '../../../compiler/document/owner-rules.ts';
import { toOriginalTree } from '../../../compiler/document/to-content-tree.ts';
import { compileHtml, compilePage } from './compile-page.ts';

const page = (main: string, around = '') => `<title>Calderas</title>
<header><a href="/">Oficios</a><nav><ul><li><a href="/servicios/">Servicios</a></li></ul></nav></header>${around}
<main><h1>Revisión de calderas</h1><p>La caldera se revisa una vez al año por un técnico con carné, que limpia el quemador y mide los gases.</p>${main}</main>
<footer><p>© 2025 Oficios del Norte. Todos los derechos reservados.</p></footer>`;

describe('rules of the owner for a page', () => {
  const promo =
    '<div class="oferta"><p>Este mes la revisión sale a mitad de precio para los clientes que vuelven.</p></div>';

  it('drop what `content.drop` matches, and list the removal as owner-drop', () => {
    const { markdown, removed } = compilePage(page(promo), { rules: { drop: ['.oferta'], keep: [] } });
    expect(markdown).not.toContain('mitad de precio');
    expect(removed).toContainEqual(
      expect.objectContaining({ rule: 'owner-drop', selector: expect.stringContaining('div.oferta') }),
    );
  });

  it('keep what `content.keep` matches, even a footer', () => {
    const { markdown } = compilePage(page(''), { rules: { drop: [], keep: ['footer'] } });
    expect(markdown).toContain('Todos los derechos reservados');
  });

  it('publish only what `content.root` matches', () => {
    const { markdown } = compilePage(page(promo), { rules: { root: '.oferta', drop: [], keep: [] } });
    expect(markdown).toContain('mitad de precio');
    expect(markdown).not.toContain('quemador');
    expect(compilePage(page(''), { rules: { root: 'body', drop: [], keep: [] } }).markdown).toContain('derechos');
  });

  it('drop an element with `data-vitrina="drop"`', () => {
    expect(
      compilePage(page('<p data-vitrina="drop">Texto solo para personas que miran la pantalla.</p>')).markdown,
    ).not.toContain('personas');
  });

  it('complain about selectors that are invalid or match nothing', () => {
    const rules = { drop: ['.oferta', 'div:first:nope'], keep: ['.nada'] };
    const { matched } = compileHtml(page(promo), { rules });
    expect(reportUnmatched(rules, [matched])).toEqual(
      ['content.drop[1]', 'content.keep[0]'].map((where) =>
        expect.objectContaining({ code: 'selector-matches-nothing', where }),
      ),
    );
  });
});

describe('tabs', () => {
  it('put a label before its panel once, also if a tab holds another', () => {
    const { markdown, removed } = compilePage(
      page(
        '<ul role="tablist"><li role="tab" aria-controls="uno"><a data-toggle="tab" href="#uno">Averías</a></li></ul>' +
          '<div role="tabpanel" id="uno"><p>La caldera pierde agua cuando la junta está vieja.</p></div>',
      ),
    );
    expect(markdown).toContain('**Averías**\n\nLa caldera pierde');
    expect(markdown.match(/Averías/g)).toHaveLength(1);
    expect(removed.filter(({ text }) => text.includes('Averías'))).toEqual([]);
  });
});

describe('a number that a script counts up', () => {
  const read = (counter: string) => compilePage(page(`<ul><li>${counter} reformas entregadas</li></ul>`)).markdown;

  it.each([
    ['<span class="n" data-to-value="430" data-from-value="0">0</span>'],
    ['<span class="purecounter" data-purecounter-start="0" data-purecounter-end="430">0</span>'],
    ['<span class="number-counter" data-number-value="430"><b class="percent-value"></b></span>'],
  ])('is written with its final value: %s', (counter) =>
    expect(read(counter)).toMatch(/^- \**430\** reformas entregadas$/m),
  );

  it.each([
    ['<b data-value="430">3</b>'],
    ['<b data-target="#a430">0</b>'],
    ['<i class="estrella" data-value="430"></i>'],
  ])('is not read from an attribute of another purpose: %s', (other) => expect(read(other)).not.toContain('430'));
});

it('a name is separated from a price that begins with a word', () => {
  const { markdown } = compilePage(
    page('<ul><li><span class="title">Quemador</span><span class="price">desde 60 €</span></li></ul>'),
  );
  expect(markdown).toContain('- Quemador desde 60 €');
});

it('a block of code and a heading within a heading are both written', () => {
  const { markdown } = compilePage(
    page('<h3><figure><div><h4><pre>quemador(1)</pre> Presión del gas</h4></div></figure></h3>'),
  );
  expect(markdown).toContain('```\nquemador(1)\n```\n\nPresión del gas');
});

describe('the list of removals of a page', () => {
  const folder = new URL('../../fixtures/pages/', import.meta.url);
  // Of one kind of characters: what a line sets apart by its layout only (`aceite89,90 €`) is set apart by a blank.
  const words = (text: string) => text.match(/\p{Ll}{2,}|\p{Lu}{2,}|\p{N}{2,}/gu) ?? [];

  it.each(readdirSync(folder).filter((name) => name.endsWith('.html')))(
    'has, together with the Markdown, every word that %s shows',
    (name) => {
      const html = readFileSync(new URL(name, folder));
      const shown = words(textOf(toOriginalTree(html).tree));
      const { markdown, removed } = compilePage(html.toString());
      const found = new Map<string, number>();
      for (const word of words(
        `${markdown.replace(/\\(.)/g, '$1').replace(/[*_~`]/g, '')} ${removed.map(({ text }) => text).join(' ')}`,
      ))
        found.set(word, (found.get(word) ?? 0) + 1);
      const lost = shown.filter((word) => {
        const left = found.get(word) ?? 0;
        found.set(word, left - 1);
        return left <= 0;
      });
      expect(lost).toEqual([]);
    },
  );

  it('is empty for a paragraph that begins with the words of the main heading', () => {
    const { removed } = compilePage(
      '<title>Bicicletas</title><main><p>Tienda y taller en el centro de la ciudad.</p><h1>Bicicletas</h1>' +
        '<p>Bicicletas de ciudad, eléctricas e infantiles con dos años de garantía.</p></main>',
    );
    expect(removed).toEqual([]);
  });

  it('names the rule, the place and the text of each removal', () => {
    const { removed } = compilePage(page(''));
    expect(removed.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['landmark-nav', 'landmark-footer']));
    expect(removed.every(({ text, selector }) => text !== '' && selector !== '')).toBe(true);
  });
});

describe('a page that would be emptied', () => {
  it('keeps a list of links if it has nothing else', () => {
    const links = Array.from(
      { length: 8 },
      (_, index) => `<li><a href="/p${index}/">Página número ${index}</a></li>`,
    ).join('');
    expect(compilePage(`<title>Índice</title><ul>${links}</ul>`).markdown).toContain('Página número 7');
  });

  it('gets a complaint that it is thin', () => {
    const { diagnostics } = compileHtml('<title>Nada</title><nav><a href="/">Inicio</a></nav>');
    expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'thin-page' }));
  });
});
