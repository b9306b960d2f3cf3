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
    ['opacity of what fades in', 'opacity: 0; transition: opacity 1s', 'opacity: 0', 'folded'],
    ['a filter', 'filter: opacity(.1)', 'filter: opacity(.05)', 'never'],
    ['a place to the left', 'left: -999px', 'left: -1000px', 'never'],
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
    ['a place that is important', 'left: -999px !important', 'left: -1e3px ! important', 'never'],
    ['a place of a slide', 'left: -1000%', 'left: -1000px', 'never'],
    ['an inset', 'inset: 0 auto auto -999px', 'inset: 0 auto auto -1000px', 'never'],
    ['a margin', 'margin-left: -999px', 'margin-left: -1000px', 'never'],
    [
      'a margin that a padding brings back',
      'margin-left: -1000px; padding-left: 1000px',
      'margin-left: -1000px; padding-left: 999px',
      'never',
    ],
    ['an indent', 'text-indent: -899px', 'text-indent: -900px', 'never'],
    ['a translation', 'transform: translateX(-3999px)', 'transform: translateX(-4000px)', 'never'],
    [
      'a translation in one of two directions',
      'transform: translate(0, 3999px)',
      'transform: translate(0, 4000px)',
      'never',
    ],
    ['a translation in windows', 'transform: translateX(-99vw)', 'transform: translateX(-100vw)', 'never'],
    [
      'a row of slides, wider than any window',
      'transform: translateX(-4000px); width: 2000px',
      'transform: translateX(-4000px); width: 1999px',
      'never',
    ],
    [
      'a row of slides, in shares of the window',
      'transform: translateX(-4000px); width: 100%',
      'transform: translateX(-4000px); width: 99%',
      'never',
    ],
    [
      'a width that only ends in a share',
      'transform: translateX(-4000px); width: 300%',
      'transform: translateX(-4000px); width: calc(9px + 300%',
      'never',
    ],
    ['a translation up', 'transform: translateY(-3999px)', 'transform: translateY(-4000px)', 'never'],
    ['a translation in space', 'transform: translate3d(0,3999px,0)', 'transform: translate3d(0,4000px,0)', 'never'],
    ['a translation alone', 'translate: 3999px', 'translate: 4000px', 'never'],
    ['a translation in windows up', 'translate: 0 -99vh', '-webkit-transform: translate(0 -100vh)', 'never'],
    ['a scale of the height', 'transform: scaleY(.06)', 'transform: scaleY(.05)', 'never'],
    ['a scale of the width', 'transform: scaleX(.06)', 'transform: scaleX(-.05)', 'never'],
    ['a scale in space', 'transform: scale3d(1, 1, 1)', 'transform: scale3d(1, 0, 1)', 'never'],
    ['a scale alone', 'scale: .06', 'scale: .05', 'never'],
    ['a scale', 'transform: scale(.06)', 'transform: scale(.05)', 'never'],
    ['a scale in one of two directions', 'transform: scale(1, .06)', 'transform: scale(1, 0)', 'never'],
    ['a zoom', 'zoom: .1', 'zoom: .05', 'never'],
    ['a zoom in percent', 'zoom: 6%', 'zoom: 5%', 'never'],
    ['no zoom', 'zoom: 1', 'zoom: 0', 'never'],
    ['a clip', 'clip: rect(0, 2px, 2px, 0)', 'clip: rect(0, 1px, 2px, 0)', 'never'],
    ['a clip from above', 'clip: rect(0, 9px, 2px, 0)', 'clip: rect(1px, 9px, 2px, 0)', 'never'],
    ['a clip path', 'clip-path: inset(49%)', 'clip-path: inset(50%)', 'never'],
    ['a clip path of a circle', 'clip-path: circle(1px)', 'clip-path: circle(0)', 'never'],
    ['a clip path of an ellipse', 'clip-path: ellipse(10% 0)', 'clip-path: ellipse(0% at 0 0)', 'never'],
    ['a clip path of old', '-webkit-clip-path: inset(49%)', '-webkit-clip-path: inset( 100% )', 'never'],
    ['a clip path of points', 'clip-path: polygon(0 0, 9px 0, 0 9px)', 'clip-path: polygon(0 0, 0 0, 0 0)', 'never'],
    ['a height', 'height: 2px; overflow: hidden', 'height: 1px; overflow: hidden', 'folded'],
    ['a height that shows what is too much', 'height: 1px', 'height: 1px; overflow-y: clip', 'folded'],
    [
      'a height that a padding makes up for',
      'height: 0; overflow: hidden; padding-top: 2px',
      'height: 0; overflow: hidden; padding-top: 1px',
      'folded',
    ],
    ['a width', 'width: 2px; overflow: hidden', 'width: 1px; overflow: hidden', 'never'],
    ['a greatest height', 'max-height: 2px; overflow-x: clip', 'max-height: 1px; overflow-x: clip', 'folded'],
    ['a greatest width', 'max-width: 2px; overflow: clip', 'max-width: 1px; overflow: clip', 'never'],
    ['a height and a width', 'height: 0; width: 0; padding: 2px', 'height: 0; width: 0; padding: 1px', 'never'],
    ['a filter in percent', 'filter: opacity(6%)', 'filter: blur(1px) opacity( 0 )', 'never'],
    ['content that is left out', 'content-visibility: auto', 'content-visibility: hidden', 'folded'],
    ['a table row that is left out', 'visibility: visible', 'visibility: collapse', 'folded'],
    ['what escapes spell', 'display: n\\6f t', 'dis\\70 lay: n\\6fne', 'folded'],
    ['what stands before an open comment', 'top: 0 /*; display: none', 'display: none /*; display: block', 'folded'],
    ['what stands beside a comment', '/* display: none; */', 'display: /* block; */ none', 'folded'],
    ['letters in short', 'font: bold 1.1px/9px a', 'font: bold 1px/9px a', 'never'],
    [
      'a colour of its own for letters',
      'color: #00000000; -webkit-text-fill-color: red',
      '-webkit-text-fill-color: transparent',
      'never',
    ],
    [
      'a ground with an image',
      'color: #000; background: #000; background-image: none-such',
      'color: #000; background-color: #000',
      'never',
    ],
    ['a box', 'width: 1px; height: 2px', 'width: 1px; height: 1px', 'never'],
    ['display', 'display: none-such', 'display: none', 'folded'],
    ['letters in pixels', 'font-size: 1.1px', 'font-size: 1px', 'never'],
    ['letters in em', 'font-size: .11em', 'font-size: .1em', 'never'],
    ['letters in percent', 'font-size: 11%', 'font-size: 10%', 'never'],
    ['a see-through colour', 'color: rgb(0 0 0 / .06)', 'color: rgb(0 0 0 / .05)', 'never'],
    ['a colour on its ground', 'color: #111111; background: #000000', 'color: #101010; background: #000000', 'never'],
    ['one channel of a colour', 'color: #000011; background: #000000', 'color: #000010; background: #000000', 'never'],
    [
      'a ground that something shines through',
      'color: #000; background: rgb(0 0 0 / .94)',
      'color: #000; background: rgb(0 0 0 / .95)',
      'never',
    ],
    ['a ground with a picture', 'color: #000; background: #000 url(a.png)', 'color: #000; background: #000', 'never'],
    ['visibility of what appears', 'visibility: hidden; animation: in 1s', 'visibility: hidden', 'folded'],
  ])('hides by %s from a bound on', (_, seen, hidden, hiding) => {
    expect([seen, hidingBy(seen)]).toEqual([seen, undefined]);
    expect([hidden, hidingBy(hidden)]).toEqual([hidden, hiding]);
  });

  it.each<[rule: string, around: string, style: string, hiding: string | undefined]>([
    ['over the same colour', 'background: #fff', 'color: #fff; background: rgb(255 255 255 / .1)', 'never'],
    ['over another', 'background: #000', 'color: #fff; background: rgb(255 255 255 / .1)', undefined],
    ['nearly as solid as the text', 'background: #000', 'color: #fff; background: rgb(255 255 255 / .94)', 'never'],
    ['over who knows what', 'color: #fff', 'background: rgb(255 255 255 / .5)', undefined],
    ['that a variable colours', 'background: #fff', 'color: #fff; background: var(--dark)', undefined],
    ['that a function colours', 'background: #fff', 'color: #fff; background-color: oklch(0.3 0 0)', undefined],
    ['that is named', 'background: #fff', 'color: #fff; background-color: rgba(255, 255, 255, 1)', 'never'],
    ['and nothing in it', 'background: #fff', 'color: #fff; background: rgb(0 0 0 / .05)', 'never'],
  ])('sees through glass %s', (_, around, style, hiding) => {
    const behind = lookOf(readDeclarations(around), plainLook);
    expect(hidingOfLook(lookOf(readDeclarations(style), behind))).toBe(hiding);
  });

  it('hands its look down, and a style below can undo it', () => {
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

describe('an attribute of old pages', () => {
  const looks = (properties: Record<string, string>) =>
    hidingOfLook(lookOfElement({ type: 'element', tagName: 'body', properties, children: [] }, plainLook));
  it.each<[rule: string, hiding: string | undefined, properties: Record<string, string>]>([
    ['colours the text of the page', 'never', { bgcolor: '#fff', text: 'white' }],
    ['colours a font', 'never', { bgcolor: '#fff', color: 'white' }],
    ['is for the font before the page', undefined, { bgcolor: '#fff', color: 'black', text: 'white' }],
    ['gives way to the style', undefined, { bgcolor: '#fff', text: 'white', style: 'color: black' }],
  ])('%s', (_, hiding, properties) => expect(looks(properties)).toBe(hiding));

  it('colours the ground of what stands on it', () => {
    const font = { type: 'element' as const, tagName: 'font', properties: { color: 'white' }, children: [] };
    const ground = lookOfElement({ ...font, properties: { bgcolor: '#fff' } }, plainLook);
    expect(hidingOfLook(lookOfElement(font, ground))).toBe('never');
  });

  it('hides, whatever it says', () => {
    const hiding = (properties: Record<string, string>) =>
      hidingOfElement({ type: 'element', tagName: 'p', properties, children: [] });
    expect(hiding({ hidden: '' })).toBe('folded');
    expect(hiding({ style: 'display: none' })).toBe('folded');
    expect(hiding({})).toBeUndefined();
  });
});
