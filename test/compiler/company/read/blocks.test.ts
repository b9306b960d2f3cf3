import { expect, it } from 'vitest';
import { readBlocks } from '../../../../compiler/company/read/blocks.ts';
import { readDocument } from '../../../../compiler/document/read-document.ts';

const blocksOf = (html: string) => {
  const bytes = new TextEncoder().encode(`<html lang="es"><body>${html}</body></html>`);
  return readBlocks(readDocument({ path: '/', url: 'https://x.example/', html: bytes, aliases: [] }).tree).blocks;
};

it.each<[html: string, texts: string[]]>([
  ['<p>uno</p>dos<div>tres</div>cuatro', ['uno', 'dos', 'tres', 'cuatro']],
  ['<p><b>NIF</b><span>B0</span></p>', ['NIF B0']],
  ['<p><b>Total</b><span>125</span></p>', ['Total 125']],
  ['<p>Total 12<span>5</span></p>', ['Total 125']],
  ['<p><b>Luz</b><span>es</span></p>', ['Luz es']],
  ['<p><b>C</b><span>O2</span></p>', ['CO2']],
  ['<p><b>Luz</b><span>es de Lugo</span></p>', ['Luz es de Lugo']],
  [
    '<table><tr><td><b>Responsable de</b><b>Datos</b></td><td>Ana<p>Luz</p></td></tr></table>',
    ['Responsable de Datos: Ana Luz'],
  ],
  ['<table><tr><th>Precios</th></tr><tr><td>Gas</td><td>20 €</td></tr></table>', ['Precios', 'Gas: 20 €']],
  ['<table><tr><th>Gas</th><td>20 €</td></tr><tr><th>Luz</th><td>30 €</td></tr></table>', ['Gas: 20 €', 'Luz: 30 €']],
  ['<table><tr><th>Obra</th><th>Precio</th></tr><tr><td>Gas</td><td>20 €</td></tr></table>', ['Gas: 20 €']],
  ['<p>Cosemos velas<br>a mano,<br>y <b>toldos</b></p>', ['Cosemos velas a mano, y toldos']],
  [
    '<p>Cosemos velas<br>Desde 1968<br>y toldos.<br> a mano</p>',
    ['Cosemos velas', 'Desde 1968', 'y toldos.', 'a mano'],
  ],
  ['<p>Calle Mayor 5<br>\n27001 Lugo<br>28 plazas</p>', ['Calle Mayor 5, 27001 Lugo', '28 plazas']],
  ['<p><a href="/x">Ver velas</a><br>a mano</p>', ['Ver velas a mano']],
  ['<h3>2025 Casa Luz. Todos los derechos reservados.</h3>', ['2025 Casa Luz. Todos los derechos reservados.']],
  ['<p>Mini<b>Casa</b></p>', ['MiniCasa']],
  ['<dl><dt>NIF:</dt><dd>B0</dd><dt></dt><dd>x</dd></dl>', ['NIF: B0', 'x']],
  ['<dl><dt>Sede: Lugo:</dt><dd>B0</dd></dl>', ['Sede: Lugo: B0']],
  ['<a href="/x">Contacto</a><p>Ver <a href="/x">más</a></p>', ['Ver más']],
  ['<p><a href="/x">Lunes de 9:00 a 14:00</a></p><p><a href="/y">Lunes</a></p>', ['Lunes de 9:00 a 14:00']],
  ['<p><a href="/x">De 9:00 a 14:00</a></p><p>x</p>', ['x']],
  ['<p><a href="/x">Lunes de 9:00 a 14:00</a> <a href="/y">De 16:00 a 20:00</a></p>', []],
  ['<p><a href="/x">9:00 a 14:00, domingo cerrado</a></p>', ['9:00 a 14:00, domingo cerrado']],
  ['<p><a href="/x">Clases de yoga suave</a> <a href="/y">Lunes de 9:00 a 14:00</a></p>', []],
  ['<p><a href="/x">Pedir cita</a>\n<a href="/y">Ver obras</a></p>', []],
  [
    '<a href="/x"><p>Lunes de 9:00 a 14:00</p><p>Martes de 9:00 a 13:00</p></a>',
    ['Lunes de 9:00 a 14:00', 'Martes de 9:00 a 13:00'],
  ],
  ['<a href="/x"><b>Horario de taller</b><p>Lunes de 9:00 a 14:00</p></a>', ['Lunes de 9:00 a 14:00']],
  ['<a href="/x"><b>Clases de yoga suave</b><p>Lunes de 9:00 a 14:00</p></a>', []],
  ['<nav>a</nav><div role="navigation">b</div><form>c</form><blockquote>d</blockquote><p>e</p>', ['e']],
  ['<div class="testimonials">a</div><div class="breadcrumb">b</div><p>c</p>', ['c']],
  ['<table><tr><th>A</th><th>B</th></tr><tr><td>c</td><td>d</td></tr></table>', ['c: d']],
  ['<table><tr><th>A</th><th>B</th></tr></table>', ['A: B']],
  ['<table><tr>\n<th>A</th>\n</tr><tr><td>c</td><td>d</td></tr></table>', ['A', 'c: d']],
  ['<table><tr><td>A</td><td>B</td></tr><tr><td>c</td><td>d</td></tr></table>', ['A: B', 'c: d']],
])('readBlocks reads %s as %j', (html, texts) => expect(blocksOf(html).map(({ text }) => text)).toEqual(texts));

it.each<[html: string, zone: string]>([
  ['<p>x</p>', 'main'],
  ['<header><p>x</p></header>', 'header'],
  ['<div role="banner"><p>x</p></div>', 'header'],
  ['<main><header><p>x</p></header></main>', 'main'],
  ['<footer><p>x</p></footer>', 'footer'],
  ['<div role="contentinfo"><p>x</p></div>', 'footer'],
  ['<div class="footer"><p>x</p></div>', 'footer'],
  ['<main><div class="footer"><p>x</p></div></main>', 'main'],
  ['<aside><p>x</p></aside>', 'aside'],
  ['<aside><article><p>x</p></article></aside>', 'aside'],
  ['<footer><main><p>x</p></main></footer>', 'main'],
  ['<footer><p>y</p></footer><p>x</p>', 'main'],
])('the zone of the block in %s is %s', (html, zone) =>
  expect(blocksOf(html).find(({ text }) => text === 'x')?.zone).toBe(zone),
);

it('the heading of a block is the nearest one before it, or a summary', () => {
  const html = '<p>a</p><h2>Uno</h2><p>b</p><h3>Dos</h3><p>c</p><details><summary>Tres</summary><p>d</p></details>';
  expect(blocksOf(html).map(({ heading, text }) => `${heading} ${text}`)).toEqual([' a', 'Uno b', 'Dos c', 'Tres d']);
});

it.each<[html: string, told: string[]]>([
  ['<h2>Luz<br>en Lugo</h2><p>x</p>', ['Luz en Lugo | x']],
  ['<h2>Horario</h2><h4>Lunes</h4><p>9:00 a 14:00</p>', ['Horario | Lunes', 'Horario | 9:00 a 14:00']],
  ['<h2>Horario</h2><h4>Lunes</h4><h4>9:00 a 14:00</h4>', ['Horario | Lunes', 'Horario | 9:00 a 14:00']],
  ['<h2>Horario</h2><h4>Festivos</h4><p>x</p>', ['Horario | Festivos', 'Horario | x']],
  ['<h2>Lunes, taller de luz</h2><p>x</p>', [' | Lunes, taller de luz', ' | x']],
  ['<h2>Lunes, taller abierto de luz</h2><p>x</p>', ['Lunes, taller abierto de luz | x']],
  ['<h2>9 a 14</h2><p>x</p>', ['9 a 14 | x']],
  [`<h2>${'a'.repeat(60)}.</h2><p>x</p>`, [` | ${'a'.repeat(60)}.`, ' | x']],
  [`<h2>${'a'.repeat(59)}.</h2><p>x</p>`, [`${'a'.repeat(59)}. | x`]],
  [`<h2>${'a'.repeat(60)}?</h2><p>x</p>`, [`${'a'.repeat(60)}? | x`]],
])('%s: days, times and paragraphs in a heading are blocks, other headings are headings of blocks', (html, told) =>
  expect(blocksOf(html).map(({ heading, text }) => `${heading} | ${text}`)).toEqual(told),
);

it.each([
  ['links', '<a href="/x">Reparación de neveras</a> '],
  ['lines of one sentence', 'y una línea que sigue<br>'],
])('a block of 9,000 %s is read in less than 1.5 seconds', (_, part) => {
  const parse = (count: number) => {
    const html = new TextEncoder().encode(`<main><p>Hola</p>${part.repeat(count)}</main>`);
    return readDocument({ path: '/', url: 'https://x.example/', html, aliases: [] }).tree;
  };
  const tree = parse(9_000);
  const started = performance.now();
  expect(readBlocks(tree).blocks.length).toBeGreaterThan(0);
  // Milliseconds on a quiet machine; seconds where each part is compared with all before it.
  expect(performance.now() - started).toBeLessThan(1_500);
});

it('the zone of a line with a copyright sign is the footer, also where no landmark says so', () => {
  const blocks = blocksOf('<p>Calle Mayor, 5, Lugo</p><p>Calle Mayor, 5, Lugo · © 2026 Casa Luz</p>');
  expect(blocks.map(({ zone }) => zone)).toEqual(['main', 'footer']);
});
