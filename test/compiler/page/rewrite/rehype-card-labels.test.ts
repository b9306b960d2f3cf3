import { describe, it } from 'vitest';
import { rehypeCardLabels } from '../../../../compiler/page/rewrite/rehype-card-labels.ts';
import { becomes, type Row } from '../../change-html.ts';

describe('the line above the heading of a card', () => {
  const other = '<div class="a"><h3>B</h3></div>';
  const row = (first: string, second = other) => `<div class="a">${first}</div>${second}`;
  const label = '<div><span>2010</span></div>';
  it.each<Row>([
    ['goes below it', row(`${label}<h3>A</h3><p>c</p>`), row(`<h3>A</h3><div>${label}</div><p>c</p>`)],
    [
      'goes there from around its box too',
      row(`<i></i>2010<div><b>d</b><h3>A</h3></div>`),
      row(`<i></i><div><h3>A</h3><div>2010<b>d</b></div></div>`),
    ],
    [
      'stays where a heading is only an amount',
      row(`${label}<h3>24 €</h3>`, '<div class="a"><h3>30 €</h3></div>'),
      '=',
    ],
    [
      'goes below a heading that names more than an amount',
      row(`${label}<h3>Menú 24 €</h3>`),
      row(`<h3>Menú 24 €</h3><div>${label}</div>`),
    ],
    ['stays where a box stands alone', `<div class="a">${label}<h3>A</h3></div>`, '='],
    ['stays where a box has two headings', row(`${label}<h3>A</h3><h3>C</h3>`), '='],
    ['stays where all cards have the same heading', row(`${label}<h3>B</h3>`), '='],
    ['stays where it is a sentence', row('<p>a b c d e f g h</p><h3>A</h3>', `<div class="a">c<h3>B</h3></div>`), '='],
    ['stays in the item of a list', `<ol><li>${label}<h3>A</h3></li><li><h3>B</h3></li></ol>`, '='],
  ])(
    '%s',
    becomes(() => rehypeCardLabels()),
  );
});

describe('a row of short cards', () => {
  const card = (...lines: string[]) => `<div class="a">${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;
  const rest = card('Tarta', 'Clásica') + card('Mini', 'Nueva');
  const items = '<li>Tarta · Clásica</li><li>Mini · Nueva</li>';
  it.each<Row>([
    ['is a list', card('Nata', 'Montada') + rest, `<ul><li>Nata · Montada</li>${items}</ul>`],
    [
      'has figures and icons before what they count and show',
      card('80', 'gramos', 'Mini') + card('🏠', 'Casa') + rest,
      `<ul><li>80 gramos · Mini</li><li>🏠 Casa</li>${items}</ul>`,
    ],
    [
      'sets a telephone number apart',
      card('600 000 000', 'Taller') + rest,
      `<ul><li>600 000 000 · Taller</li>${items}</ul>`,
    ],
    ['has values behind names', card('Talla S', '24 €') + rest, `<ul><li>Talla S: 24 €</li>${items}</ul>`],
    [
      'may break a name',
      card('Años de oficio<br>en Gijón<br>Desde 1994') + rest,
      `<ul><li>Años de oficio en Gijón · Desde 1994</li>${items}</ul>`,
    ],
    ['has three cards', rest, '='],
    ['has cards of one name', card('Nata', 'Montada').replace('"a"', '"b"') + rest, '='],
    ['has several lines in each', card('Nata') + rest, '='],
    ['has no sentences', card('Nata', 'Montada a mano.') + rest, '='],
    ['has no headings', '<div class="a"><h3>Nata</h3><p>Montada</p></div>'.repeat(3), '='],
    ['has no links', card('<a href="/">Nata</a>', 'Montada').repeat(3), '='],
    ['has up to fourteen words', card('a b c d e f g', 'h i j k l m n', 'o').repeat(3), '='],
  ])(
    '%s',
    becomes(() => rehypeCardLabels()),
  );
});
