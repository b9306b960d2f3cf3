/**
 * Words, Spanish: sentences on how a job goes: what customer and business do one after the other, and the terms of
 * sessions, groups, bookings and deliveries. Patterns read folded text.
 */

import type { Alternatives } from '../../site-words.ts';

const JOB =
  '(?:servicio|reserva|proceso|pedido|envio|compra|alquiler|cita|consulta|sesion(?:es)?|clases?|tratamientos?|visita|terapia|curso|inscripcion|admision|matricula|contratacion|suscripcion|entrega|taller|reparacion|trabajo|contrato|proyecto|encargo|obra|presupuesto|diagnostico|evaluacion|valoracion|plaza|turno|operacion|cirugia)';
const FEW = '(?:\\d|dos|tres|cuatro|cinco|seis|siete)';

/** Headings above the steps of a job. */
export const steps: Alternatives = new RegExp(
  `(?:asi|como) (?:funciona|trabajamos|trabajo|lo hacemos|lo hago)(?: (?:el|la|l[oa]s|nuestr[oa]s?|un[oa]?|[tms]u) ${JOB}(?: [^ ]+){0,3})?|(?:como|pasos para) (?:reservar|contratar(?:nos)?|comprar|hacer (?:tu|un|el) (?:pedido|reserva)|inscribir[st]e|matricular[st]e|solicitarl[oa]|alquilar|es (?:el|la|nuestr[oa]|un[oa]?) (?:primera )?${JOB})(?: [^ ]+){0,3}|(?:(?:el|nuestro|mi|tu) )?proceso(?: (?:de ${JOB}(?: [^ ]+){0,2}|completo))?|(?:(?:nuestr[oa]|mi|la|el) )?(?:metodo|metodologia|forma|manera|modo) de trabaj(?:o|ar)|(?:(?:el|la|tu) )?${JOB},? paso a paso|(?:.{1,40} en )?(?:solo )?${FEW}(?: (?:sencillos|simples|faciles))? pasos(?: .{1,30})?|pasos a seguir`,
);

/** Stems of what a business does for a customer, and its present and future, also as an infinitive behind «para». */
const ACT =
  'avis|confirm|envi|entreg|recog|retir|coordin|acord|program|agend|visit|evalu|analiz|diagnostic|valor|estudi|disen|presupuest|prepar|instal|mont|explic|inform|asign|elabor|esper|tramit|devolv|actualiz|revis|acompan|realiz|hac|defin|ajust|repar|desarroll|redact|fabric|produc|mand|propon|traz|horne|sub|gestion|comprob|tom|convert|recib|desplaz|inici|empez|comenz';
const WE_ACT = `(?:(?:${ACT})(?:[aei]mos|aremos|eremos|iremos)|damos|daremos|doy)\\b`;
const YOU = '(?:te|le|os|les|l[oa]s?)';
/** Verbs of a customer: `eliges`, `elegís`, `elige`, `elija`. */
const YOU_ACT =
  '(?:(?:elig|elij|eleg|escog|escoj|seleccion|mand|envi|indic|indiqu|ingres|complet|rellen|llen|tra|dej|confirm|recog|recoj|retir|empiez|empiec|reserv|compr|pid|haz|llev)[aeoi]?(?:s|is|d|me|nos|te|l[oa]s?)?|haz|haces|hace[ds]?|haga|eleg[ií]s|ped[ií]s)';
const TO_US = '(?:nos|me) (?:escrib|cuent|cont|mand|envi|dej|tra|traig|llev|dic|dig|explic|indic|confirm|facilit)\\w+';
const DURATION =
  '(?:\\d{1,3}|un[oa]?|dos|tres|cuatro|cinco|media|sesenta|cuarenta y cinco|noventa|treinta)(?: (?:a|o|y|-) \\w+)? ?(?:minutos?|min|horas?|h|dias?|semanas?|mes(?:es)?)\\b';
const UNIT = '(?:sesion(?:es)?|clases?|consultas?|tratamientos?|cursos?|talleres|visitas?|terapias?|programas?|citas?)';

/** Sources of the kinds of sentences on how a job goes. */
export const PROCEDURE = [
  // «Antes de empezar te damos un presupuesto», «una vez preparada, tú eliges el día».
  `\\b(?<=^|[.:;] )(?:\\S+ )?(?:antes de|despues de|tras|una vez|al (?=terminar|finalizar|acabar|recibir|llegar)|en (?:la|tu|su|una) primera|cuando (?=termin|est[ae]|recib|llegu))\\b[^.;]{3,80}?[, ](?:\\S+ ){0,3}?(?:${YOU} (?:\\S+ )?${WE_ACT}|${WE_ACT}|(?:tu|usted) ${YOU_ACT}\\b)`,
  // «Cada visita comienza con un análisis», «el proceso consta de tres fases».
  `\\b(?:(?:cada|tod[oa]s? (?:el|la|l[oa]s|nuestr[oa]s)|el|la|l[oa]s|nuestr[oa]s?) ${JOB}s?|todo) (?:\\S+ )?(?:comienzan?|empiezan?|se inician?|arrancan?) (?:siempre )?(?:con|por|en cuanto|cuando)\\b`,
  `\\b(?:el|nuestro|mi) (?:proceso|modo|metodo|forma) (?:de (?:trabaj\\w+|compra|reserva|admision|inscripcion) )?(?:es (?:muy )?(?:sencill|simple|facil)|consta|sigue)|\\bnuestra (?:forma|manera) de trabajar (?:es (?:muy )?(?:sencill|simple|facil)|consiste)`,
  // «Te avisamos la fecha y acordamos la entrega», «te damos un presupuesto y esperamos tu aprobación».
  `\\b${YOU} ${WE_ACT}[^.;]{2,100}?(?:,| y| e|, y) (?:${YOU} |l[oa]s? )?(?:${WE_ACT})`,
  `\\b(?:te|os|les?) (?:${ACT})o\\b[^.;]{2,100}?(?:,| y) (?:te |os |les? )?(?:${ACT})o\\b`,
  `\\b${WE_ACT}[^.;]{2,60}?\\b(?:tu|tus|su|sus|vuestr[oa]s?)\\b[^.;]{0,60}?(?:,| y|, y) (?:${YOU} )?(?:${WE_ACT})`,
  // «Elige el horario y nosotros nos encargamos», «mandas tu solicitud y te confirmamos».
  `\\b(?<=^|[,.:;¡!] |\\by )(?:solo |tu )?${YOU_ACT} [^.;]{4,110}?(?:,| y|, y|;) (?:\\S+ ){0,2}?(?:nos encargamos|nosotr[oa]s (?:\\S+ ){0,2}?[a-z]+mos\\b|${YOU} ${WE_ACT}|(?:nos|me) (?:encarg|ocup)\\w+)`,
  `\\b(?<=^|[,.:;¡!] )(?:(?:tu|primero|despues|luego|en el siguiente paso) )?(?:haz|haces|elige|eliges|elegis|selecciona|escoge|mandas?|completa (?:el|la|[ts]u) (?:formulario|solicitud|reserva|ficha|inscripcion)|pide|pides|reserva) [^.;]{4,110}?(?:,| y|, y) (?:lo |l[oa]s? )?(?:recoge\\w*|paga[sn]?|confirma[sn]?|recibe[sn]?|recib[ií]s)\\b`,
  `\\b${TO_US} [^.;]{4,110}?(?:,| y|, y) (?:\\S+ ){0,2}?(?:${YOU} |nos )?(?:ponemos|encargamos|ocupamos|${WE_ACT})`,
  // «Lo recibimos en consignación»; «tomamos tus muestras en tu casa»; «nos encargamos del transporte».
  `\\b(?:tomamos|recogemos|recibimos|retiramos|buscamos|entregamos|reparamos|atendemos|instalamos|hacemos) (?:\\S+ ){0,5}?(?:(?:en|a) (?:tu|su|vuestr[oa]) (?:\\S+ (?:u|o|y) )?(?:casa|domicilio|residencia|hogar|oficina|empresa|hotel|centro|instalaciones)|a domicilio|en consignacion)\\b`,
  `\\b(?:atendemos|trabajamos|atiendo|trabajo) (?:\\S+ ){0,3}?(?:por videollamada|por (?:zoom|meet|skype)|a distancia|de forma (?:online|presencial|virtual|remota)|(?:online|presencial) y (?:online|presencial)|(?:solo |siempre |unicamente |exclusivamente )?(?:con|bajo|por) cita previa|(?:con|bajo) (?:reserva|pedido|encargo)|por encargo)\\b`,
  `\\bnos (?:encarg|ocup)(?:amos|aremos) (?:de (?:llevar|recoger|tramitar|gestionar|organizar|todo lo)|de tod[oa]\\b(?! (?:tipo|clase|l[oa])\\b)|del? (?:la )?(?:transporte|recogida|entrega|montaje|tramite|gestion|papeleo|venta|instalacion))`,
  // Terms: how long a session takes, how many are in a group, how long a delivery takes.
  `\\b(?:cada|l[oa]s?|un[oa]?|mis|nuestr[oa]s) (?:${UNIT})\\b[^.;·:]{0,60}?\\b(?:dura[nr]?|duracion)\\b[^.;·:]{0,25}?${DURATION}`,
  `\\bgrupos? (?:\\S+ )?(?:reducidos?|pequenos?|maximos?)[^.;]{0,20}? \\d{1,2}\\b|\\b(?:grupos? de|(?:grupos?|clases?|sesion(?:es)?|talleres|cursos?)\\b[^.;]{0,40}? max(?:imo|\\.)?(?: de)?) (?:hasta |entre )?\\d{1,2}(?: (?:a|y|o) \\d{1,2})? (?:personas|alumn\\w+|participantes|plazas|nin[oa]s)\\b[^.;]{0,20}?(?:por (?:grupo|clase|sesion|turno))?`,
  `\\bplazos? de (?:entrega|ejecucion|fabricacion|realizacion)\\b[^.;]{0,40}? (?:es|son|oscilan?|va|sera) (?:de |entre )?[^.;]{0,30}?${DURATION}`,
  `\\b(?:reserva|pedido|encargo|cita|cancel|anul|cambi|modific|avis)\\w*[^.;]{0,70}?(?<!por )\\b(?:con|hasta(?: con)?) (?:(?:al menos|un minimo de|minimo|mas de) )?${DURATION} (?:habiles |laborables )?(?:de (?:antelacion|anticipacion)|antes)\\b`,
  `\\b(?:se (?:requiere|solicita|pide|exige|abona)|requerimos|pedimos|solicitamos|abonas|con) (?:\\S+ ){0,3}?(?:anticipo|sena|deposito|senal)\\b[^.;]{0,60}?(?:reserva|confirm|cita|turno|inicio|empezar|plaza|\\d)`,
  `\\b(?:la|tu|su|el) (?:reserva|cita|plaza|turno|pedido|inscripcion|presentacion|envio)\\b[^.;]{0,80}?(?:queda(?:ra)?|no queda) (?:\\S+ )?(?:confirmad|formalizad|garantizad|reservad)|\\bno implica (?:\\S+ ){0,3}?(?:confirmacion|reserva|admision|inscripcion|vacante)`,
  `\\b(?:l[oa]s|nuestr[oa]s|todas? (?:l[oa]s|nuestr[oa]s|mis)) ${UNIT} (?:\\S+ )?(?:son|se (?:hacen|realizan|imparten|dan)) (?:\\S+ ){0,2}?(?:individual|presencial|online|en grupo|grupal|personalizad|en (?:tu|mi|nuestr)|por videollamada|a domicilio)`,
].join('|');

/** Beginnings of a sentence, or words in it, that speak of something else than how a job goes. */
export const NO_PROCEDURE =
  '\\b(?:cookies?|datos (?:personales|de caracter)|navegador|newsletter|boletin|privacidad|usuari[oa]s?|derechos|vacante laboral|curriculum|cv)\\b|\\b(?:responderemos|respondemos|contactaremos|te contactamos) (?:a la brevedad|lo antes posible|en breve|pronto)|^(?:si|gracias|en 20|en 19)\\b|\\bfue\\b|\\bfueron\\b|\\b(?:derecha|izquierda|cuadras?)\\b';

/** A cheap test: each such sentence has one of these. */
export const PROCEDURE_HINT = `\\b(?:antes de|despues de|tras|una vez|al (?:terminar|finalizar|acabar|recibir|llegar)|en (?:la|tu|su|una) primera|cuando|comienzan?|empiezan?|se inician?|arrancan?|(?:proceso|modo|metodo|forma|manera)|${YOU} [a-z]+(?:mos|o|are)|(?:nos|me) [a-z]+|(?:${ACT})[a-z]*mos|haz|haces?|elig|eleg|selecc|escog|mand|complet|pid|reserv|retir|recog|atendemos|atiendo|trabajo|trabajamos|tomamos|buscamos|dura|grupos?|max|plazos?|cancel|pedido|encargo|cita|turno|anul|cambi|modific|avis|se (?:requiere|solicita|pide|exige|abona)|requerimos|${UNIT})`;
