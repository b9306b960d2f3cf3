/**
 * Words, Spanish: sentences on where a business works. Their patterns read folded text with `~` before names: a verb or
 * a noun of serving, and behind it a preposition with a place.
 */

import type { Words } from '../../words.ts';

/** A name that is not one of a building, an institution, a time or a medium. */
const NAME =
  '~(?!(?:equipo|ingles|frances|aleman|italiano|castellano|espanol|catalan|hospital|universidad|ayuntamiento|museo|colegio|instituto|fundacion|asociacion|federacion|centro|casa|calle|plaza|avenida|internet|instagram|facebook|whatsapp|google|linkedin|email|navidad|semana|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\\b)[^\\s,;:.()]+';
const REGION =
  '(?:islas?|provincias?|comarcas?|ciudad(?:es)?|region(?:es)?|comunidad(?:es)?|municipios?|localidades|pueblos?|pedanias|aldeas|barrios?|distritos?|comunas?|colonias|alcaldias|departamentos?|estado|territorio|valle|costa|sierra|zonas?|areas?|pais|paises|peninsula|republica|mundo|archipielago|terminos|capital|centro|norte|sur|este|oeste)\\b';
/** Words between a preposition and a name: `en | toda la provincia de | Lugo`. */
const TO_NAME = `(?:(?:el|la|los|las|del?|y|e|tod[oa]s?|casi|gran|~gran|resto|parte|cualquier|punto|conjunto|nuestr[oa]s?|municipal(?:es)?|juzgados|hoteles|hogares|metropolitana|autonoma|~?${REGION}) ){0,9}`;
/** A region as a whole, which needs no name: `todo el país`, `cualquier punto de la isla`. */
const WHOLE = `(?:tod[oa]s?|cualquier|resto del?|conjunto del?) (?:(?:el|la|los|las|del?|punto|lugar|rincon|parte) ){0,4}(?:~?${REGION}|~?(?:espana|mexico|chile|colombia|argentina|peru|europa|andalucia|galicia|catalunya|cataluna)\\b)|~?(?:nivel|ambito|alcance|cobertura)(?: de (?:actuacion|servicio))?:? ~?(?:inter)?(?:nacional|provincial|autonomico|insular|estatal)\\b`;
const PLACE = `(?:${TO_NAME}${NAME}|${WHOLE})`;
/** Not behind `especializados`, `expertos` and their kind, which stand before a field of knowledge. */
const NOT_OF_SKILL =
  '(?<!\\b(?:especialist|expert|(?:especializ|form|titul|cu?alific|enfoc|centr|bas|interes|licenci|gradu|diplom|capacit|certific|entren)ad)[oa]s? )';
const IN = `\\b(?:${NOT_OF_SKILL}en|a|al|por|hasta|desde ${NAME} (?:a|hasta)|para(?= (?:el|la|los|las|tod[oa]s?) )) ${PLACE}`;
/** Two names or more: `Lugo, Sarria y Monforte`. */
const NAMES = `${TO_NAME}${NAME}(?: (?:de |del |la |el )*${NAME}| ${REGION}| y (?:sus? )?(?:${REGION}|alrededores|cercanias|pedanias)){0,2}(?:, | y | e |, y )${TO_NAME}${NAME}`;
/** Up to `most` words of the same clause. */
const words = (most: number): string =>
  `(?:,? (?!(?:que|donde|cuando|porque|desde|pero|con(?= (?:\\S+ ){0,3}(?:marcas|proveedores|fabricantes|materiales|productos)\\b))\\b)[^\\s.;:!?]+){0,${most}}?`;
const SERVICE =
  '(?:servicios?|cobertura|asistencia|asesoria|asesoramiento|atencion|envios?|entregas?|repartos?|despachos?(?= (?:a|en|por) )|domicilios|delivery|mudanzas?|portes|fletes|traslados|transportes?|trabajos?|obras|reformas|montajes?|instalaciones|reparaciones|reparacion de [^\\s.,;:]+|instalacion de [^\\s.,;:]+|mantenimientos?|limpiezas?|desatascos|retiros|recogidas?|visitas|urgencias|a domicilio)\\b';
/** Verbs of serving or travelling, also of `nuestros técnicos` and with `se`. */
const SERVE =
  '(?:(?<!\\b(?:de|del|el|un|[tsm]u|nuestro) )trabajo|trabajamos|oper(?:o|amos)|atiendo|atendemos|servimos|actuamos|repartimos|entregamos|enviamos|despachamos|instalamos|reparamos|recogemos|retiramos|(?:nos|me) (?:desplaz|muev|mov)(?:o|amos|emos)|llegamos|acudimos|visitamos|voy|vamos(?! a \\w+[aei]r\\b)|llevamos(?! (?:mas de|ya|casi|cerca de|toda|\\d))|se (?:atienden?|desplazan?|reparten?|entregan?|trabaja)|nuestr[oa]s \\w+ (?:llegan|acuden|trabajan|atienden|se desplazan|visitan|cubren))';
const GIVE =
  '(?:doy|damos|dando|prest(?:o|amos|ando)|ofre(?:zco|cemos|ciendo)|brind(?:o|amos|ando)|reali[zc](?:o|amos|ando)|hacemos|haciendo|tenemos|se (?:realizan?|hacen?|prestan?|ofrecen?|dan?))';
/** Anything that the business does now: `limpiamos`, `montamos`, but not where it was founded, or is. */
const DO =
  '(?<!\\b(?:nos|me) )(?!(?:ultimos|proximos|maximos|minimos|optimos|tenemos|contamos|disponemos|estamos|vivimos|abrimos|nacimos|formamos|aprendimos|conocimos|viajamos|ganamos|empezamos|comenzamos|fundamos|crecimos|estudiamos|participamos|celebramos|expusimos|estuvimos|somos|buscamos|invitamos|usamos|utilizamos|compramos|cultivamos|aparecimos|traemos|importamos)\\b)(?:\\w{3,}(?:amos|emos|imos)|(?<=(?:^|[:;,.] |\\b(?:y|yo) ))(?:hag|llev|repart|entreg|envi|recoj|viaj|asist|acud|visit|instal|repar|mont|arregl|limpi|pint|disen|construy|asesor|defiend|represent|tramit|impart|cuid|fotografi|grab|transport|trasl?ad|alquil|organiz)o)';
const OF_WHOM = `(?:client[ea]s|pacientes|vecin[oa]s|familias|empresas|particulares|${REGION})`;

/** A label of places of work. */
const AREA_LABEL =
  '(?:(?:nuestr[oa]s?|las?|los?) )?(?:(?:zonas?|areas?|radio|ambito)(?: geografic[oa]s?)? (?:de )?(?:cobertura|reparto|entregas?|envios?|despachos?|influencia|desplazamiento)|(?:localidades|municipios|comunas|ciudades|provincias|pueblos|barrios|distritos|partidos|alcaldias|zonas|lugares)(?: y (?:localidades|municipios|comunas|ciudades|pueblos|barrios|zonas))? (?:(?:a |en )?(?:l[oa]s )?(?:que|donde) (?:atendemos|cubrimos|trabajamos|llegamos|servimos|repartimos|entregamos|visitamos|operamos|damos servicio|prestamos servicio)|atendid[oa]s|cubiert[oa]s|de (?:cobertura|reparto|entrega|envio|despacho|actuacion|servicio|atencion))|(?:a )?(?:en )?donde (?:trabajamos|atendemos|llegamos|cubrimos|repartimos|entregamos|operamos|actuamos|damos servicio|prestamos (?:nuestro )?servicio|nos desplazamos|vamos|trabajo|atiendo)|zonas? de cobertura|cobertura geografica|(?:trabajamos|atendemos|damos servicio|prestamos servicio|cubrimos|repartimos|llegamos) (?:en|a))';

/** Says where the business works. */
const WORKS_IN = [
  `\\b${SERVE}\\b${words(8)} ${IN}`,
  `\\b${GIVE}\\b${words(5)} ${SERVICE}${words(6)} ${IN}`,
  `\\b(?:cubr|abarc)(?:o|imos|amos) (?!l[oa]s (?:gastos|necesidades))${PLACE}`,
  `\\b(?:cuid|limpi|mant|atend|repar)\\w+(?:amos|emos) (?:\\S+ ){1,3}de (?:${TO_NAME}${NAME}, ){2}`,
  `\\btenemos client[ea]s en ${PLACE}`,
  `\\b(?:servicios?|atencion|asistencia|cobertura)${words(4)} disponibles? (?:tambien )?en ${PLACE}`,
  `\\b(?:tenemos|con|contamos con) (?:\\S+ )?presencia en (?:${NAMES}|${WHOLE})`,
  '\\b(?:distribucion|envios?|repartos?) (?:a nivel )?(?:inter)?nacional(?:es)?\\b',
  '\\b(?:cobertura|presencia|envios|repartos|despachos|servicio) (?:inter)?(?:nacional|provincial|autonomic[oa]|insular)(?:es)?\\b',
  `\\bsi (?:vives|vivis|vive|estas|esta|estais) en ${PLACE}[^.;]{0,40} (?:vamos|voy|llegamos|te atendemos|acudimos|nos desplazamos)|\\b(?:vamos|voy|llegamos|acudimos) (?:\\S+ ){0,4}si (?:vives|vivis|vive|estas|esta|estais) en ${PLACE}`,
  `\\bcobertura (?:(?:a|de) )?~?(?:nivel|ambito) ~?(?:inter)?(?:nacional|provincial|autonomico)\\b|\\bcobertura${words(4)} (?:comprende|incluye|abarca|alcanza|llega a) ${PLACE}`,
  `\\b(?:entrega|reparto|servicio|atencion)s? a domicilio${words(3)} ${IN}`,
  `\\b(?<=^|[:;,.] |\\by )(?:(?:nuestr[oa]s?|tu|el|la|l[oa]s) )?(?!asesor|trabaj|envio a (?:su|mi|el|la|un|l[oa]s) )${SERVICE}(?: [^\\s.,;:!?]+){0,6}? ${IN}`,
  `\\b(?:sesion(?:es)?|consultas?|clases?|atencion|terapias?|citas|asesorias?)${words(3)} presencial(?:es|mente)? (?:y (?:online|a distancia) )?en ${PLACE}`,
  '\\bradio de \\d+ ?k|\\bhasta (?:a )?\\d+ ?(?:km|kilometros) (?:de|a la redonda)\\b|\\bmenos de \\d+ ?(?:km|kilometros) de\\b',
  `\\b(?:zonas?|areas?|ambito|radio)(?: geografic[oa]s?)? (?:de (?:accion|actuacion|atencion|cobertura|servicio|trabajo|reparto|entrega)|(?:donde|en l[oa]s? que) (?:trabaj|cubr|atend|prest|damos|repart|entreg)\\w*)[^.;]{0,40}?(?:${NAME}|${WHOLE})|^(?:cobertura|zonas?)(?: [^\\s:]+){0,3}: (?:${NAME}(?=[,.]|$| (?:y|e|o|del?|~))|${WHOLE})`,
].join('|');

/** Work of the business in places: worth less than {@link WORKS_IN}, as fields and products are written as names, too. */
const DOES_IN = [
  `\\b${DO}\\b${words(8)} (?:${NOT_OF_SKILL}en ${NAMES}|(?:en|a|por) ${WHOLE})`,
  `\\b${DO}(?: a)?${words(3)} ${OF_WHOM}${words(2)} (?:del?|en) ${PLACE}`,
  // A kind of work and three places are all that the line says: `Fontanería urgente en Alicante, Elche y Santa Pola`.
  `^(?:(?!formacion)\\w{3,}(?:eria|ion(?:es)?|eza|ajes?|anzas?|mientos?|icio)|${SERVICE})(?: (?!(?:se|ha|es)\\b)[^\\s.,;:~]+){0,4} ${NOT_OF_SKILL}en ${NAMES}(?: [^\\s.,;:]+){0,3}(?:, | y | e )${TO_NAME}${NAME}`,
].join('|');

export const coverage: Words['topics']['coverage'] = {
  readsNames: true,
  hints:
    /\b(?:trabaj|oper[oa]|atien|atend|serv|actu|repart|entreg|envi|despach|instal|repar|recog|recoj|retir|desplaz|muev|mov|lleg|acud|visit|voy|vam|llev|cubr|abarc|doy|dam|dan|dando|prest|ofre|brind|reali|hac|hag|ten|zona|area|ambito|radio|cobert|presen|domicil|delivery|mudanz|port|flet|trasla|transport|asist|asesor|obr|reform|mont|mant|limp|desatasc|urgenc|si viv|si est|sesion|consult|clase|terap|cita|hasta|menos|disponib|permit|pod|pued|capac|con|distrib|localid|municip|comun|ciudad|provinc|puebl|barri|distrit|partid|alcald|lugar|donde)|\b\w{3,}(?:amos|emos|imos)\b|\ben [^,.;]{3,40}, [^,.;]{3,40}(?:,| y | e )/,
  holds: [],
  label: /\b(?:cobertura|zonas?|comunas|municipios|localidades|donde (?:llegamos|trabajamos|damos servicio)|ambito)\b/,
  cues: [
    [new RegExp(WORKS_IN), 6],
    [new RegExp(`^${AREA_LABEL}: (?:${TO_NAME}${NAME}|${WHOLE})`), 6],
    [new RegExp(DOES_IN), 4],
    [new RegExp(`\\b(?:en|a|al|por) (?:${WHOLE})|\\balrededores\\b|\\bcercanias\\b|\\bresto de(?:l| la)? `), 1],
    [
      /^tambien\b|^no\b|\ba todo el mundo\b|\b(?:no|nunca|tampoco) (?:se |nos )?(?:trabaj|oper|atend|serv|repart|entreg|envi|hac|realiz|lleg|cubr|despach|viaj|desplaz|prest|ofrec|recog|instal)(?:o|amos|emos|imos|an|en)\b/,
      -9,
    ],
    [/\b(?:el mejor|la mejor|l[oa]s mejores)\b/, -5],
    [
      /\bpara (?:viajar|estudiar|trabajar|vivir|ir) (?:a|en|por)\b|\bwi-?fi\b|\b(?:en|de) (?:19|20)\d\d\b|\b(?:primera?|segund[oa]) (?:vez|local|tienda)\b/,
      -9,
    ],
    [/\bseguro\b|\bpoliza\b/, -6],
    [/€|\beuros?\b/, -1],
    [/\bgarantia|\bfactura|\bcookies?\b|\bdatos\b|\bdomicilio (?:social|fiscal)\b|\bbuscamos\b/, -5],
    [/\?$/, -5],
  ],
};
