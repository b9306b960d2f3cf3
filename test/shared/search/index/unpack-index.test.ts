import { describe, expect, it } from 'vitest';
import { packSearchTables } from '#shared/search/index/packed-index.ts';
import { unpackIndex } from '#shared/search/index/unpack-index.ts';
import { loadSearch } from '#shared/search/load-search.ts';

const packed = packSearchTables({
  languages: ['es'],
  synonyms: [['nevera', 'frigorífico']],
  terms: ['grif', 'never', 'ñandu'],
  postingsOf: (term) => ({ pages: [0, 1, 300].slice(term), weights: [3, 2, 1].slice(term) }),
  ownPages: [3, 1, 0],
  heaviest: 3,
  forms: [['grifo', 'grifos'], ['neveras'], []],
  pages: Array.from({ length: 301 }, (_, page) => ({
    language: 0,
    kind: 'ordinary',
    cites: page === 0 ? [3, 5, 8, 200] : [],
    titles: [[page % 3], [0, 1, 2]],
  })),
});
/** A message that names the file and says what to do. */
const refusal = /search-index\.bin.*compile/;

describe('unpackIndex', () => {
  it('gives the packed index', () => {
    const index = unpackIndex(packed);
    expect(index.terms).toEqual(['grif', 'never', 'ñandu']);
    expect([...index.frequencies]).toEqual([3, 2, 1]);
    expect([...index.ownFrequencies]).toEqual([3, 1, 1]);
    expect([0, 1, 2].map(index.pagesOf)).toEqual([[0, 1, 300], [1, 300], [300]]);
    expect([0, 1, 299, 300].map(index.citesOf)).toEqual([
      [
        { start: 3, end: 8 },
        { start: 8, end: 208 },
      ],
      [],
      [],
      [],
    ]);
    expect([0, 1, 2].map(index.formsOf)).toEqual([['grifo', 'grifos'], ['neveras'], []]);
    expect(index.pageCount).toBe(301);
    expect(index.synonyms).toEqual([['nevera', 'frigorífico']]);
  });

  const packPages = (pages: number[], weights: number[]) =>
    unpackIndex(
      packSearchTables({
        languages: ['es'],
        synonyms: [],
        terms: ['grif'],
        postingsOf: () => ({ pages, weights }),
        ownPages: [2],
        heaviest: 1_000,
        forms: [[]],
        pages: Array.from({ length: (pages.at(-1) ?? 0) + 1 }, () => ({
          language: 0,
          kind: 'ordinary',
          cites: [],
          titles: [[0]],
        })),
      }),
    );

  it('gives pages by distances and weights in steps above zero', () => {
    const { postings, offsets, weights } = packPages([0, 3], [1_000, 0.001]);
    expect([...offsets]).toEqual([0]);
    expect([...postings]).toEqual([0, 255, 2, 1]);
    expect(weights[255]).toBe(1_000);
    expect(weights[1]).toBeGreaterThan(0);
  });

  it('gives the packed index of a large site', () => {
    const pages = Array.from({ length: 70_000 }, (_, page) => page);
    const { postings, pageCount } = packPages(
      pages,
      pages.map(() => 1_000),
    );
    expect([pageCount, postings.length]).toEqual([70_000, 140_000]);
    expect(postings.every((byte, place) => byte === (place % 2 === 0 ? 0 : 255))).toBe(true);
  });

  it.each([
    [127, [127]],
    [128, [128, 1]],
    [16_383, [255, 127]],
    [16_384, [128, 128, 1]],
  ])('gives a distance of %d, packed in seven bits a byte with the last below 128', (distance, bytes) => {
    expect([...packPages([0, distance + 1], [1_000, 1_000]).postings]).toEqual([0, 255, ...bytes, 255]);
  });

  it('opens only with the pages it was made of', () => {
    expect(() => loadSearch(packed, [])).toThrow('has 301 pages, the content has 0');
  });

  it('refuses another format', () => {
    expect(() => unpackIndex(Buffer.from('{}'))).toThrow(refusal);
    expect(() => unpackIndex(Buffer.from('vitrina-search 0\n{}\n'))).toThrow(refusal);
    expect(() => unpackIndex(new Uint8Array())).toThrow(refusal);
  });

  it('refuses a file that is cut off or too long', () => {
    for (let length = 0; length < packed.length; length += 7) {
      expect(() => unpackIndex(packed.subarray(0, length))).toThrow(refusal);
    }
    expect(() => unpackIndex(Buffer.concat([packed, Buffer.from('x')]))).toThrow(refusal);
  });
});
