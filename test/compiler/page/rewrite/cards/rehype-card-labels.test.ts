import { describe, it } from 'vitest';
import { rehypeCardLabels } from '../../../../../compiler/page/rewrite/cards/rehype-card-labels.ts';
import { becomes, type Row } from '../../../change-html.ts';

describe('the line above the heading of a card', () => {
  const other = '<div class="a"><h3>B</h3></div>';
  const row = (first: string, second = other) => `<div class="a">${first}</div>${second}`;
  const label = '<div><span>2010</span></div>';
  it.each<Row>([
    ['is moved below the heading', row(`${label}<h3>A</h3><p>c</p>`), row(`<h3>A</h3><div>${label}</div><p>c</p>`)],
    [
      'is moved below the heading with a text beside it, from outside the box of the heading too',
      row(`<i></i>2010<div><b>d</b><h3>A</h3></div>`),
      row(`<i></i><div><h3>A</h3><div>2010<b>d</b></div></div>`),
    ],
    ['stays if the heading is only an amount', row(`${label}<h3>24 €</h3>`, '<div class="a"><h3>30 €</h3></div>'), '='],
    [
      'is moved below a heading that names more than an amount',
      row(`${label}<h3>Menú 24 €</h3>`),
      row(`<h3>Menú 24 €</h3><div>${label}</div>`),
    ],
    ['stays if there is only one box', `<div class="a">${label}<h3>A</h3></div>`, '='],
    ['stays if the box has two headings', row(`${label}<h3>A</h3><h3>C</h3>`), '='],
    ['stays if all cards have the same heading', row(`${label}<h3>B</h3>`), '='],
    ['stays if it has eight words', row('<p>a b c d e f g h</p><h3>A</h3>', `<div class="a">c<h3>B</h3></div>`), '='],
    ['stays if the card is a list item', `<ol><li>${label}<h3>A</h3></li><li><h3>B</h3></li></ol>`, '='],
  ])(
    '%s',
    becomes(() => rehypeCardLabels()),
  );
});

describe('a row of three short cards of one class', () => {
  const card = (...lines: string[]) => `<div class="a">${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;
  const rest = card('Tarta', 'Clásica') + card('Mini', 'Nueva');
  const items = '<li>Tarta · Clásica</li><li>Mini · Nueva</li>';
  it.each<Row>([
    [
      'becomes a list, with a dot between the lines of a card',
      card('Nata', 'Montada') + rest,
      `<ul><li>Nata · Montada</li>${items}</ul>`,
    ],
    [
      'joins a number to the word after it, and an icon to its text',
      card('80', 'gramos', 'Mini') + card('🏠', 'Casa') + rest,
      `<ul><li>80 gramos · Mini</li><li>🏠 Casa</li>${items}</ul>`,
    ],
    [
      'puts a dot after a telephone number',
      card('600 000 000', 'Taller') + rest,
      `<ul><li>600 000 000 · Taller</li>${items}</ul>`,
    ],
    [
      'puts a colon between a name and its price',
      card('Talla S', '24 €') + rest,
      `<ul><li>Talla S: 24 €</li>${items}</ul>`,
    ],
    [
      'joins the parts of a line that breaks',
      card('Años de oficio<br>en Gijón<br>Desde 1994') + rest,
      `<ul><li>Años de oficio en Gijón · Desde 1994</li>${items}</ul>`,
    ],
    ['stays as it is if it has only two cards', rest, '='],
    ['stays as it is if a card has another class', card('Nata', 'Montada').replace('"a"', '"b"') + rest, '='],
    ['stays as it is if a card has one line', card('Nata') + rest, '='],
    ['stays as it is if a card has a sentence', card('Nata', 'Montada a mano.') + rest, '='],
    ['stays as it is if the cards have headings', '<div class="a"><h3>Nata</h3><p>Montada</p></div>'.repeat(3), '='],
    ['stays as it is if the cards have links', card('<a href="/">Nata</a>', 'Montada').repeat(3), '='],
    ['stays as it is if a card has fifteen words', card('a b c d e f g', 'h i j k l m n', 'o').repeat(3), '='],
  ])(
    '%s',
    becomes(() => rehypeCardLabels()),
  );
});
