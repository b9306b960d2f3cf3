/**
 * Words, Spanish: sentences on how the service works: who does the work, quotes, invoices and gives the warranty. Their
 * patterns read folded text. They are made of parts: people, things that they give, verbs in present and future of all
 * persons. The past is missing, as it speaks of one case.
 */

import type { Words } from '../../words.ts';
import { FREE, OTHERS } from '../claims.ts';
import { NOT_PRESENTED, PRESENTED, PRESENTED_HINT } from './performers.ts';
import { NO_PROCEDURE, PROCEDURE, PROCEDURE_HINT } from './procedure.ts';
import { DONE, IT, NAMED, NEAR, NOUN, SELF, THEY_DO, TO_YOU, TRADE, they, WE_DO, WHO, we, worker } from './who.ts';

const GIVES =
  'entreg|pas|firm|prepar|elabor|envi|mand|fij|calcul|confeccion|redact|realiz|facilit|prest|gestion|tramit';
const THEY_GIVE = `(?:${they(GIVES)}|hacen?|haran?|dan?|daran?|emiten?|emitiran?|ofrecen?|asumen?|extienden?|ponen?)\\b`;
const WE_GIVE = `(?:${we(GIVES)}|hago|hacemos|hare(?:mos)?|doy|damos|emit(?:o|imos)|ofre(?:zco|cemos)|asum(?:o|imos)|extendemos)\\b`;
const GIVEN =
  '(?:emitid|entregad|firmad|preparad|elaborad|enviad|fijad|calculad|hech|realizad|dad|redactad|confeccionad|extendid|prestad|asumid|ofrecid|gestionad)[oa]s?';
const BY =
  '(?: (?:siempre|directamente|exclusivamente|unicamente|solo|solamente|integramente|personalmente|a cabo|a mano))? por\\b';
const IN_CHARGE = '(?:a cargo|corren? por cuenta|(?:responsabilidad|cosa|tarea)) del?\\b';
const SEES_TO = `se (?:encarg|ocup)(?:an?|aran?)\\b`;

const FROM = '(?:viene|sale|procede|llega)n? (?:directamente )?(?:a nombre )?del?\\b';

/**
 * Sentences on who gives a thing: «el presupuesto lo firma el jefe», «cada técnico pasa su presupuesto», «emitido por»,
 * «corre a cargo de», «recibes el presupuesto del técnico», «Presupuesto: el técnico».
 */
const givenBy = (thing: string, done = GIVEN): string[] => [
  `\\b${thing}\\b[^.;]{0,60}? (?:${IT}(?:${THEY_GIVE}|${WE_GIVE})${NEAR}${WHO}|(?:(?:${done}|se ${THEY_GIVE})${BY}|${IN_CHARGE}|${SEES_TO}|${FROM})(?:${NEAR}${WHO}| nuestr[oa]s? ))`,
  `${NOUN}[^.;:]{0,60}? ${THEY_GIVE}[^.;:]{0,40}? ${thing}\\b`,
  `${SELF}(?: mism[oa]s?)?(?: [^\\s.,;:]+){0,3}? ${WE_GIVE}[^.;:]{0,40}? ${thing}\\b`,
  `\\brecib\\w+ [^.;:]{0,30}?\\b${thing}(?: \\w+)? del?${NAMED}`,
  `^${thing}(?: [^\\s:]+){0,3}:${NAMED}`,
];

const HANDS =
  '(?:personal|equipo|tecnicos|operarios|plantilla|instaladores|cuadrillas?|mano de obra|medios(?: (?:humanos|tecnicos|materiales))?)';
const IS = '(?:es|son|soy|somos|sera|seran)';
const THE_ONE = '(?:quien(?:es)?|el que|l[oa]s? que)';
const WORK =
  '(?:trabajos?|servicios?|obras?|instalacion(?:es)?|reparacion(?:es)?|montajes?|limpiezas?|mantenimientos?|reformas?|mudanzas?|transportes?|clases?|cursos?|proyectos?|tratamientos?)';
/** «Cuando lo hace un profesional» is a condition; in «en la cocina» stands an article. */
const NOT_BEHIND = '(?<!\\b(?:de|en|a|con|por|para|y|sobre|tras|desde|cuando|si|que|quien|donde|aunque|porque|como) )';
/** Any verb of the business, but for choosing, paying and the like. */
const OTHER_WE = '(?!(?:sab|cre|quer|decid|eleg|pag|pon|ten|ve|so|est|pod|hac|emit)\\w*)\\w{2,}[aei]mos\\b';
const AT_HOME = 'en (?:mi|nuestr[oa])(?: propi[oa])? (?:taller|obrador|fabrica|horno|laboratorio)\\b';
const OWN =
  '(?:de plantilla|de planta|de la casa|en nomina|emplead|autonom|independiente|propi|colaborador|extern|subcontrat|contratad|homologad)';
/** Predicates with the subject behind them. */
const subjectBehind = (predicates: string[]): string[] => [`\\b(?:${predicates.join('|')})${NEAR}${WHO}`];
/** Sentences on who does the work. */
const DONE_BY = [
  ...subjectBehind([
    // «Las reparaciones las hace un técnico», «las hacemos nosotros»; but «cuando lo practica un profesional».
    `${NOT_BEHIND}${IT}(?:${THEY_DO}|${WE_DO})`,
    // «Te atiende siempre el mismo médico», «serás atendido por un médico».
    `(?:te|le|os|les) (?:${they('visit|acompan|gui|ensen')}|atienden?|atenderan?|recibiran?)`,
    `(?:eres|seras?|seran|sereis|sois|estaras?) (?:\\S+ )?(?:atendid|acompanad|guiad|tratad)[oa]s?${BY}`,
    `(?<!\\b(?:fue|fueron|sido|ser|era|eran) )(?:impartid|dictad)[oa]s?${BY}`,
    // «De la obra se encarga una cuadrilla», «nuestro equipo se ocupa del montaje», «a cargo de profesores».
    `${SEES_TO}(?: (?:del|de (?:la|l[oa]s|tus?|sus?|cada|todo)) \\S+(?= (?:un[oa]?s?|nuestr[oa]s?|siempre) ))?`,
    `quien (?:te |le |os )?(?:viene?|va|${THEY_DO}) [^.;:]{0,40} ${IS}`,
  ]),
  `\\b${NOT_BEHIND}${IT}(?:${OTHER_WE}${NEAR}(?:${SELF}|${AT_HOME})|\\w{2,}o (?:yo\\b|(?:\\S+ ){0,3}?${AT_HOME}))`,
  // «Cada obra es ejecutada por personal propio»; but «fue ejecutada», which was once.
  `\\b(?<=\\b(?:el|la|l[oa]s|tus?|sus?) [^.;,:]{0,60}(?<!\\b(?:que|no)) (?:es|son|estan?|sera|seran|van?) |\\b(?:nuestr[oa]s?|cada|tod[oa]s?) [^.;,:]{0,60})(?<!\\b(?:fue|fueron|sido|ser|era|eran) )${DONE}${BY}${NEAR}${WHO}`,
  `\\bnuestr[oa]s? (?:propi[oa]s? )?${worker.source} (?:\\S+ ){0,3}${SEES_TO} (?:del|de (?:la|l[oa]s|tus?|sus?|cada|tod[oa]s? l[oa]s?)) ${WORK}\\b`,
  `\\b(?:a cargo|corren? por cuenta) del?\\b(?:${NEAR}${WHO}| nuestr[oa]s? )`,
  // «Nuestros mecánicos reparan», «el mismo técnico hace todo el trabajo».
  `\\b(?:nuestr[oa]s?|cada|el mismo|la misma) (?:propi[oa]s? )?${worker.source} (?:[^\\s.,;:]+ ){0,3}?(?:(?:hac|realiz|ejecut|repar|instal|impart)[ae]n\\b|${THEY_DO} (?:el|la|l[oa]s|tod[oa]s?|cada|tus?) (?:(?:l[oa]s|tus?) )?${WORK}\\b)`,
  `\\bnuestr[oa]s (?:\\S+ )?(?!(?:equipo|empresas|personal)\\b)${TRADE} (?:\\S+ y \\S+ )?${THEY_DO} (?:el|la|l[oa]s|tod[oa]s?|cada|tus?)\\b`,
  // «Todo el personal es de plantilla», «trabajamos con técnicos autónomos».
  `\\b(?:nuestr[oa]s?|tod[oa]s? (?:el|la|l[oa]s)) ${worker.source} (?:\\S+ )?${IS} (?:\\S+ )?${OWN}|\\b(?:(?:trabaj|colabor)(?:o|amos)|se ${THEY_DO}) (?:\\S+ )?con (?:\\S+ ){0,3}?${NOUN} (?:\\S+ )?${OWN}`,
  `\\bsiempre (?:\\S+ )?con (?:el|la|l[oa]s) mism[oa]s? ${NOUN}|\\b(?:subcontrat|deriv|encarg)(?:o|amos) (?:[^.;:]{0,40} )?a${NEAR}${NOUN}|^(?!empresas)${TRADE} (?:\\S+ ){0,2}?(?:hac|realiz|ejecut|repar|instal|impart)[ae]n (?:l[oa]s?|tod[oa]s?|cada)\\b`,
  // «Nuestros maestros son los que instalan», «soy yo quien cose», «quien pinta es el que presupuesta».
  `\\b${IS}(?:${NEAR}${WHO}| yo)(?: mism[oa])? ${THE_ONE} (?:\\S+ ){0,2}${THEY_DO}`,
  `\\b(?:el|la) que (?:te|le|os) [^.;:]{0,40} ${IS} (?:siempre )?(?:${THE_ONE} (?:\\S+ ){0,2})${THEY_DO}`,
  `${WHO}[^.;:]{0,40} ${IS} ${THE_ONE} (?:\\S+ ){0,2}${THEY_DO}`,
  PRESENTED,
  // «Te atiendo yo», «yo misma coso», «nosotros mismos montamos».
  `\\b(?<!\\b(?:que|como) (?:l[oa]s? )?)${WE_DO} (?:\\S+ ){0,6}?(?:yo|(?<!por )nosotr[oa]s mism[oa]s|personalmente|en persona)\\b`,
  `\\btrabajo (?:(?:\\S+ )?yo\\b|sol[oa](?=[.,;:]|$))|\\b(?!como )\\w{2,}o yo mism[oa]\\b|\\byo (?:mism[oa] (?!he\\b|fui\\b)(?:\\S+ ){0,2}?\\w{2,}o\\b|(?:\\S+ )?(?!llevo)${WE_DO})|\\bnosotr[oa]s mism[oa]s (?:\\S+ ){0,2}?(?:${WE_DO})`,
  // «No subcontratamos», «mano de obra propia», «con nuestros propios técnicos».
  `\\b(?:no|nunca|jamas|sin) (?:(?:subcontrat|externaliz|terceriz)\\w*|deleg(?:o|amos)\\b|contrat\\w+ (?:a )?terceros)|\\b\\w+[aeio]mos\\b[^.;]{0,60}\\bsin intermediarios\\b|\\b${HANDS}(?: [^\\s.,;:]+)? propi[oa]s?\\b|\\bnuestr[oa]s? propi[oa]s? ${worker.source}`,
  // «Quién hace el trabajo: técnicos autónomos».
  `^(?:quien(?:es)? (?:\\S+ )?${THEY_DO}[^:]{0,40}|(?:lo |la )?(?:${THEY_DO}|${DONE} por)):${NEAR}${WHO}`,
].join('|');

const QUOTE = '(?:presupuestos?|presupuestar|cotizacion(?:es)?|cotizar|proformas?)';
const PRICE = '(?:el|l[oa]s|tus?|sus?) (?:propi[oa]s? )?(?:precio|tarifa)s?';
const SET = '(?:fij|d|calcul)an?|ponen?|dicen?|diran?|daran?|pondran?';
const QUOTES = `(?:presupuest|cotiz)(?:an?|aran?)\\b(?! (?:tus?|sus?|con|aqui|gratis|online)\\b)`;
/** Sentences on who gives the quote. */
const QUOTED_BY = [
  ...givenBy(QUOTE),
  // «El precio te lo da el pintor», «cada taller fija su precio»; but «da los precios más bajos».
  `\\b${PRICE}\\b[^.;]{0,30}? ${IT}(?:${SET}|damos|pongo|ponemos|fij(?:o|amos))\\b${NEAR}${WHO}`,
  `${NOUN}(?: [^\\s.,;:]+){0,4}? (?:${SET}) ${PRICE}\\b(?! (?:mas|mejor))`,
  `${NOUN}[^.;]{0,60}?\\b${QUOTES}|\\b${QUOTES}:?${NEAR}${WHO}`,
  `\\b${PRICE}\\b[^.;]{0,30}? (?:acuerd|pact|negoci)\\w+ directamente con${NEAR}${NOUN}`,
  `\\b(?:presupuest|cotiz)(?:o|amos) (?:\\S+ )?${SELF}`,
  `\\b(?:presupuestad|cotizad)[oa]s?${BY}${NEAR}${WHO}`,
].join('|');

const INVOICE = '(?:facturas?|facturacion|facturar|cobros?|cobrar|boletas?|comprobantes?|recibos?|honorarios)';
const CHARGES = '(?:factur|cobr)(?:an?|aran?)\\b';
/** Sentences on who invoices. */
const INVOICED_BY = [
  ...givenBy(INVOICE),
  // «Cada profesor te factura sus clases», «las factura el taller», «factura directamente».
  `${NOUN}[^.;]{0,60}?(?: (?:te|le|os|les|se l[oa]s?|l[oa]s?) ${CHARGES}|[ ,]factur(?:an|aran?)\\b|, factura\\b|[ ,](?:factura|cobran?) (?:directamente|por su cuenta|por separado|y|al|a (?:cada|l[oa]s?)|el|l[oa]s?|sus?|tus?|cada)\\b)`,
  `\\b(?:te|le|os|les|lo|l[oa]s) ${CHARGES}${NEAR}${WHO}`,
  `\\b(?:facturad|cobrad)[oa]s?${BY}${NEAR}${WHO}`,
  `\\b${SELF} ${TO_YOU}(?:factur|cobr)(?:o|amos)\\b|\\b(?:te|le|os|les) (?:factur|cobr)(?:o|amos) (?:\\S+ )?${SELF}|\\b${TO_YOU}${WE_GIVE} una (?:sola|unica) ${INVOICE}`,
  `\\b(?:sola|unica) ${INVOICE}, l[oa] nuestr[oa]`,
  `\\b(?:pag|abon)\\w{1,4} (?:\\S+ ){0,3}?(?:directamente (?:\\S+ ){0,2}?al? (?:\\S+ )?${NOUN}|al? (?:\\S+ )?${NOUN}(?: directamente|, no a)\\b)`,
].join('|');

const NUMBER =
  '(?:\\d{1,4}|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|dieciocho|veinte|veinti(?:cuatro|cinco)|treinta(?: y seis)?|cuarenta(?: y ocho)?|cincuenta|sesenta|noventa|cien)';
/** How long a warranty holds. */
const TERM = `(?:(?:${NUMBER}(?: primer[oa]s)?(?: \\(\\d+\\))?|primer|medio) (?:mes(?:es)?|anos?|dias?|semanas?|horas?|lustros?|decadas?|trimestres?|semestres?|temporadas?)|\\d[\\d.]{0,9} (?:km|kilometros)|(?:por|toda la) vida)\\b(?! (?:(?:de|con) (?:experiencia|trayectoria|oficio|historia)|(?:al|del) (?:ano|dia|mes)|ofreciendo|dando)\\b)`;
const REDO =
  '(?:(?:repar|repet|repit|rehac|rehag|cambi|arregl|sustitu|repon|correg|corrij|devolv|devuelv|volv|vuelv|reembols)\\w*|l[oa]s? (?!(?:env|llev|entreg|tra|recog|mand|regal|hac)\\w*)\\w+[aei]mos)\\b';
const AT_NO_COST = `(?:${FREE}|sin (?:\\w+ ){0,2}(?:coste|costo|cargo|cobr\\w+|pagar)|de nuevo|otra vez|no (?:te |se |le |os )?(?:cobr|pag)\\w+|a (?:nuestro|mi) cargo|por (?:nuestra|mi) cuenta)\\b`;
/** Sentences on how long a warranty holds, or who gives it. */
const WARRANTY = [
  // «Garantía de dos años», «garantizamos la obra durante un año», «dos años de garantía»; but «garantizado en 24 h».
  `\\bgaranti(?:as?\\b|z\\w*\\b(?! que\\b)(?![^.;]{0,70}\\bhoras\\b))(?!,? (?:y|e) )[^.;]{0,70}?(?<!\\b(?:hace|mas de|menos de|y|en|las) )\\b${TERM}`,
  `\\b${TERM} (?:(?!y (?!medio))\\S+ ){0,3}(?:de )?(?:garantia|cobertura)\\b`,
  `\\bgaranti\\w*\\b [^.;,]{0,40}?\\b(?:vitalici[oa]|para siempre|ilimitad[oa]|legal|(?:bi|tri)?anual|bienal|trienal|decenal)\\b`,
  `\\b(?:respond(?:o|emos|en?|eran?) (?:del?|por|ante)|cubiert[oa]s?(?=[^.;]{0,60}\\b(?:defect|fall|averi|desperfect|garant)))\\b[^.;]{0,60}?\\b(?!\\S+ horas)${TERM}`,
  `\\b${TERM}[^.;]{0,30}? (?:cubr\\w+|responde\\w*) [^.;]{0,20}?\\b(?:defect|fall|averi|desperfect|vicio)\\w*`,
  // «Si en quince días falla, lo reparamos sin coste», «repetimos el trabajo durante un mes».
  `\\b(?:(?:si|cualquier|caso de|cuando)\\b[^.;]{0,80}?\\b${TERM}|${TERM}[^.;]{0,60}\\b(?:reclam|defect|fall|averi|desperfect|problema)\\w*)[^.;]{0,80}?\\b(?:${REDO}[^.;]{0,40}?\\b${AT_NO_COST}|(?:devolvemos|devuelvo|reembolsamos|reintegramos) (?:\\S+ ){0,2}(?:dinero|importe)\\b)`,
  `\\b(?:(?:repar|cambi|arregl|correg|sustitu|volv)[aei]mos\\b[^.;]{0,40}?\\b${AT_NO_COST}|repetimos\\b|rehacemos\\b|(?:devolvemos|reembolsamos) (?:\\S+ ){0,2}(?:dinero|importe)\\b)[^.;]{0,60}?\\b${TERM}`,
  // «La garantía la da la marca», «garantía del fabricante», «quien lo hace responde de ello».
  ...givenBy(
    'garantia(?! (?:de (?:calidad|exito|satisfaccion|confianza|que)|y|total)\\b)',
    `(?:${GIVEN}|garantizad[oa]s?)`,
  ),
  `\\b(?:garantia|respaldo) (?:\\S+ ){0,3}(?:del?|de la|es de|por) (?:\\S+ )?(?:fabric(?:a|ante)|marca|tecnico|instalador|profesional|empresa|taller)\\b`,
  `${WHO}[^.;]{0,40}(?<!\\b(?:te|le|os|les|nos)) responden? (?:del?|por|ante)\\b`,
  `\\bdel? [^.;,]{2,40}? respond(?:en?|eran?|o|emos)${NEAR}${WHO}`,
].join('|');

const MEDIATES =
  '(?:(?:recog|recib)emos|(?:gestion|coordin|asign|tramit|pas|conect|deriv)amos|(?:pone|ponemos) en contacto|intermedi\\w+|subcontrat\\w+)';

/**
 * Signs of each topic: each of its sentences has one. They are looked for in all sentences, the long patterns only in
 * those with a sign.
 */
const HINTS = {
  done: `\\b(?:${THEY_DO}|${WE_DO}|${DONE}(?: \\S+){0,2} por\\b|se (?:encarg|ocup)|(?:a cargo|por cuenta) de|yo\\b|nosotr[oa]s|personalmente|en persona|visit|acompan|ensen|recibir|(?:atendid|tratad|acompanad)[oa]s? |propi[oa]s?\\b|nuestr[oa]s?(?: \\w+)? (?:taller|obrador|fabrica|horno|laboratorio)|mi taller|sin intermediarios|(?:no|sin|nunca|jamas) (?:sub|externaliz|terceriz|deleg|contrat)|subcontrat|deriv(?:o|amos)|encarg(?:o|amos)|mism[oa]s? |trabajo sol[oa]|${OWN}|${PRESENTED_HINT})`,
  quoted: '\\b(?:presupuest|cotiz|proforma|precio|tarifa)',
  invoiced:
    '\\b(?:factur|cobr|boleta|comprobante|recibo|honorarios|pag(?:a|as|an|ue|aras?)\\b|abon(?:a|as|e|aras?)\\b)',
  warranty: `\\b(?:garanti|respaldo|cobertura|respond|cubiert|cubr|repetimos|rehacemos|devolvemos|devuelvo|reembolsamos|reintegramos|${AT_NO_COST})`,
};

/** One pattern for both topics that read it: it is long. */
const DONE_BY_ONE = new RegExp(DONE_BY);

/** Matches every sentence: those with the hints and elements of the topic state it. */
const STATED = /^/;

/** Topics on how the service works. */
export const work: Pick<Words['topics'], 'model' | 'performed_by' | 'quoted_by' | 'invoiced_by' | 'warranty'> = {
  model: {
    hints: new RegExp(`${HINTS.done}|\\b${MEDIATES}|${PROCEDURE_HINT}`),
    holds: [],
    oneOf: [
      DONE_BY_ONE,
      new RegExp(PROCEDURE),
      new RegExp(`\\bquien(?:es)? (?:trabajan?|repara|hace)\\b|\\b${MEDIATES}\\b`),
    ],
    label: /\b(?:como (?:funciona|trabajamos)|modelo|quien (?:hace|responde|repara))\b/,
    cues: [
      // How a job goes says more than who does it, which has its own field.
      [new RegExp(PROCEDURE), 14],
      [new RegExp(NO_PROCEDURE), -14],
      // Short sentences, and those that hang on the one before, say little alone.
      [/^.{0,60}$|^(?:es un|est[oa]|es[oa]|ello|asi|ademas|tambien|por ell?o|por es[oa])\b/, -4],
      [worker, 2],
      [
        /\bindependientes?\b|\bautonom[oa]s?\b|\bcolaborador|\bpropi[oa]s?\b|\bhomologad|\bplantilla\b|\bsubcontrat|\blocal(?:es)?\b/,
        2,
      ],
      [new RegExp(`\\b${MEDIATES}\\b|\\brecogen?\\b|\\borienta(?:mos)?\\b`), 3],
      [/\b(?:hacen?|realizan?|reparan?|ejecutan?|prestan?|presupuestan?|facturan?|garantizan?|responden?)\b/, 2],
      [/\bcada (?:reparacion|trabajo|servicio|aviso|encargo)\b/, 2],
      [
        /\bsin (?:subcontrat\w+|intermediarios)\b|\b(?:nosotr[oa]s|ell[oa]s) mism[oa]s\b|\bcon (?:nuestr[oa]s|equipo|personal|medios) propi[oa]s?\b/,
        4,
      ],
      [/\bservicio oficial\b|\bno somos\b|\bno (?:reparamos|presupuestamos|cobramos|facturamos|realizamos)\b/, 2],
      [/\bbuscamos\b|\bcookies?\b|\bdatos personales\b|\busuari/, -4],
      [/\?$/, -4],
    ],
  },
  performed_by: {
    hints: new RegExp(HINTS.done),
    holds: [DONE_BY_ONE],
    label: /\b(?:quien|hacen?|realizan?|reparan?|ejecutan?|realizado por)\b/,
    cues: [
      [STATED, 7],
      [new RegExp(NOT_PRESENTED), -7],
      // A sentence on all work comes first.
      [/^(?!.*\b(?:cada|tod[oa]s?|nuestr[oa]s?)\b)/, -1],
      [
        /\bcookies?\b|\bdatos\b|\bbuscamos\b|\b(?:esta|la|el|nuestra) (?:web|pagina|sitio)\b|^si\b|\b(?:(?:el|tu|su) seguro|ayuntamiento|auditoria|estudio|encuesta|informe|investigacion)\b/,
        -7,
      ],
      // Handing over a paper is not the work.
      [
        new RegExp(
          `\\b(?:${QUOTE}|${PRICE}|${INVOICE}|garantia|gastos|portes|costes?)\\b[^.;,]{0,40} (?:${IT}(?:${THEY_GIVE}|${WE_GIVE})|${GIVEN}${BY}|${IN_CHARGE}|${SEES_TO})|\\b(?<!\\b(?:quien|que) (?:te |le )?)(?:${THEY_GIVE}|${WE_GIVE}) (?:(?:el|l[oa]s?|un[oa]?|[ts]us?|propi[oa]|garantia|por|escrito) ){0,2}(?:${QUOTE}|${INVOICE}|garantia)\\b|\\b(?:factur|cobr|presupuest)(?:o|amos) (?:\\S+ )?(?:yo|nosotr)`,
        ),
        -7,
      ],
      [/\?$/, -4],
    ],
  },
  quoted_by: {
    hints: new RegExp(HINTS.quoted),
    holds: [new RegExp(QUOTED_BY)],
    label: /\bpresupuest(?:an?|ado por)\b/,
    cues: [
      [STATED, 6],
      [new RegExp(`^(?:si|cuando)\\b|${OTHERS}|\\bdesconfi`), -7],
      [/\?$|\b(?:el|[ts]u) seguro\b|\bmunicipal\b|\bsubvenci|\bayudas\b|\bun buen\b|\bpor ley\b/, -7],
    ],
  },
  invoiced_by: {
    hints: new RegExp(HINTS.invoiced),
    holds: [new RegExp(INVOICED_BY)],
    label: /\bfactura(?:n|do por)?\b/,
    cues: [
      [STATED, 6],
      [new RegExp(`^(?:si|cuando)\\b|${OTHERS}`), -7],
      [
        /\bseguro\b|€|\bluz\b|\belectrica\b|\bmillon|\bmarca\b|\bultima\b|\bguarda\b|\b[ts]us facturas\b|\bpor ley\b/,
        -7,
      ],
      [/\?$/, -4],
    ],
  },
  warranty: {
    hints: new RegExp(HINTS.warranty),
    holds: [new RegExp(WARRANTY)],
    label: /\bgaranti(?:as?|zan?)\b/,
    cues: [
      [STATED, 5],
      [/\btrabajos?\b|\breparacion(?:es)?\b|\bpiezas?\b|\bmano de obra\b|\bpor escrito\b/, 1],
      [
        /^consult|\bfuera de garantia\b|\bdatos\b|\bel titular\b|\bno (?:se )?garantiza|\bgarantia\b.{0,40}\b(?:se (?:mantiene|conserva)|intacta|queda)\b|\b(?:pierd|perd|afect)\w+\b.{0,20}\bgarantia/,
        -4,
      ],
      // A guarantee of a date, or a pledge.
      [
        /\brespuesta\b|\brespond\w+ en\b|\benvios?\b|\bgarantiz\w+ (?:\S+ )?entregas?\b|\b(?:plazos?|dias) de entrega\b|\bfianzas?\b|\bcasero\b|\balquiler|\bprestamo\b|\bhipotec|\bbancari|\bcancel|\bcursos?\b|\bempleo\b|\banonim|\bconfidencial|\breservas?\b|\bplazas?\b|\bpoliza/,
        -7,
      ],
      [/\?$/, -4],
    ],
  },
};
