import { describe, expect, it } from 'vitest';
import { readDeclarations } from '../../../../compiler/document/visibility/declarations.ts';
import { hidingOf, hidingOfElement } from '../../../../compiler/document/visibility/hiding-style.ts';
import { hidingOfLook, lookOf, lookOfElement, plainLook } from '../../../../compiler/document/visibility/text-look.ts';

/** How an element of this style hides itself, or its text. */
const hidingBy = (style: string) => {
  const declarations = readDeclarations(style);
  return hidingOf(declarations) ?? hidingOfLook(lookOf(declarations, plainLook));
};

describe('an inline style', () => {
  it.each([
    ['opacity', 'opacity: .06', 'opacity: .05', 'folded'],
    ['opacity in percent', 'opacity: 6%', 'opacity: 5%', 'folded'],
    ['opacity in something that fades in', 'opacity: 0; transition: opacity 1s', 'opacity: 0', 'folded'],
    ['a filter', 'filter: opacity(.1)', 'filter: opacity(.05)', 'never'],
    ['a position to the left', 'left: -999px', 'left: -1000px', 'never'],
    ...['top', 'right', 'bottom', 'inset-inline-start', 'margin-top', 'margin-right', 'margin'].map(
      (name): [string, string, string, string] => [name, `${name}: -999px`, `${name}: -1000px`, 'never'],
    ),
    ...Object.entries({
      pt: 749,
      pc: 62,
      cm: 26,
      mm: 263,
      in: 10,
      em: 62,
      rem: 62,
      ex: 62,
      ch: 62,
      vw: 83,
      vh: 124,
      vmin: 124,
      vmax: 83,
    }).map(([unit, most]): [string, string, string, string] => [
      `a place in ${unit}`,
      `left: -${most}${unit}`,
      `left: -${most + 1}${unit}`,
      'never',
    ]),
    ['a position marked as important', 'left: -999px !important', 'left: -1e3px ! important', 'never'],
    ['a position in percent, as of a slide', 'left: -1000%', 'left: -1000px', 'never'],
    ['an inset', 'inset: 0 auto auto -999px', 'inset: 0 auto auto -1000px', 'never'],
    ['a margin', 'margin-left: -999px', 'margin-left: -1000px', 'never'],
    [
      'a margin that a padding makes up for',
      'margin-left: -1000px; padding-left: 1000px',
      'margin-left: -1000px; padding-left: 999px',
      'never',
    ],
    ['a text indent', 'text-indent: -899px', 'text-indent: -900px', 'never'],
    ['a translation', 'transform: translateX(-3999px)', 'transform: translateX(-4000px)', 'never'],
    [
      'a translation in the second direction',
      'transform: translate(0, 3999px)',
      'transform: translate(0, 4000px)',
      'never',
    ],
    ['a translation in widths of the window', 'transform: translateX(-99vw)', 'transform: translateX(-100vw)', 'never'],
    [
      'a translation of a row that is half as wide',
      'transform: translateX(-4000px); width: 2000px',
      'transform: translateX(-4000px); width: 1999px',
      'never',
    ],
    [
      'a translation of a row as wide as its box',
      'transform: translateX(-4000px); width: 100%',
      'transform: translateX(-4000px); width: 99%',
      'never',
    ],
    [
      'a translation of a row whose width is a calculation',
      'transform: translateX(-4000px); width: 300%',
      'transform: translateX(-4000px); width: calc(9px + 300%',
      'never',
    ],
    ['a translation up', 'transform: translateY(-3999px)', 'transform: translateY(-4000px)', 'never'],
    [
      'a translation in three dimensions',
      'transform: translate3d(0,3999px,0)',
      'transform: translate3d(0,4000px,0)',
      'never',
    ],
    ['the property translate', 'translate: 3999px', 'translate: 4000px', 'never'],
    ['a translation in heights of the window', 'translate: 0 -99vh', '-webkit-transform: translate(0 -100vh)', 'never'],
    ['a scale of the height', 'transform: scaleY(.06)', 'transform: scaleY(.05)', 'never'],
    ['a scale of the width', 'transform: scaleX(.06)', 'transform: scaleX(-.05)', 'never'],
    ['a scale in three dimensions', 'transform: scale3d(1, 1, 1)', 'transform: scale3d(1, 0, 1)', 'never'],
    ['the property scale', 'scale: .06', 'scale: .05', 'never'],
    ['a scale', 'transform: scale(.06)', 'transform: scale(.05)', 'never'],
    ['a scale in the second direction', 'transform: scale(1, .06)', 'transform: scale(1, 0)', 'never'],
    ['a zoom', 'zoom: .1', 'zoom: .05', 'never'],
    ['a zoom in percent', 'zoom: 6%', 'zoom: 5%', 'never'],
    ['a zoom of one or zero', 'zoom: 1', 'zoom: 0', 'never'],
    ['a clip', 'clip: rect(0, 2px, 2px, 0)', 'clip: rect(0, 1px, 2px, 0)', 'never'],
    ['a clip from above', 'clip: rect(0, 9px, 2px, 0)', 'clip: rect(1px, 9px, 2px, 0)', 'never'],
    ['a clip path', 'clip-path: inset(49%)', 'clip-path: inset(50%)', 'never'],
    ['a clip path of a circle', 'clip-path: circle(1px)', 'clip-path: circle(0)', 'never'],
    ['a clip path of an ellipse', 'clip-path: ellipse(10% 0)', 'clip-path: ellipse(0% at 0 0)', 'never'],
    ['a clip path with a prefix', '-webkit-clip-path: inset(49%)', '-webkit-clip-path: inset( 100% )', 'never'],
    ['a clip path of a polygon', 'clip-path: polygon(0 0, 9px 0, 0 9px)', 'clip-path: polygon(0 0, 0 0, 0 0)', 'never'],
    ['a height without overflow', 'height: 2px; overflow: hidden', 'height: 1px; overflow: hidden', 'folded'],
    ['a height with or without visible overflow', 'height: 1px', 'height: 1px; overflow-y: clip', 'folded'],
    [
      'a height that a padding makes up for',
      'height: 0; overflow: hidden; padding-top: 2px',
      'height: 0; overflow: hidden; padding-top: 1px',
      'folded',
    ],
    ['a width without overflow', 'width: 2px; overflow: hidden', 'width: 1px; overflow: hidden', 'never'],
    ['a maximal height', 'max-height: 2px; overflow-x: clip', 'max-height: 1px; overflow-x: clip', 'folded'],
    ['a maximal width', 'max-width: 2px; overflow: clip', 'max-width: 1px; overflow: clip', 'never'],
    [
      'neither height nor width, except for padding',
      'height: 0; width: 0; padding: 2px',
      'height: 0; width: 0; padding: 1px',
      'never',
    ],
    ['a filter in percent', 'filter: opacity(6%)', 'filter: blur(1px) opacity( 0 )', 'never'],
    ['the content visibility', 'content-visibility: auto', 'content-visibility: hidden', 'folded'],
    ['the visibility of a table row', 'visibility: visible', 'visibility: collapse', 'folded'],
    ['an escape in its name', 'display: n\\6f t', 'dis\\70 lay: n\\6fne', 'folded'],
    ['a comment that is not closed', 'top: 0 /*; display: none', 'display: none /*; display: block', 'folded'],
    ['a comment in it', '/* display: none; */', 'display: /* block; */ none', 'folded'],
    ['a font size in the short form', 'font: bold 1.1px/9px a', 'font: bold 1px/9px a', 'never'],
    [
      'another fill colour of letters',
      'color: #00000000; -webkit-text-fill-color: red',
      '-webkit-text-fill-color: transparent',
      'never',
    ],
    [
      'an image on the background',
      'color: #000; background: #000; background-image: none-such',
      'color: #000; background-color: #000',
      'never',
    ],
    ['a box of one pixel', 'width: 1px; height: 2px', 'width: 1px; height: 1px', 'never'],
    ['display', 'display: none-such', 'display: none', 'folded'],
    ['a font size in pixels', 'font-size: 1.1px', 'font-size: 1px', 'never'],
    ['a font size in em', 'font-size: .11em', 'font-size: .1em', 'never'],
    ['a font size in percent', 'font-size: 11%', 'font-size: 10%', 'never'],
    ['a transparent colour', 'color: rgb(0 0 0 / .06)', 'color: rgb(0 0 0 / .05)', 'never'],
    [
      'a colour near that of the background',
      'color: #111111; background: #000000',
      'color: #101010; background: #000000',
      'never',
    ],
    ['one channel of a colour', 'color: #000011; background: #000000', 'color: #000010; background: #000000', 'never'],
    [
      'a transparent background',
      'color: #000; background: rgb(0 0 0 / .94)',
      'color: #000; background: rgb(0 0 0 / .95)',
      'never',
    ],
    [
      'a picture on the background',
      'color: #000; background: #000 url(a.png)',
      'color: #000; background: #000',
      'never',
    ],
    ['visibility in something that appears', 'visibility: hidden; animation: in 1s', 'visibility: hidden', 'folded'],
  ])('hides the text from a certain value on: %s', (_, seen, hidden, hiding) => {
    expect([seen, hidingBy(seen)]).toEqual([seen, undefined]);
    expect([hidden, hidingBy(hidden)]).toEqual([hidden, hiding]);
  });

  it.each<[rule: string, around: string, style: string, hiding: string | undefined]>([
    [
      'of the same colour as the text hides it',
      'background: #fff',
      'color: #fff; background: rgb(255 255 255 / .1)',
      'never',
    ],
    [
      'of another colour than the text shows it',
      'background: #000',
      'color: #fff; background: rgb(255 255 255 / .1)',
      undefined,
    ],
    [
      'that is less solid than the text hides it',
      'background: #000',
      'color: #fff; background: rgb(255 255 255 / .94)',
      'never',
    ],
    ['over an unknown colour shows the text', 'color: #fff', 'background: rgb(255 255 255 / .5)', undefined],
    [
      'with the colour of a variable shows the text',
      'background: #fff',
      'color: #fff; background: var(--dark)',
      undefined,
    ],
    [
      'with the colour of a function shows the text',
      'background: #fff',
      'color: #fff; background-color: oklch(0.3 0 0)',
      undefined,
    ],
    [
      'with the colour of the text hides it',
      'background: #fff',
      'color: #fff; background-color: rgba(255, 255, 255, 1)',
      'never',
    ],
    [
      'with a faint colour hides text of the colour behind it',
      'background: #fff',
      'color: #fff; background: rgb(0 0 0 / .05)',
      'never',
    ],
  ])('a transparent background %s', (_, around, style, hiding) => {
    const behind = lookOf(readDeclarations(around), plainLook);
    expect(hidingOfLook(lookOf(readDeclarations(style), behind))).toBe(hiding);
  });

  it('is inherited, and a style of an element within can undo it', () => {
    const tiny = lookOf(readDeclarations('font-size: 0'), plainLook);
    expect(hidingOfLook(lookOf(readDeclarations('color: red'), tiny))).toBe('never');
    expect(hidingOfLook(lookOf(readDeclarations('font-size: 12px'), tiny))).toBeUndefined();
    const white = lookOf(readDeclarations('background: white'), plainLook);
    expect(hidingOfLook(lookOf(readDeclarations('color: white'), white))).toBe('never');
    expect(
      hidingOfLook(lookOf(readDeclarations('color: inherit'), lookOf(readDeclarations('color: white'), white))),
    ).toBeUndefined();
  });
});

describe('an attribute of old HTML', () => {
  const looks = (properties: Record<string, string>) =>
    hidingOfLook(lookOfElement({ type: 'element', tagName: 'body', properties, children: [] }, plainLook));
  it.each<[rule: string, hiding: string | undefined, properties: Record<string, string>]>([
    ['colours the text of the page', 'never', { bgcolor: '#fff', text: 'white' }],
    ['colours the text of a font element', 'never', { bgcolor: '#fff', color: 'white' }],
    [
      'of the font element counts before that of the page',
      undefined,
      { bgcolor: '#fff', color: 'black', text: 'white' },
    ],
    ['counts less than the style', undefined, { bgcolor: '#fff', text: 'white', style: 'color: black' }],
  ])('%s', (_, hiding, properties) => expect(looks(properties)).toBe(hiding));

  it('colours the background of the elements within', () => {
    const font = { type: 'element' as const, tagName: 'font', properties: { color: 'white' }, children: [] };
    const ground = lookOfElement({ ...font, properties: { bgcolor: '#fff' } }, plainLook);
    expect(hidingOfLook(lookOfElement(font, ground))).toBe('never');
  });

  it('hides the element, as its style does', () => {
    const hiding = (properties: Record<string, string>) =>
      hidingOfElement({ type: 'element', tagName: 'p', properties, children: [] });
    expect(hiding({ hidden: '' })).toBe('folded');
    expect(hiding({ style: 'display: none' })).toBe('folded');
    expect(hiding({})).toBeUndefined();
  });
});
