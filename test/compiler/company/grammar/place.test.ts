/** Facts: recognizing streets, house numbers and postal codes in an address. */

import { describe, expect, it } from 'vitest';
import {
  CODED,
  CORNER,
  FLOOR,
  isAddressLine,
  isHouse,
  MEETING_STREETS,
  NAMED,
  NAMED_STREET,
} from '../../../../compiler/company/grammar/place.ts';

describe('NAMED_STREET', () => {
  it.each([
    'Mitre 120',
    'Bartolomé Mitre 120, Lugo',
    'Santa Rosa de Lima 4',
    'San Juan del Río 7',
    'Las Heras 3',
    'Mitre # 120',
    'Mitre #120',
    'Mitre Nº 12',
    'Mitre N° 12',
    'Mitre n° 12',
    'Mitre 19000',
    'Mitre 5 Lugo',
    'Mitre 5 (Lugo)',
    'Mitre 5 27001',
  ])('matches a street name with its number: %s', (line) => expect(line).toMatch(NAMED_STREET));
  it.each(['mitre 120', 'Mitre', 'Mitre 2024', 'Mitre 1999', 'Mitre 123456', 'Mitre 5 de mayo', 'Tel: 120'])(
    'does not match %s',
    (line) => expect(line).not.toMatch(NAMED_STREET),
  );
});

describe('isHouse', () => {
  it.each([
    'Mitre 120, CP 27001',
    'Mitre 120, C.P. 27001',
    'Mitre 120, C. P. 2700',
    'Mitre 120, Código Postal: 27001',
    'Mitre 120, codigo, Codigo postal 27001',
    'Mitre 120, Lugo, 27001 España',
    'Mitre 120, Lugo, Galicia, España, 2700 Sur',
    'Mitre 120 (27001) Lugo',
    'Mitre 120, 27001 Lugo',
    'Mitre 120, M5600 San Rafael',
    'Mitre 120, M5600ABC San Rafael',
    'Mitre 120, 2º piso',
    'Mitre 120, 1er piso',
    'Mitre 120, 4th floor',
    'Mitre 120, piso 3',
    'Mitre 120, Local A',
  ])('is true for a number with another part of an address behind it: %s', (line) => expect(isHouse(line)).toBe(true));
  it.each([
    'Mitre 120',
    'Mitre 120, 27001',
    'Mitre 120. CP 27001',
    'Mitre 120, CP 270012',
    'Mitre 120, pisos',
    'CP 27001',
  ])('is false for %s', (line) => expect(isHouse(line)).toBe(false));
});

describe('CODED', () => {
  it.each([
    '27001 Lugo',
    '2700 Lugo',
    '27001, Lugo',
    '27001-Lugo',
    'M5600 San Rafael',
    'C1425ABC Buenos',
    '27001 A Coruña',
    'Lugo 27001',
    'Lugo, 27001',
    'Lugo (27001)',
    'Burbank, CA 91505',
    'Droitwich, WR9 7JR',
    'Leeds LS1 4AB',
    'CP 27001',
    'lugo 27001',
  ])('matches a postal code beside its town: %s', (line) => expect(line).toMatch(CODED));
  it.each(['27001 lugo', '270 Lugo', '270012 Lugo', 'A27001 Lugo', 'lugo 2700 x', 'L 27001x', 'Lugo 270012'])(
    'does not match %s',
    (line) => expect(line).not.toMatch(CODED),
  );
});

it.each<[line: string, isOne: boolean]>([
  ['Calle Mayor, 5, 27001 Lugo', true],
  ['Calle Mayor, 5, Lugo', true],
  ['Calle Mayor, 5 · Lugo', true],
  ['Calle Mayor, 5 - Lugo', true],
  ['Calle Mayor, 5', false],
  ['Calle Mayor, 5, piso 2', false],
  ['27001 Lugo', false],
])('isAddressLine says whether «%s» is a line of an address: %s', (line, isOne) =>
  expect(isAddressLine(line)).toBe(isOne),
);

it.each<[line: string, isOne: boolean]>([
  ['25 de Mayo y Rivadavia, Junín', true],
  ['Mitre y Rivadavia, Junín', true],
  ['San Juan de Dios e Independencia, Junín', true],
  ['Ana y Luis', false],
  ['ana y Luis, Junín', false],
])('MEETING_STREETS matches two crossing streets, or not: «%s», %s', (line, isOne) =>
  expect(MEETING_STREETS.test(line)).toBe(isOne),
);

it.each<[pattern: RegExp, line: string, isOne: boolean]>([
  [FLOOR, 'piso 3', true],
  [FLOOR, 'Local. A', true],
  [FLOOR, 'piso a', true],
  [FLOOR, 'pisos 3', false],
  [FLOOR, 'el piso 3', false],
  [CORNER, 'Mitre esquina Roca', true],
  [CORNER, 'Mitre esq. Roca', true],
  [CORNER, 'Mitre esquinas Roca', false],
  [NAMED, ', Lugo', true],
  [NAMED, '· Lugo', true],
  [NAMED, ' – Lugo', true],
  [NAMED, ' — Lugo', true],
  [NAMED, ', piso 2', false],
  [NAMED, ', Lu', false],
  [NAMED, ' Lugo', false],
])('%s matches a floor, a corner or a name, or not: «%s», %s', (pattern, line, isOne) =>
  expect(pattern.test(line)).toBe(isOne),
);
