/** Site stage: what the titles of a site's pages, and the names in their menus, tell together. */

import { describe, expect, it } from 'vitest';
import { learnNames, learnTitleEdges, majorityOf } from '../../../compiler/site/learn-titles.ts';

describe('learnTitleEdges', () => {
  it.each<[what: string, titles: string[], edges: string[]]>([
    ['finds an ending of both of two titles', ['Gas | Norte', 'Luz | Norte'], [' | Norte']],
    ['finds no ending of two titles in three', ['Gas | Norte', 'Luz | Norte', 'Agua'], []],
    [
      'finds an ending of three titles in twelve',
      ['A | Norte', 'B | Norte', 'C | Norte', ...'DEFGHIJKL'],
      [' | Norte'],
    ],
    ['finds no ending of three titles in thirteen', ['A | Norte', 'B | Norte', 'C | Norte', ...'DEFGHIJKLM'], []],
    ['finds a beginning of three titles in six', ['Norte | A', 'Norte | B', 'Norte | C', ...'DEF'], ['Norte | ']],
    ['finds no beginning of three titles in seven', ['Norte | A', 'Norte | B', 'Norte | C', ...'DEFG'], []],
  ])('%s', (_, titles, edges) => expect(learnTitleEdges(titles)).toEqual(edges));
});

it.each<[what: string, titles: string[], title: string]>([
  ['is one that more than half of them have', ['Norte', 'Gas', 'Norte', 'Luz', 'Norte'], 'Norte'],
  ['is none if exactly half of them have it', ['Norte', 'Gas', 'Norte', 'Luz', 'Norte', 'Agua'], ''],
  ['is none if fewer pages have it than the minimum', ['Norte', 'Norte'], ''],
])('majorityOf %s', (_, titles, title) => expect(majorityOf(titles, 3)).toBe(title));

describe('learnNames', () => {
  it.each<[what: string, names: string[], sorted: string[]]>([
    ['begins with the name that most links say', ['Casa', 'Taller', 'Taller'], ['Taller', 'Casa']],
    ['sorts names that as many links say', ['Taller', 'Casa', 'Taller', 'Casa'], ['Casa', 'Taller']],
  ])('%s', (_, names, sorted) =>
    expect(learnNames(names.map((one) => ['/a/', one] as const))).toEqual(new Map([['/a/', sorted]])),
  );
});
