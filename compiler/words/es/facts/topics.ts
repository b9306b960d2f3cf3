/** Words, Spanish: sentences that state a fact, by topic. */

import type { Words } from '../../words.ts';
import { coverage } from './coverage.ts';
import { howToAsk } from './how-to-ask.ts';
import { legalNotice, tax } from './legal.ts';
import { prices } from './prices.ts';
import { work } from './work.ts';

export const topics: Words['topics'] = {
  coverage,
  how_to_ask: howToAsk,
  legal_notice: legalNotice,
  tax,
  prices,
  ...work,
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
