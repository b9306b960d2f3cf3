import { expect, it } from 'vitest';
import { tellsAmount } from '#shared/search/language/answer-signs.ts';

it.each([
  ['35 € la visita', true],
  ['€35', true],
  ['Son 350 pesos', true],
  ['Presupuesto gratuito', true],
  ['Visita gratis', true],
  ['Sin coste de visita', true],
  ['Free of charge', true],
  ['Presupuesto en 24 horas', false],
  ['Con coste', false],
  ['Carefree', false],
])('«%s» tells what there is to pay: %s', (text, expected) => expect(tellsAmount(text)).toBe(expected));
