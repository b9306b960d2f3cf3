/** Company stage: names in the addresses of pages, and the roles that names of pages and menu entries stand for. */

import { attempt } from '#shared/attempt.ts';
import { groupBy } from '#shared/group-by.ts';
import type { PagePath } from '#shared/page.ts';
import { remember } from '#shared/remember.ts';
import { foldWords } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../words/any-language.ts';
import { wordsFor, wordsOf } from '../words/languages.ts';
import type { PageRole, Words } from '../words/words.ts';

const ENDING = /\.(?:html?|php|aspx?)$/i;

type NamedRole = Exclude<PageRole, 'home'>;

/** Segments of a path as written (escaped), without one like `index.html`. */
export function segmentsOf(path: PagePath): string[] {
  return path.split('/').filter((segment) => segment !== '' && !/^index\.\w+$/.test(segment));
}

/** Returns a test whether a path is below one of the roots: `/zonas/palma/` below `/zonas/` or `/zonas.html`. */
export function belowAny(roots: Iterable<PagePath>): (path: PagePath) => boolean {
  const folders = new Set([...roots].map((root) => segmentsOf(root.replace(ENDING, '')).join('/')));
  return (path) => {
    const segments = segmentsOf(path);
    return segments.some((_, depth) => depth > 0 && folders.has(segments.slice(0, depth).join('/')));
  };
}

const MAX_RUN = 6;

/** All runs of one to `MAX_RUN` of the words, which single blanks separate. */
export function runsOf(words: string): string[] {
  const list = words.split(' ');
  return list.flatMap((_, from) =>
    list.slice(from, from + MAX_RUN).map((_, more) => list.slice(from, from + more + 1).join(' ')),
  );
}

/** The last segment of a path, decoded and without a file's ending, as folded words; `''` for the root. */
export function lastWords(path: PagePath): string {
  const segment = segmentsOf(path).at(-1) ?? '';
  return foldWords((attempt(() => decodeURIComponent(segment)) ?? segment).replace(ENDING, ''));
}

/** Removes pictograms, arrows and separators from both ends of a name. */
export const withoutOrnament = (name: string): string =>
  name.replace(/^[^\p{L}\p{N}\p{Ps}\p{Pi}"'¿¡&+#]+/u, '').replace(ORNAMENT_BEHIND, '');

/** Pictograms, arrows and separators at the end. */
const ORNAMENT_BEHIND = /(?<![^\p{L}\p{N}\p{Pe}\p{Pf}"'?!.%+®™])[^\p{L}\p{N}\p{Pe}\p{Pf}"'?!.%+®™]+$/u;

const DETERMINERS = new RegExp(`^(?:${inCompleteLanguages(({ determiners }) => determiners)} )+`);
const CONJUNCTION = new RegExp(` ${inCompleteLanguages(({ conjunctions }) => conjunctions)} `);

/** Removes `ver todos los`, `nuestros` and the like from the beginning of folded words. */
export const withoutDeterminers = (words: string): string => words.replace(DETERMINERS, '');

/**
 * Roles that folded words are like, best first, with a likeness from above 0 to 1, the exact name. `precios y horarios`
 * name both roles, each with 1, because each half is an exact name.
 */
export function rolesLike(words: string, language: string) {
  const halves = words.split(CONJUNCTION).map((half) => rolesNamed(half, language));
  const areBoth = halves.every(([best]) => best?.likeness === 1);
  if (!areBoth) return rolesNamed(words, language);
  return [...new Set(halves.flat().map(({ role }) => role))].map((role) => ({ role, likeness: 1 }));
}

/** A role and one of its names, which the words of a page may be like. */
interface RoleName {
  role: NamedRole;
  name: string;
  /** Its place in the order of languages, roles and names. */
  at: number;
}

/**
 * Indexes of the names of roles in all languages, those of `own` first: `byName`, `byAddress` (the name without
 * blanks), `stoodInFor` (by stand-in name), and `standIns`, a set of the stand-in names of `own` alone.
 */
const roleNamesOf = remember((own: Words) => {
  const ofLanguages = wordsFor(own.language);
  const names = ofLanguages.flatMap(({ roles }) =>
    (Object.keys(roles) as NamedRole[]).flatMap((role) => roles[role].map((name) => ({ role, name }))),
  );
  const standIns = new Set(Object.values(own.standIns).flat());
  const named = names.map((one, at): RoleName => ({ ...one, at })).filter(({ name }) => !standIns.has(name));
  const stoodInFor = ofLanguages.flatMap((words) =>
    (Object.entries(words.standIns) as [NamedRole, readonly string[]][]).flatMap(([role, list]) =>
      [...new Set(list)].map((name) => ({ name, found: { role, rank: list.indexOf(name) } })),
    ),
  );
  return {
    standIns,
    byName: groupBy(named, ({ name }) => name),
    byAddress: groupBy(named, ({ name }) => name.replaceAll(' ', '')),
    stoodInFor: groupBy(stoodInFor, ({ name }) => name),
  };
});

/** Yields the words, then each beginning and end of them that is cut at a blank. */
function* edgesOf(words: string): Generator<string> {
  yield words;
  for (let at = words.indexOf(' '); at >= 0; at = words.indexOf(' ', at + 1)) {
    yield words.slice(0, at);
    yield words.slice(at + 1);
  }
}

/**
 * Roles with a name at the beginning or end of the words, or that equals them without blanks, best first. An exact name
 * leaves out all others: `áreas de práctica` does not mean areas. `[]` for a stand-in name of the language.
 */
function rolesNamed(named: string, language: string): { role: NamedRole; likeness: number }[] {
  const words = withoutDeterminers(named);
  const { standIns, byName, byAddress } = roleNamesOf(wordsOf(language));
  if (standIns.has(words)) return [];
  const fitting = new Set([
    ...[...edgesOf(words)].flatMap((edge) => byName.get(edge) ?? []),
    ...(byAddress.get(words) ?? []),
  ]);
  /** The longest name that fits, in any word list of the language. */
  const names = new Map<NamedRole, string>();
  for (const { role, name } of [...fitting].sort((a, b) => a.at - b.at)) {
    if (name.length > (names.get(role) ?? '').length) names.set(role, name);
  }
  const count = words.split(' ').length;
  const isWhole = (name: string) => words === name || words === name.replaceAll(' ', '');
  const likenesses = [...names].map(([role, name]) => {
    const share = name.split(' ').length / count;
    /** 1 for the exact name, less for a name with words around it. */
    return { role, likeness: isWhole(name) ? 1 : words.startsWith(`${name} `) ? 0.3 + share / 2 : share / 2 };
  });
  const exact = likenesses.filter(({ likeness }) => likeness === 1);
  return exact.length > 0 ? exact : likenesses.sort((a, b) => b.likeness - a.likeness);
}

/**
 * Roles that a page with exactly this folded name takes if no page is named for them, in any language. Rank 0 is the
 * best stand-in; not sorted.
 */
export function rolesStoodInFor(named: string, language: string): { role: NamedRole; rank: number }[] {
  const found = roleNamesOf(wordsOf(language)).stoodInFor.get(withoutDeterminers(named)) ?? [];
  return found.map((one) => one.found);
}
