/** Words, Spanish: signs of sentences by topic, in folded text: lower case, no accents. */

import type { Words } from '../words.ts';
import { DONE_BY, WARRANTY, WHO, worker } from './claims.ts';
import { coverage } from './coverage.ts';
import { howToAsk } from './how-to-ask.ts';
import { legalNotice, tax } from './legal.ts';
import { prices } from './prices.ts';

export const topics: Words['topics'] = {
  coverage,
  how_to_ask: howToAsk,
  legal_notice: legalNotice,
  tax,
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
