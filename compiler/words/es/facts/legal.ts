/** Words, Spanish: sentences on the tax on the prices, in folded text, and on the holder of the website. */

import type { Words } from '../../words.ts';
import { AMOUNT } from '../claims.ts';

/** Taxes on sales: of Spain, the Canaries, Ceuta and Melilla, and of America. */
const TAX = '\\b(?<![\\w.])(?:iva|i\\.v\\.a\\.?|igic|ipsi|igv|itbis|itbms|isv|itebis|vat)(?!\\w)';
/** A tax by its name, or taxes as such. */
const ANY_TAX = `\\b(?:(?:el|los|todos los|sus|su|nuestr[oa]s?|del?|al|\\d{1,2}(?:[.,]\\d{1,2})? ?%) ){0,4}(?:${TAX}|impuestos?\\b(?! (?:de|del|sobre|a l[ao]s?) (?!ventas?\\b|valor\\b|consumo\\b)))`;
const PRICE =
  '(?:precios?|tarifas?|importes?|montos?|honorarios|presupuestos?|cuotas?|valor(?:es)?|costes?|costos?|cifras|cantidades|pvp|p\\.v\\.p|cotizacion(?:es)?|euros|pesos|soles)\\b';
const RATE = '(?:(?:el|del?|al|un|tipo|reducido|general) ){0,3}\\(?\\d{1,2}(?:[.,]\\d{1,2})? ?%\\)?';
/** Up to `most` words of the same clause. */
const words = (most: number): string => `(?: [^\\s.;:!?]+){0,${most}}?`;
/** The rate, the place or short words between a tax and its verb: `IVA del 21 % ya está`. */
const OF_TAX = `(?:,? (?:${RATE}|(?:y|e|o|ni) (?:otros |el |la |l[ao]s )?\\w+(?: turistica)?|(?:de|en) \\w+|tambien|ya|siempre|no|va|van|queda|estan?|se(?: \\w+)?|viene|vigente|correspondiente|aplicables?|legal)){0,5}`;
const INCLUDED =
  '(?:inclu[iy]d[oa]s?|inclusive|inc(?:l)?\\b\\.?|excluid[oa]s?|dentro|aparte|por separado|contemplad[oa]s?|desglosad[oa]s?|adicional(?:es)?|a mayores|por cuenta|a cargo)';

const INCLUDE =
  '(?:incluyen?|excluyen?|incorporan?|llevan?|contemplan?|consideran?|contienen?|comprenden?|tienen?|traen?)(?: (?:ya|siempre|todos))?';

/** Prices hold the tax, or do not: `Los precios incluyen IVA`, `Tarifas sin IGIC`, `Precios más impuestos`. */
const PRICED = `\\b${PRICE}[^.;?!]{0,60}?(?:\\b(?:${INCLUDE}|con|sin|mas|ni|inclu[iy]do|excluido)|\\+) ?${ANY_TAX}`;
/** The same of another subject: `Todo lo que ves lleva el IVA`, `Nuestros servicios no incluyen IVA`. */
const INCLUDES = `\\b(?:(?:incluyen?|excluyen?)(?: ya)?|no ${INCLUDE}) ${ANY_TAX}`;
/** The tax is within or not: `IVA incluido`, `impuestos aparte`, `el IVA ya está dentro`. */
const TAX_IS = `${ANY_TAX}(?:${OF_TAX}|: [^.;?!]{0,60}?) ${INCLUDED}|\\b(?:inclu[iy]d[oa]s?|exclu[iy]d[oa]s?) (?:ya )?${ANY_TAX}`;
/** The note of a list of prices: `* Sin IVA`, `(más IVA)`, `12 € + IVA`. */
const NOTE = `\\b(?<=^|\\(|€ |\\beuros |\\bpesos )(?:sin|mas|con|no incluye) ${ANY_TAX}|\\b(?<=\\+ ?)${ANY_TAX}`;
/** The tax is added or applied: `Hay que añadir el IVA`, `se aplica IGIC`, `facturamos al 10 % de IVA`. */
const ADDED = `\\b(?:(?:anad|agreg|sum|increment|repercut|grava|gravad|aplic|aplique|carg|cobr|factur|tribut|desglos|discrimin)(?!\\w*cion)\\w*)${words(6)} (?:${RATE}${words(2)} )?${ANY_TAX}|${ANY_TAX}${OF_TAX} (?<!\\b(?:la|una|en) )(?:(?:anad|agreg|sum|repercut|aplic|carg|cobr|factur|discrimin|desglos)(?:an?|amos|aremos|e|ira|en|ara|ado|ar)\\b)`;
/** No tax is charged: `exento de IVA`, `no sujeto a IVA`, `libre de impuestos`, `no cobramos IVA`. */
const EXEMPT = `\\b(?:exent[oa]s?|exencion|sujet[oa]s?|libres?|exonerad[oa]s?)${words(4)} ${ANY_TAX}|${ANY_TAX}${words(4)} exent[oa]s?\\b`;

const TAX_RULES = [PRICED, INCLUDES, TAX_IS, NOTE, ADDED, EXEMPT];

export const tax: Words['topics']['tax'] = {
  hints: new RegExp(`\\b(?:impuest|exent|exen|tribut)|\\b${TAX}`),
  holds: [new RegExp(TAX_RULES.join('|'))],
  label: /\b(?:iva|igic|ipsi|igv|itbis|impuestos?)\b/,
  cues: [
    [new RegExp(TAX_RULES.join('|')), 5],
    [new RegExp(`\\b${PRICE}`), 2],
    [new RegExp(TAX), 1],
    [/\b\d+(?:[.,]\d+)? ?%/, 1],
    [new RegExp(AMOUNT), -2],
    // Work on taxes of others, and taxes that are not part of a price.
    [
      /\bmodelo \d|\b(?:liquid|declar|tramit|asesor|deduc|desgrav|recuper|devol)\w*|\bpresent(?:a|e|ar|amos|acion|aciones)\b|\bdescontables?\b|\b(?:la renta|sociedades|patrimonio|industria y comercio|sucesiones|transmisiones|plusvalia)\b|\b(?:dian|sat|sii|sunat|aeat|hacienda|agencia tributaria)\b|\btrimestr\w+|\bmodelo \d{3}\b|\bintracomunitario\b|\bcontab\w+|\bcursos?\b|\baprend\w+|\bdesconfi\w+|\b(?:19|20)\d\d (?:subio|bajo)\b|\b(?:subio|bajo|subida|bajada)\b/,
      -12,
    ],
    [/\?$/, -4],
  ],
};

/** Source: a word as it is written inside of a sentence, at the beginning of one, and in capitals. */
const cased = (word: string): string =>
  `(?:[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}|${word.toUpperCase()})`;
const ID =
  '(?:C\\.? ?I\\.? ?F|N\\.? ?I\\.? ?[FE]|DNI|VAT|N\\.?I\\.?T|R\\.?U\\.?[TCN]|CUI[TL]|R\\.?F\\.?C|RNC|R\\.?I\\.?F|RTN|[Cc]édula(?: jurídica)?|[Ii]dentificación fiscal)';
/** A tax number behind its name: `CIF: B12345678`, `N.I.F. nº 12.345.678-Z`. */
const NUMBERED = `${ID}(?:\\.|\\/[NCD][IN][FEI])?(?:,? (?:n[.º°o]{1,2}|núm(?:ero|\\.)?|es))?:? {0,2}\\p{Lu}{0,4}[-. ]?\\d[\\d.\\p{Lu}-]{5}`;
/** A form of companies behind a name: `S.L.`, `SLU`, `S. Coop.`, `SpA`, `S. de R.L.`. */
const FORM =
  '(?:S\\. ?(?:[LACP]\\.|Coop|de R\\.)|[AC]\\. ?[CB]\\.|S\\.? ?A\\.? ?P\\.? ?I\\.? (?:de|DE) C|E\\.? ?I\\.? ?R\\.? ?L|S\\. ?R\\. ?L)|(?<!\\p{L}|(?<!\\p{L})(?:[Uu]na?|[Ll]as?|[Uu]nas) )(?:SLU?|SL[PL]|SLNE|SAU?|SA[SC]|SRL|SCP?|SCCL|SpA|S\\.?A\\.?S|Ltda)(?!\\p{L})';
const HOLDER = `(?:${cased('titular')}(?:idad)?|TITULARIDAD|${cased('raz[oó]n')} ${cased('social')}|${cased('denominaci[oó]n')}(?: ${cased('social')})?|${cased('propietari')}(?:[oa]|O|A)|${cased('responsable')}(?: del tratamiento)?|${cased('prestador')}a?|${cased('editor')}a?|[Nn]ombre (?:fiscal|legal|y apellidos|de la empresa|de la entidad)|${cased('due[nñ]')}[oa])`;
const NAMED = '(?:la (?:empresa|entidad|sociedad|mercantil) |D\\. ?|D(?:ñ|oñ)?a\\.? ?|don |doña )?\\p{Lu}[\\p{L}&]';
/** A label or a sentence on the holder, and a name: `Titular: Ana Castro`, `La propietaria de la web es Inés`. */
const HOLDER_IS = `${HOLDER}(?: de(?: este| esta| la|l)? [^:,.]{0,30}?)??(?: es| de|:)+ ${NAMED}`;
const SITE = '\\b(?:sitio|p[aá]gina|portal|dominio|web|tienda online|website)';
const OWNED =
  '(?:pertenece a|(?:es )?(?:propiedad|titularidad) del?|es(?:ta|tá) (?:gestionad|operad|administrad|editad|mantenid|publicad)[oa] por|(?:gestionad|operad|administrad|editad|explotad)[oa] por)';
/** A website and its holder: `Esta web pertenece a Ana Castro`, `sitio operado por Casa Luz`. */
const SITE_OF = `${SITE}\\b(?:[^.,:]|\\.(?=\\S)){0,40} ${OWNED} `;
/** A holder and the website: `Ana Castro, titular de esta web`, `Casa Luz gestiona este sitio`. */
const OF_SITE = `\\b(?:titular(?:es)?|propietari[oa]s?|due[nñ][oa]s?|responsables?|prestador[ae]?|editor[ae]?)(?: y \\S+)?(?: legal)? (?:del?|del presente) (?:(?:est[ea]|la|el|presente) )*${SITE}\\b`;

export const legalNotice: Words['topics']['legal_notice'] = {
  holds: [],
  names: new RegExp(
    `(?<!\\p{L})(?:${NUMBERED}|${FORM}|${HOLDER_IS})|${SITE_OF}${NAMED}|\\p{Lu}\\p{Ll}+,? (?:(?:es|como) )?(?:el |la )?${OF_SITE}|(?:^|: )\\p{Lu}[^;:]{2,150}, con domicilio en [^;]{5,250}\\bes (?:el |la )?responsable d`,
    'u',
  ),
  label:
    /\b(?:titular|razon social|denominacion|propietari[oa]|prestador|editor|nombre (?:fiscal|legal)|datos (?:del titular|identificativos|legales|de la empresa|fiscales)|identificacion|aviso legal|responsable|quien es)\b/,
  cues: [
    [new RegExp(SITE_OF), 5],
    [new RegExp(OF_SITE), 3],
    [
      /\btitular(?:idad)?\b|\brazon social\b|\bdenominacion(?: social)?\b|\bpropietari[oa]\b|\bduen[oa]\b|\bnombre (?:fiscal|legal)\b|^(?:responsable|prestador|editor)a?(?: del? [^:]{3,30})?:/,
      3,
    ],
    [
      /\bnombre comercial\b|\bcolegi(?:o (?:profesional|oficial)|ad[oa])\b|\bn(?:\.?[ºo]|umero) de (?:registro|licencia|colegiad[oa]|autorizacion)\b/,
      3,
    ],
    [
      /\b(?:c\.? ?i\.? ?f|n\.? ?i\.? ?f|n\.? ?i\.? ?e|dni|n\.?i\.?t|r\.?u\.?[tcn]|cui[tl]|r\.?f\.?c|rnc|r\.?i\.?f|rtn|cedula|identificacion fiscal)\b/,
      3,
    ],
    [/\b[a-z]-?\d{7}-?[a-z\d]\b|\b\d{2}\.?\d{3}\.?\d{3}-?[a-z]\b/, 3],
    [
      /\bs\.? ?l\.? ?(?:u|p|l)?\b|\bs\.? ?a\.? ?[ucs]?\b|\bs\.? ?r\.? ?l\b|\bltda\b|\bspa\b|\be\.?i\.?r\.?l\b|\bs\.? ?a\.? ?(?:p\.? ?i\.? )?de c\.? ?v\b|\bs\.? ?de r\.? ?l\b|\bsociedad (?:limitada|anonima|cooperativa)\b|\bs\.? ?c\.? ?p?\b|\bc\.? ?b\b|\bs\. ?coop\b|\bautonom[oa]\b/,
      2,
    ],
    [/\bdomicilio\b|\bdireccion\b|\bsede\b|\b(?:calle|avenida|avda|plaza|carretera)\b|\bc\/ ?\w/, 2],
    [/\bregistro mercantil\b|\binscrit[oa]\b|\btomo \d|\bfolio \d|\bhoja\b/, 3],
    [/\bcon domicilio en\b.{5,250}\bes (?:el |la )?responsable d/, 4],
    [/\ben (?:lo sucesivo|adelante)\b[^.]{0,40}\b(?:responsable|titular|prestador|empresa)\b/, 3],
    [/\bactividad\b|\bregistro\b/, 1],
    // Companies that work for the holder: with data, or with the website.
    [
      /^(?:diseno|desarrollo|programacion|alojamiento|mantenimiento)\b[^:.]{0,30}:|\bencargad[oa]s? del? tratamiento\b|\bservidor(?:es)?\b|\bhosting\b|\balojamiento web\b|\balojad[oa]s? (?:en|por)\b|\bproveedor(?:a|es)? de (?:alojamiento|internet|dominios?)\b/,
      -12,
    ],
    // A denial of being or of answering for something.
    [
      /\bno (?:se )?(?:es|son|seran?|hac\w+|respond\w+|responsabiliz\w+|asum\w+|garantiz\w+|implic\w+|supon\w+)\b|\ben ningun caso\b|\bdeclinan?\b/,
      -12,
    ],
    [
      /\busuari|\bderechos?\b|\bse reserva\b|\bcookies?\b|\bpodra\b|\bresponsabilidad\b|\btextos\b|\bconsentimiento\b/,
      -4,
    ],
    [/\?$/, -3],
  ],
};
