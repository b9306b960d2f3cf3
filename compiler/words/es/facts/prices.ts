/** Words, Spanish: sentences that state a price, or a rule about prices, in folded text. */

import type { Words } from '../../words.ts';
import { AMOUNT, FREE, OTHER_AMOUNTS, OTHERS } from '../claims.ts';

const PRICE =
  '(?:precios?|tarifas?|presupuestos?|importes?|honorarios|aranceles|cuotas?|costes?|costos?|valor(?:es)?)\\b';
/** Properties of a price, said of it and not of another thing in the sentence. */
const PRICED =
  '(?:orientativ|(?:mera|pura)mente informativ|aproximad|cerrad[oa]s?\\b|fij[oa]s?\\b|fijad[oa]s?\\b|pactad[oa]s?\\b|por escrito)';
/** How a price is found: `depende de los metros`, `se calcula según el peso`. */
const DEPENDS =
  '(?:dependen?\\b|dependera|varia[nr]?\\b|variable|segun\\b|en funcion de|se (?:calculan?|determinan?|definen?|establecen?|fijan?) (?:por|en|segun|tras)\\b|sale por\\b)';
/** Visits that may be free of charge; a free quote is an invitation. */
const VISIT =
  '(?:desplazamiento|consulta|diagnostico|visita|sesion|clase|revision|valoracion|evaluacion|entrada|recogida|prueba|matricula)(?:s|es)?';
const UNIT =
  '(?:horas?|persona|noche|dias?|semana|mes|ano|habitacion|sesion|clase|unidad|pieza|metros?|m2|kilo|kg|litro|curso|alumno|obra|proyecto|jornada|palabra|pagina|kilometro|km)';
const PEOPLE = '(?:nin[oa]s?|menores|bebes|estudiantes|jubilados|mayores|hermanos?|soci[oa]s|residentes)';
const INCLUDED =
  '(?:iva|igic|ipsi|impuestos|desplazamientos?|material(?:es)?|mano de obra|transporte|desayuno|visita|tod[oa]s?|estan?|van?)';

/** A rule about prices that needs no amount. */
const RULE = [
  `\\b${PRICE}(?: (?!(?:y|e|o|u|ni|que)\\b(?! (?:\\S+[ai]d[oa]s )?${PRICED}))[^\\s.,;:]+){0,8} ${PRICED}`,
  `\\b${PRICED}\\S{0,30}(?: \\S+)? ${PRICE}`,
  `\\b(?!valor)${PRICE}[^.;]{0,60}\\b${DEPENDS}`,
  `\\b(?:se )?(?:cobr|factur|pag|abon)(?:o|a|an|amos)\\b(?: \\S+){0,3} (?:por|segun|a la|al|cada) (?:\\S+ )?${UNIT}\\b|\\b(?:precios?|honorarios|cuotas?|tarifas?)\\b[^.;]{0,40}\\bse (?:cobra|paga|abona|factura)n?\\b`,
  `\\b${VISIT} (?:\\S+ ){0,3}(?:${FREE}\\b|no (?:se )?(?:cobr|pag|cuest|tiene coste)\\w*)|\\bno (?:cobr\\w+|se cobra) (?:\\S+ ){0,3}${VISIT}\\b`,
  `\\b${PEOPLE}\\b[^.;]{0,40}\\b(?:gratis|no pagan?|mitad de precio|entran? libre)|\\bgratis para (?:l[oa]s )?${PEOPLE}\\b`,
  '\\b(?:descuentos?|recargos?|suplementos?) (?:\\S+ ){0,3}\\d+ ?%(?! en tu)|\\b\\d+ ?% de (?:descuento|recargo) (?:a partir|para|por|si|en (?:bonos?|packs?|grupos?|festivos))\\b',
].join('|');

/** That a price includes something: less than its rule. */
const INCLUDES = [
  `\\b(?:precios?|tarifas?|honorarios|cuotas?|costes?|importes?|presupuestos?)\\b[^.;]{0,60}\\b(?:${INCLUDED} (?:\\S+ )?incluid[oa]s?\\b|incluyen?\\b|por adelantado)`,
  `\\b${INCLUDED} (?:\\S+ )?incluid[oa]s?\\b[^.;]{0,40}\\b${PRICE}|\\bincluid[oa]s? en (?:el|la|los|las) ${PRICE}`,
].join('|');

/** An amount from its first digit on: a sign before it, or a currency behind it. */
const FIGURE = `\\b(?:(?<=(?:€|\\$|s\\/\\.?) ?)\\d[\\d.,]{0,20}|(?=\\d)${AMOUNT})`;

/** Signs that an amount is the price of something: a verb or a label before it, a unit behind it, or a second amount. */
const SALE = [
  `\\b(?:(?:cuesta|vale|sale|cobra|abona)n?|cobr(?:o|amos)|(?:se )?pagan?|(?:es|son)(?: de)?|por|desde)(?: (?:un|una|el|la|por|a|de|tan|solo|solamente|unos|partir)){0,4} ${AMOUNT}`,
  `^[^:.;]{3,60}: (?:desde )?${AMOUNT}`,
  `${FIGURE}(?: \\+ iva)?,? ?(?:(?:la|el|al|por|cada|a la) |\\/ ?)${UNIT}\\b`,
  `${FIGURE}[^.;]{1,60}${AMOUNT}`,
  `\\b(?:baja|bajan|desde|minim[oa]|maxim[oa]) (?:de )?${AMOUNT}`,
].join('|');

export const prices: Words['topics']['prices'] = {
  hints: new RegExp(
    `\\b(?:prec|tarif|presup|import|honorar|aranc|cuota|cost|cuest|valor|vale|cobr|factur|pag|abon|gratis|gratuit|sin (?:ningun )?(?:cost|cargo)|inclui|descuent|recarg|suplement|mitad)|${FIGURE}`,
  ),
  holds: [new RegExp(`${AMOUNT}|${RULE}|${INCLUDES}`)],
  label: /\b(?:precios?|tarifas?|honorarios|cuotas?|cuanto (?:cuestan?|cobran?|cobrais|vale)|costes?)\b/,
  cues: [
    [new RegExp(FIGURE), 1],
    [new RegExp(SALE), 3],
    [new RegExp(RULE), 4],
    [/\bprecios?\b|\bimportes?\b|\btarifas?\b|\bhonorarios\b|\bcuotas?\b|\bcost(?:es?|os?)\b|\bcuestan?\b/, 2],
    [/\bcerrad[oa]s?\b|\bdesplazamiento\b|\bmano de obra\b|\bmaterial(?:es)?\b|\bal mes\b/, 1],
    [/\bescrito\b|\bgratuit|\bgratis\b|\bantes de (?:empezar|comenzar|nada|tocar|reparar)\b/, 2],
    // An invitation to ask or to look elsewhere, or to pay in parts.
    [
      /\b\d+ cuotas\b|\b(?:solicit[ae]|pid[ae]|pedi|pidenos|pidanos|accede|contactanos|contactenos|consultanos|llamanos|llame|escrib[ei]nos)\b|\b(?:consulta[rd]?|consulte|ver|encontrar) (?:aqui )?(?:los|las|nuestr[oa]s|tod[oa]s (?:los|las|nuestr[oa]s)) (?:precios|tarifas)\b/,
      -6,
    ],
    // A step of asking.
    [
      /\bpara (?:dar|hacer|preparar|calcular)\w* (?:\S+ ){0,3}(?:precio|presupuesto)\b|\b(?:te|le|os|les) (?:respond|contest|llama|envia|manda)\w*mos\b/,
      -12,
    ],
    // Amounts of others, and those not paid for a service.
    [
      new RegExp(
        `\\b${OTHER_AMOUNTS}\\b|${OTHERS}|\\bmedi[oa] (?:de|en)\\b|\\bganab\\w+|\\bsuelen? (?:cobrar|pagar|costar)\\b|\\bvale de\\b|\\brecibir\\w*|\\bganador|\\bno (?:gestionamos|es nuestr[oa])\\b|\\bcosto (?:mas de )?\\d|\\bmillon(?:es)?\\b|\\bconced\\w+|\\bcubren? hasta\\b|\\bbrutos?\\b|\\bdonamos\\b|\\bdel? (?:su |tu )?haber(?:es)?\\b`,
      ),
      -12,
    ],
    [/\bcookies?\b|\btransporte\b|\benvios?\b|\bfabricante\b|\bcancela/, -3],
    [/\?$/, -3],
  ],
};
