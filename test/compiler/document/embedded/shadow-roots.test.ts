/** Document stage: opening declarative shadow roots as browsers do. */

import { expect, it } from 'vitest';
import { bodyOf, treeOf } from '../../change-html.ts';

const host = (shadow: string, own = '', mode = 'shadowrootmode="open"') =>
  `<x-a><template ${mode}>${shadow}</template>${own}</x-a>`;
const slot = (name = '', inner = '') => `<slot${name && ` name="${name}"`}>${inner}</slot>`;

it.each<[rule: string, html: string, opened: string]>([
  ['becomes the content of its host', host('<p>a</p>'), '<x-a><p>a</p></x-a>'],
  [
    'becomes the content of its host if it is closed to scripts',
    host('<p>a</p>', '', 'shadowrootmode="closed"'),
    '<x-a><p>a</p></x-a>',
  ],
  [
    'becomes the content of its host if its mode is in capitals',
    host('<p>a</p>', '', 'shadowrootmode="OPEN"'),
    '<x-a><p>a</p></x-a>',
  ],
  ['is ignored if it has another mode', host('<p>a</p>', '<b>b</b>', 'shadowrootmode="none"'), '<x-a><b>b</b></x-a>'],
  ['gets the content of its host in its slot', host(`<p>${slot()}</p>`, 'b<i>c</i>'), '<x-a><p>b<i>c</i></p></x-a>'],
  ['removes the content of its host if it has no slot', host('<p>a</p>', 'b'), '<x-a><p>a</p></x-a>'],
  [
    'gets each part of its host in the slot of that name',
    host(`<p>${slot('b')}</p><p>${slot()}</p>`, '<i>c</i><b slot="b">b</b>'),
    '<x-a><p><b slot="b">b</b></p><p><i>c</i></p></x-a>',
  ],
  ['keeps the content of a slot for which the host has no part', host(slot('b', '<p>a</p>')), '<x-a><p>a</p></x-a>'],
  [
    'gets the content of its host in the first of two equal slots',
    host(`${slot()}<hr>${slot('', 'a')}`, '<i>c</i>'),
    '<x-a><i>c</i><hr>a</x-a>',
  ],
  ['loses its style sheet', host('<style>p{display:none}</style><p>a</p>'), '<x-a><p>a</p></x-a>'],
  ['becomes the content of its host within another one', host(host('<p>a</p>')), '<x-a><x-a><p>a</p></x-a></x-a>'],
])('a shadow root %s', (_, html, opened) => expect(bodyOf(treeOf(html))).toBe(opened));
