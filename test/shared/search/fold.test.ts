import { expect, it } from 'vitest';
import { fold, foldFully, foldWords, withoutAccents } from '#shared/search/fold.ts';

it.each([
  ['Avería  ÑU', 'averia  ñu'],
  // Composed or not, it is the same letter.
  ['averi\u0301a pin\u0303a', 'averia piña'],
  ['ﬁn ＡＢ ½ m²', 'fin ab 1⁄2 m2'],
  ['3º 1ª', '3  1 '],
])('fold makes %j to %j', (text, folded) => expect(fold(text)).toBe(folded));

it.each([
  ['  Avería\n ÑU ', 'averia nu', 'averia nu'],
  ['averi\u0301a pin\u0303a', 'averia pina', 'averia pina'],
  ['¡Cómo-llegar! (m²)', '¡como-llegar! (m²)', 'como llegar m²'],
])('foldFully and foldWords make %j to %j and %j', (text, sign, name) => {
  expect(foldFully(text)).toBe(sign);
  expect(foldWords(text)).toBe(name);
});

it.each([
  ['Avería ÑU', 'Averia NU'],
  ['averi\u0301a', 'averia'],
])('withoutAccents makes %j to %j', (text, bare) => expect(withoutAccents(text)).toBe(bare));
