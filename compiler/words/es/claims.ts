/** Words, Spanish: terms that a business states or denies. Folded text, but for names of places. */

import { CURRENCY_CODES } from '../no-language.ts';
import type { Words } from '../words.ts';

/** Source: currencies, for folded text and for text as it is written. */
const CURRENCY = `(?:${CURRENCY_CODES}|euros?|pesos|soles|d[oó]lares|bolivianos|guaran[ií]es|quetzales|lempiras|colones)\\b`;
/** Source: an amount of money with its currency. */
export const AMOUNT = `(?:\\d[\\d.,]{0,20}(?: mil(?: de)?)? ?(?:€|\\$|${CURRENCY})|(?:€|\\$|us\\$|s\\/\\.?) ?\\d[\\d.,]{0,20}(?: ?${CURRENCY})?)`;

const TAX = '(?:iva|igic|ipsi|vat|impuestos?)';
const INCLUDE = '(?:incluyen?|inclu[iy]d[oa]s?|con)';
const QUOTE = 'presupuestos?';
const VISIT = '(?:desplazamientos?|visitas?|salidas?)';
/** Source: others in the same trade, whose terms are not the business's. */
export const OTHERS =
  '\\b(?:otr[oa]s?|algun[oa]s|much[oa]s|la mayoria de(?: l[oa]s)?) (?:empresas?|talleres?|tiendas?|negocios?|profesional(?:es)?|centros|clinicas?|abogad[oa]s|tecnicos|autonom[oa]s|gestorias?)\\b|\\bla competencia\\b';
/** Source: words for free of charge, in folded text. */
export const FREE = '(?:gratis|gratuit[oa]s?|sin (?:ningun )?(?:coste|costo|cargo|compromiso de pago))';
/** Words for amounts that are not prices of a business. */
export const OTHER_AMOUNTS =
  '(?:ayudas?|subvenci\\w+|becas?|multas?|sancion\\w*|sueldos?|salarios?|nominas?|ingresos|facturacion|factur(?:amos|o) (?:mas de |unos )?\\d|volumen de negocio|capital social|donativos?|donacion(?:es)?|dona[rn]?|donad[oa]s?|aportacion(?:es)?|premios?|ahorr(?:a|as|ar|e|es|o de)|fianzas?|recaud\\w+|invert\\w+|deudas?|indemniza\\w+|patrimonio|penalizacion(?:es)?|recargos?|suplementos?|gastos de envio|envios? gratis|financia\\w+)';
const CHARGED =
  '(?:se (?:cobra|factura|paga|abona)n?|cuestan?|tienen? un (?:coste|precio|cargo)|son? de pago|no (?:es|son) (?:gratis|gratuit[oa]s?))';
const SERVE = '(?:atendemos|trabajamos|cubrimos|llegamos|damos servicio|prestamos servicio)';
const ONLY = '(?:solo|solamente|unicamente|exclusivamente)';

export const claims: Words['claims'] = {
  signs: {
    'tax-included': {
      yes: [
        new RegExp(`\\b${INCLUDE} (?:ya )?(?:el |los |la )?${TAX}\\b`),
        new RegExp(`\\b${TAX} (?:ya )?(?:(?:esta|estan) )?inclu[iy]d[oa]s?\\b`),
      ],
      no: [
        new RegExp(`\\b(?:no|ni) (?:${INCLUDE}|llevan?) (?:el |los |la )?${TAX}\\b`),
        new RegExp(`(?:\\b(?:sin|mas)|\\+) ?(?:el |los )?${TAX}\\b`),
        new RegExp(`\\b${TAX} (?:no (?:esta |estan )?inclu[iy]d[oa]s?|aparte)\\b`),
      ],
    },
    'quote-free': {
      yes: [new RegExp(`\\b${QUOTE} (?:(?:es|son|siempre|totalmente|y|por escrito|previo) )*${FREE}`)],
      no: [
        new RegExp(`\\b${QUOTE} (?:(?:por escrito|previo|a domicilio) )*${CHARGED}`),
        new RegExp(`\\bcobramos (?:el|los|por el|la)? ?${QUOTE}\\b`),
      ],
    },
    'visit-free': {
      yes: [
        new RegExp(`\\b${VISIT} (?:(?:es|son|siempre|y|del tecnico) )*(?:${FREE}|incluid[oa]s?(?! en el presupuesto))`),
        new RegExp(`\\b(?:no cobramos|no se cobra|nunca cobramos) (?:el |la |los |por (?:el|la) )?${VISIT}\\b`),
      ],
      no: [
        new RegExp(`\\b${VISIT} (?:(?:del tecnico|siempre) )*(?:${CHARGED}|no (?:esta |estan )?incluid[oa]s?|aparte)`),
        new RegExp(`(?<!\\bno )(?<!\\bnunca )\\bcobramos (?:el |la |los |por (?:el|la) )?${VISIT}\\b`),
      ],
    },
    'whole-area': {
      yes: [
        new RegExp(
          `\\b(?:${SERVE}|servicio|cobertura)\\b.{0,40}\\b(?:en |a )?tod[oa] (?:la|el) (?:isla|provincia|comarca|ciudad|comunidad|archipielago|territorio|pais|region|municipio)\\b`,
        ),
      ],
      // `Trabajamos solo de lunes a sábado` says when, not where.
      no: [
        new RegExp(`\\b(?:${ONLY} ${SERVE}|${SERVE} ${ONLY})(?: (?!de\\b)\\S+){0,2} (?:en|a)\\b`),
        new RegExp(`\\b${ONLY} cubrimos\\b`),
      ],
    },
  },
  conditions:
    /si|cuando|salvo|excepto|siempre que|a partir de|segun|dependiendo|depende|dentro de|fuera de|reducid[oa]|superreducid[oa]|exent[oa]s?|en caso de|puede|pueden|podria|algun[oa]s?/,
  taxes: /iva|igic|ipsi/,
  hints:
    /iva|igic|ipsi|impuesto|presupuesto|desplazamiento|visita|salida|atendemos|trabajamos|cubrimos|llegamos|damos servicio|prestamos servicio|cobertura/,
};
