/**
 * Regular expressions that see text of others must take time that grows as the text does. `scslre` tells those that
 * one repeated character slows; for the others texts are made of their own parts, and the time is measured.
 *
 * A slow pattern is mended by one of these:
 * - what is repeated begins where none is before it: `(?<!\s)\s+$` instead of `\s+$`;
 * - what begins it is excluded from it: `<[^<>]*>` instead of `<[^>]*>`;
 * - what can be read in two ways is read in one: `(?:a|b)+` instead of `(?:a|b|a)+`;
 * - it repeats up to a bound: `\d{1,9}` instead of `\d+`;
 * - `trimEnd`, `indexOf`, `lastIndexOf` or `split` takes its place.
 * If the text is bounded already, it is listed here, with where.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import { collectPatterns, type Pattern } from './patterns/collect-patterns.ts';
import { findGrowth } from './patterns/find-growth.ts';
import { toPumpings } from './patterns/pumping-strings.ts';
import { temporaryFolder } from './temporary-folder.ts';

const root = join(import.meta.dirname, '..');

/** Milliseconds for all texts on a machine that does much else; alone they take half of it. */
const TIMEOUT = 360_000;

/** Slow patterns whose text is bounded, by file, with where the bound is. */
const BOUNDED = [
  {
    file: 'compiler/document/styles/read-style-rules.ts',
    pattern: /[.#][\w-]+(?=[^\s>+~]*$)|[.#][\w-]+(?![\s\S]*[.#])/,
    bound: 'a selector, of at most MAX_SELECTOR_LENGTH characters: `toRules` in the same file',
  },
];

/** Files that build patterns when they are called, and why none of these is slow on text of others. */
const BUILT_LATER = {
  'compiler/bounds.ts': 'the end of an element, whose name is one of a few',
  'compiler/company/company-config.ts': 'the owner writes them',
  'compiler/company/read/statements/candidates.ts': 'words of a language, none of which repeats',
  'compiler/company/read/statements/score.ts': 'one of several patterns, each of which is tested',
  'compiler/crawl/serve-folder.ts': 'they repeat nothing',
  'compiler/report/check-leaks.ts': 'a run of signs that begins behind a word is read once',
};

/** Why a pattern is slow; `undefined` if it is not. */
function whySlow({ pattern }: Pattern): string | undefined {
  const [report] = analyse(pattern).reports;
  if (report) {
    const quantifier = report.type === 'Trade' ? report.startQuant : report.quant;
    return `\`${quantifier.raw}\` is tried again at each character`;
  }
  const slow = findGrowth(pattern, toPumpings(pattern.source, pattern.flags));
  if (!slow) return undefined;
  const [head, pump, tail] = [slow.head, slow.pump, slow.tail].map((text) => JSON.stringify(text));
  return `${pump} 4 times as often, between ${head} and ${tail}, takes ${slow.growth.toFixed(1)} times as long`;
}

/** Each slow pattern with its places and the reason. */
function findSlow(patterns: readonly Pattern[][]) {
  return patterns.flatMap((same) => {
    const [first] = same as [Pattern];
    const why = whySlow(first);
    return why === undefined ? [] : [{ ...first, places: same.map(({ place }) => place).join(', '), why }];
  });
}

const toKey = (file: string, pattern: RegExp): string => `${file} ${pattern}`;

describe('regular expressions', () => {
  it(
    'take time that grows as the text does',
    async () => {
      const { patterns, later } = await collectPatterns(root);
      expect(patterns.length).toBeGreaterThan(1_000);
      expect(later.sort()).toEqual(Object.keys(BUILT_LATER));

      const bounded = new Set(BOUNDED.map(({ file, pattern }) => toKey(file, pattern)));
      const slow = findSlow(patterns);
      const keyOf = ({ place, pattern }: Pattern) => toKey(place.replace(/:\d+$/, ''), pattern);
      const unbounded = slow.filter((one) => !bounded.has(keyOf(one)));
      expect(unbounded.map(({ places, pattern, why }) => `${places}: ${pattern}: ${why}`)).toEqual([]);
      const found = new Set(slow.map(keyOf));
      expect(
        [...bounded].filter((key) => !found.has(key)),
        'no longer slow: take them out of BOUNDED',
      ).toEqual([]);
    },
    TIMEOUT,
  );

  it('are found where they are slow, whether written out or built', async () => {
    const folder = temporaryFolder();
    for (const room of ['compiler', 'runtime', 'shared']) mkdirSync(join(folder, room));
    writeFileSync(
      join(folder, 'shared/planted.ts'),
      String.raw`
        const WORDS = 'tel|fax|mail|tel';
        const SPACE = /\s/.source;
        export const ANNOUNCED = new RegExp('^(?:\\b(?:' + WORDS + ')\\b\\.?)+$');
        export const END = new RegExp(SPACE + '+$');
        export const withoutLinks = (text: string) => text.replace(/\[[^\]]*\]\([^)]*\)/g, '');
        export const files = (text: string) => text.match(/\]\((\S+\.md)\)/g);
        export const before = (text: string) => text.match(/a(?=.*b)/g);
        export const isSign = (text: string) => /^(?:(?!€)\p{S}|[—|])+$/u.test(text);
        export const fine = [/(?<!\s)\s+$/, /^[^T]*T.*Z/, /\[[^[\]]*\]/g, new RegExp('(?:' + WORDS + ') \\d{1,9}', 'g')];
        export const later = (name: string) => new RegExp('</' + name + '>');`,
    );
    const { patterns, later } = await collectPatterns(folder);
    const lines = findSlow(patterns).map(({ place }) => place.replace('shared/planted.ts:', ''));
    expect(lines.sort()).toEqual(['4', '5', '6', '7', '8', '9']);
    expect(later).toEqual(['shared/planted.ts']);
  });
});
