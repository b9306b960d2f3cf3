/** Company stage: what a business can say of its terms in one of two ways that exclude each other, as signs in folded text. */

type ClaimTopic = 'tax-included' | 'quote-free' | 'visit-free' | 'whole-area';

export interface ClaimWords {
  topic: ClaimTopic;
  /** Signs that it is so, and that it is not. */
  yes: readonly RegExp[];
  no: readonly RegExp[];
}

/** A sentence that holds only under a condition, or for a part, contradicts nothing. */
export const conditions =
  /\b(?:si|cuando|salvo|excepto|siempre que|a partir de|segun|dependiendo|depende|dentro de|fuera de|reducid[oa]|superreducid[oa]|exent[oa]s?|en caso de|puede|pueden|podria|algun[oa]s?|if|when|unless|except|depending|within|outside|reduced|exempt|some|may)\b|\?/;

const TAX = '(?:iva|igic|ipsi|impuestos?|vat|taxes|tax)';
const QUOTE = '(?:presupuestos?|quotes?|estimates?)';
const VISIT = '(?:desplazamientos?|visitas?|salidas?|call-?outs?|call-out fees?|visits?)';
const FREE =
  '(?:gratis|gratuit[oa]s?|sin (?:ningun )?(?:coste|costo|cargo|compromiso de pago)|free(?: of charge)?|at no (?:cost|charge))';
const CHARGED =
  '(?:se (?:cobra|factura|paga|abona)n?|cuestan?|tienen? un (?:coste|precio|cargo)|son? de pago|no (?:es|son) (?:gratis|gratuit[oa]s?)|(?:is|are) (?:charged|not free)|costs?)';

export const claimWords: readonly ClaimWords[] = [
  {
    topic: 'tax-included',
    yes: [
      new RegExp(
        `(?<!\\bno )(?<!\\bni )\\b(?:incluyen|incluye|inclu[iy]d[oa]s?|con|includes?|including) (?:ya )?(?:el |los |la |all )?${TAX}\\b`,
      ),
      new RegExp(`\\b${TAX} (?:ya )?(?:(?:esta|estan|is|are) )?(?:inclu[iy]d[oa]s?|included)\\b`),
    ],
    no: [
      new RegExp(
        `\\b(?:no|ni|do not|does not|don't|not) (?:incluyen|incluye|llevan|include|including) (?:el |los |la |any )?${TAX}\\b`,
      ),
      new RegExp(`(?:\\b(?:sin|mas|excluding|excl\\.?|plus|without)|\\+) ?(?:el |los )?${TAX}\\b`),
      new RegExp(`\\b${TAX} (?:no (?:esta |estan )?inclu[iy]d[oa]s?|aparte|not included|excluded|extra)\\b`),
    ],
  },
  {
    topic: 'quote-free',
    yes: [
      new RegExp(`\\b${QUOTE} (?:(?:es|son|siempre|is|are|totalmente|y|por escrito|previo|always) )*${FREE}`),
      new RegExp(`\\bfree (?:written )?${QUOTE}\\b`),
    ],
    no: [
      new RegExp(`\\b${QUOTE} (?:(?:por escrito|previo|a domicilio) )*${CHARGED}`),
      new RegExp(`\\b(?:cobramos|we charge)(?: for)? (?:el|los|por el|the)? ?${QUOTE}\\b`),
    ],
  },
  {
    topic: 'visit-free',
    yes: [
      new RegExp(
        `\\b${VISIT} (?:(?:es|son|siempre|is|are|y|del tecnico|always) )*(?:${FREE}|incluid[oa]s?(?! en el presupuesto))`,
      ),
      new RegExp(
        `\\b(?:no cobramos|no se cobra|nunca cobramos|we do not charge|no charge)(?: for)? (?:el |la |los |por (?:el|la) |the )?${VISIT}\\b`,
      ),
    ],
    no: [
      new RegExp(
        `\\b${VISIT} (?:(?:del tecnico|siempre|always) )*(?:${CHARGED}|no (?:esta |estan )?incluid[oa]s?|aparte)`,
      ),
      new RegExp(
        `(?<!\\bno )(?<!\\bnunca )\\b(?:cobramos|we charge)(?: for)? (?:el |la |los |por (?:el|la) |the )?${VISIT}\\b`,
      ),
    ],
  },
  {
    topic: 'whole-area',
    yes: [
      /\b(?:atendemos|trabajamos|cubrimos|llegamos|damos servicio|prestamos servicio|servicio|cobertura|we (?:serve|cover|work))\b.{0,40}\b(?:en |a )?(?:tod[oa] (?:la|el) (?:isla|provincia|comarca|ciudad|comunidad|archipielago|territorio|pais|region|municipio)|the (?:whole|entire) (?:island|province|city|country|region|county))\b/,
    ],
    no: [
      /\b(?:solo|solamente|unicamente|exclusivamente|only) (?:atendemos|trabajamos|cubrimos|llegamos|damos servicio|prestamos servicio|serve|cover|work)\b/,
      /\b(?:atendemos|trabajamos|cubrimos|llegamos|damos servicio|prestamos servicio|we (?:serve|cover|work))\b.{0,12}\b(?:solo|solamente|unicamente|exclusivamente|only)\b.{0,12}\b(?:en|a|in)\b/,
    ],
  },
];

/** A block without any of these makes no claim; looked at first, since most blocks make none. */
export const mayClaim =
  /\b(?:iva|igic|ipsi|impuesto|vat|tax|presupuesto|quote|estimate|desplazamiento|visit|salida|call-?out|(?:atendemos|trabajamos|cubrimos|llegamos|damos servicio|prestamos servicio|cobertura|we (?:do not )?(?:serve|cover|work)))/i;

/** A place that is not served: what follows is its name, in text whose letters are as they stand. */
export const notServed =
  /\b(?:no|tampoco)\s+(?:atendemos|trabajamos|cubrimos|llegamos|damos servicio|prestamos servicio)\s+(?:en|a)?\s*|\bwe do not (?:serve|cover|work in)\s+/iu;

/** A rate of a tax that holds in general: its name and its figure in folded text. */
export const taxRate = /\b(iva|igic|ipsi|vat)\b[^.;%]{0,40}?\b(\d{1,2}(?:[.,]\d{1,2})?) ?%/;
