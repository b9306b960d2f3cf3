/** Choosing content: which blocks are kept, once they have scores. */

import { describe, expect, it } from 'vitest';
import { type Candidate, keepAlone, keepOnSite } from '../../../../compiler/page/choose/decide.ts';
import { signals } from './blocks-of.ts';

/** A page of ten kept words, and the blocks of interest. */
const kept = { words: 20, score: 5 };
const block = (given: Partial<Candidate>): Candidate => ({
  tag: 'p',
  words: 5,
  score: 0,
  template: 0,
  signals: [],
  isWanted: false,
  isChrome: false,
  isRepeated: false,
  isInCard: false,
  isTold: false,
  isTitle: false,
  ...given,
});
/** Whether each block stays on a page that has enough beside them, which are not their neighbours. */
const onSite = (...blocks: Partial<Candidate>[]) =>
  keepOnSite([block(kept), block({ score: -9 }), ...blocks.map(block)], false).slice(2);

describe('on a site', () => {
  it('headings alone are no page, and its own links stay with them', () => {
    const [heading, link] = [
      block({ tag: 'h2', score: 1 }),
      block({ words: 3, signals: signals('says-only:share', 'links:1'), score: -1 }),
    ];
    expect(keepOnSite([heading, link], false)).toEqual([true, true]);
    expect(keepOnSite([heading, { ...link, isChrome: true }], false)).toEqual([true, false]);
    expect(keepOnSite([heading, block(kept), block({ score: -9 }), link], false)).toEqual([true, true, false, false]);
  });
  it.each<[rule: string, given: Partial<Candidate>, isKept: boolean]>([
    ['what scores enough is kept', { score: -0.4, isChrome: true }, true],
    ['what scores less goes with a sign that it is chrome', { score: -0.41, isChrome: true, words: 99 }, false],
    ['own text of eight words is kept without one', { score: -9, words: 8 }, true],
    ['own text of seven words is kept while it is not unlikely', { score: -2.5, words: 7 }, true],
    ['own text of seven words goes when it is', { score: -2.51, words: 7 }, false],
    ['text that repeats is no own text', { score: -0.41, words: 99, template: -0.011 }, false],
    ['what is kept for all is kept while it is not unlikely', { score: -2.5, template: -0.01 }, true],
    ['what is kept for all goes when it is, however long', { score: -2.51, words: 99, template: -0.01 }, false],
    ['what the owner wants is kept', { score: -9, isWanted: true, isChrome: true, template: -12 }, true],
    ['own contact data are kept', { score: -9, signals: signals('says:contact') }, true],
    ['the name beside a review is kept', { score: -9, signals: signals('named:reviews', 'named:byline') }, true],
    ['the name beside what a customer says is kept', { score: -9, signals: signals('named:testimonial') }, true],
    ['contact data that repeat go', { score: -9, template: -0.01, signals: signals('says:contact') }, false],
    [
      'own contact data in a place of chrome go',
      { score: -9, isChrome: true, signals: signals('says:contact') },
      false,
    ],
    ['what the page states is kept', { score: -9, template: -3, signals: signals('repeats:structured-data') }, true],
    [
      'what it states in a place of chrome goes',
      { score: -9, isChrome: true, signals: signals('repeats:structured-data') },
      false,
    ],
    ['a label is kept when it scores more', { score: 0.5, signals: signals('links:1', 'says-only:action') }, true],
    ['a label goes when it scores less', { score: 0.49, signals: signals('links:1', 'says-only:action') }, false],
    [
      'a part of a card is no label',
      { score: -0.4, signals: signals('links:1', 'says-only:action'), isInCard: true },
      true,
    ],
    ['a fact or file is no label', { score: -9, signals: signals('links:1', 'says-only:action'), isTold: true }, true],
    ['a fact or file goes in a place of chrome', { score: -9, isTold: true, isChrome: true }, false],
    ['a question is no label', { score: -0.4, signals: signals('links:1', 'says-only:share', 'ends:question') }, true],
    ['a button is one', { score: 0.49, signals: signals('tag:button', 'says-only:share') }, false],
    ['what is not clicked is no label', { score: -0.4, signals: signals('links:.9', 'says-only:action') }, true],
    ['what it is described by is nothing more', { score: -9, signals: signals('repeats:description') }, false],
  ])('%s', (_, given, isKept) => expect(onSite(given)).toEqual([isKept]));

  it('a doubtful line between two that are kept is kept', () => {
    const between = (given: Partial<Candidate>) => onSite({ score: 1 }, { isChrome: true, ...given }, { score: 1 })[1];
    expect([-4, -4.01].map((score) => between({ score }))).toEqual([true, false]);
    expect(between({ score: -1, signals: signals('says-only:action') })).toBe(false);
    expect(between({ score: -1, signals: signals('says-only:action', 'ends:question') })).toBe(true);
    expect(onSite({ score: 1 }, { score: -1, isChrome: true })).toEqual([true, false]);
    const first = [block({ score: -1, isChrome: true }), block(kept)];
    expect([onSite(...first), keepOnSite(first, false)]).toEqual(Array(2).fill([false, true]));
  });

  it('every definition of a term that stays does so, one that is chrome excepted', () => {
    const gone = { score: -9, template: -1 };
    const [term, definition] = [
      { tag: 'dt', score: 1 },
      { ...gone, tag: 'dd' },
    ];
    const chrome = { ...definition, isChrome: true };
    expect(onSite(term, definition, definition)).toEqual([true, true, true]);
    expect(onSite(term, chrome, definition)).toEqual([true, false, true]);
    expect(onSite({ ...term, ...gone }, definition)).toEqual([false, false]);
    expect(onSite(term, { ...term, ...gone }, definition, { ...definition, score: 1 }, definition)).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    expect(onSite(term, gone, definition)).toEqual([true, false, false]);
    expect(onSite({ ...term, tag: 'p' }, definition)).toEqual([true, false]);
  });

  it('a heading stays with what stands below it, one line further too', () => {
    const heading = { tag: 'h2', score: -4, isChrome: true };
    const gone = { score: -9, isChrome: true };
    expect(onSite(heading, { score: 1 })[0]).toBe(true);
    expect(onSite(heading, gone, { score: 1 })[0]).toBe(true);
    expect(onSite(heading, gone, gone, { score: 1 })[0]).toBe(false);
    expect(onSite({ ...heading, score: -4.01 }, { score: 1 })[0]).toBe(false);
    expect(onSite({ ...heading, tag: 'h7' }, gone, { score: 1 })[0]).toBe(false);
  });

  it('the title of a small box stays with its text, unless it is chrome', () => {
    const title = { words: 1, score: -12, template: -12, isTitle: true };
    expect(onSite(title, { score: 1 })[0]).toBe(true);
    expect(onSite({ ...title, isTitle: false }, { score: 1 })[0]).toBe(false);
    expect(onSite({ ...title, isChrome: true }, { score: 1 })[0]).toBe(false);
    expect(onSite(title, { score: -12, template: -12 })[0]).toBe(false);
  });

  it('a heading that other pages have too stays with what it stands over, if it is likely by itself', () => {
    const heading = { tag: 'h2', score: -12, template: -8 };
    const gone = { score: -9, isChrome: true };
    const name = { tag: 'h3', score: 1 };
    const stays = (given: Partial<Candidate>, ...below: Partial<Candidate>[]) =>
      onSite({ ...heading, ...given }, ...below)[0];
    expect([stays({}, name), stays({}, gone, name), stays({}, gone, gone, name)]).toEqual([true, true, false]);
    expect([stays({ score: -12.01 }, name), stays({ isChrome: true }, name)]).toEqual([false, false]);
    expect([stays({ tag: 'h1' }, name), stays({ tag: 'p' }, name), stays({ tag: 'h6' }, name)]).toEqual([
      false,
      false,
      true,
    ]);
    expect([stays({}, { ...name, tag: 'h2' }), stays({ template: 0, score: -4.01 }, name)]).toEqual([false, false]);
  });

  describe('a page that keeps too little', () => {
    const page = (isHome: boolean, ...blocks: Partial<Candidate>[]) => keepOnSite(blocks.map(block), isHome);
    const gone = { score: -9, template: -5 };
    it('keeps its own text that nothing calls chrome', () => {
      expect(page(false, gone, { ...gone, isChrome: true }, { ...gone, template: -6 })).toEqual([true, false, false]);
    });
    it('keeps all of its own text otherwise, without the chrome that other pages have too', () => {
      expect(page(false, { ...gone, isChrome: true }, { ...gone, template: -6.01 })).toEqual([true, false]);
      const chrome = { ...gone, words: 50, isChrome: true };
      expect(page(false, { ...gone, words: 1 }, chrome)).toEqual([true, true]);
      expect(page(false, { ...gone, words: 1 }, { ...chrome, isRepeated: true })).toEqual([true, false]);
    });
    it('is one below 20 words, or a quarter of the page', () => {
      const least = (words: number, other: number) => page(false, { words, score: 0 }, { ...gone, words: other })[1];
      expect([20, 19].map((words) => least(words, 200))).toEqual([false, true]);
      expect([5, 4].map((words) => least(words, 15))).toEqual([false, true]);
    });
    it('keeps what it shares with others, if it is the home page', () => {
      const shared = [
        { template: -12, score: -12 },
        { template: -12, score: -12, isChrome: true },
      ];
      expect(page(true, ...shared)).toEqual([true, false]);
      expect(page(false, ...shared)).toEqual([false, false]);
    });
  });
});

describe('a page by itself', () => {
  const alone = (...scores: number[]) => keepAlone(scores.map((score) => block({ score })));
  it('keeps what is more content than not, and less sure lines only while they bring in more than they cost', () => {
    expect(alone(3, 3, -3, 3)).toEqual([true, true, false, true]);
    expect(alone(3, 3, -3, -3, 0)).toEqual([true, true, false, false, true]);
    expect(alone(3, 3, -3, -3, -0.5)).toEqual([true, true, false, false, false]);
  });
  it('keeps the best of a page on which nothing is likely', () => {
    expect(alone(-3, -6, -1)).toEqual([false, false, true]);
    expect(alone(-2.9, -6, -2.9)).toEqual([true, false, true]);
  });
  it('keeps what its owner wants', () => {
    expect(keepAlone([block({ score: 3 }), block({ score: -9, isWanted: true })])).toEqual([true, true]);
  });
  it('joins what lies between, if it is not less likely than one to twelve', () => {
    expect([-2.5, -2.51].map((score) => alone(5, score, 5)[1])).toEqual([true, false]);
  });
});
