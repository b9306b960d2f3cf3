/** Words, Spanish: the parts of a postal address. */

import { time } from './time.ts';

/** Kinds of streets, roads and settlements before a name and a number; Catalan, Galician and Basque ones too. */
const KINDS = [
  'c/|c\\.(?= ?\\p{L}{2})(?! ?(?:postal|c\\.))|calle|cl\\.?(?= )|callej[oó]n|calzada|calz\\.|cuesta|carrer|carrera|cra\\.?',
  'avda?\\.?|av\\.|avenida|avinguda|plaza(?! de (?:garaje|parking|aparcamiento))|plaça|pza\\.?|pl\\.|praza|plazuela|plazoleta|glorieta|gta\\.',
  'paseo|passeig|p[º°]\\.?|rambla|alameda|ronda|bulevar|boulevard|blvd\\.?|malec[oó]n|costanera|perif[eé]rico|circuito',
  'carretera|ctra\\.?|camino|camí|traves[ií]a|travessera|travessia|autopista|autov[ií]a|ruta (?:nacional|provincial|n\\.?[º°]?)',
  'diagonal|transversal|jir[oó]n|jr\\.|pasaje|passatge|psje\\.?|pje\\.?|prol(?:ongaci[oó]n|\\.)|privada|andador|gran v[ií]a|r[uú]a',
  'pol[ií]gono(?: industrial)?|pol\\. ?ind\\.|p\\. ?i\\.|parque (?:empresarial|industrial|tecnol[oó]gico|comercial)',
  'paraje|partida(?! de )|barriada|urbanizaci[oó]n|urb\\.|diseminado|caser[ií]o|aldea|lugar|mz\\.|manzana|kalea|etorbidea|hiribidea',
].join('|');
const NUMBER =
  '(?:n(?:[º°]\\.?|o\\.|úm\\.|\\.º) ?|# ?|km\\.? ?|(?:naves?|parcelas?|lotes?) )?(?:\\d{1,5}(?: ?[-–] ?\\d{1,5}|-?[a-f])?(?![\\p{L}\\d])|s/n)';
/** Part of a house, before its street: `local 5`, `edificio Sol`. */
const UNITS =
  '(?:locale?s?|puestos?|oficinas?|of\\.|despacho|naves?|piso|planta|stand) (?:\\d{1,4}|\\p{L})(?: ?-? ?\\p{L})?(?![\\p{L}\\d])';
const BUILDINGS =
  '(?:edificio|edif\\.|centro (?:comercial|de negocios|empresarial)|c\\. ?c\\.|torre|mercado|galer[ií]as?|pol[ií]gono(?: industrial)?|pol\\. ?ind\\.|p\\. ?i\\.) [^,;:()\\d]{2,40}';
const CORNERS = 'esq(?:uina|\\.)?(?: con| a)?';

export const corners = new RegExp(CORNERS);

/** Parts of a house, then a street with its number or its corner, or a post box: `local 5, C/ Luna, 3`. */
export const streets = new RegExp(
  `(?:(?:${UNITS}|${BUILDINGS})(?:, ?| - )){0,3}(?:(?:${KINDS}) ?[^,;:()]{2,45}?(?:, (?:calle|c/) ?[^,;:()]{1,30})?(?:(?:, ?| )${NUMBER}|,? ${CORNERS} [^,;:()\\d]{3,40}(?=$|[,.(]))|(?:apartado (?:de correos|postal)|apdo\\.(?: de correos)?|casilla (?:de correos?|postal)) ${NUMBER})`,
  'iu',
);

export const floors =
  /piso|planta|pta|puerta|local|oficina|of|despacho|edificio|bajos?|baixos|torre|nave|portal|escalera|esc|bloque|apto|apartamento|departamento|dp?to|depto|interior|int|[aá]tico|izquierda|izqd?a?|derecha|dcha|puesto|principal|entlo?|entresuelo|entreplanta|s[oó]tano|semis[oó]tano|esq(?:uina)?|entre|entrada|acceso|frente|junto|cerca|detr[aá]s/;

/** Labels: a noun, or a sentence to the word before the street: `nuestra oficina está en la`. */
export const addressLabels =
  /(?:direcci[oó]n|domicilio|ubicaci[oó]n)(?: (?:del? |de la |de nuestr[oa] )?(?:postal|f[ií]sica|comercial|social|fiscal|legal|actual|sede|seu|oficinas?|local|tienda|cl[ií]nica|centro|taller|consulta|despacho|estudio|negocio|empresa))?|sedes?|seus?|¿?d[oó]nde (?:estamos|encontrarnos|nos encontramos)\??|(?:encu[eé]ntr|encontr|vis[ií]t)[ae]nos(?: aqu[ií])?/;

/** The beginning of a sentence that tells the address of the business, up to the street. */
export const located = new RegExp(
  `(?:(?:(?:te|le|os|les) )?(?:esperamos|estamos|recibimos|atendemos)|(?:nos|me) (?:encontramos|encontrar[aá]s|puedes? encontrar|encuentras?)|(?:encu[eé]ntr|encontr|vis[ií]t)[ae]nos|nuestr[oa] (?:${time.premises.source}) (?:est[aá]|se encuentra))(?: (?:situad|ubicad|localizad)[oa]s?)? en(?: (?:el|la))?`,
  'iu',
);
