/** Company stage: what themes and site builders leave in until somebody writes something, as a sign in folded text. */

/** Speaks of no business. */
export const placeholder =
  /\blorem ipsum\b|\bjust another wordpress site\b|\b(?:solo )?otro sitio (?:mas )?(?:realizado )?(?:con|de) wordpress\b|\bthis is (?:an example|a sample)\b|\besta es una (?:pagina|entrada) de ejemplo\b|\b(?:add|write) your (?:own )?(?:text|description)\b|\bescrib[ea] aqui\b|\btexto de ejemplo\b/;
