import { expect, it } from 'vitest';
import { findContradictions, readClaims } from '../../../../compiler/company/detect/contradictions.ts';
import type { Block } from '../../../../compiler/company/read/blocks.ts';
import type { PageRole } from '../../../../compiler/words/words.ts';

const ROLES: Record<string, PageRole[]> = {
  '/nota/': ['blog'],
  '/faq/': ['faq'],
  '/privacidad/': ['privacy'],
  '/cookies/': ['cookies'],
  '/aviso-legal/': ['legal'],
  '/condiciones/': ['terms'],
};
type Claims = Record<string, [topic: string, says: string, text?: string][]>;
/** What is complained of; `/gas/` is a service, `/lugo/` an area, `/nota/` a post. */
const complaintsOf = (claims: Claims): string[] =>
  findContradictions({
    facts: Object.entries(claims).map(([path, list]) => ({
      path,
      claims: list.map(([topic, says, text = says]) => ({ topic, says, text })),
    })),
    purposes: {
      rolesOf: (path) => new Set(ROLES[path] ?? []),
      isService: (path) => path === '/gas/',
      isArea: (path) => path === '/lugo/',
      isInMenu: () => false,
    },
  }).map(({ where, about }) => {
    const { one, other } = about as Record<'one' | 'other', { from: string; text: string }>;
    return `${where} ${one.from} ${one.text} ${other.from} ${other.text}`;
  });

it.each<[rule: string, claims: Claims, complaints: string[]]>([
  [
    'on two pages are reported',
    { '/': [['tax-included', 'yes']], '/faq/': [['tax-included', 'no']] },
    ['company.tax / yes /faq/ no'],
  ],
  [
    'are reported for the first two of three pages',
    { '/': [['tax-included', 'yes']], '/faq/': [['tax-included', 'no']], '/obras/': [['tax-included', 'no']] },
    ['company.tax / yes /faq/ no'],
  ],
  [
    'on one page are not reported',
    {
      '/': [
        ['tax-included', 'yes'],
        ['tax-included', 'no'],
      ],
    },
    [],
  ],
  ['that say the same are not reported', { '/': [['tax-included', 'yes']], '/faq/': [['tax-included', 'yes']] }, []],
  ['on two topics are not reported', { '/': [['tax-included', 'yes']], '/faq/': [['quote-free', 'no']] }, []],
  ['of a post are not reported', { '/': [['tax-included', 'yes']], '/nota/': [['tax-included', 'no']] }, []],
  ['of a service are not reported', { '/': [['tax-included', 'yes']], '/gas/': [['tax-included', 'no']] }, []],
  ['of an area are not reported', { '/': [['tax-included', 'yes']], '/lugo/': [['tax-included', 'no']] }, []],
  [
    'of a service on all prices are reported',
    { '/': [['quote-free', 'yes']], '/gas/': [['quote-free', 'no', 'Todos los presupuestos se cobran']] },
    ['company.prices / yes /gas/ Todos los presupuestos se cobran'],
  ],
  [
    'of a service on all prices are not reported if they are about its area',
    { '/': [['whole-area', 'yes']], '/gas/': [['whole-area', 'no', 'Todos los precios']] },
    [],
  ],
  [
    'with two tax rates are reported',
    { '/': [['tax-rate igic', '7']], '/faq/': [['tax-rate igic', '3']] },
    ['company.tax / 7 /faq/ 3'],
  ],
  [
    'are reported without their telephone number',
    { '/': [['tax-included', 'yes']], '/faq/': [['tax-included', 'no', 'No va, 971 123 456']] },
    ['company.tax / yes /faq/ '],
  ],
])('contradictory claims %s', (_, claims, complaints) => expect(complaintsOf(claims)).toEqual(complaints));

const claimsOf = (text: string, zone: Block['zone'] = 'main') =>
  readClaims([{ text, zone, heading: '', above: '', card: undefined }]).map(({ topic, says }) => `${topic} ${says}`);
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
  ['Los precios incluyen el IVA.', ['tax-included yes']],
  ['Precios con IVA.', ['tax-included yes']],
  ['El IVA está incluido.', ['tax-included yes']],
  ['Los precios no incluyen el IVA.', ['tax-included no']],
  ['El precio no lleva IVA.', ['tax-included no']],
  ['Los precios no son finales ni llevan incluido el material, ni incluido el IVA.', ['tax-included no']],
  ['Precios sin portes y no con IVA.', ['tax-included no']],
  ['Precios más IVA.', ['tax-included no']],
  ['El IVA no está incluido.', ['tax-included no']],
  ['El IVA va aparte.', []],
  ['La visita es gratuita.', ['visit-free yes']],
  ['Nunca cobramos el desplazamiento.', ['visit-free yes']],
  ['No cobramos la visita.', ['visit-free yes']],
  ['Cobramos la visita.', ['visit-free no']],
  ['El desplazamiento no está incluido.', ['visit-free no']],
  ['El desplazamiento está incluido en el presupuesto.', []],
  ['Damos servicio en toda la provincia.', ['whole-area yes']],
  ['Solo atendemos en Vigo.', ['whole-area no']],
  ['Prices include VAT.', ['tax-included yes']],
  ['Prices do not include VAT.', ['tax-included no']],
  ['Free written quotes.', ['quote-free yes']],
  ['We charge for visits.', ['visit-free no']],
  ['We do not charge for visits.', ['visit-free yes']],
  ['We cover the whole county.', ['whole-area yes']],
  ['We only cover York.', ['whole-area no']],
  ['El IVA es del 21 %.', ['tax-rate iva 21']],
  ['El IGIC es del 6,5 %.', ['tax-rate igic 6.5']],
  ['El IVA es del 21 % o del 10 %.', []],
  ['Atendemos en Vigo.', []],
  ['We serve York.', []],
])('readClaims reads from «%s» %j', (text, claims) => expect(claimsOf(text)).toEqual(claims));

it('readClaims reads the footer, and not an aside', () => {
  expect(claimsOf(told, 'footer')).toHaveLength(1);
  expect(claimsOf(told, 'aside')).toEqual([]);
});
it('readClaims reads at most twenty claims', () => {
  expect(claimsOf(`${told} `.repeat(20))).toHaveLength(20);
  expect(claimsOf(`${told} `.repeat(21))).toHaveLength(20);
});

it.each<[path: string, complaints: number]>([
  ['/nota/', 0],
  ['/privacidad/', 0],
  ['/cookies/', 0],
  ['/aviso-legal/', 0],
  ['/condiciones/', 1],
])('a claim on %s that contradicts the home page is reported %i times', (path, complaints) => {
  expect(complaintsOf({ '/': [['tax-included', 'yes']], [path]: [['tax-included', 'no']] })).toHaveLength(complaints);
});
