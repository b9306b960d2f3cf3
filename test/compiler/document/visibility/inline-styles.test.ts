import { describe, expect, it } from 'vitest';
import {
  hidingOf,
  hidingOfElement,
  hidingOfLook,
  lookOf,
  lookOfElement,
  plainLook,
  readDeclarations,
} from '../../../../compiler/document/visibility/hiding-style.ts';

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
    ['a scale', 'transform: scale(.06)', 'transform: scale(.05)', 'never'],
    ['a scale in one of two directions', 'transform: scale(1, .06)', 'transform: scale(1, 0)', 'never'],
    ['a zoom', 'zoom: .1', 'zoom: .05', 'never'],
    ['a clip', 'clip: rect(0, 2px, 2px, 0)', 'clip: rect(0, 1px, 2px, 0)', 'never'],
    ['a clip from above', 'clip: rect(0, 9px, 2px, 0)', 'clip: rect(1px, 9px, 2px, 0)', 'never'],
    ['a clip path', 'clip-path: inset(49%)', 'clip-path: inset(50%)', 'never'],
    ['a clip path of a circle', 'clip-path: circle(1px)', 'clip-path: circle(0)', 'never'],
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

  it('hides, whatever it says', () => {
    const hiding = (properties: Record<string, string>) =>
      hidingOfElement({ type: 'element', tagName: 'p', properties, children: [] });
    expect(hiding({ hidden: '' })).toBe('folded');
    expect(hiding({ style: 'display: none' })).toBe('folded');
    expect(hiding({})).toBeUndefined();
  });
});
