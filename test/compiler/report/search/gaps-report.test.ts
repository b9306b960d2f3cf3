import { createColors } from 'picocolors';
import { describe, expect, it } from 'vitest';
import { toSectionText } from '../../../../compiler/report/render.ts';
import { judgeGaps, toGapsSections } from '../../../../compiler/report/search/gaps-report.ts';
import { reportLanguages } from '../../../../compiler/words/report-languages.ts';

/** A search that finds `/casa/` unless the query speaks of what is nowhere; `tumbalo` is a word of no page. */
const search = {
  explain: (query: string) => ({
    results: query.includes('zurcido') ? [] : [{ path: '/casa/' }],
    unknownWords: query.split(' ').filter((word) => ['tumbalo', 'zurcido', 'raro'].includes(word)),
  }),
} as unknown as Parameters<typeof judgeGaps>[1];

const asked = (...rows: [words: string, searches: number, empty: number][]) =>
  rows.map(([words, searches, empty]) => ({ words, searches, empty }));

describe('judgeGaps', () => {
  it('adds up searches by words and months, sorted by count, then by code points', () => {
    const report = judgeGaps(
      [
        { month: '2030-06', searches: 20, empty: 2, queries: asked(['nevera', 3, 1], ['b', 4, 0], ['a', 4, 0]) },
        { month: '2030-05', searches: 10, empty: 1, queries: asked(['nevera', 5, 2]) },
        { month: '2030-06', searches: 1, empty: 1, queries: [] },
      ],
      search,
    );
    expect(report).toMatchObject({ months: ['2030-05', '2030-06'], searches: 31, empty: 4 });
    expect(report.queries).toEqual([
      { words: 'nevera', searches: 8, empty: 3, finds: '/casa/', missing: [] },
      { words: 'a', searches: 4, empty: 0, finds: '/casa/', missing: [] },
      { words: 'b', searches: 4, empty: 0, finds: '/casa/', missing: [] },
    ]);
  });

  const text = (months: Parameters<typeof judgeGaps>[0], shown: number) =>
    toSectionText(toGapsSections(judgeGaps(months, search), shown, reportLanguages.en), createColors(false));

  it('groups searches: nothing found, a word on no page, and the most frequent', () => {
    const queries = asked(
      ['horno', 30, 0],
      ['nevera no enfria', 9, 0],
      ['tumbalo no enfria', 8, 0],
      ['toldo', 7, 0],
      ['zurcido', 5, 5],
    );
    expect(text([{ month: '2030-05', searches: 100, empty: 10, queries }], 2)).toBe(
      [
        '100 searches, 2030-05; 10 found nothing\n',
        'Finds nothing: a page to write, or a word to name in search.synonyms\n      5×  zurcido\n',
        'Asks for a word that no page has\n      8×  tumbalo no enfria  no page says «tumbalo»; first result /casa/\n',
        'Asked most\n     30×  horno  → /casa/\n      9×  nevera no enfria  → /casa/\n  … and 1 more\n',
      ].join('\n'),
    );
  });

  it('names the first and the last month, and says if no search may be shown', () => {
    const month = (name: string) => ({ month: name, searches: 1, empty: 0, queries: [] });
    expect(text([month('2030-07'), month('2030-05'), month('2030-06')], 9)).toBe(
      '3 searches, 2030-05 to 2030-07; 0 found nothing\n  Nothing was asked often enough to be told without telling who asked.\n',
    );
  });
});
