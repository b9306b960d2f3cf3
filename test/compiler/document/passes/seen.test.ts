/** Document stage: links over cards, images in noscript, lists typed by hand, and shapes by styles. */

import { describe, expect, it } from 'vitest';
import { rehypeNoscriptImages } from '../../../../compiler/document/passes/seen/rehype-noscript-images.ts';
import { rehypeOverlayLinks } from '../../../../compiler/document/passes/seen/rehype-overlay-links.ts';
import { rehypeShapes } from '../../../../compiler/document/passes/seen/rehype-shapes.ts';
import { rehypeTypedLists } from '../../../../compiler/document/passes/seen/rehype-typed-lists.ts';
import { shapesOf } from '../../../../compiler/document/visibility/shapes.ts';
import { becomes, changeHtml, type Row } from '../../change-html.ts';

describe('rehypeOverlayLinks, for an empty link over a card,', () => {
  const link = '<a href="/a/"></a>';
  const linked = '<h3><a href="/a/">A</a></h3>';
  it.each<Row>([
    ['moves it into the heading', `<div><h3>A</h3>${link}</div>`, `<div>${linked}</div>`],
    ['moves it into a heading in a box', `<div>${link}<div><h3>A</h3></div></div>`, `<div><div>${linked}</div></div>`],
    [
      'moves it out of three boxes',
      `<div><div><div><div>${link}</div></div></div><h3>A</h3></div>`,
      `<div><div><div><div></div></div></div>${linked}</div>`,
    ],
    ['keeps it in four boxes', `<div><div><div><div><div>${link}</div></div></div></div><h3>A</h3></div>`, '='],
    ['keeps it if the card has two headings', `<div><h3>A</h3><h4>B</h4>${link}</div>`, '='],
    [
      'keeps it if two boxes of the card have a heading',
      `<div><p><h3>A</h3></p><div><h4>B</h4></div>${link}</div>`,
      '=',
    ],
    ['keeps it beside another link', `<div><h3>A</h3><a href="/b/">B</a>${link}</div>`, '='],
    ['keeps it beside a link in a box', `<div>${link}<h3>A</h3><p><a href="/b/">B</a></p></div>`, '='],
    ['keeps it if the card has no heading', `<div><p>A</p>${link}</div>`, '='],
    ['keeps it if it has no address', '<div><h3>A</h3><a></a></div>', '='],
    ['keeps a link with a text', '<div><h3>A</h3><a href="/a/">B</a></div>', '='],
    ['keeps a link with a picture', '<div><h3>A</h3><a href="/a/"><img src="/a.jpg"></a></div>', '='],
    [
      'moves it into the heading of its own box',
      `<div><div><h3>A</h3>${link}</div><h2>B</h2></div>`,
      `<div><div>${linked}</div><h2>B</h2></div>`,
    ],
  ])('%s', (_, before, after) => {
    // The parser ends a paragraph before a heading.
    const written = changeHtml(before, () => {});
    expect(changeHtml(before, rehypeOverlayLinks())).toBe(after === '=' ? written : after);
  });
});

describe('rehypeNoscriptImages, for an image in a noscript,', () => {
  const none = (html: string) => `<noscript>${html}</noscript>`;
  const image = '<img src="/a/horno.jpg">';
  const inBox = (html: string) => `<div>${html}</div>`;
  it.each<Row>([
    ['moves it out', inBox(none(image)), inBox(image)],
    [
      'gives its address to an image before it that has none',
      inBox(`<img alt="A">${none(image)}`),
      inBox('<img alt="A" src="/a/horno.jpg">'),
    ],
    [
      'puts it behind an image with another address',
      inBox(`<img src="/b.jpg">${none(image)}`),
      inBox(`<img src="/b.jpg">${image}`),
    ],
    [
      'removes it if an image before it shows a file of the same name',
      `<p><img src="/b/horno.jpg"></p>${inBox(none(image))}`,
      `<p><img src="/b/horno.jpg"></p>${inBox('')}`,
    ],
    [
      'removes it if an image behind it shows the same file',
      `${inBox(none(image))}<p>${image}</p>`,
      `${inBox('')}<p>${image}</p>`,
    ],
    ['keeps the first of two equal ones', inBox(none(image) + none(image)), inBox(image)],
    ['removes it if it has no address', inBox(none('<img alt="A">')), inBox('')],
    ['keeps the noscript if it is right in the body', `<p>a</p>${none(image)}`, '='],
    ['keeps the noscript if it holds a text too', inBox(none(`${image}<p>Active los scripts</p>`)), '='],
  ])('%s', becomes(rehypeNoscriptImages));
});

describe('rehypeTypedLists, for lines that begin with a mark,', () => {
  const list = '<ul><li>a</li><li>b</li></ul>';
  it.each<Row>([
    ...['-', '–', '—', '•', '·', '▪', '●', '○', '◦', '*', '✓', '✔'].map(
      (mark): Row => [`makes a list for the mark ${mark}`, `<p>${mark} a<br>${mark} b</p>`, list],
    ),
    ...['p', 'div', 'span', 'font', 'td', 'b', 'strong'].map((name): Row => {
      const around = (html: string) =>
        name === 'td' ? `<table><tbody><tr><td>${html}</td></tr></tbody></table>` : html;
      const box = (html: string) => (name === 'td' ? around(html) : `<${name}>${html}</${name}>`);
      return [`makes a list in an element: ${name}`, box('- a<br>- b'), around(list)];
    }),
    ['makes no list in a heading', '<h2>- a<br>- b</h2>', '='],
    ['makes no list of a single line', '<p>a<br>- b<br>c</p>', '='],
    ['makes no list if no blank is behind the mark', '<p>-a<br>-b</p>', '='],
    ['makes no list if an element ends behind the mark', '<p><i>- </i>a<br><b>- b</b></p>', '='],
    ['makes a list of bold lines', '<p><b>- a</b><br><b>- b</b></p>', '<ul><li><b>a</b></li><li><b>b</b></li></ul>'],
    ['makes no list of links', '<p><a href="/">- a</a><br><a href="/">- b</a></p>', '='],
    ['keeps the lines before and behind the list', '<p>x<br>y<br>- a<br>- b<br>z</p>', `<p>x<br>y</p>${list}<p>z</p>`],
    ['removes empty lines before and behind the list', '<p><br>- a<br>- b<br> </p>', list],
    [
      'makes two lists if another line is between them',
      '<p>- a<br>- b<br>x<br>- a<br>- b</p>',
      `${list}<p>x</p>${list}`,
    ],
    ['keeps a single line with a mark behind the list', '<p>- a<br>- b<br>x<br>- c</p>', `${list}<p>x<br>- c</p>`],
    [
      'makes a list in a table cell, behind a line',
      '<table><tbody><tr><td>x<br>- a<br>- b</td></tr></tbody></table>',
      `<table><tbody><tr><td>x${list}</td></tr></tbody></table>`,
    ],
    ['makes no list before a block', '<div>- a<br>- b<p>c</p></div>', '='],
    ...['-', '•', '▪', '●', '○', '◦', '✓', '✔'].map(
      (mark): Row => [`makes a list of paragraphs for the mark ${mark}`, `<p>${mark} a</p>\n<p>${mark} b</p>`, list],
    ),
    ['makes a list of boxes', '<div>- a</div><div>- b</div>', list],
    ['makes no list of paragraphs with a long dash, which may be direct speech', '<p>— a</p><p>— b</p>', '='],
    ['makes no list of two paragraphs with another between them', '<p>- a</p><p>x</p><p>- b</p>', '='],
    [
      'makes two lists of paragraphs if another is between them',
      '<p>- a</p><p>- b</p><p>x</p><p>- a</p><p>- b</p>',
      `${list}<p>x</p>${list}`,
    ],
    ['makes no list of boxes with a block in them', '<div>- a<p>x</p></div><div>- b<p>x</p></div>', '='],
  ])('%s', becomes(rehypeTypedLists));
});

describe('shapesOf', () => {
  const told = (property: string, value: string) => shapesOf(new Map([[property, value]])).join();
  it.each([
    ...['block', 'flex', 'grid', 'table', 'list-item', 'flow-root'].map((value) => ['display', value, 'block']),
    ...['inline', 'inline-block', 'inline-flex', 'none'].map((value) => ['display', value, '']),
    ['text-decoration', 'line-through red', 'struck'],
    ['text-decoration-line', 'line-through', 'struck'],
    ['text-decoration', 'underline', ''],
    ['vertical-align', 'super', 'raised'],
    ['vertical-align', 'sub', 'lowered'],
    ['vertical-align', 'top', ''],
  ])('reads %s: %s as the shape «%s»', (property = '', value = '', shape = '') =>
    expect(told(property, value)).toBe(shape),
  );
});

describe('rehypeShapes', () => {
  const cents = (name: string) => `<b>38</b><span class="${name}">50</span>`;
  it.each<Row>([
    [
      'strikes out a text by its style',
      '<s-p style="text-decoration:line-through">a</s-p>',
      '<s-p style="text-decoration:line-through"><del>a</del></s-p>',
    ],
    ...['line-through', 'text-line-through', 'text-decoration-line-through'].map(
      (name): Row => [
        `strikes out a text by the class ${name}`,
        `<i class="x ${name} y">a</i>`,
        `<i class="x ${name} y"><del>a</del></i>`,
      ],
    ),
    ['does not strike out a text by the class line-through-none', '<i class="line-through-none">a</i>', '='],
    ...['del', 's', 'strike'].map(
      (name): Row => [`does not strike out a text again: ${name}`, `<${name} class="line-through">a</${name}>`, '='],
    ),
    [
      'strikes out each block of a box',
      '<div class="line-through"><p>a</p><p>b</p></div>',
      '<div class="line-through"><p><del>a</del></p><p><del>b</del></p></div>',
    ],
    ['does not strike out an empty element', '<i class="line-through"></i>', '='],
    ['writes a raised number', 'm<sup>2</sup>', 'm²'],
    ['writes a number that a style raises', 'm<span style="vertical-align:super">2</span>', 'm²'],
    ['writes a lowered number', 'CO<sub>2</sub>', 'CO₂'],
    ['writes a number that a style lowers', 'CO<span style="vertical-align:sub">2</span>', 'CO₂'],
    ['writes a raised number with its sign', '<sup>+3</sup><sup>−1</sup><sup>-1</sup>', '⁺³⁻¹⁻¹'],
    [
      'writes a raised number with the currency or percent sign behind it',
      '<sup>50 €</sup><sup>5%</sup><sup>5$</sup>',
      '⁵⁰ €⁵%⁵$',
    ],
    ['writes a raised number of twelve characters', `<sup>${'1'.repeat(12)}</sup>`, '¹'.repeat(12)],
    ['keeps a raised number of thirteen characters as it is', `<sup>${'1'.repeat(13)}</sup>`, '='],
    ['keeps a raised word as it is', '<sup>er</sup>', '='],
    ['keeps a raised link as it is', '<sup><a href="#1">1</a></sup>', '='],
    ...[
      'fraction',
      'fractional',
      'cent',
      'cents',
      'decimal',
      'decimals',
      'centimos',
      'céntimos',
      'centavos',
      'decimales',
      'a-cents',
      'cents_b',
      'a cents',
    ].map((name): Row => [`raises the cents of a price by the class ${name}`, cents(name), '<b>38</b>⁵⁰']),
    ...['percents', 'centsible', 'fractions'].map(
      (name): Row => [`does not raise a number by the class ${name}`, cents(name), '='],
    ),
    [
      'makes a box of a part with a line of its own',
      'a<b style="display:block">b</b>',
      'a<div><b style="display:block">b</b></div>',
    ],
    [
      'puts blanks around a part of a heading with a line of its own',
      '<h2>a<b style="display:block">b</b>c</h2>',
      '<h2>a b c</h2>',
    ],
    [
      'puts blanks around a link of a heading with a line of its own',
      '<h2>a<a href="/" style="display:block">b</a></h2>',
      '<h2>a <a href="/" style="display:block">b</a> </h2>',
    ],
    ...['<p style="display:block">a</p>', '<br style="display:block">', '<img style="display:block">'].map(
      (html): Row => [`keeps an element that has a line of its own anyway, or no text: ${html}`, html, '='],
    ),
  ])('%s', becomes(rehypeShapes));
});
