import { describe, expect, it } from 'vitest';
import { toOriginalTree } from '../../../compiler/document/to-content-tree.ts';
import { bodyOf, type Row, treeOf } from '../change-html.ts';

describe('a label', () => {
  const around = (parts: number) => `<label>${'<i></i>'.repeat(parts - 1)}<input></label>`;
  it.each<Row>([
    ['goes with the field behind it', '<label>Nombre</label> <input>', ' '],
    ['goes with a field in a box of its own', '<label>Nombre</label><div><select></select></div>', '<div></div>'],
    ['goes with the field in it', '<label>Nombre <b><textarea></textarea></b></label>', ''],
    ['goes with what is to be ticked', '<label><input type="checkbox">Acepto</label>', ''],
    ['stays before a button', '<label>Abrir</label><input type="submit">', '<label>Abrir</label>'],
    ['stays before anything else', '<label>Nombre</label><p>a</p><input>', '<label>Nombre</label><p>a</p>'],
    ['stays without a field', '<label>Nombre</label>', '='],
    ['stays around blocks', '<label><input type="checkbox"><p>a</p></label>', '<label><p>a</p></label>'],
    ['may have forty parts', around(40), ''],
    ['is more than that with another', around(41), `<label>${'<i></i>'.repeat(40)}</label>`],
  ])('%s', (_, html, left) => expect(bodyOf(treeOf(html))).toBe(left === '=' ? html : left));
});

describe('a button', () => {
  it.each<Row>([
    ['that sends a form goes', '<button type="Submit">Enviar</button>', ''],
    ['that also opens something stays', '<button type="submit" aria-expanded="false">Horario</button>', '='],
    ['of another kind stays', '<button type="button">Horario</button><button>Precios</button>', '='],
  ])('%s', (_, html, left) => expect(bodyOf(treeOf(html))).toBe(left === '=' ? html : left));
});

it('a text has no signs that control a machine, except blanks', () => {
  expect(bodyOf(treeOf('<p>a\u0001\u007f\u0085\ufffe\uffffb\tc\nd</p>'))).toBe('<p>ab\tc\nd</p>');
});

it.each([
  ['<select><optgroup><option>A</option><option>B</option></optgroup></select>', 'form-control A B'],
  ['<textarea>A</textarea>', 'form-control A'],
  ['<progress>A</progress>', 'form-control A'],
  ['<button type="submit">A</button>', 'form-control A'],
  ['<label>A <input></label>', 'form-control A'],
  ['<svg><title>A</title><desc>B</desc><text>C</text></svg>', 'graphic C'],
  ['<map><p>A</p></map>', 'embedded A'],
  ['<script>A</script><style>A</style><iframe>A</iframe><canvas>A</canvas><video>A</video><object>A</object>', ''],
])('what the content leaves out is noted with the text that it shows: %s', (html, noted) => {
  const { tree, unshown } = toOriginalTree(new TextEncoder().encode(`<form>${html}</form>`));
  expect(bodyOf(tree)).toMatch(/^<form(?: data-asks="text")?><\/form>$/);
  expect(unshown.map(({ rule, text }) => `${rule} ${text}`).join()).toBe(noted);
});
