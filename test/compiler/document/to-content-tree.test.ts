import { describe, expect, it } from 'vitest';
import { toOriginalTree } from '../../../compiler/document/to-content-tree.ts';
import { bodyOf, type Row, treeOf } from '../change-html.ts';

describe('toContentTree, for a label,', () => {
  const around = (parts: number) => `<label>${'<i></i>'.repeat(parts - 1)}<input></label>`;
  it.each<Row>([
    ['removes it with the field behind it', '<label>Nombre</label> <input>', ' '],
    ['removes it with the field in the next box', '<label>Nombre</label><div><select></select></div>', '<div></div>'],
    [
      'removes it with the field in a nested box',
      '<label>Nombre</label><div><div><input></div></div>',
      '<div><div></div></div>',
    ],
    [
      'removes it before a button that opens a list to choose from',
      '<label>Día</label><div><button aria-haspopup="listbox">Lunes</button></div>',
      '<div><button aria-haspopup="listbox">Lunes</button></div>',
    ],
    [
      'keeps it before a box with a text and a field',
      '<label>Citas</label><div><p>a</p><input></div>',
      '<label>Citas</label><div><p>a</p></div>',
    ],
    ['removes it with the field in it', '<label>Nombre <b><textarea></textarea></b></label>', ''],
    ['removes it with the checkbox in it', '<label><input type="checkbox">Acepto</label>', ''],
    ['keeps it before a button', '<label>Abrir</label><input type="submit">', '<label>Abrir</label>'],
    ...['hidden', 'submit', 'button', 'image', 'reset', 'checkbox', 'radio', 'range'].map(
      (type): Row => [
        `keeps it before an input of the type ${type}`,
        `<label>A</label><input type="${type}">`,
        '<label>A</label>',
      ],
    ),
    ...['text', 'email', 'hidden-text', 'date'].map(
      (type): Row => [
        `removes it with a field of the type ${type} behind it`,
        `<label>A</label><input type="${type}">`,
        '',
      ],
    ),
    ...['true', 'menu', 'listbox'].map(
      (kind): Row => [
        `removes it before a button with aria-haspopup="${kind}"`,
        `<label>A</label><button aria-haspopup="${kind}">B</button>`,
        `<button aria-haspopup="${kind}">B</button>`,
      ],
    ),
    ...['<button>B</button>', '<button aria-haspopup="dialog">B</button>', '<p aria-haspopup="true">B</p>'].map(
      (html): Row => [`keeps it before ${html}`, `<label>A</label>${html}`, '='],
    ),
    ...['h1', 'h6', 'p', 'ul', 'ol', 'dl'].flatMap((name): Row[] => [
      [
        `keeps it around a field and a ${name}`,
        `<label><input><${name}></${name}></label>`,
        `<label><${name}></${name}></label>`,
      ],
      [
        `keeps it before a box with a ${name} and a field`,
        `<label>A</label><div><${name}></${name}><input></div>`,
        `<label>A</label><div><${name}></${name}></div>`,
      ],
    ]),
    ['keeps it around a field and a table', '<label><input><table></table></label>', '<label><table></table></label>'],
    ['keeps it before a paragraph', '<label>Nombre</label><p>a</p><input>', '<label>Nombre</label><p>a</p>'],
    ['keeps it without a field', '<label>Nombre</label>', '='],
    ['keeps it around a paragraph', '<label><input type="checkbox"><p>a</p></label>', '<label><p>a</p></label>'],
    [
      'keeps it beside a field that is only drawn as a dial',
      '<label>Robles</label><input role="presentation" value="90">',
      '<label>Robles</label>',
    ],
    ['removes it with forty elements in it', around(40), ''],
    ['keeps it with 41 elements in it', around(41), `<label>${'<i></i>'.repeat(40)}</label>`],
  ])('%s', (_, html, left) => expect(bodyOf(treeOf(html))).toBe(left === '=' ? html : left));
});

describe('toContentTree, for a button,', () => {
  it.each<Row>([
    ['removes it if it sends a form', '<button type="Submit">Enviar</button>', ''],
    ['keeps it if it also opens something', '<button type="submit" aria-expanded="false">Horario</button>', '='],
    ['keeps it if it has another type or none', '<button type="button">Horario</button><button>Precios</button>', '='],
  ])('%s', (_, html, left) => expect(bodyOf(treeOf(html))).toBe(left === '=' ? html : left));
});

it('a checkbox of a task stays, and another one is removed', () => {
  const task = (attributes: string) => `<li><input type="checkbox"${attributes}>A</li>`;
  expect(bodyOf(treeOf(`<ul>${task(' checked disabled')}${task('')}</ul>`))).toBe(
    `<ul>${task(' checked')}<li>A</li></ul>`,
  );
});

it('attributes of an element stay, except calls of scripts', () => {
  expect(bodyOf(treeOf('<p class="a b" onclick="x()" id="c" aria-label="d">e</p>'))).toBe(
    '<p class="a b" id="c" aria-label="d">e</p>',
  );
});

it('control characters are removed from texts, except white space', () => {
  expect(bodyOf(treeOf('<p>a\u0001\u007f\u0085\ufffe\uffffb\tc\nd</p>'))).toBe('<p>ab\tc\nd</p>');
});

describe('toContentTree, for a form,', () => {
  it.each<[what: string, inner: string, asks: boolean]>([
    ['a message', '<textarea></textarea>', true],
    ['an address in its label', '<label>Correo <input type="email"></label>', true],
    ['a telephone number', '<p><input type="TEL"></p>', true],
    ['a search', '<label>Buscar <input type="search"></label>', false],
  ])('marks whether it asks for a text: one with %s', (_, inner, asks) => {
    expect(bodyOf(treeOf(`<form>${inner}</form>`)).includes('data-asks="text"')).toBe(asks);
  });
});

it('a drawing becomes an icon in a cell, or if its class names a sign, and is removed elsewhere', () => {
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
])('a form control, drawing or other embedded element is removed, and its visible text listed: %s', (html, noted) => {
  const { tree, unshown } = toOriginalTree(new TextEncoder().encode(`<form>${html}</form>`));
  expect(bodyOf(tree)).toMatch(/^<form(?: data-asks="text")?><\/form>$/);
  expect(unshown.map(({ rule, text }) => `${rule} ${text}`).join()).toBe(noted);
});
