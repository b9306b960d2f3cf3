import { expect, it } from 'vitest';
import { tellsAmount, toAnswerSign } from '#shared/search/language/answer-signs.ts';

it.each([
  ['35 € la visita', true],
  ['€35', true],
  ['Son 350 pesos', true],
  ['S/ 50 por sesión', true],
  ['Q1,500 el paquete', true],
  ['IQ 3', false],
  ['USD 50 al mes', true],
  ['50 dollars', true],
  ['Q3 2024 results', false],
  ['top 10 cop shows', false],
  ['set of 3 pen drives', false],
  ['470.000 COP', true],
  ['3.118 millones de dólares', true],
  ['20 mil pesos', true],
  ['3.118 M€', true],
  ['12 millones de visitas', false],
  ['24 hnlx', false],
  ['Presupuesto gratuito', true],
  ['Visita gratis', true],
  ['Sin coste de visita', true],
  ['Free of charge', true],
  ['Presupuesto en 24 horas', false],
  ['Con coste', false],
  ['Carefree', false],
])('tellsAmount in «%s»: %s', (text, expected) => expect(tellsAmount(text)).toBe(expected));

const signOf = (query: string) => toAnswerSign(query, { words: [], concepts: new Set() })?.pattern;

it.each<[queries: string[], answers: string[], others: string[]]>([
  [
    ['quien atiende', 'quienes sois', 'con quien hablo', 'who repairs it'],
    ['Ana Ruiz', 'Ana de la Vega', 'Dra. Gil y Pons'],
    ['ana ruiz', 'Ana', 'ANA RUIZ'],
  ],
  [
    ['en que año abrio', 'que ano', 'desde cuando reparan', 'since when'],
    ['1998', 'en 2024.'],
    ['98', '12345', '3024'],
  ],
  [
    ['que porcentaje', 'descuento de socio', 'discounts'],
    ['5 %', '20 por ciento', 'five percent'],
    ['5', 'ciento'],
  ],
  [
    ['que dia', 'que dias abren', 'what day', 'what days'],
    ['sabado', 'Sábados', 'miercoles', 'todos los dias', 'Tuesday', 'every day'],
    ['mes', 'Sunda', 'lunesx'],
  ],
  [
    ['cuando abren', 'y cuando abren', 'when is it'],
    ['9:30', 'a las 17 h', '90 min', 'media hora', 'tres semanas', 'cada lunes', 'mensualmente'],
    ['17', 'horas', '9:3', '17 hotels'],
  ],
  [
    ['e mail', 'email de la tienda', 'correo'],
    ['hola@ejemplo.es', '600 11 22 33', '+34 600-112-233'],
    ['hola', '600 11'],
  ],
  [
    ['valor', 'cuota de socio', 'fare'],
    ['35 €', '$350', '20 euros'],
    ['35', 'euros'],
  ],
  [
    ['distancia', 'medidas de la mesa', 'que ancho tiene', 'height'],
    ['50 cm', '3 m²', '7 kilos', '2 feet'],
    ['50 casas', 'm²'],
  ],
  [
    ['cuantas personas caben', 'cuantos niños', 'cuanta gente', 'para cuantos es', 'aforo', 'how many people'],
    ['2 personas', 'dos adultos', '40 seats', '8 niños'],
    ['2 mesas', 'personas'],
  ],
  [
    ['cantidad de mesas', 'cuantas mesas', 'how old is it'],
    ['12', 'tres'],
    ['una mesa', 'tresillo'],
  ],
])('toAnswerSign for %j matches %j, not %j', (queries, answers, others) => {
  for (const query of queries) {
    for (const answer of answers) expect(answer.search(signOf(query) ?? /^(?!)/), `${query}: ${answer}`).not.toBe(-1);
    for (const other of others) expect(other.search(signOf(query) ?? /^/), `${query}: ${other}`).toBe(-1);
  }
});

it.each(['anchoas frescas', 'largometraje', 'equidistancia', 'alquien', 'correoso', 'abren cuando llueve', 'cuando'])(
  'toAnswerSign is undefined for «%s»',
  (query) => expect(signOf(query)).toBeUndefined(),
);
