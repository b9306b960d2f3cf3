/** Words, Spanish: what sentences say, by topic, as signs in folded text: lower case, no accents. */

import type { Words } from '../words.ts';
import { time } from './time.ts';
import { worker } from './worker.ts';

export const topics: Words['topics'] = {
  hours: {
    label: /\b(?:horarios?|horas de atencion|atencion al (?:publico|cliente)|abrimos|abierto)\b/,
    otherLabel:
      /\b(?:clases?|cursos?|talleres|actividades|sesiones|entrenamientos?|partidos?|misas?|autobus(?:es)?|trenes|rutas?|excursiones|visitas guiadas|eventos?)\b/,
    cues: [
      [/\b24 ?(?:horas|h)\b|\b24 ?\/ ?7\b|\bveinticuatro horas\b|\ba (?:cualquier hora|todas horas)\b/, 3],
      [/\b(?:servicio|urgencias|avisos|atencion|asistencia|abierto) (?:de )?(?:urgencias? )?24 ?(?:horas|h)\b/, 2],
      [
        /\btodos los dias\b|\b365 dias\b|\bdias del ano\b|\b7 dias\b|\bsiete dias\b|\bdia y noche\b|\bfestivos\b|\bininterrumpid/,
        2,
      ],
      [/\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b|\bl ?(?:[-–]|a) ?[jvsd]\b/, 3],
      [
        /\b\d{1,2}(?:[:.h]\d{2})? ?(?:h|hs|horas?)?\.? ?(?:a|hasta|y|[-–—]) ?(?:las )?\d{1,2}(?:[:.h]\d{2})?(?: ?(?:h|horas))?\b/,
        2,
      ],
      [/\b\d{1,2}[:.h]\d{2}\b/, 1],
      [
        /\bhorarios?\b|\batendemos\b|\babrimos\b|\babren?\b|\babiert[oa]s?\b|\brecibimos\b|\bcerrad[oa]s?\b|\bcerramos\b/,
        2,
      ],
      [/\brecepcion\b|\boficinas?\b|\btiendas?\b|\balmacen\b|\bcocina\b/, 2],
      [time.season, 2],
      [/\bservicio\b|\burgencias\b|\bguardia\b|\bavisos\b|\bsolicitudes\b/, 1],
      [/\btarda|\bplazos?\b|\baguanta|\bsuplement|\brecargo|\bnocturn|\bantes de\b|\bdespues de\b|\bdurante\b/, -3],
      [/\ben (?:unas )?\d+(?: ?[-–a] ?\d+)? ?(?:horas|h)\b|\bentre \d+ y \d+ horas\b|\bmenos de \d+/, -3],
      [/€|\beuros?\b|\bgrados\b/, -3],
      [
        /\bclases?\b|\bcursos?\b|\bteoricas?\b|\bmisas?\b|\bautobus(?:es)?\b|\bvisitas? guiadas?\b|\bcheck-?(?:in|out)\b|\bentradas? (?:a partir|desde)\b/,
        -3,
      ],
      [/\bfuera de(?:l)? (?:\w+ )?horario\b/, -4],
    ],
  },
  coverage: {
    label: /\b(?:cobertura|zonas?|donde (?:llegamos|trabajamos|damos servicio)|ambito)\b/,
    cues: [
      [
        /\bcubrimos\b|\bllegamos a\b|\b(?:damos|prestamos|ofrecemos) (?:\w+ )?(?:servicio|cobertura|asistencia)s? (?:\w+ )?(?:en|a)\b|\btrabajamos (?:en|por)\b|\batendemos (?:en|a|tod[oa])\b|\boperamos en\b|\bnos desplazamos\b|\bservimos (?:en|a)\b|\bcobertura\b|\bservicios? (?:\S+ ){0,4}en\b|\b(?:zonas?|areas?|ambito) (?:geografic[oa] )?de (?:actuacion|cobertura|servicio|trabajo)\b/,
        3,
      ],
      [
        /\b(?:tod[oa] (?:la|el)|resto de(?:l| la)|conjunto de(?:l| la)) (?:isla|provincia|comarca|ciudad|region|comunidad|municipio|territorio|valle|costa)\b/,
        3,
      ],
      [/\ben la (?:isla|provincia|comarca|ciudad|region)\b|\bresto de(?:l| la)?\b/, 2],
      [/\b(?:atendemos|recogemos|reparamos|trabajamos|servicio|avisos)\b/, 1],
      [
        /\bmunicipios?\b|\balrededores\b|\bcercanias\b|\blocalidades\b|\bpueblos\b|\bisla\b|\bprovincia\b|\bcomarca\b/,
        2,
      ],
      [/€|\beuros?\b|\bgarantia|\bfactura|\bcookies?\b|\bdatos\b|\bdomicilio (?:social|fiscal)\b|\bbuscamos\b/, -3],
      [/\?$/, -3],
    ],
  },
  how_to_ask: {
    label:
      /\b(?:como (?:pedir|solicitar|contratar|contactar|funciona)|pedir|solicitar|solicitud|contacto|reservas?|cita)\b/,
    cues: [
      [/\bformulario\b/, 3],
      [
        /\bsolicitud(?:es)?\b|\bsolicit(?:ar|a|e|as)\b|\bpedir\b|\bpide[sn]?\b|\bpida\b|\bencarg|\breserv(?:ar|a|e)\b/,
        2,
      ],
      [
        /\brellen|\benvi(?:a|ar|as|e|en|anos|enos|arnos|andonos)\b|\bescrib|\bdescrib|\bcuentanos\b|\bindic|\bdej(?:a|anos|e|enos)\b|\bmand(?:a|e|anos|enos)\b/,
        2,
      ],
      [
        /\bse (?:hace|pide|solicita|piden)\b|\bpara (?:pedir|solicitar|encargar|contratar)\b|\bpuedes? (?:pedir|solicitar)\b/,
        2,
      ],
      [/\bcontact/, 1],
      [/\bwhatsapp\b|\bpor telefono\b|\bllam(?:a|e|ar|ando|anos|enos|arnos)\b/, 2],
      [/\btra(?:e|iga|enos|iganos)\b|\bpasa(?:te|r)\b|\bacud[ae]\b|\bsin cita\b/, 2],
      [
        /\bservicios?\b|\bpresupuesto\b|\bcita\b|\bmesa\b|\bvisita\b|\btecnico\b|\baveria\b|\baviso\b|\breparacion\b/,
        1,
      ],
      [
        /\bprivacidad\b|\bcookies?\b|\bderechos?\b|\bsupresion\b|\bpersonales\b|\bboletin\b|\breclama|\bcondiciones\b/,
        -5,
      ],
      [/\bcomentario|\bopinion|\bcurriculum|\btrabaja con\b|\bno obliga\b/, -5],
      [/\?$/, -3],
    ],
  },
  legal_notice: {
    label:
      /\b(?:titular|datos (?:del titular|identificativos|legales|de la empresa|fiscales)|identificacion|aviso legal|responsable|quien es)\b/,
    cues: [
      [
        /\btitular(?:idad)?\b|\brazon social\b|\bdenominacion(?: social)?\b|\bpropietari[oa]\b|^responsable(?: del? [^:]{3,30})?:/,
        3,
      ],
      [
        /\bnombre comercial\b|\bcolegi(?:o (?:profesional|oficial)|ad[oa])\b|\bn(?:\.?[ºo]|umero) de (?:registro|licencia|colegiad[oa]|autorizacion)\b/,
        3,
      ],
      [
        /\b(?:c\.? ?i\.? ?f|n\.? ?i\.? ?f|n\.? ?i\.? ?e)\b|\b[a-z]-?\d{7}-?[a-z\d]\b|\b\d{2}\.?\d{3}\.?\d{3}-?[a-z]\b/,
        3,
      ],
      [
        /\bs\.? ?l\.? ?(?:u|p|l)?\b|\bs\.? ?a\.? ?u?\b|\bsociedad (?:limitada|anonima|cooperativa)\b|\bs\.? ?c\.? ?p?\b|\bautonom[oa]\b/,
        2,
      ],
      [/\bdomicilio\b|\bdireccion\b|\bsede\b|\b(?:calle|avenida|avda|plaza|carretera)\b|\bc\/ ?\w/, 2],
      [/\bregistro mercantil\b|\binscrit[oa]\b|\btomo \d|\bfolio \d|\bhoja\b/, 3],
      [/\bactividad\b|\bregistro\b/, 1],
      [
        /\busuari|\bderechos?\b|\bse reserva\b|\bcookies?\b|\bpodra\b|\bno se hace\b|\bresponsabilidad\b|\btextos\b|\bconsentimiento\b/,
        -4,
      ],
      [/\?$/, -3],
    ],
  },
  tax: {
    label: /\b(?:iva|igic|ipsi|impuestos?)\b/,
    cues: [
      [/\biva\b|\bi\.v\.a\b|\bigic\b|\bipsi\b/, 3],
      [/\bimpuestos?\b/, 1],
      [
        /\binclu(?:ye|yen|id[oa]s?|ir)\b|\bmas (?:el )?(?:iva|igic|ipsi)\b|\+ ?(?:iva|igic|ipsi)\b|\baparte\b|\bexent[oa]s?\b|\bse (?:le )?(?:aplica|anade|suma)\b|\b(?:sin|con) (?:iva|igic|ipsi)\b/,
        2,
      ],
      [/\bprecios?\b|\bimportes?\b|\btarifas?\b|\bpresupuestos?\b|\bfacturas?\b/, 2],
      [/\b\d+(?:[.,]\d+)? ?%/, 1],
      [/\d ?€/, -2],
      [/\?$/, -3],
    ],
  },
  prices: {
    label: /\b(?:precios?|tarifas?|honorarios|cuotas?|cuanto cuesta|coste)\b/,
    cues: [
      [/\bprecios?\b|\bimportes?\b|\btarifas?\b|\bhonorarios\b|\bcuotas?\b|\bcostes?\b/, 2],
      [
        /\borientativ|\baproximad|\bcerrad[oa]s?\b|\bsin sorpresas\b|\bfij[oa]s?\b|\bdesde \d[\d.,]* ?(?:€|euros?)|(?<!\bno )\bdepende/,
        3,
      ],
      [/\bpresupuesto\b/, 2],
      [/\bescrito\b|\bgratuit|\bgratis\b|\bsin compromiso\b|\bantes de (?:empezar|comenzar|nada|tocar|reparar)\b/, 2],
      [
        /\bdesplazamiento\b|\bmano de obra\b|\bmaterial(?:es)?\b|\bpor (?:hora|persona|noche|habitacion|sesion|clase|mes|unidad|pieza)\b|\bal mes\b/,
        1,
      ],
      [/\bcookies?\b|\btransporte\b|\benvios?\b|\bfabricante\b|\bcancela/, -3],
      [/\?$/, -3],
    ],
  },
  model: {
    label: /\b(?:como (?:funciona|trabajamos)|modelo|quien (?:hace|responde|repara))\b/,
    cues: [
      [worker, 2],
      [
        /\bindependientes?\b|\bautonom[oa]s?\b|\bcolaborador|\bpropi[oa]s?\b|\bhomologad|\bplantilla\b|\bsubcontrat|\blocal(?:es)?\b/,
        2,
      ],
      [
        /\bintermedi|\brecoge(?:mos|n)?\b|\bgestionamos\b|\bcoordinamos\b|\borienta(?:mos)?\b|\b(?:pone|ponemos) en contacto\b|\basignamos\b|\btramitamos\b|\bpasamos\b/,
        3,
      ],
      [/\b(?:hacen?|realizan?|reparan?|ejecutan?|prestan?|presupuestan?|facturan?|garantizan?|responden?)\b/, 2],
      [/\bcada (?:reparacion|trabajo|servicio|aviso|encargo)\b/, 2],
      [/\bservicio oficial\b|\bno somos\b|\bno (?:reparamos|presupuestamos|cobramos|facturamos|realizamos)\b/, 2],
      [/\bbuscamos\b|\bcookies?\b|\bdatos personales\b|\busuari/, -4],
      [/\?$/, -4],
    ],
  },
  performed_by: {
    label: /\b(?:quien|hacen?|realizan?|reparan?|ejecutan?|realizado por)\b/,
    cues: [
      [
        /\b(?:la|lo|las|los) (?:hacen?|realizan?|ejecutan?|reparan?|prestan?)\b|\b(?:realizad|hech|ejecutad|prestad|atendid)[oa]s? por\b|\b(?:reparacion(?:es)?|trabajos?|servicios?) (?:\S+ ){0,3}(?:hacen?|realizan?|ejecutan?)\b/,
        4,
      ],
      [worker, 2],
      [/\bcookies?\b|\bdatos\b|\btratamiento\b/, -4],
      [/\?$/, -4],
    ],
  },
  quoted_by: {
    label: /\bpresupuest(?:an?|ado por)\b/,
    cues: [
      [/\bpresupuest/, 2],
      [/\b(?:da|dan|entrega|hace|hacen|pasa|firma|emite|prepara|presupuesta|elabora|envia)\b/, 2],
      [worker, 2],
      [/\?$/, -4],
    ],
  },
  invoiced_by: {
    label: /\bfactura(?:n|do por)?\b/,
    cues: [
      [
        /\b(?:te|le|se|lo|la|los|las|os) facturan?\b|\bfacturan\b|\bfactura (?:directamente|y|el trabajo|la|lo)\b|, factura\b|\bfacturad[oa]s? por\b|\b(?:emiten?|hacen?|dan?|entregan?|firman?) (?:la |tu |su )?factura\b|\bcobran?\b/,
        4,
      ],
      [worker, 2],
      [/\bseguro\b|€|\bluz\b|\bmarca\b|\bantes de\b|\bultima\b|\bguarda\b/, -3],
      [/\?$/, -4],
    ],
  },
  warranty: {
    label: /\bgaranti(?:as?|zan?)\b/,
    cues: [
      [/\bgaranti|\bresponden?\b/, 3],
      [/\b(?:mes(?:es)?|anos?|dias)\b/, 2],
      [/\btrabajos?\b|\breparacion(?:es)?\b|\bpiezas?\b|\bmano de obra\b|\bpor escrito\b/, 1],
      [worker, 1],
      [/\bfuera de garantia\b|\bno cubre\b|\bdatos\b|\bel titular\b|\bno (?:se )?garantiza/, -4],
      [/\?$/, -4],
    ],
  },
  no_online_sale: {
    label: /\b(?:lo que no hacemos)\b/,
    cues: [
      [/\bno (?:vend|cobra|contrat|admit|acept|se (?:vend|contrat|cobra|paga))/, 3],
      [/\bni (?:vend|cobra|contrat)/, 1],
      [/\bweb\b|\binternet\b|\bonline\b|\ben linea\b|\bpagina\b|\bsitio\b/, 2],
    ],
  },
};
