/**
 * Words, Spanish: sentences on where a business works. Their patterns read folded text with `~` before names: a verb or
 * a noun of serving, and behind it a preposition with a place.
 */

import type { Words } from '../words.ts';

/** A name that is not one of a building, an institution, a time or a medium. */
const NAME =
  '~(?!(?:hospital|universidad|ayuntamiento|museo|colegio|instituto|centro|casa|calle|plaza|avenida|internet|instagram|facebook|whatsapp|google|linkedin|email|navidad|semana|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\\b)[^\\s,;:.()]+';
const REGION =
  '(?:islas?|provincias?|comarcas?|ciudad(?:es)?|region(?:es)?|comunidad(?:es)?|municipios?|localidades|pueblos?|barrios?|distritos?|comunas?|departamento|estado|territorio|valle|costa|sierra|zonas?|areas?|pais|paises|peninsula|republica|mundo|archipielago|terminos|capital|centro|norte|sur|este|oeste)\\b';
/** Words between a preposition and a name: `en | toda la provincia de | Lugo`. */
const TO_NAME = `(?:(?:el|la|los|las|del?|y|tod[oa]s?|casi|gran|resto|parte|cualquier|punto|conjunto|nuestr[oa]s?|municipal(?:es)?|juzgados|metropolitana|autonoma|${REGION}) ){0,9}`;
/** A region as a whole, which needs no name: `todo el país`, `cualquier punto de la isla`. */
const WHOLE = `(?:tod[oa]s?|cualquier|resto del?|conjunto del?) (?:(?:el|la|los|las|del?|punto|lugar|rincon|parte) ){0,4}(?:~?${REGION}|~?(?:espana|mexico|chile|colombia|argentina|peru|europa)\\b)|(?:nivel|ambito) (?:inter)?nacional\\b`;
const PLACE = `(?:${TO_NAME}${NAME}|${WHOLE})`;
const IN = `\\b(?:en|a|al|por|hasta) ${PLACE}`;
/** Up to `most` words of the same clause. */
const words = (most: number): string =>
  `(?:,? (?!(?:que|donde|cuando|porque|para|desde|pero)\\b)[^\\s.;:!?]+){0,${most}}?`;
const SERVICE =
  '(?:servicios?|cobertura|asistencia|asesoria|asesoramiento|atencion|envios?|entregas?|repartos?|despachos?|mudanzas?|portes|fletes|traslados|transportes?|trabajos?|obras|reformas|instalaciones|reparaciones|retiros|a domicilio)\\b';
const SERVE =
  '(?:trabaj(?:o|amos)|oper(?:o|amos)|atiendo|atendemos|servimos|actuamos|repartimos|entregamos|enviamos|despachamos|instalamos|reparamos|recogemos|retiramos|(?:nos|me) (?:desplaz|muev|mov)(?:o|amos|emos)|llegamos|acudimos|visitamos|vamos(?! a \\w+[aei]r\\b)|llevamos(?! (?:mas de|ya|casi|cerca de|toda|\\d)))';
const GIVE =
  '(?:doy|damos|dando|prest(?:o|amos|ando)|ofre(?:zco|cemos|ciendo)|brind(?:o|amos|ando)|reali[zc](?:o|amos|ando)|hacemos|haciendo|tenemos)';

export const coverage: Words['topics']['coverage'] = {
  readsNames: true,
  holds: [],
  label: /\b(?:cobertura|zonas?|comunas|municipios|localidades|donde (?:llegamos|trabajamos|damos servicio)|ambito)\b/,
  cues: [
    [new RegExp(`\\b${SERVE}\\b${words(8)} ${IN}`), 4],
    [new RegExp(`\\b${GIVE}\\b${words(5)} ${SERVICE}${words(6)} ${IN}`), 4],
    [new RegExp(`\\b(?:cubr|abarc)(?:o|imos|amos) (?!l[oa]s (?:gastos|necesidades))${PLACE}`), 4],
    [
      new RegExp(
        `\\b(?:atendemos|atiendo|tenemos)(?: a)?${words(3)} (?:client[ea]s|pacientes|vecin[oa]s|familias|empresas|${REGION})${words(2)} (?:del?|en) ${PLACE}`,
      ),
      4,
    ],
    [new RegExp(`\\bcobertura${words(4)} (?:comprende|incluye|abarca|alcanza|llega a) ${PLACE}`), 4],
    [new RegExp(`\\b(?:entrega|reparto|servicio|atencion)s? a domicilio${words(3)} ${IN}`), 4],
    [new RegExp(`(?<=^|[:;,.] |\\by )(?:(?:nuestr[oa]s?|tu|el|la|l[oa]s) )?${SERVICE}${words(6)} ${IN}`), 4],
    [
      new RegExp(
        `\\b(?:zonas?|areas?|ambito|radio)(?: geografic[oa]s?)? (?:de (?:actuacion|atencion|cobertura|servicio|trabajo|reparto|entrega)|(?:donde|en l[oa]s? que) (?:trabaj|cubr|atend|prest|damos|repart|entreg)\\w*)[^.;]{0,40}?(?:${NAME}|${WHOLE})|^(?:cobertura|zonas?)(?: [^\\s:]+){0,3}: ${NAME}(?=[,.]|$| (?:y|e|o|del?|~))`,
      ),
      5,
    ],
    [/\bradio de \d+ ?k/, 4],
    [
      new RegExp(
        `\\b(?:sesion(?:es)?|consultas?|clases?|atencion|terapias?|citas|asesorias?)${words(3)} presencial(?:es|mente)? (?:y (?:online|a distancia) )?en ${PLACE}`,
      ),
      4,
    ],
    [new RegExp(`\\b(?:en|a|al|por) (?:${WHOLE})|\\balrededores\\b|\\bcercanias\\b|\\bresto de(?:l| la)? `), 3],
    [new RegExp(`\\b${REGION} de`), 1],
    [/^tambien\b/, -4],
    [/\b(?:el mejor|la mejor|l[oa]s mejores)\b/, -3],
    [/\bwi-?fi\b|\ben (?:19|20)\d\d\b/, -9],
    [/\bseguro\b|\bpoliza\b/, -3],
    [/€|\beuros?\b/, -1],
    [/\bgarantia|\bfactura|\bcookies?\b|\bdatos\b|\bdomicilio (?:social|fiscal)\b|\bbuscamos\b/, -3],
    [/\?$/, -3],
  ],
};
