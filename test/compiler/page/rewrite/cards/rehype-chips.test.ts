import { describe, it } from 'vitest';
import { rehypeChips } from '../../../../../compiler/page/rewrite/cards/rehype-chips.ts';
import { becomes, type Row } from '../../../change-html.ts';

describe('a row of three short labels of one class', () => {
  const chips = (...texts: string[]) => texts.map((text) => `<span class="a">${text}</span>`);
  const row = (...texts: string[]) => `<div>${chips(...texts).join(' ')}</div>`;
  const apart = (...texts: string[]) => `<div>${chips(...texts).join(' · ')}</div>`;
  it.each<Row>([
    ['has a dot between them', row('Leña', 'Carbón vegetal', '+ Otros'), apart('Leña', 'Carbón vegetal', '+ Otros')],
    ['has one if they touch', row('Leña', 'Pellet', 'Gas').replaceAll('> <', '><'), apart('Leña', 'Pellet', 'Gas')],
    ['has one if some are amounts', row('Una tarde', '12 €', '10 €'), apart('Una tarde', '12 €', '10 €')],
    [
      'has one behind a text',
      `<div>De: ${row('Leña', 'Pellet', 'Gas')}</div>`,
      `<div>De: ${apart('Leña', 'Pellet', 'Gas')}</div>`,
    ],
    ['has none if there are only two', row('Leña', 'Pellet'), '='],
    ['has none if one begins within a text', row('Leña', 'Pellet', 'y gas'), '='],
    ['has none if one ends in a separator', row('Leña,', 'Pellet', 'Gas'), '='],
    ['has none if they are figures', row('12', '24', '36'), '='],
    ['has none if they are letters of a word', row('V', 'I', 'P'), '='],
    ['has none if one may be a sentence', row('Leña', 'Pellet', 'A b c d e f g h i j k'), '='],
    [
      'has one if other classes are in a box that puts them in a row',
      row('Leña', '12 €', '10 €').replace('"a"', '"b"').replace('<div>', '<div style="display:flex">'),
      apart('Leña', '12 €', '10 €').replace('"a"', '"b"').replace('<div>', '<div style="display:flex">'),
    ],
    ['has none if they have other classes', row('Leña', 'Pellet', 'Gas').replace('"a"', '"b"'), '='],
    ['has none if each is on a line', row('Leña', 'Pellet', 'Gas').replaceAll('> <', '><br><'), '='],
    ['has none in a heading', row('Casa', 'Taller', 'Patio').replaceAll('div>', 'h2>'), '='],
    ['has none in running text', row('Casa', 'Taller', 'Patio').replaceAll('div>', 'p>'), '='],
    ['has none if all are the same', row('Nuevo', 'Nuevo', 'Nuevo'), '='],
  ])(
    '%s',
    becomes(() => rehypeChips()),
  );
});
