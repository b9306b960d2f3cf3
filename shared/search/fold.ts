/** Text as search compares it, on both sides: lower case, without accents, with `ñ` as a letter of its own. */

const NOT_PLAIN = /[^\p{ASCII}ñ]/gu;
const COMBINING_MARK = /\p{M}+/gu;
const cache = new Map<string, string>();

/**
 * Folds case, accents, ligatures and width. `ñ` stays; ordinal signs (`1º`, `3ª`) become blanks, since they are no
 * letters of a word. The length may differ from that of the text.
 */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(NOT_PLAIN, foldCharacter);
}

function foldCharacter(character: string): string {
  const known = cache.get(character);
  if (known !== undefined) return known;
  const folded =
    character === 'º' || character === 'ª'
      ? ' '
      : character.normalize('NFKD').replace(COMBINING_MARK, '').toLowerCase();
  if (cache.size < 4096) cache.set(character, folded);
  return folded;
}
