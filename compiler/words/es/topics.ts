/** Words, Spanish: signs of sentences by topic, in folded text: lower case, no accents. */

import type { Words } from '../words.ts';
import { DONE_BY, WARRANTY, WHO, worker } from './claims.ts';
import { coverage } from './coverage.ts';
import { howToAsk } from './how-to-ask.ts';
import { prices } from './prices.ts';

export const topics: Words['topics'] = {
  coverage,
  how_to_ask: howToAsk,
  legal_notice: {
    holds: [],
    names:
      /(?<!\p{L})(?:C\.?I\.?F|N\.?I\.?[FE]|DNI|NIT|R\.?U\.?[TC]|CUIT|RFC)(?:\.|\/NIF)?:? {0,2}[\p{Lu}]{0,4}[-. ]?\d[\d.\p{Lu}-]{5}|(?<!\p{L})(?:S\. ?(?:[LA]\.|Coop|de R\.)|A\. ?C\.|S\.? ?A\.? ?P\.? ?I\.? (?:de|DE) C)|(?<!\p{L}|(?<!\p{L})(?:[Uu]na?|[Ll]as?|[Uu]nas) )(?:SL|SLU|SLP|SA|SAU|SAS|SAC|SRL|S\.?A\.?S|Ltda|S\. ?R\. ?L)(?!\p{L})|(?:[Tt]itular(?:idad)?|[Rr]azón social|[Dd]enominación(?: social)?|[Pp]ropietari[oa]|[Rr]esponsable(?: del tratamiento)?)(?: de(?: este| esta| la|l)? [^:,.]{0,30}?)??(?: es| de|:)+ (?:la empresa |D\. ?|Dña\. ?|don |doña )?\p{Lu}\p{L}|(?:[Ww]eb|[Ss]itio|[Pp]ágina)(?:[^.,:]|\.(?=\S)){0,40} (?:pertenece a|es propiedad de) (?:la empresa )?\p{Lu}\p{L}|(?:^|: )\p{Lu}[^;:]{2,150}, con domicilio en [^;]{5,250}\bes (?:el |la )?responsable d/u,
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
      [/\b(?:c\.? ?i\.? ?f|n\.? ?i\.? ?f|n\.? ?i\.? ?e|dni|nit|r\.?u\.?[tc]|cuit|rfc)\b/, 3],
      [/\b[a-z]-?\d{7}-?[a-z\d]\b|\b\d{2}\.?\d{3}\.?\d{3}-?[a-z]\b/, 3],
      [
        /\bs\.? ?l\.? ?(?:u|p|l)?\b|\bs\.? ?a\.? ?[ucs]?\b|\bs\.? ?r\.? ?l\b|\bltda\b|\bsociedad (?:limitada|anonima|cooperativa)\b|\bs\.? ?c\.? ?p?\b|\bautonom[oa]\b/,
        2,
      ],
      [/\bdomicilio\b|\bdireccion\b|\bsede\b|\b(?:calle|avenida|avda|plaza|carretera)\b|\bc\/ ?\w/, 2],
      [/\bregistro mercantil\b|\binscrit[oa]\b|\btomo \d|\bfolio \d|\bhoja\b/, 3],
      [/\b(?:web|sitio|pagina|empresa)\b(?:[^.,:]|\.(?=\S)){0,40} (?:pertenece a|propiedad de)\b/, 3],
      [/\bcon domicilio en\b.{5,250}\bes (?:el |la )?responsable d/, 4],
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
  },
  tax: {
    holds: [
      /\b(?:iva|i\.v\.a|igic|ipsi|itbis|impuestos?)\b/,
      /\binclu|\bexclu|\b(?:sin|con|mas|ni|no lleva[n]?) (?:el |los )?(?:iva|i\.v\.a|igic|ipsi|itbis|impuestos)\b|\+ ?(?:iva|i\.v\.a|igic|ipsi|itbis|impuestos)\b|\b(?:aparte|por separado)\b|\bexent|\baplica|\banad|\bsuma\b|\bgrava|\btipo (?:general|reducido)|\d ?%/,
    ],
    label: /\b(?:iva|igic|ipsi|impuestos?)\b/,
    cues: [
      [/\biva\b|\bi\.v\.a\b|\bigic\b|\bipsi\b/, 3],
      [/\bimpuestos?\b/, 1],
      [
        /\binclu(?:ye|yen|id[oa]s?|ir)\b|\bmas (?:el )?(?:iva|igic|ipsi)\b|\b(?<=\+ ?)(?:iva|igic|ipsi)\b|\baparte\b|\bexent[oa]s?\b|\bse (?:le )?(?:aplica|anade|suma)\b|\b(?:sin|con) (?:iva|igic|ipsi)\b/,
        2,
      ],
      [/\bprecios?\b|\bimportes?\b|\btarifas?\b|\bpresupuestos?\b|\bfacturas?\b/, 2],
      [/\b\d+(?:[.,]\d+)? ?%/, 1],
      // Work on others' taxes, and taxes that are not part of a price.
      [
        /\b(?:liquid|declar|present|tramit)(?:a(?:mos|cion|ciones|r)|amos)\b|\bdescontables?\b|\b(?:la renta|irpf|retencion|sociedades|patrimonio|industria y comercio)\b|\bante (?:la|el) (?:\S+ )?(?:dian|sat|sii|sunat|aeat|hacienda|agencia)\b/,
        -12,
      ],
      [/\d ?€/, -2],
      [/\?$/, -3],
    ],
  },
  prices,
  model: {
    holds: [
      new RegExp(
        `${DONE_BY}|\\bquien(?:es)? (?:trabajan?|repara|hace)\\b|\\b(?:recogemos|gestionamos|coordinamos|asignamos|tramitamos|pasamos|ponemos en contacto|intermedi\\w+|subcontrat\\w+|sin intermediarios)\\b`,
      ),
    ],
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
    holds: [new RegExp(DONE_BY)],
    label: /\b(?:quien|hacen?|realizan?|reparan?|ejecutan?|realizado por)\b/,
    cues: [
      [new RegExp(DONE_BY), 6],
      [worker, 1],
      [/\bcookies?\b|\bdatos\b|\bbuscamos\b/, -5],
      [/\?$/, -4],
    ],
  },
  quoted_by: {
    holds: [
      new RegExp(
        `\\bpresupuestan?\\b|\\bpresupuestad[oa]s? por\\b|${WHO}[^.;]{0,60}\\b(?:da|dan|entregan?|hacen?|pasan?|firman?|emiten?|preparan?|elaboran?|envian?|fijan?)\\b[^.;]{0,40}\\b(?:presupuesto|precios?)|\\bpresupuesto[^.;]{0,40}\\b(?:que )?(?:da|dan|hacen?|firman?|emiten?|preparan?|entregan?)\\b[^.;]{0,20}${WHO}`,
      ),
      new RegExp(WHO),
    ],
    label: /\bpresupuest(?:an?|ado por)\b/,
    cues: [
      [/\bpresupuest/, 2],
      [/\b(?:da|dan|entrega|hace|hacen|pasa|firma|emite|prepara|presupuesta|elabora|envia)\b/, 2],
      [worker, 2],
      [/\?$/, -4],
    ],
  },
  invoiced_by: {
    holds: [
      /\b(?:te|le|se|lo|la|los|las|os) facturan?\b|\bfacturan\b|\bfactura (?:directamente|y|el trabajo|la|lo)\b|, factura\b|\bfacturad[oa]s? por\b|\b(?:emiten?|hacen?|dan?|entregan?|firman?) (?:la |tu |su )?factura\b|\bpresupuesta, factura\b/,
      new RegExp(WHO),
    ],
    label: /\bfactura(?:n|do por)?\b/,
    cues: [
      [
        /\b(?:te|le|se|lo|la|los|las|os) facturan?\b|\bfacturan\b|\bfactura (?:directamente|y|el trabajo|la|lo)\b|\b(?<=, )factura\b|\bfacturad[oa]s? por\b|\b(?:emiten?|hacen?|dan?|entregan?|firman?) (?:la |tu |su )?factura\b|\bcobran?\b/,
        4,
      ],
      [worker, 2],
      [/\bseguro\b|€|\bluz\b|\bmarca\b|\bantes de\b|\bultima\b|\bguarda\b/, -3],
      [/\?$/, -4],
    ],
  },
  warranty: {
    holds: [new RegExp(WARRANTY)],
    label: /\bgaranti(?:as?|zan?)\b/,
    cues: [
      [new RegExp(WARRANTY), 5],
      [/\btrabajos?\b|\breparacion(?:es)?\b|\bpiezas?\b|\bmano de obra\b|\bpor escrito\b/, 1],
      [worker, 1],
      [/\bfuera de garantia\b|\bno cubre\b|\bdatos\b|\bel titular\b|\bno (?:se )?garantiza/, -4],
      [/\brespuesta\b|\brespond\w+ en\b|\benvios?\b|\bentregas?\b/, -5],
      [/\?$/, -4],
    ],
  },
  no_online_sale: {
    holds: [
      /\bno (?:\S+ ){0,2}(?:vend|cobra|contrat|paga|reserv)|\bno (?:se )?(?:admite|admiti|acepta|realiza|hace|efectua|permite)(?:n|mos)? (?:\S+ ){0,2}(?:ventas?|cobros?|pagos?|compras?|pedidos?|reservas?|contratacion)/,
      /\bweb\b|\binternet\b|\bonline\b|\ben linea\b|\bpagina\b|\bsitio\b/,
    ],
    label: /\b(?:lo que no hacemos)\b/,
    cues: [
      [/\bno (?:vend|cobra|contrat|admit|acept|se (?:vend|contrat|cobra|paga|realiza|hace|efectua|admit|acept))/, 3],
      [/\bni (?:vend|cobra|contrat)/, 1],
      [/\bweb\b|\binternet\b|\bonline\b|\ben linea\b|\bpagina\b|\bsitio\b/, 2],
    ],
  },
};
