import { expect, it } from 'vitest';
import type { Block } from '../../../../compiler/company/read/blocks.ts';
import { readClaims } from '../../../../compiler/company/read/claims.ts';

const claimsOf = (text: string, zone: Block['zone'] = 'main', before = 0) =>
  readClaims([
    ...Array.from({ length: before }, () => ({ text: 'Hola.', zone, heading: '', above: '' })),
    { text, zone, heading: '', above: '' },
  ]).map(({ topic, says }) => `${topic} ${says}`);
const told = 'El presupuesto es gratuito.';

it.each<[text: string, claims: string[]]>([
  [told, ['quote-free yes']],
  ['El presupuesto se cobra.', ['quote-free no']],
  ['El presupuesto se cobra y el presupuesto es gratuito.', ['quote-free no']],
  ['El presupuesto es gratuito si acepta.', []],
  ['¿El presupuesto es gratuito?', []],
  ['Es gratuito.', []],
  [told.padStart(300, 'y '), ['quote-free yes']],
  [told.padStart(301, 'y '), []],
  ['El IVA es del 21 %.', ['tax-rate iva 21']],
  ['El IGIC es del 6,5 %.', ['tax-rate igic 6.5']],
  ['El IVA es del 21 % o del 10 %.', []],
  ['No atendemos en Vigo.', ['not-served Vigo.']],
  ['Atendemos en Vigo.', []],
])('«%s» claims %j', (text, claims) => expect(claimsOf(text)).toEqual(claims));

it('claims stand in the first 600 blocks of a page, not beside it', () => {
  expect(claimsOf(told, 'footer', 599)).toHaveLength(1);
  expect(claimsOf(told, 'main', 600)).toEqual([]);
  expect(claimsOf(told, 'aside')).toEqual([]);
});
it('claims are twenty at most', () => {
  expect(claimsOf(`${told} `.repeat(20))).toHaveLength(20);
  expect(claimsOf(`${told} `.repeat(21))).toHaveLength(20);
});
