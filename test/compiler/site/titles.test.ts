/** Site stage: what the titles of a site's pages, and the names in their menus, tell together. */

import { describe, expect, it } from 'vitest';
import { learnNames, learnTitleEdges, majorityOf } from '../../../compiler/site/learn-titles.ts';

describe('the part of titles that is the name of the site', () => {
  it.each<[what: string, titles: string[], edges: string[]]>([
    ['ends all of two', ['Gas | Norte', 'Luz | Norte'], [' | Norte']],
    ['ends no two of three', ['Gas | Norte', 'Luz | Norte', 'Agua'], []],
    ['ends a quarter, three at least', ['A | Norte', 'B | Norte', 'C | Norte', ...'DEFGHIJKL'], [' | Norte']],
    ['ends no three of thirteen', ['A | Norte', 'B | Norte', 'C | Norte', ...'DEFGHIJKLM'], []],
    ['begins half, three at least', ['Norte | A', 'Norte | B', 'Norte | C', ...'DEF'], ['Norte | ']],
    ['begins no three of seven', ['Norte | A', 'Norte | B', 'Norte | C', ...'DEFG'], []],
  ])('%s', (_, titles, edges) => expect(learnTitleEdges(titles)).toEqual(edges));
});

it.each<[what: string, titles: string[], title: string]>([
  ['of more than half', ['Norte', 'Gas', 'Norte', 'Luz', 'Norte'], 'Norte'],
  ['of none where it is half', ['Norte', 'Gas', 'Norte', 'Luz', 'Norte', 'Agua'], ''],
  ['of none where fewer pages have it than must', ['Norte', 'Norte'], ''],
])('the title of most pages is that %s', (_, titles, title) => expect(majorityOf(titles, 3)).toBe(title));

describe('the name of a page in the menus', () => {
  it.each<[what: string, names: string[], name: string]>([
    ['is what most of them say', ['Casa', 'Taller', 'Taller'], 'Taller'],
    ['is the first by its letters where as many say another', ['Taller', 'Casa', 'Taller', 'Casa'], 'Casa'],
  ])('%s', (_, names, name) =>
    expect(learnNames(names.map((one) => ['/a/', one] as const))).toEqual(new Map([['/a/', name]])),
  );
});
