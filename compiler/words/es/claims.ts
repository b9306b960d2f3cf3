/** Words, Spanish: terms that a business states or denies. Folded text, but for names of places. */

import { CURRENCY_CODES } from '../no-language.ts';
import type { Words } from '../words.ts';

/** Who can do the work, in folded text. `Visita técnica` does not name a person. */
export const worker =
  /\b(?:tecnicos?|(?:una|la|nuestra) tecnica|profesional(?:es)?|empresas?|autonom[oa]s?|operari[oa]s?|equipo|plantilla|personal(?! (?:data|informacion))|titular(?:es)?|soci[oa]s?|voluntari[oa]s?|guias?(?! de )|chefs?|mecanic[oa]s?|medic[oa]s?|abogad[oa]s?|arquitect[oa]s?|ingenier[oa]s?|enfermer[oa]s?|matronas?|veterinari[oa]s?|maestr[oa]s?|peluquer[oa]s?|cociner[oa]s?|carpinter[oa]s?|jardiner[oa]s?|fontaner[oa]s?|albanil(?:es)?|artesan[oa]s?|\w{3,}(?:olog[oa]|ista|peut[ao]|ador[ae]?|edor[ae]?|itor[ae]?|uctor[ae]?|entor[ae]?|essor[ae]?|esor[ae]?|octor[ae]?|intor[ae]?)s?)\b/;

/** Source: the one who does something, a trade or «quien trabaja». */
export const WHO = `(?:${worker.source}|\\bquien(?:es)?\\b)`;
const DONE = '(?:realizad|hech|ejecutad|prestad|atendid|impartid|dirigid|elaborad|llevad)[oa]s?(?: a cabo)?';
const DO =
  '(?:hacen?|realizan?|ejecutan?|reparan?|instalan?|prestan?|imparten?|llevan? a cabo|elaboran?|atienden?|preparan?)';
/** Source: a sentence on who does the work, «Las reparaciones las hace un técnico», «cursos impartidos por profesores». */
export const DONE_BY = [
  '\\b(?:hago|realizo|imparto|atiendo|trabajo) (?:\\S+ )?yo\\b',
  `\\b(?:te|le|os|les) atiende(?:ra)?n? (?:siempre )?(?:un|una|unos|unas|el|la|l[oa]s|nuestr[oa]s?) [^.;]{0,20}${worker.source}`,
  `\\b(?:la|lo|las|los) ${DO}\\b(?! posibles?\\b)[^.;]{0,60}${WHO}`,
  `\\bnuestr[oa]s? (?:propi[oa]s? )?${worker.source} (?:\\S+ ){0,3}(?:hacen|realizan|ejecutan|reparan|instalan|imparten)\\b`,
  `\\b(?:nuestr[oa]s?|cada|tod[oa]s|l[oa]s) [^.;]{0,60}\\b${DONE} por\\b[^.;]{0,40}${WHO}`,
  '\\bno subcontratamos\\b|\\bsin (?:subcontrat\\w+|intermediarios)\\b',
].join('|');

/** Source: currencies, for folded text and for text as it is written. */
const CURRENCY = `(?:${CURRENCY_CODES}|euros?|pesos|soles|d[oó]lares|bolivianos|guaran[ií]es|quetzales|lempiras|colones)\\b`;
/** Source: an amount of money with its currency. */
export const AMOUNT = `(?:\\d[\\d.,]{0,20}(?: mil(?: de)?)? ?(?:€|\\$|${CURRENCY})|(?:€|\\$|us\\$|s\\/\\.?) ?\\d[\\d.,]{0,20}(?: ?${CURRENCY})?)`;

const TAX = '(?:iva|igic|ipsi|vat|impuestos?)';
const INCLUDE = '(?:incluyen?|inclu[iy]d[oa]s?|con)';
const QUOTE = 'presupuestos?';
const VISIT = '(?:desplazamientos?|visitas?|salidas?)';
/** Source: words for free of charge, in folded text. */
export const FREE = '(?:gratis|gratuit[oa]s?|sin (?:ningun )?(?:coste|costo|cargo|compromiso de pago))';
/** Source: how long something holds, in folded text. */
export const TERM =
  '(?:\\d{1,4}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|quince|dieciocho|veinticuatro|treinta|noventa) (?:mes(?:es)?|anos?|dias|semanas|horas)\\b';
/** Source: «dos años de garantía», «si en quince días falla, lo reparamos sin coste», «la garantía la da el fabricante». */
export const WARRANTY = [
  `\\bgaranti\\w*(?!,? (?:y|e) )[^.;]{0,70}?(?<!desde hace |mas de |menos de |y )\\b${TERM}(?! de experiencia)`,
  `\\b${TERM} (?:\\S+ ){0,3}(?:de )?garantia`,
  `\\bresp(?:ondo|ondemos|onde|onden) (?:de|del|por|ante)\\b[^.;]{0,60}\\b${TERM}`,
  `\\b${TERM}[^.;]{0,80}\\b(?:repar\\w+|repet\\w+|rehac\\w+|cambi\\w+|arregl\\w+|volvemos|devolvemos)\\b[^.;]{0,40}\\b(?:sin (?:\\w+ )?(?:coste|costo|cargo)|gratis|de nuevo|otra vez)`,
  `\\b(?:repetimos|rehacemos|volvemos|devolvemos)\\b[^.;]{0,60}\\b${TERM}`,
  `${WHO}[^.;]{0,40}\\b(?:garantiza|da|ofrece|asume)n?\\b[^.;]{0,30}\\bgarantia\\b|${WHO}[^.;]{0,40}\\bresponden? (?:de|del|por|ante)\\b`,
  '\\bgarantia (?:\\S+ ){0,3}(?:del|de la|la da|la dan|es de|por) (?:\\S+ )?(?:fabricante|marca|tecnico|profesional|empresa|taller)',
  '\\bgarantia (?:de por vida|legal)',
].join('|');
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
