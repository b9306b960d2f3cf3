/** English word forms: the stem that the index holds, and the wider family that a query may fall back to. */

/** Stem of a folded word without its plural: `taps` → `tap`, `batteries` → `battery`, `boxes` → `box`. */
export function stemEnglish(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

const SUFFIXES = [
  ...['ations', 'ation', 'ional', 'ment', 'ness', 'able', 'ible', 'ance', 'ence', 'ally', 'ical', 'ing', 'ers', 'ion'],
  ...['ive', 'ity', 'ful', 'ous', 'ism', 'ist', 'er', 'or', 'ed', 'ly', 'al', 'ic', 'y', 'e'],
].sort((a, b) => b.length - a.length);

/** Key of the family of a stem: `repair`, `repairing` and `repairer` share one. For fallbacks of lower weight. */
export function familyEnglish(stem: string): string {
  if (stem.length <= 3 || /\d/.test(stem)) return stem;
  const suffix = SUFFIXES.find((ending) => stem.endsWith(ending) && stem.length - ending.length >= 3);
  const key = suffix === undefined ? stem : stem.slice(0, -suffix.length);
  return key.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/i$/, '');
}
