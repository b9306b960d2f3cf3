/** Text that nothing opens and nobody sees, on a page of which all styles are known, and what only looks like it. */

import { describe, expect, it } from 'vitest';
import { compilePage } from '../../page/compile-page.ts';

const prose = '<p>Reparamos calderas de todas las marcas en la comarca, también los domingos y los festivos.</p>';
const TEXT = 'Texto oculto de la página';
const publishes = (head: string, body: string): boolean =>
  compilePage(
    `<!doctype html><html><head><title>Calderas</title>${head}</head><body><main><h1>Calderas</h1>${prose}${body}</main></body></html>`,
  ).markdown.includes(TEXT);

/** By what hides the text, for a style attribute as for a rule. */
const WAYS = [
  'font:0/0 a',
  'font:italic 0/0 a',
  'color:#fff',
  'color:rgb(255 255 255)',
  'color:white;position:relative',
  'color:transparent',
  'height:0;overflow:hidden',
  'max-height:0;overflow:clip',
  'width:0;overflow:hidden',
  'opacity:0',
  'opacity:0;transition:opacity 1s',
  'opacity:0%;transform:none',
  'visibility:hidden',
  'display:none',
  'position:fixed;top:-500px',
  'position:fixed;inset:-500px auto auto 0',
  'position:absolute;top:-500px',
  'background:#000;color:#000',
  'text-indent:-9999px',
  'transform:scale(0)',
];

describe('a text that nobody can see is not published', () => {
  it.each(WAYS)('if a style attribute hides it: %s', (style) => {
    expect(publishes('', `<p style="${style}">${TEXT}</p>`)).toBe(false);
    expect(publishes('', `<div style="${style}"><p>${TEXT}</p></div>`)).toBe(false);
  });

  it.each(WAYS)('if a rule of the page hides it: %s', (style) => {
    for (const rule of [
      `.x{${style}}`,
      `@layer base{.x{${style}}}`,
      `@media screen{@supports (color:red){main .x{${style}}}}`,
      `[data-x]{${style}}`,
      `main > p ~ *{${style}}`,
    ])
      expect(publishes(`<style>${rule}</style>`, `<div class="x" data-x="1"><p>${TEXT}</p></div>`), rule).toBe(false);
  });

  it.each([
    ['if it is white on a background of another rule', '.x{color:#fff}.y{background:#fefefe}'],
    ['if it is black in a black box', '.y{background:#000}.x{color:#000}'],
    ['if it is white by the box around it', '.y{color:#fff}'],
  ])('%s', (_, sheet) => {
    expect(publishes(`<style>${sheet}</style>`, `<div class="y"><p class="x">${TEXT}</p></div>`)).toBe(false);
  });

  it('if it is white by the colour of a font element', () => {
    expect(publishes('', `<p><font color="#ffffff">${TEXT}</font></p>`)).toBe(false);
  });
});

describe('a text that a visitor can see or open is published', () => {
  it.each([
    ['if it is white on its own background', '', '<p style="color:#fff;background:#036">$</p>'],
    [
      'if it is white on the background of its box',
      '<style>.y{background:#036}.x{color:#fff}</style>',
      '<div class="y"><p class="x">$</p></div>',
    ],
    [
      'if it is white on a picture',
      '<style>.y{background-image:url(a.png)}.x{color:#fff}</style>',
      '<div class="y"><p class="x">$</p></div>',
    ],
    [
      'if it is white on a pseudo-element',
      '<style>.y::before{background:#036}.x{color:#fff}</style>',
      '<div class="y"><p class="x">$</p></div>',
    ],
    [
      'if it is white on a background for wide screens',
      '<style>@media (min-width:900px){.y{background:#036}}.x{color:#fff}</style>',
      '<div class="y"><p class="x">$</p></div>',
    ],
    ['if it is white on the background of the page', '<style>html{background:#123}p{color:#fff}</style>', '<p>$</p>'],
    ['white on the dark page of some visitors', 'if it is white and the page has a dark scheme', '<p class="x">$</p>'],
    [
      'if it is white on the bgcolor of a table',
      '',
      '<table bgcolor="#003366"><tr><td style="color:#fff">$</td></tr></table>',
    ],
    [
      'if it is white on the picture of a cell',
      '',
      '<table><tr><td background="a.gif"><font color="white">$</font></td></tr></table>',
    ],
    [
      'if it is white over an image behind it',
      '<style>.y img{position:absolute}.x{color:#fff}</style>',
      '<div class="y"><img src="a.png"><p class="x">$</p></div>',
    ],
    ['if it is white with a shadow', '', '<p style="color:#fff;text-shadow:0 0 4px #000">$</p>'],
    [
      'if it is white and a linked sheet may colour its background',
      '<link rel="stylesheet" href="a.css"><style>.x{color:#fff}</style>',
      '<p class="x">$</p>',
    ],
    [
      'if it is white and a script may colour its background',
      '<script src="a.js"></script><style>.x{color:#fff}</style>',
      '<p class="x">$</p>',
    ],
    [
      'if it is white and turns dark below the mouse',
      '<style>.x{color:#fff}.x:hover{color:#000}</style>',
      '<p class="x">$</p>',
    ],
    [
      'if its letters show a gradient',
      '<style>.x{color:transparent;background:linear-gradient(red,blue);-webkit-background-clip:text}</style>',
      '<p class="x">$</p>',
    ],
    ['if it is a heading in the colour of the page', '<style>h2{color:#fff}</style>', '<h2>$</h2><p>Más de esto.</p>'],
    [
      'if a checkbox opens it',
      '<style>.x{height:0;overflow:hidden}:checked ~ .x{height:auto}</style>',
      '<input type="checkbox"><div class="x">$</div>',
    ],
    [
      'if a link of the page shows it',
      '<style>.x{display:none}.x:target{display:block}</style>',
      '<a href="#x">Ver</a><div class="x" id="x">$</div>',
    ],
    [
      'if it is a popover with a button',
      '<style>.x{display:none}</style>',
      '<button popovertarget="p">Ver</button><div class="x" id="p" popover>$</div>',
    ],
    [
      'if aria-controls of a button names it',
      '<style>.x{display:none}</style>',
      '<button aria-controls="p">Ver</button><div class="x" id="p">$</div>',
    ],
    [
      'if an inline script may show it',
      '<style>.x{display:none}</style>',
      '<button onclick="f()">Ver</button><div class="x">$</div>',
    ],
    ['if the class of a known script shows it', '<style>.x{opacity:0}</style>', '<p class="x wow">$</p>'],
    [
      'if an attribute of a known script shows it',
      '<style>[data-aos]{opacity:0}</style>',
      '<p data-aos="fade-up">$</p>',
    ],
    ['if an animation shows it', '<style>.x{opacity:0;animation:show 1s forwards}</style>', '<p class="x">$</p>'],
    [
      'if a linked script may show it',
      '<script src="a.js"></script><style>.x{display:none}</style>',
      '<p class="x">$</p>',
    ],
    [
      'if it is a slide of a script',
      '<script src="a.js"></script>',
      '<div style="position:relative"><p style="position:absolute;left:-500px">$</p></div>',
    ],
    ['if it is placed 20 pixels higher', '', '<p style="position:absolute;top:-20px">$</p>'],
  ])('%s', (_, head, body) => {
    expect(publishes(head, body.replaceAll('$', TEXT))).toBe(true);
  });
});
