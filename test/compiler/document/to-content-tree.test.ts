import { describe, expect, it } from 'vitest';
import { toOriginalTree } from '../../../compiler/document/to-content-tree.ts';
import { bodyOf, type Row, treeOf } from '../change-html.ts';

describe('a label', () => {
  const around = (parts: number) => `<label>${'<i></i>'.repeat(parts - 1)}<input></label>`;
  it.each<Row>([
    ['goes with the field behind it', '<label>Nombre</label> <input>', ' '],
    ['goes with a field in a box of its own', '<label>Nombre</label><div><select></select></div>', '<div></div>'],
    [
      'goes with a field whose box has boxes of its own',
      '<label>Nombre</label><div><div><input></div></div>',
      '<div><div></div></div>',
    ],
    [
      'goes with the button that opens what is chosen from',
      '<label>Día</label><div><button aria-haspopup="listbox">Lunes</button></div>',
      '<div><button aria-haspopup="listbox">Lunes</button></div>',
    ],
    [
      'stays above a field that has a text of its own',
      '<label>Citas</label><div><p>a</p><input></div>',
      '<label>Citas</label><div><p>a</p></div>',
    ],
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

it('a checkbox stays as the state of a task that nobody can change', () => {
  const task = (attributes: string) => `<li><input type="checkbox"${attributes}>A</li>`;
  expect(bodyOf(treeOf(`<ul>${task(' checked disabled')}${task('')}</ul>`))).toBe(
    `<ul>${task(' checked')}<li>A</li></ul>`,
  );
});

it('an element has all of its attributes but those that call a script', () => {
  expect(bodyOf(treeOf('<p class="a b" onclick="x()" id="c" aria-label="d">e</p>'))).toBe(
    '<p class="a b" id="c" aria-label="d">e</p>',
  );
});

it('a text has no signs that control a machine, except blanks', () => {
  expect(bodyOf(treeOf('<p>a\u0001\u007f\u0085\ufffe\uffffb\tc\nd</p>'))).toBe('<p>ab\tc\nd</p>');
});

describe('a form', () => {
  it.each<[what: string, inner: string, asks: boolean]>([
    ['a message', '<textarea></textarea>', true],
    ['an address in its label', '<label>Correo <input type="email"></label>', true],
    ['a telephone number', '<p><input type="TEL"></p>', true],
    ['a search', '<label>Buscar <input type="search"></label>', false],
  ])('asks who writes, or for %s: not all do', (_, inner, asks) => {
    expect(bodyOf(treeOf(`<form>${inner}</form>`)).includes('data-asks="text"')).toBe(asks);
  });
});

it('a drawing stays as an icon in a cell, and where its class is a sign', () => {
  const cells = (inner: string) => `<table><tbody><tr><td>${inner}</td><th><b>${inner}</b></th></tr></tbody></table>`;
  expect(bodyOf(treeOf(`${cells('<svg></svg>')}<p><svg></svg></p>`))).toBe(`${cells('<i></i>')}<p></p>`);
  expect(bodyOf(treeOf('<p><svg class="icon-check"></svg></p>'))).toBe('<p><i class="icon-check"></i></p>');
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
