/**
 * Words, Spanish: sentences on how a visitor asks for a service, in folded text. They name the service and the
 * way (a medium, a place), or ask the visitor to do something that reaches the business.
 */

import type { Words } from '../../words.ts';

/** Behind the stem of a verb: imperatives, infinitives, gerunds and the present, of `tú`, `vos`, `usted` and plural. */
const END = '(?:a|e|as|es|ad|ed|id|ar|er|ir|ando|iendo|an|en|i|is)';
const IT = '(?:l[aeo]s?)?';
const US = `(?:nos|me)${IT}\\b`;
const DETERMINERS =
  '(?:(?:el|la|los|las|lo|un|una|un par de|est[ea]|nuestr[oa]s?|mi|propi[oa]s?|mism[oa]|siguiente|tus?|sus?|del?|al|algun[oa]?s?|simple|breve) ){0,4}';

/** Stems of verbs for asking: `pid|e`, `reserv|ar`, `cotic|e`. */
const ASK_STEM =
  '(?:p[ei]d|solicit|reserv|encarg|encargu|contrat|compr|agend|coti[cz]|presupuest|conci?ert|inscrib|apunt|apart|matricul|program|pregunt)';
const ASK_VERB = `(?!(?:pedid[oa]s?|reservas|pregunt[ae]s|compras)\\b)${ASK_STEM}${END}(?:nos|me|te|se|os)?${IT}`;
/** Nouns for a request. */
const ASKED =
  '(?:citas?|turnos?|horas?|reservas?|reservaciones|pedidos?|encargos?|presupuestos?|cotizacion(?:es)?|(?:pre)?inscripcion(?:es)?|matriculas?|solicitud(?:es)?|consultas|visitas?|plazas?|mesas?|postulacion(?:es)?|admision)';
/** Nouns that name a request only behind a verb: `Recibe atención por WhatsApp`. */
const GIVEN = '(?:atencion|informacion|contacto)';
const MEDIUM =
  '(?:telefon(?:o|ica(?:mente)?)|telf?|movil|celular|whats ?app|wh?ats+ap|[wg]uasap|wasap|wsp|wpp|telegram|instagram|insta|facebook|messenger|redes|mensajes?|sms|dm|privado|(?:correo|e-?mail|mail)s?|chat|canal(?:es)?|medios?(?! ambiente)|formularios?|web|pagina|online|en linea|internet|app|aplicacion|calendario|agenda|(?:video)?llamadas?|audios?)\\b';
const PREMISES =
  '(?:recepcion|tienda|mostrador|oficinas?|taller|local|consulta|consultorio|clinica|gabinete|secretaria|sede|centro|academia|estudio|despacho|barra|caja|persona|restaurante|escuela|salon|puesto|instalaciones|almacen|fabrica)\\b';
/** A way that is taken: `llamando`, `rellenando`. */
const DOING =
  '\\b(?:llam|envi|mand|rellen|complet|llen|cumpliment|dej|pas|acerc|contact|utiliz|us|escrib|acud|adjunt)(?:ando|iendo)(?:nos|me|l[aeo]s?)?\\b';
/** The way: `por teléfono`, `en la propia clínica`, `con un mensaje`, `llamando`; not `en tu farmacia`. */
const BY = `(?:\\b(?:por|x|via|mediante|usando|desde|con|a traves|en)(?! [ts]us? ) ${DETERMINERS}(?:${MEDIUM}|${PREMISES})|\\bonline\\b|\\ben linea\\b|\\bpresencialmente\\b|${DOING})`;
const WORDS = '[^.?!;]{0,70}?';

/** The service and the way: `Pide cita por teléfono`, `Las reservas se hacen por correo`. */
const ASK_BY = `\\b(?:(?<!\\b(?:las?|una?|de|el) )${ASK_VERB}(?! a(?:l| (?:[ts]us?|el|la|l[oa]s)) (?!equipo|recepcion))|consult(?:a|e|ar|en) ${DETERMINERS}(?:disponibilidad|precios?|tarifas|fechas|plazas|condiciones)|(?<!\\b(?:que|a|permit\\w{1,3}|aprend\\w{1,3}) )(?:haz|haga|haced|hagan|hace|hacer|(?:realiz|formaliz|gestion|tramit|acept|ati?end|recib|admit|hac|tom|recog)(?:an?|ar|en?|ir|amos|emos|imos)) ${DETERMINERS}(?:${ASKED}|${GIVEN})|(?<=(?:^|[:;,.] |\\by )(?:(?:l[ao]s?|el) )?)${ASKED})\\b${WORDS}${BY}`;
/** A request to say or send something to the business: `Escríbenos`, `Mándame`, `dinos`, `Para que te lo hagamos, envíanos`. */
const TELL_US = `\\b(?:dej(?:a|e|ad|en)${US}(?! (?:que|\\w+[aei]r|\\d+)\\b)|(?:(?:llam|mand|envi|escrib|cont|cuent|explic|expliqu|describ|indic|indiqu|adjunt|tra|traig|p[ei]d|pregunt|solicit|dig|habl)${END}|di|haz|haga)${US})`;
const THINGS =
  '(?:mensajes?|correos?|e-?mails?|mails?|whats ?app|wasap|sms|audios?|fotos?|fotografias?|medidas?|planos?|datos|solicitud(?:es)?|formularios?|ficha|hoja|cuestionario|impreso|inscripcion|chat|calendario|listas?|documentos?|pasos|informacion (?:solicitada|requerida))\\b';
/** A thing to fill in, send or use: `Rellena el formulario`, `descarga la hoja`, `Mande un correo`. */
const FILL = `\\b(?<!\\b(?:se|te|le|os|les|que|a) )(?:rellen|complet|llen|cumpliment|envi|mand|dej|escrib|us|utiliz|utilic|adjunt|descarg|descargu)(?:a|e|ad|ando|en|i)(?:nos|me|l[aeo]s?)?(?: y \\w{3,12})? ${DETERMINERS}${THINGS}|\\bpara (?:rellen|complet|envi|mand|dej)ar (?:[ts]u|una?) ${THINGS}`;
const THING_TO_FILL = `(?:rellen|complet|llen|cumpliment|envi|mand|dej)\\w{1,3}(?:nos|me)? ${DETERMINERS}${THINGS}`;
/** A message and its way: `envíelo por WhatsApp`, `llama por teléfono`, `llame a la oficina`. */
const SEND_BY = `\\b(?<!\\b(?:se|te|le|os|les|que|a) )(?:envi|mand|llam|escrib|contact|cont|cuent)(?:a|e|ad|ar|en|i|id|ir)(?:nos|me)?${IT}\\b(?:(?: (?!a\\b)\\S+){0,6}? ${BY}| (?:a (?:la|nuestr[oa])|al) (?:${MEDIUM}|${PREMISES}|numero\\b))`;
/** A visit: `Pásate por el taller`, `ven a la tienda`, `tráela a secretaría`. */
const COME = `\\b(?:ven(?:id|ga[ns]?)?|veni|acerc(?:a|ar)(?:te|se|os)|acerquese|acercate|pas(?:a|e|ar|ad)(?:te|se|os)?|acud(?:e|a|ir|id)|tra(?:e|iga|er)(?:nos|me)?${IT}) (?:(?:\\S+ ){0,2}(?:a|por|al|en|hasta) )${DETERMINERS}${PREMISES}`;
/** A general request to get in touch: `Contáctanos`, `ponte en contacto`, `no dudes en …`. */
const CONTACT =
  '\\b(?:contact(?:a|e|ar|ad|en)(?:(?:nos|me|te|se)\\b| (?:conmigo|(?:con|a) (?:nosotr[oa]s|nuestr[oa]s?)))|(?:consult|visit|localiz)(?:a|e|ar|ad|en)(?:nos|me)|comuni[cq]u?(?:a|e|ar)(?:te|se)|pon(?:te|gase|ganse|eos|eros|erte|erse|e?te) en contacto|no dud\\w+ en)\\b';
/** An invitation: `Los invitamos a pedir una cita`, `te animo a contactarme`. */
const INVITE = `\\b(?:te|le|les|os|l[oa]s) (?:invit|anim)(?:o|amos) a (?:que )?(?:\\S+ )?(?:${ASK_VERB} ${DETERMINERS}${ASKED}|(?:llam|escrib|contact|consult|visit|pregunt)\\w{1,3}(?:nos|me)\\b|(?:contact\\w{1,3}|pon\\w{1,6} en contacto|comuni\\w{1,6}|habl\\w{1,3}) con(?:migo| nosotr[oa]s)|${THING_TO_FILL})`;
/** A request without obligation: `Consulta sin compromiso`. */
const FREELY =
  '\\b(?<=^|[:;,.] )(?:consult|pregunt|pid|solicit|contact|llam|escrib)(?:a|e|ad|en|i)(?:nos|me)? (?:\\S+ ){0,2}?sin (?:ningun )?compromiso\\b';
/** A permission or a duty: `Puedes pedir`, `Basta con enviar`, `solo tienes que llamar`. */
const MAY = `\\b(?<!\\bse )(?:puedes?|pueden|podeis|podes|podras|(?<=^|[:,;] |\\busted )podra|podran|debes?|deberas?|deben|basta con|hay que|(?:solo )?tienes? que|(?:solo )?necesitas?) (?:(?!para\\b)\\S+ ){0,2}?(?:${ASK_VERB}|(?:llam|escrib|envi|mand|contact|comunic|rellen|complet|us|utiliz|acud|acerc|ven|pas|dej)(?:ar|er|ir)(?:nos|me|se|te)?${IT})\\b`;
/** A step of asking: `Nos mandas fotos`, `me cuentas`, `nos decís`. */
const STEP =
  '\\b(?:nos|me) (?:l[aeo]s? )?(?:llam|mand|envi|cont|cuent|explic|escrib|p[ei]d|de[cj]|dic|pas|indic|tra)(?:as|es|is|ais|eis)\\b';
/** A first contact by itself: `Basta con un correo`, `elige hueco en el calendario`, `haz tu reserva`. */
const START = `\\b(?:basta(?:ra)?(?: con)?|con|primer(?:o| paso)(?: es)?|comienza con|empieza con|tod[oa] (?:comienza|empieza) con) (?:solo )?(?:un|una|tu|su) (?:simple |breve |primer[ao]? )?${MEDIUM}|\\b(?:elig[ei]|elija|escog[ei]|escoja|seleccion[ae]) ${DETERMINERS}(?:hueco|hora|dia|fecha|turno|cita|horario)\\b${WORDS}\\b(?:calendario|agenda|web|formulario)\\b|\\b(?:haz|haga|hace) (?:tu|su|una|el|la) (?:reserva|pedido|solicitud|encargo|inscripcion)\\b|\\b(?:inici|comienz|comenz|empiez|empez)(?:a|e|ad|en) (?:tu|su|el|la) (?:proceso de |tramite de )?(?:re)?(?:reserva|pedido|solicitud|inscripcion|matricula|postulacion|admision)\\b|\\batendemos (?:\\S+ ){0,4}?(?:por|a traves de) ${DETERMINERS}(?!video|llamada)${MEDIUM}`;
/** A list of ways, below a heading that says what for: `Por teléfono, por WhatsApp o en la clínica`. */
const WAYS = `^${BY}(?:,| o| y)${WORDS}(?:${BY}|\\b${MEDIUM})`;

/** Two ways at once, or one and what for: `Llama o escribe`, `escribe para pedir hora`. */
const REACH =
  '\\b(?:llam|escrib)(?:a|e|ad|id|en|i|ar|ir) (?:o|y|u) (?:llam|escrib|mand|envi|pas|te|le|os|pid)\\w*|\\b(?:llam|escrib)(?:a|e|ad|id|en|i)(?:nos)? para |\\bpara (?:un|una|cualquier|l[ao]s?|el) [^.;:]{3,40}?,? (?:llam|escrib)(?:a|e|ad|an|en|i)(?:nos)?\\b';

const RULES = [ASK_BY, TELL_US, REACH, FILL, SEND_BY, COME, CONTACT, MAY, STEP, START, WAYS, INVITE, FREELY];

export const howToAsk: Words['topics']['how_to_ask'] = {
  hints: new RegExp(
    `\\b(?:llam|mand|envi|dej|escrib|cont|cuent|explic|expliq|describ|indi[cq]|adjunt|tra[eiy]|p[ei]d|preg|solicit|dig|di[mn]|haz|haga|hace|habl|rellen|complet|llen|cumplim|us[ae]|utili|descarg|ven|acer|pas|acud|contac|consult|visit|locali|comuni|pon|dud|pued|pod|deb|basta|neces|tienes|reserv|encarg|contrat|compr|agend|coti|presup|conc|inscr|apunt|apart|matric|progr|cita|turno|eli[gj]|esco|selecc|atend|reali|formal|gestion|tramit|primer|tod[oa])|\\b${MEDIUM}`,
  ),
  holds: [new RegExp(RULES.join('|'))],
  label:
    /\b(?:como (?:pedir|solicitar|contratar|contactar|reservar|funciona)|pedir|pide|pida|solicit(?:ar|a|e)|solicitud|contact(?:o|a|e|anos|ar)|reserv(?:as?|ar|e)|citas?|turnos?|pedidos|presupuestos?|inscripcion(?:es)?)\b/,
  cues: [
    [new RegExp(ASK_BY), 5],
    [new RegExp(TELL_US), 4],
    [new RegExp(FILL), 4],
    [new RegExp(REACH), 4],
    [new RegExp(SEND_BY), 3],
    [new RegExp(COME), 4],
    [new RegExp(START), 4],
    [new RegExp(CONTACT), 3],
    [new RegExp(INVITE), 4],
    [new RegExp(FREELY), 4],
    [new RegExp(MAY), 3],
    [new RegExp(STEP), 3],
    [new RegExp(`${STEP}${WORDS}${BY}`), 4],
    [new RegExp(WAYS), 3],
    // Several ways.
    [new RegExp(`\\b${MEDIUM}.{0,60} (?:o|y|u)\\b.{0,20}\\b(?:${MEDIUM}|${PREMISES}|llam)`), 2],
    // The purpose, and a promise of an answer: `Para reservar, …`, `y te llamamos`.
    [
      new RegExp(
        `\\b(?:para|si (?:quieres?|queres|desea[sn]?|necesita[sn]?|te interesa|le interesa)) (?:\\S+ ){0,2}?(?:${ASK_VERB}|${DETERMINERS}${ASKED})\\b`,
      ),
      2,
    ],
    [
      /\by (?:te|le|os|les|nos|me) (?:l[ao]s? )?(?:contest|respond|llam|contact|pon|escrib|confirm|prepar|envi|mand|d[ae]|dec|pas|cotiz|hac|hag)\w*\b/,
      2,
    ],
    // The sentence before says to what it refers.
    [
      /^tambien\b|^[^.,]{2,12}, tambien\b|^(?:si (?:esto|eso|no (?:esta|lo encuentras) aqui|es asi)|en (?:ese|este|tal|es[eo]s|est[eo]s|tales) casos?|de ser asi|entonces)\b/,
      -4,
    ],
    // Messages that the business sends, and stories.
    [
      new RegExp(
        `^(?!.*(?:${TELL_US}|${REACH})).*\\b(?:te|le|les|os) (?!atend)\\w+mos (?:\\S+ ){0,6}?(?:${ASKED}|${MEDIUM})|\\brecib(?:e|es|ira|iras|en|imos|iendo)\\b|\\b(?:empezamos|anos|decada|nunca|siempre (?:te|le)|desconfi\\w+)\\b`,
      ),
      -4,
    ],
    // Rights of the business, and of people on its pictures.
    [
      /\b(?:organizacion|empresa|club|asociacion|comite|entidad|responsable|titular|prestador) (?:se )?(?:podra|puede|debe|debera)\b/,
      -9,
    ],
    [/\b(?:fotos?|fotografias?|imagen(?:es)?|videos?)\b[^.]{0,40}\b(?:retir|elimin|borr)\w+/, -12],
    [
      /\b(?:no|nada) se (?:ha|pudo|puede|contrata|compra|paga|reserva|admiten?|aceptan?|atienden?|hacen?|gestionan?)\b|\b(?:no|tampoco) (?:acept|admit|atend|tom|recib|gestion|tramit|hac)(?:o|amos|emos|imos)\b|\bdesactivad|\berror\b/,
      -12,
    ],
    // A detail of the request, a message to friends or to followers, an answer to a list.
    [
      /\bal (?:reservar|pedir|encargar|solicitar|inscribir)\w*\b|\b(?:envi|compart)\w+ (?:\S+ ){0,4}amig[oa]s\b|^si [^,]{0,30}\bno (?:esta|aparece|encuentras?|ves)\b|\bsegu?(?:i|e)nos\b/,
      -6,
    ],
    // Others who are asked: a doctor, an insurer, the town hall.
    [
      /\b(?:[ts]u|el|la|los|las|al) (?:medic[oa]|aseguradora|seguro|banco|farmacia|compania|administracion|navegador|proveedor)\b|\b(?:112|016|024|061|911)\b|\bayuntamiento\b|\bmunicipal\b|\bsede electronica\b|\bproveedor(?:es)?\b|\bministerio\b/,
      -12,
    ],
    [
      /\bprivacidad\b|\bcookies?\b|\bderechos?\b|\bconsentimiento\b|\brgpd\b|\bsupresion\b|\bpersonales\b|\bboletin\b|\bnewsletter\b|\b(?:correo|e-?mail)\b[^.]{0,20} (?:y|para) (?:te|le|os) (?:avis|manten|inform)\w*|\bsuscri\w+|\bdar(?:te|se) de baja\b|\breclam|\bcondiciones\b|\bdevol(?:uci|ver)|\breembols/,
      -12,
    ],
    [
      /(?<!\b[ou] )\bcomentario|\bopinion|\bresena|\bcompart[ei]|\bcurriculum|\bc\.? ?v\b|\bentrevistas?\b|\bempleo\b|\bvacantes?\b|\bbolsa de trabajo\b|\blaboral(?:es)?\b|\btrabaja con\b|\bno obliga\b|\bcurso aprend|^(?:la mayoria|much[oa]s|algun[oa]s) /,
      -12,
    ],
    [/\?$/, -3],
  ],
  special: new RegExp(
    [
      // A condition, other than a wish or a question.
      '^(?:y |o |pero )?si (?!(?:l[oa] |te |le |os |les )?(?:quier|quer[eo]|dese|necesit|busca[sn]? |buscais|interes|surge)|est(?:as|a|an|ais) (?:interesad|buscando|pensando)|t(?:ien|en)\\w+ (?:algun|cualquier|una? (?:duda|consulta|pregunta|idea|proyecto)|dudas|consultas|preguntas))',
      '^en caso de (?!dudas?|consultas?|cualquier|interes|querer|desear|necesitar)|^en (?:ese|este|tal) caso\\b|^(?:cuando|mientras|siempre|pero) ',
      '\\bfuera de (?:(?:nuestro|este|ese|dicho) )?horario\\b|\\bfuera del horario\\b|\\b(?:urgente|urgencia|emergencia)s?\\b',
      '\\bantes de (?:comprar|venir|viajar|salir|acudir|reservar|contratar|tu|su|la|el)\\b|\\bl?llam(?:a|e|anos|enos) antes\\b',
      '^(?:para|en caso de) (?:grupos|casos|motivos|eventos|despedidas|cumpleanos|mas de|menos de|menus?|alergi|ninos|otr[oa]s?|pedidos (?:grandes|especiales|al por mayor)|mayoristas|confirmar|(?:cancel|anul|modific|cambi)ar)\\b',
      '\\b(?:cancelar|anular|cancelacion|franquicias?|patrocin\\w+|prensa|voluntari\\w+|donativos?|donacion(?:es)?)\\b',
      '^tambien\\b|\\bsi lo pref(?:ier|er)\\w+',
    ].join('|'),
  ),
  otherQuestions:
    /^(?:¿|(?=[^¿]{1,200}$))(?:(?:y|a|en|de|desde|por) )?(?:que|cuant[oa]s?|cuando|cual(?:es)?|quien(?:es)?|pued[oe]|podemos|es|son|hay|se|hac[eé](?:n|is)|ofrec[eé](?:n|is)|atiend|atend|trabaj[aá]|acept[aá]|tenei?s|tienen|inclu|necesito|debo|deb[eé]is)\b/,
  promise:
    /^(?:(?:normalmente|siempre|habitualmente|nuestro equipo|un(?:a)? \w{4,12}) )?(?:te |le |les |os |nos )?(?:(?:respond|contest|llam|devolv|confirm|contact|escrib)\w{1,9}|pon(?:emos|dremos|dra) en contacto|dar(?:emos|a) respuesta|damos respuesta|respuesta) (?:\S+ ){0,6}?(?:en (?:menos|un plazo|breve|el menor|24|48|pocos|pocas|minutos|horas)|a la (?:mayor )?brevedad|lo (?:antes|mas pronto) posible|el mismo dia|en el dia|antes posible|cuanto antes|enseguida|de inmediato|inmediat\w+)/,
  listed:
    /,? (?:(?:por|mediante|a traves de|en|con|via|utilizando|usando|a) (?:cualquiera de |alguno de )?(?:(?:el|la|los|las|nuestros|nuestras) ){0,2}(?:siguientes?|est[oae]s?)\b[^,:]{0,40}|(?:\w{2,12}(?:ando|iendo)(?:nos)?|con|a|en|por|siguiente|a continuacion|aqui|abajo)(?: (?:l[oa]s|[ts]us) (?:siguientes )?\w{1,12})?):$/,
};
