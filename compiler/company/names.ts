/** Company stage: what names of pages and menu entries stand for. */

import type { PagePath } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import { wordsFor } from '../words/languages.ts';
import type { PageRole } from '../words/words.ts';

type NamedRole = Exclude<PageRole, 'home'>;

/** The last segment of a path as folded words, without a file's ending. */
export function lastWords(path: PagePath): string {
  const segment =
    path
      .split('/')
      .filter((part) => part !== '' && !/^index\.\w+$/.test(part))
      .at(-1) ?? '';
  let words = segment;
  try {
    words = decodeURIComponent(segment);
  } catch {
    // A segment that is no valid UTF-8 names nothing.
  }
  return foldWords(words.replace(/\.(?:html?|php|aspx?)$/i, ''));
}

/** A name without the pictograms, arrows and separators around it. */
export const withoutOrnament = (name: string): string =>
  name.replace(/^[^\p{L}\p{N}\p{Ps}\p{Pi}"'¿¡&+#]+|[^\p{L}\p{N}\p{Pe}\p{Pf}"'?!.%+®™]+$/gu, '');

export interface RoleLikeness {
  role: NamedRole;
  /** 1 for the very name, less for a name with words around it. */
  likeness: number;
}

/**
 * Roles by how well folded words name them, best first; a name in the midst of others names none. The very name of one
 * role names no other: `áreas de práctica` are no areas, nor are the `áreas` that stand for services in the language.
 */
export function rolesLike(words: string, language: string): RoleLikeness[] {
  if (Object.values(wordsFor(language)[0]?.standIns ?? {}).some((names) => names.includes(words))) return [];
  const count = words.split(' ').length;
  const likenesses = rolesWhere(
    language,
    (name) => words === name || words.startsWith(`${name} `) || words.endsWith(` ${name}`),
  ).map(({ role, name }) => {
    const share = name.split(' ').length / count;
    return { role, likeness: name === words ? 1 : words.startsWith(`${name} `) ? 0.3 + share / 2 : share / 2 };
  });
  const exact = likenesses.filter(({ likeness }) => likeness === 1);
  return exact.length > 0 ? exact : likenesses.sort((a, b) => b.likeness - a.likeness);
}

/** The roles that a page of just this name takes on where the site has no page that is named for them; first ranks best. */
export function rolesStoodInFor(words: string, language: string): { role: NamedRole; rank: number }[] {
  return wordsFor(language).flatMap(({ standIns }) =>
    (Object.keys(standIns) as NamedRole[]).flatMap((role) => {
      const rank = standIns[role]?.indexOf(words) ?? -1;
      return rank < 0 ? [] : [{ role, rank }];
    }),
  );
}

/** Each role with the longest of its names that fits. */
function rolesWhere(language: string, fits: (name: string) => boolean): { role: NamedRole; name: string }[] {
  const found = new Map<NamedRole, string>();
  for (const { roles } of wordsFor(language)) {
    for (const role of Object.keys(roles) as NamedRole[]) {
      for (const name of roles[role]) {
        if (fits(name) && name.length > (found.get(role) ?? '').length) found.set(role, name);
      }
    }
  }
  return [...found].map(([role, name]) => ({ role, name }));
}
