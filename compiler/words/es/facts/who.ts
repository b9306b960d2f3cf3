/**
 * Words, Spanish: parts of sentences on work, in folded text: those who can do it, and verbs in present and future of
 * all persons. The past is missing, as it speaks of one case.
 */

/** Crafts that differ by gender only. */
export const CRAFT =
  '(?:tecnico|(?<=(?:una|la|nuestra) )tecnica|(?:operari|mecanic|medic|cirujan|abogad|arquitect|ingenier|enfermer|veterinari|maestr|peluquer|barber|cociner|carpinter|jardiner|fontaner|plomer|cerrajer|tapicer|costurer|pasteler|panader|herrer|zapater|relojer|obrer|mensajer|camioner|artesan|soci|voluntari|autonom|emplead|perit)[oa])s?';
/** Things with the endings of trades. */
export const THING =
  '(?!(?:alrede|come|corre|conte|medi|vesti|recibi|ordena|computa|calenta|radia|refrigera|congela|aspira|genera|indica|compra|consumi|lava|seca)dor|(?:impre|ascen|sen|emi|inver)sor|(?:sec|fac|detec|trac|proyec|reac)tor|(?:entre|auto|re|pre|real)?v?ista)';
export const TRADE = `(?:${CRAFT}|${THING}(?:\\w{3,}[dst]or(?:es|as?)?|\\w{3,}(?:olog[oa]|ista|peut[ao])s?)|tutor(?:es|as?)?|profesional(?:es)?|empresas?|equipo|plantilla|personal(?! (?:data|informacion))|titular(?:es)?|guias?(?! de )|chefs?|chofer(?:es)?|sumiller(?:es)?|matronas?|interpretes?|albanil(?:es)?|docentes?|profes?|ayudantes?|cuadrillas?|gremios?|(?:sub)?contratas?)`;

/** Who can do the work, in folded text. `Visita técnica` does not name a person. */
export const worker = new RegExp(`\\b${TRADE}\\b`);
/** Those who sell, let or represent. */
const FIRM =
  '(?:taller(?:es)?|tiendas?|oficina|(?<=(?:la|casa) )central|cooperativa|agencia|clinica|plataforma|fabric(?:a|antes?)|marcas?|concesionari[oa]s?|secretaria|despacho|gestoria|estudio|escuela|academia|propietari[oa]s?|duen[oa]s?|jef[ea]s?|gerentes?|sucursal|franquiciad[oa]s?|comercios?|(?<=un )comercial|anfitrion(?:es|a)?|dra?|lic|sra?|servicio tecnico)';
const US =
  '(?:yo|nosotr[oa]s|(?:gente|personas?) (?:nuestra|propia)|mi (?:herman|padre|madre|espos|hij|soci|mujer|marido)\\w*|(?<!\\b(?:en|de|desde|a|con) )nuestr[oa]s? (?!(?:client|usuari|pacient|alumn|visit)\\w*|web|pagina|sitio|formulario)\\w+)';
export const NOUN = `\\b(?:${TRADE}|${FIRM}|quien(?:es)?)\\b`;
/** The one who does something: a trade, a firm, «nosotros» or «quien trabaja». */
export const WHO = `\\b(?:${TRADE}|${FIRM}|quien(?:es)?|${US})\\b`;
export const SELF = `\\b${US}\\b`;
/** Up to six words of a subject: `| siempre el mismo | técnico`. */
export const NEAR =
  '(?: (?!(?:que|si|cuando|para|porque|como|con|por|sin|al?|y|o|ni|otr[oa]s?|\\w+[aei]ndo)\\b)[^\\s.,;:]+){0,6}? ';
/** A subject right behind a label or «por»: `| cada | profesional`. */
export const NAMED = `(?: (?:el|la|l[oa]s|un[oa]?s?|cada|mism[oa]s?|nuestr[oa]s?|propi[oa]s?|siempre|directamente)){0,4} ${WHO}`;
export const TO_YOU = '(?:(?:te|le|os|les|se|nos) )?';
export const IT = `${TO_YOU}l[oa]s? `;

/** Forms of verbs in `-ar`, of others than the business, and of the business itself. */
export const they = (stems: string): string => `(?:${stems})(?:an?|aran?)`;
export const we = (stems: string): string => `(?:${stems})(?:o|amos|are|aremos)`;

const DOES =
  'realiz|ejecut|efectu|repar|arregl|instal|mont|coloc|pint|prest|dict|elabor|prepar|fabric|confeccion|cocin|practic|oper|disen|revis|restaur|transport|desarroll|redact|reform|tapiz|entreg|gui|llev|limpi|lav|amas|horne|torne|barniz|empac|tall|grab|mold|encuadern|afin|ajust|calibr|desinfect|fumig';
export const THEY_DO = `(?:llevan? a cabo|${they(DOES)}|hacen?|haran?|dan?|daran?|imparten?|impartiran?|atienden?|atenderan?|cosen?|dirigen?|conducen?|traducen?|construyen?|mantienen?|sirven?)\\b(?! (?:del?|posibles?)\\b)`;
export const WE_DO = `(?:${we(DOES)}|hago|hacemos|hare(?:mos)?|doy|damos|impart(?:o|imos)|ati?end(?:o|emos)|cos(?:o|emos)|diri(?:jo|gimos)|condu(?:zco|cimos)|tradu(?:zco|cimos)|constru(?:yo|imos))\\b`;
export const DONE =
  '(?:realizad|hech|ejecutad|efectuad|prestad|atendid|impartid|dictad|dirigid|elaborad|llevad|preparad|reparad|instalad|montad|fabricad|confeccionad|operad|pintad|construid|disenad|traducid|cosid|desarrollad|guiad|conducid)[oa]s?';
