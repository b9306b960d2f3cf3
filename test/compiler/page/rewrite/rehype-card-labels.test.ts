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
