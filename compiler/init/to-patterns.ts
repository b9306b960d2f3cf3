/** Init: a list of pages as the path patterns that an owner would write for them. */

import type { PagePath } from '#shared/page.ts';
import { comparePaths } from '#shared/page-path.ts';
import { matchesPatterns } from '../company/path-patterns.ts';
import { groupBy } from '../group-by.ts';

/** Pages that a pattern may match beside the wanted ones, each of which is taken out again. */
const MOST_EXCEPTIONS = 5;

/** Patterns that mean just the wanted paths, a folder with `*` where most of it is; undefined where none can say it. */
export function toPatterns(wanted: readonly PagePath[], all: readonly PagePath[]): string[] | undefined {
  const members = new Set(wanted);
  const folders = groupBy(wanted, (path) => path.replace(/[^/]*\/?$/, ''));
  const short = [...folders].flatMap(([folder, paths]) => {
    const pattern = `${folder}*`;
    const exceptions = all.filter((path) => matchesPatterns(path, [pattern]) && !members.has(path));
    return paths.length > 1 && exceptions.length <= Math.min(MOST_EXCEPTIONS, paths.length - 1)
      ? [pattern, ...exceptions.map((path) => `!${path}`)]
      : paths;
  });
  const means = (patterns: readonly string[]) =>
    all.every((path) => matchesPatterns(path, patterns) === members.has(path));
  return [sortPatterns(short), sortPatterns(wanted)].find(means);
}

/** What is taken out stands after what is taken in. */
const sortPatterns = (patterns: readonly string[]): string[] =>
  [...patterns].sort((a, b) => Number(a.startsWith('!')) - Number(b.startsWith('!')) || comparePaths(a, b));
