/** Spanish hints beside search results: gaps, and where to ask instead. */

import type { MissingFact, SearchGap } from '../search/doubts.ts';

/** Names of the fields that may be missing, as parts of a sentence. */
const factNames: Readonly<Record<string, string>> = {
  hours: 'el horario',
  address: 'la dirección',
  legal_notice: 'quién es el titular',
  prices: 'los precios',
  services: 'los servicios',
  coverage: 'la zona que se atiende',
};

/** Says why a fact is missing, with the addresses that state it, if any. */
function missingHint({ field, because, urls }: MissingFact): string {
  const name = factNames[field] ?? field;
  const where = urls.length > 0 ? ` (${urls.join(', ')})` : '';
  if (because === 'contradicted') return `El sitio se contradice sobre ${name}${where}: no dé uno por bueno.`;
  if (because === 'not_indexed') return `El sitio dice ${name} en una página que pide no ser indexada${where}.`;
  return `No consta ${name} en el sitio.`;
}

/**
 * Tells an agent in sentences why results may not answer, and where to ask instead: a missing fact, else nothing
 * found, few known words, no price or no passage with all words; then the unknown words.
 */
export function searchHint(gap: SearchGap): string {
  const { unknownWords, contentLanguage, contactPage, missing } = gap;
  const words = unknownWords.map((word) => `«${word}»`).join(', ');
  return [
    missing ? missingHint(missing) : gapHint(gap),
    words ? `No dice ${words}: puede que el sitio no lo tenga.` : !missing && 'Puede que el sitio no lo tenga.',
    `Está en ${contentLanguage}: pruebe con otras palabras, o diga que no consta`,
    contactPage ? `y remita a ${contactPage}.` : 'y remita al negocio.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Says the first that holds: nothing found, most words unknown, no price, no passage with all words. */
function gapHint({ foundNothing, isMostlyUnknown, lacksPrice }: SearchGap): string {
  if (foundNothing) return 'No se ha encontrado nada.';
  if (isMostlyUnknown) return 'El contenido conoce menos de la mitad de lo que se busca.';
  if (lacksPrice) return 'Los primeros resultados no muestran ningún precio.';
  return 'Ningún pasaje habla de todo ello junto.';
}
