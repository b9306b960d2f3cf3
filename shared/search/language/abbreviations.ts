/** Abbreviations, whose full stop may be in the middle of a sentence. */

import type { Language } from '../../contract/language.ts';

const byLanguage: Readonly<Record<Language, RegExp>> = {
  es: /sra?s?|srta|dra?s?|dña|lic|ing|arq|prof|ntra|ud|uds|n[uú]m|págs?|tel|tfno|tlf|avda|av|ctra|cra|pza|pl|blvd|calz|col|del|fracc|urb|pol|pol[ií]g|ind|prol|psje|pje|izqd?a?|dcha|pta|esq|gral|edo|mpio|dpto|depto|apdo|ofi|ofic|edif|loc|mz|etc|coop|c[ií]a|ej|arts?|aprox/,
  en: /mr|mrs|ms|drs?|st|inc|ltd|co|tel|etc/,
};

/** Source of a pattern, for the flags `iu`: an abbreviation, an initial or a letter of `S.L.`, without full stop. */
export const abbreviation = `(?<![\\p{L}\\p{N}])(?:[\\p{Lu}\\p{Ll}]|${Object.values(byLanguage)
  .map(({ source }) => source)
  .join('|')})`;
