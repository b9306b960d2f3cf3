/** Facts: recognizing what a sentence calls open, and emergency numbers and distances in it. */

import { expect, it } from 'vitest';
import { isOfHotline, isOfNearby, subjectsOf } from '../../../../compiler/company/grammar/subject.ts';

it.each<[text: string, subjects: string]>([
  ['el museo abre de 9 a 14', 'museo'],
  ['el museo de la villa abre de 9 a 14', 'museo'],
  ['abre el museo', 'museo'],
  ['los lunes abre el museo', 'museo'],
  ['en la villa abre el museo', 'museo'],
  ['el taller esta cerrado. el museo abre', 'museo'],
  ['el taller: abre hoy', ''],
  ['abre a las 9 y cierra a las 14', ''],
  ['abierto a diario', ''],
  ['la tienda abre y la oficina cierra', 'tienda, oficina'],
  ['el lunes abre', ''],
  ['en enero la semana santa abre', ''],
  ['por las mananas abre', ''],
  ['abrimos el lunes', ''],
  ['the shop is open', 'shop is'],
  ['el museo', ''],
])('subjectsOf reads in «%s» the subjects %j', (text, subjects) => expect(subjectsOf(text).join(', ')).toBe(subjects));

it.each<[text: string, isHotline: boolean]>([
  ['llama al 112 las 24 horas', true],
  ['llama al 112 o al 024', true],
  ['llama al 024', true],
  ['telefono 911', true],
  ['telefono 999', true],
  ['tel 119', true],
  ['llame al 116 123', true],
  ['116.123 las 24 horas', true],
  ['116123', true],
  ['llama al 600 116 123', false],
  ['116 123 456', false],
  ['llama al 911 234 567', false],
  ['llama al 911 23 45 67', false],
  ['llama al 112 55', true],
  ['llama al 112,5', false],
  ['llama al 112/3', false],
  ['llama y paga 112 €', false],
  ['llama y paga 112€', false],
  ['llama, a 112 km', false],
  ['llama, un 112 %', false],
  ['llama al 1.112', false],
  ['llama al 200', false],
  ['calle mayor 112', false],
  ['llama. estamos en el 112', false],
])('isOfHotline says whether «%s» names a number of an institution: %s', (text, isHotline) =>
  expect(isOfHotline(text)).toBe(isHotline),
);

it.each<[text: string, isNearby: boolean]>([
  ['a 5 km del centro', true],
  ['a 5km', true],
  ['a 5 kilometros', true],
  ['5 miles away', true],
  ['a 5 kms', false],
  ['a km de aqui', false],
])('isOfNearby says whether «%s» gives a distance: %s', (text, isNearby) => expect(isOfNearby(text)).toBe(isNearby));
