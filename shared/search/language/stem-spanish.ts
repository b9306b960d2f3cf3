/** Spanish word forms: the stem that the index holds, and the wider family that a query may fall back to. */

const VOWEL = /[aeiou]/;

/**
 * Stem of a folded word without its plural and gender: `averias` → `averi`, `luces` → `luz`, `grifos` → `grif`.
 * Words of three letters or fewer, and words with digits, stay as they are.
 */
export function stemSpanish(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  if (word.endsWith('es') && word.length > 4) {
    const singular = word.slice(0, -2);
    return VOWEL.test(word.charAt(word.length - 3)) ? singular : singular.replace(/[aeo]$/, '');
  }
  const singular = word.endsWith('s') ? word.slice(0, -1) : word;
  return singular.replace(/[aeo]$/, '');
}

/** Suffixes of derived words and verb forms as they end after `stemSpanish`, longest first. */
const SUFFIXES = [
  ...['amient', 'imient', 'adora', 'acion', 'icion', 'ucion', 'ancia', 'encia', 'adur', 'edur', 'idur'],
  ...['aci', 'ador', 'edor', 'idor', 'anci', 'enci', 'ment', 'idad', 'ist', 'eri', 'abl', 'ibl', 'iend', 'aron'],
  ...['ieron', 'aban', 'amos', 'emos', 'imos', 'aria', 'eria', 'iria', 'and', 'ion', 'ant', 'ent', 'ura', 'er'],
  ...[
    'arl',
    'erl',
    'irl',
    'ars',
    'ers',
    'irs',
    'aj',
    'ai',
    'ei',
    'ad',
    'id',
    'ab',
    'ar',
    'ir',
    'an',
    'en',
    'ic',
    'os',
    'i',
    'a',
    'e',
    'o',
  ],
].sort((a, b) => b.length - a.length);

/**
 * Key of the family of a stem: `enfri` (enfría) and `enfriamient` (enfriamiento) share one, so do `cuest` and `cost`.
 * Wider than meaning, so only good for a fallback of lower weight.
 */
export function familySpanish(stem: string): string {
  if (stem.length <= 3 || /\d/.test(stem)) return stem;
  let key = stem;
  for (const suffix of SUFFIXES) {
    if (key.endsWith(suffix) && key.length - suffix.length >= 4) {
      key = key.slice(0, -suffix.length);
      break;
    }
  }
  return key
    .replace(/(?<=.{4})i$/, '')
    .replace(/ie(?=[^aeiou])/, 'e')
    .replace(/ue(?=[^aeiou])/, 'o')
    .replace(/qu(?=[ei]|$)/, 'c')
    .replace(/(?:gu|j)$/, 'g')
    .replace(/z$/, 'c');
}
