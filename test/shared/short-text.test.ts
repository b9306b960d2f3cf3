import { expect, it } from 'vitest';
import { toOneLine, toShortText } from '#shared/short-text.ts';

it.each([
  ['  uno\n\tdos  tres\u00a0cuatro ', 'uno dos tres cuatro'],
  ['uno\ndos', 'uno dos'],
  ['', ''],
])('%j is %j on one line', (text, line) => expect(toOneLine(text)).toBe(line));

it.each([
  ['uno dos tres', 12, 'uno dos tres'],
  [' uno  dos\ntres ', 12, 'uno dos tres'],
  ['uno dos tres', 11, 'uno dos…'],
  ['uno dos tres', 9, 'uno dos…'],
  ['uno dos tres', 8, 'uno…'],
  ['interminable', 6, 'inter…'],
  ['😀😀😀', 3, '😀😀😀'],
  ['😀😀😀', 2, '😀…'],
])('%j in %i characters is %j', (text, limit, short) => expect(toShortText(text, limit)).toBe(short));
