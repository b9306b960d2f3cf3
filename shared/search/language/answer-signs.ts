/** Signs of an answer apart from its words, such as an amount of money, a time, a place or a telephone number. */

import type { MatchedQuery } from '../rank/match-words.ts';
import type { AnswerSign } from './concept.ts';
import { concepts } from './concepts.ts';

/** Numbers in words. */
const FEW =
  'un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|one|two|three|four|five|six|seven|eight|nine|ten|twelve';
const PEOPLE =
  'adultos?|personas?|pax|hu[eé]spedes|comensales|invitados|plazas|cupos|butacas|asientos|asistentes|alumnos|ni[ñn]os|adults?|people|persons?|guests|seats|children|students';
const MEASURE =
  '[cmk]?m[²2³3]?|metros?|cent[ií]metros?|kil[oó]metros?|kgs?|kilos?|gramos?|litros?|k?w|met(?:er|re)s?|feet|ft|inch(?:es)?|pounds|lbs?';

/** ISO 4217 codes of countries where Spanish or English is spoken. */
const CURRENCIES = 'EUR|USD|GBP|ARS|BOB|CLP|COP|CRC|DOP|GTQ|HNL|MXN|NIO|PAB|PEN|PYG|UYU';

const patterns: Readonly<Record<AnswerSign, RegExp>> = {
  contact: /\+?\d[\d ().-]{6,}\d|(?<![\w.+-])[\w.+-]+@[\w-]+\.\w/g,
  // Each alternative begins with a sign or a digit: other patterns are ten times as slow.
  money: new RegExp(
    String.raw`[€$£]\s?\d|\d(?:\s?(?:mil(?:l[oó]n(?:es)?)?\s(?:de\s)?)?(?:[mkMK]?[€$£]|[Ee]uros?\b|EUROS?\b|[Pp]esos?\b|[Ss]oles\b|[Dd][oó]lar|[Dd]ollars?\b|(?:${CURRENCIES}|eur|usd|mxn)\b)|(?<=\b(?:[Ss]\/\.?|${CURRENCIES})\s?\d)|(?<=\bQ\.?\s?\d)(?=[\d.,]\d))`,
    'g',
  ),
  time: new RegExp(
    String.raw`\b\d{1,2}[:.]\d{2}\b|\b\d{1,3}\s?(?:h|hs|hrs?|am|pm|min)\b|\b(?:\d{1,3}|media|an?|${FEW})\s?(?:horas?|minutos?|d[ií]as?|semanas?|meses|a[ñn]os?|hours?|minutes?|days?|weeks?|months?|years?)\b|\b(?:cada|every) \p{L}+|\b(?:diari|semanal|mensual|anual|daily|weekly|monthly|yearly)\p{L}*`,
    'giu',
  ),
  hours:
    /\b\d{1,2}[:.]\d{2}\b|\b\d{1,2}\s?(?:hs?|hrs?|am|pm)\b|\b[ap]\.\s?m\b|\b(?:las|abiertos?|open) 24 (?:horas|hours)\b|\b24 (?:horas al|hours a) d|\b24\/7\b|\b(?:[01]?\d|2[0-4])\s?(?:a|to|[-–—])\s?(?:[01]?\d|2[0-4])(?![\d.,/€$%-]|\s[€$%]|\s?(?!h|y |de |and |o )\p{L})/giu,
  temperature: /\d\s?(?:°|º\s?c\b|grados\b|degrees\b)/gi,
  place:
    /\b(?:calle|c\/|cl\.|avenida|avda?\.?|av\.|plaza|paseo|carrera|cra\.?|carretera|ctra\.?|camino|pol[ií]gono|street|road|square)\s/gi,
  person: /(?:\b[DS]r(?:a)?\.? ?)?\p{Lu}\p{Ll}+ (?:(?:del?|la|los|y) )*\p{Lu}\p{Ll}+/gu,
  year: /\b(?:1[5-9]|20)\d{2}\b/g,
  number: new RegExp(String.raw`\d+|\b(?!un)(?:${FEW})\b`, 'gi'),
  measure: new RegExp(String.raw`\d\s?(?:${MEASURE})(?![\p{L}\d])`, 'giu'),
  people: new RegExp(String.raw`(?:\d|\b(?:${FEW}))\s?(?:${PEOPLE})\b`, 'gi'),
  share: /\d\s?%|\bpor ?ciento\b|\bper ?cent\b/gi,
  days: /\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|todos los d[ií]as|every day|daily)\b/gi,
};

/** Unmistakable (plain) signs, which seldom match other text. */
const plain: ReadonlySet<AnswerSign> = new Set(['contact', 'money', 'hours', 'temperature']);

/** Matches words for `free of charge`. */
const FREE = /\b(?:gratis|gratuit[ao]s?|sin cost[eo]|free)\b/i;

/** Matches a query that asks for a price, also of a time: `a cuánto la hora`. */
const ASKS_PRICE =
  /(?:^| )(?:a cuanto|a como (?:esta|va|sale)|cuanto (?:me |te |se |nos )?(?:cuesta|vale|cobra|sale|pag)\w*|how much (?:is|are|does|do|for|would))(?: |$)/;

/** Patterns of queries that ask for a sign without a concept, the first match counts. */
const questions: readonly (readonly [RegExp, AnswerSign])[] = [
  [/^(?:.* )?(?:quien(?:es)?|who)(?: |$)/, 'person'],
  [/^(?:.* )?(?:que a[nñ]o|desde cuando|what year|since when)(?: |$)/, 'year'],
  [/^(?:.* )?(?:porcentaje|descuentos?|percentage|discounts?)(?: |$)/, 'share'],
  [/^(?:.* )?(?:que dias?|what days?)(?: |$)/, 'days'],
  [/^(?:y )?(?:cuando|when) /, 'time'],
  [/^(?:.* )?(?:e mail|e?mail|correo)(?: |$)/, 'contact'],
  [/^(?:.* )?(?:valor|euros|cuotas?|fianza|fare)(?: |$)/, 'money'],
  [
    /^(?:.* )?(?:distancia|medidas?|dimensiones|potencia|altura|ancho|largo|mide|pesa|peso|distance|dimensions|height|weight)(?: |$)/,
    'measure',
  ],
  [
    /^(?:.* )?(?:cuant[oa]s (?:personas|invitados|huespedes|comensales|alumnos|niños)|cuanta gente|para cuantos|aforo|capacidad|how many (?:people|guests))(?: |$)/,
    'people',
  ],
  [/^(?:.* )?(?:cantidad|numero|number)(?: |$)/, 'number'],
  [/^(?:.* )?(?:cuant[oa]s?|how (?:many|much|long|far|big|tall|old))(?: |$)/, 'number'],
];

/**
 * Returns the sign of an answer to a query: money if it asks for a price, else that of its first concept with one, else
 * by its wording; else `undefined`. The `worth` is the highest weight of its words. `isAmount` is true for a price or a
 * concept with the sign `money`, not for a wording such as `fianza`. @param query folded
 */
export function toAnswerSign(query: string, { words, concepts: spokenOf }: Pick<MatchedQuery, 'words' | 'concepts'>) {
  const spoken = ASKS_PRICE.test(query)
    ? 'money'
    : [...spokenOf].map((concept) => concepts[concept]?.sign).find((one) => one !== undefined);
  const sign = spoken ?? questions.find(([pattern]) => pattern.test(query))?.[1];
  if (sign === undefined) return undefined;
  const isPlain = plain.has(sign);
  // The sign weighs as much as the heaviest word.
  const worth = Math.max(0, ...words.map(({ weight }) => weight));
  return { pattern: patterns[sign], worth, isPlain, isAmount: spoken === 'money' };
}

/** Whether a text has an amount of money or says that something is free. */
export function tellsAmount(text: string): boolean {
  return text.search(patterns.money) >= 0 || FREE.test(text);
}
