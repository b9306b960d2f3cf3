/** Choosing content: signals of blocks, and the weights that were fitted to them. */

import { describe, expect, it } from 'vitest';
import { readSignals } from '../../../../compiler/page/choose/signals/block-signals.ts';
import { SIGNAL_WEIGHTS, SIGNALS_DIGEST } from '../../../../compiler/page/choose/signals/signal-weights.ts';
import {
  defineSignals,
  oneOf,
  SIGNAL_NAMES,
  shares,
  signalsNamed,
  upTo,
} from '../../../../compiler/page/choose/signals/signals.ts';
import { remember } from '../../../../shared/remember.ts';
import { signalsDigest } from '../../../bench/fit/signals-digest.ts';
import { blocksOf, words } from './blocks-of.ts';

describe('the weights', () => {
  it('belong to the signals: if this fails, `npm run bench:fit` fits them again', () => {
    expect(SIGNALS_DIGEST).toBe(signalsDigest());
  });

  it('are one for each signal', () => {
    const weighed = Object.entries(SIGNAL_WEIGHTS).flatMap(([kind, values]) =>
      Object.keys(values).map((value) => `${kind}:${value}`),
    );
    expect(weighed.sort()).toEqual([...SIGNAL_NAMES].sort());
  });
});

describe('kinds of signals', () => {
  const { names, of } = defineSignals({ tag: oneOf('p', 'li'), size: upTo(1, 5), links: shares() });
  const told = (signal: number) => names[signal] ?? 'none';
  it('number their values one after another', () => {
    expect(names.slice(0, 6)).toEqual(['tag:p', 'tag:li', 'size:1', 'size:5', 'size:more', 'links:0']);
  });
  it('are one of some words, or none', () => {
    expect(['p', 'li', 'a'].map((word) => told(of.tag(word)))).toEqual(['tag:p', 'tag:li', 'none']);
  });
  it('are up to a limit, or more', () => {
    expect([0, 1, 2, 5, 6].map((value) => told(of.size(value)))).toEqual(
      ['1', '1', '5', '5', 'more'].map((limit) => `size:${limit}`),
    );
  });
  it('are shares, of which nothing and all are their own', () => {
    const shown = ([part, whole]: readonly [number, number]) => told(of.links(part, whole)).slice(6);
    expect([[0, 9] as const, [0, 0] as const, [9, 9] as const].map(shown)).toEqual(['0', '0', '1']);
    expect([15, 16, 35, 36, 60, 61, 85, 86, 99].map((part) => shown([part, 100]))).toEqual([
      '.1',
      '.3',
      '.3',
      '.5',
      '.5',
      '.7',
      '.7',
      '.9',
      '.9',
    ]);
  });
  it('are known by name, and only those that exist', () => {
    expect([...signalsNamed('tag:p')].map((signal) => SIGNAL_NAMES[signal])).toEqual(['tag:p']);
    expect(() => signalsNamed('tag:p', 'tag:none')).toThrow('tag:none');
  });
});

it('what is remembered is worked out once, until too much is', () => {
  let asked = 0;
  const answer = remember((text) => `${text}${++asked}`);
  expect([answer('a'), answer('a'), answer('b')]).toEqual(['a1', 'a1', 'b2']);
  for (let count = 0; count < 4_998; count++) answer(`c${count}`);
  expect(answer('a')).toBe('a1');
  answer('d');
  expect(answer('a')).toBe('a5002');
});

describe('a block shows', () => {
  /** The signals of some kinds of the block that begins with an A. */
  const shown = (html: string, ...kinds: string[]) => {
    const blocks = blocksOf(html);
    const signals =
      readSignals(blocks, { description: () => false, structuredData: () => false, isLong: false })[
        blocks.findIndex(({ text }) => text.startsWith('A'))
      ] ?? [];
    return signals
      .map((signal) => SIGNAL_NAMES[signal] ?? '')
      .filter((name) => kinds.includes(name.split(':')[0] ?? ''));
  };
  const rest = `<p>${words(99)}</p>`;
  it.each<[rule: string, html: string, kinds: string, expected: string]>([
    [
      'the landmark around it',
      `<main>${rest}</main><footer><p>A</p></footer>`,
      'in in-page in-main',
      'in:footer in-page:footer in:p',
    ],
    [
      'a landmark inside of the content',
      `<main>${rest}<footer><p>A</p></footer></main>`,
      'in-page in-main',
      'in-main:footer',
    ],
    ['a role as its landmark', `${rest}<div role="navigation"><a href="/">A</a></div>`, 'in', 'in:nav'],
    [
      'a footer beside a main part, however long',
      `<main>x</main><footer><p>A</p>${rest}</footer>`,
      'in-page',
      'in-page:footer',
    ],
    ['no search that holds articles', `<div class="filters"><article>A</article></div>${rest}`, 'named', ''],
    ['no landmark that holds most of the page', `<aside><p>A</p>${rest}</aside>`, 'in', 'in:p'],
    [
      'no header that holds the main heading',
      `<header><div><h1>T</h1></div><p>A</p></header>${rest}`,
      'in in-page',
      'in:p',
    ],
    ['no menu that is read', `<nav><p>${words(15, 'A')}</p><p>x</p></nav>${rest}`, 'in', 'in:p'],
    ['how a place is called, camels too', `<div class="boxRelated"><p>A</p></div>${rest}`, 'named', 'named:related'],
    [
      'no name of chrome for most of the page',
      `<div class="sidebar card"><p>A</p>${rest}</div>`,
      'named',
      'named:card',
    ],
    ['no name of the body', `<p>A</p>${rest}`, 'named', ''],
    [
      'what the heading above it says',
      `<h2>Comentarios</h2><p>A</p>${rest}`,
      'section under',
      'section:comments under:h2',
    ],
    ['not what a heading says that another ended', `<h2>Comentarios</h2><h2>Otra</h2><p>A</p>${rest}`, 'section', ''],
    ['that the main heading follows', `<p>A</p><h1>T</h1>${rest}`, 'h1 before-h1 after-h1', 'h1:before before-h1:15'],
    ['that the main heading went before', `<h1>T</h1><p>A</p>${rest}`, 'h1 before-h1 after-h1', 'h1:after after-h1:15'],
    ['that it is the main heading', `<h1>A</h1>${rest}`, 'h1', 'h1:this'],
    [
      'what stands before and behind it',
      `<h2>T</h2><p>A</p><p><a>l</a></p>`,
      'previous next',
      'previous:heading next:links',
    ],
    [
      'short and long neighbours',
      `<p>${words(40)}</p><p>A</p><p>${words(41)}</p>`,
      'previous next',
      'previous:p next:long',
    ],
    ['a sentence by its end', `<p>${words(5, 'A')}.</p>${rest}`, 'ends', 'ends:sentence'],
    ['a mark behind fewer than five words', `<p>${words(4, 'A')}.</p>${rest}`, 'ends', 'ends:mark'],
    ['a question however short', `<p>A?</p>${rest}`, 'ends', 'ends:question'],
    ['no neighbours', `<p>A</p>`, 'previous next prose', 'prose:none previous:none next:none'],
    ['prose, with which the page begins', `<p>${words(15, 'A')}</p>`, 'prose', 'prose:within'],
  ])('%s', (_, html, kinds, expected) => expect(shown(html, ...kinds.split(' ')).join(' ')).toBe(expected));
});
