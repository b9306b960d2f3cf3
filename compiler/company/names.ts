/** Company stage: the names in the addresses of pages, and what names of pages and menu entries stand for. */

import { attempt } from '#shared/attempt.ts';
import type { PagePath } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../words/any-language.ts';
import { wordsFor } from '../words/languages.ts';
import type { PageRole } from '../words/words.ts';

const ENDING = /\.(?:html?|php|aspx?)$/i;

type NamedRole = Exclude<PageRole, 'home'>;

/** Segments of a path, without an index file. */
export function segmentsOf(path: PagePath): string[] {
  return path.split('/').filter((segment) => segment !== '' && !/^index\.\w+$/.test(segment));
}

/** Tells whether a path is below one of these, but none of them: `/zonas/palma/` below `/zonas/`, `/zonas.html`. */
export function belowAny(roots: Iterable<PagePath>): (path: PagePath) => boolean {
  const folders = new Set([...roots].map((root) => segmentsOf(root.replace(ENDING, '')).join('/')));
  return (path) => {
    const segments = segmentsOf(path);
    return segments.some((_, depth) => depth > 0 && folders.has(segments.slice(0, depth).join('/')));
  };
}

const MAX_RUN = 6;

/** All runs of up to six of these words. */
export function runsOf(words: string): string[] {
  const list = words.split(' ');
  return list.flatMap((_, from) =>
    list.slice(from, from + MAX_RUN).map((_, more) => list.slice(from, from + more + 1).join(' ')),
  );
}

/** The last segment of a path as folded words, without a file's ending. */
export function lastWords(path: PagePath): string {
  const segment = segmentsOf(path).at(-1) ?? '';
  return foldWords((attempt(() => decodeURIComponent(segment)) ?? segment).replace(ENDING, ''));
}

/** A name without the pictograms, arrows and separators around it. */
export const withoutOrnament = (name: string): string =>
  name.replace(/^[^\p{L}\p{N}\p{Ps}\p{Pi}"'¿¡&+#]+/u, '').replace(ORNAMENT_BEHIND, '');

const ORNAMENT_BEHIND = /(?<![^\p{L}\p{N}\p{Pe}\p{Pf}"'?!.%+®™])[^\p{L}\p{N}\p{Pe}\p{Pf}"'?!.%+®™]+$/u;

const DETERMINERS = new RegExp(`^(?:${inCompleteLanguages(({ determiners }) => determiners)} )+`);
const CONJUNCTION = new RegExp(` ${inCompleteLanguages(({ conjunctions }) => conjunctions)} `);

/** The name without `ver todos los` and the like before it. */
export const withoutDeterminers = (words: string): string => words.replace(DETERMINERS, '');

/** Roles that folded words name, best first. `precios y horarios` are of both, if each half is a role's very name. */
export function rolesLike(words: string, language: string) {
  const halves = words.split(CONJUNCTION).map((half) => rolesNamed(half, language));
  const areBoth = halves.every(([best]) => best?.likeness === 1);
  if (!areBoth) return rolesNamed(words, language);
  return [...new Set(halves.flat().map(({ role }) => role))].map((role) => ({ role, likeness: 1 }));
}

/**
 * Roles by one name, an address without blanks too; a name inside other words does not count. The full name of one role
 * names no other: `áreas de práctica` are no areas, nor is anything `áreas` where the language uses the word for services.
 */
function rolesNamed(named: string, language: string): { role: NamedRole; likeness: number }[] {
  const words = withoutDeterminers(named);
  const standIns = Object.values(wordsFor(language)[0]?.standIns ?? {}).flat();
  if (standIns.includes(words)) return [];
  const count = words.split(' ').length;
  const isWhole = (name: string) => words === name || words === name.replaceAll(' ', '');
  const fits = (name: string) => isWhole(name) || words.startsWith(`${name} `) || words.endsWith(` ${name}`);
  /** The longest name that fits, in any word list of the language. */
  const names = new Map<NamedRole, string>();
  for (const { roles } of wordsFor(language)) {
    for (const role of Object.keys(roles) as NamedRole[]) {
      for (const name of roles[role]) {
        if (fits(name) && !standIns.includes(name) && name.length > (names.get(role) ?? '').length)
          names.set(role, name);
      }
    }
  }
  const likenesses = [...names].map(([role, name]) => {
    const share = name.split(' ').length / count;
    /** 1 for the exact name, less for a name with words around it. */
    return { role, likeness: isWhole(name) ? 1 : words.startsWith(`${name} `) ? 0.3 + share / 2 : share / 2 };
  });
  const exact = likenesses.filter(({ likeness }) => likeness === 1);
  return exact.length > 0 ? exact : likenesses.sort((a, b) => b.likeness - a.likeness);
}

/** Roles that a page with exactly this name takes if no page is named for them; rank 0 is the best. Not sorted. */
export function rolesStoodInFor(named: string, language: string): { role: NamedRole; rank: number }[] {
  const words = withoutDeterminers(named);
  return wordsFor(language).flatMap(({ standIns }) =>
    (Object.entries(standIns) as [NamedRole, readonly string[]][]).flatMap(([role, names]) => {
      const rank = names.indexOf(words);
      return rank < 0 ? [] : [{ role, rank }];
    }),
  );
}
