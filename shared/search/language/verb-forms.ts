/** The forms of a verb that people use when they ask, from its infinitive: for the lists of words that a language knows. */

/** Endings after the root, by the infinitive's last two letters; folded. Participles and gerunds included. */
const SPANISH_ENDINGS: Readonly<Record<string, string>> = {
  ar: 'ar o as a amos ais an e es emos eis en ando ado ada ados adas aba aban aste aron ara aran',
  er: 'er o es e emos eis en a as amos ais an iendo ido ida idos idas i io ia ian iste ieron era eran',
  ir: 'ir o es e imos is en a as amos ais an iendo ido ida idos idas i io ia ian iste ieron ira iran',
};
/** What is written together with an infinitive: `hacerle`, `llevarnos`. */
const PRONOUNS = 'me te se nos os lo la los las le les'.split(' ');

/**
 * Folded forms of a folded Spanish infinitive.
 * @param otherRoot what some forms have for its root: `cierr` of `cerrar`
 */
export function toSpanishForms(infinitive: string, otherRoot = ''): string[] {
  const endings = SPANISH_ENDINGS[infinitive.slice(-2)];
  if (endings === undefined) return [infinitive];
  const roots = [infinitive.slice(0, -2), ...(otherRoot === '' ? [] : [otherRoot])];
  const forms = roots.flatMap((root) => endings.split(' ').map((ending) => root + ending));
  return [...forms, ...PRONOUNS.map((pronoun) => infinitive + pronoun)];
}

/** Forms of a regular English verb: `fit`, `fits`, `fitting`, `fitted`. */
export function toEnglishForms(infinitive: string): string[] {
  const root = infinitive.replace(/e$/, '');
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(infinitive) ? infinitive + infinitive.slice(-1) : root;
  const past = /[^aeiou]y$/.test(infinitive) ? `${infinitive.slice(0, -1)}ied` : `${doubled}ed`;
  const third = /[^aeiou]y$/.test(infinitive) ? `${infinitive.slice(0, -1)}ies` : `${infinitive}s`;
  return [infinitive, third, `${root}ing`, `${doubled}ing`, past];
}
