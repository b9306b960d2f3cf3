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

describe('the fitted weights', () => {
  it('were fitted to the present signals: if this fails, run `npm run bench:fit`', () => {
    expect(SIGNALS_DIGEST).toBe(signalsDigest());
  });

  it('hold one weight for each signal', () => {
    const weighed = Object.entries(SIGNAL_WEIGHTS).flatMap(([kind, values]) =>
      Object.keys(values).map((value) => `${kind}:${value}`),
    );
    expect(weighed.sort()).toEqual([...SIGNAL_NAMES].sort());
  });
});

describe('defineSignals', () => {
  const { names, of } = defineSignals({ tag: oneOf('p', 'li'), size: upTo(1, 5), links: shares() });
  const told = (signal: number) => names[signal] ?? 'none';
  it('names the values of each kind in order', () => {
    expect(names.slice(0, 6)).toEqual(['tag:p', 'tag:li', 'size:1', 'size:5', 'size:more', 'links:0']);
  });
  it('gives a word of `oneOf` its signal, and another word none', () => {
    expect(['p', 'li', 'a'].map((word) => told(of.tag(word)))).toEqual(['tag:p', 'tag:li', 'none']);
  });
  it('gives a number of `upTo` the signal of the next limit, or `more`', () => {
    expect([0, 1, 2, 5, 6].map((value) => told(of.size(value)))).toEqual(
      ['1', '1', '5', '5', 'more'].map((limit) => `size:${limit}`),
    );
  });
  it('puts a share between 0 and 1 into one of five ranges', () => {
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
  it('finds signals by name, and throws for a name that does not exist', () => {
    expect([...signalsNamed('tag:p')].map((signal) => SIGNAL_NAMES[signal])).toEqual(['tag:p']);
    expect(() => signalsNamed('tag:p', 'tag:none')).toThrow('tag:none');
  });
});

it('remember works an answer out once, and forgets all answers after 5,000', () => {
  let asked = 0;
  const answer = remember((text) => `${text}${++asked}`);
  expect([answer('a'), answer('a'), answer('b')]).toEqual(['a1', 'a1', 'b2']);
  for (let count = 0; count < 4_998; count++) answer(`c${count}`);
  expect(answer('a')).toBe('a1');
  answer('d');
  expect(answer('a')).toBe('a5002');
});

describe('the signals of a block', () => {
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
      'name the landmark around it',
      `<main>${rest}</main><footer><p>A</p></footer>`,
      'in in-page in-main',
      'in:footer in-page:footer in:p',
    ],
    [
      'name a landmark inside of main',
      `<main>${rest}<footer><p>A</p></footer></main>`,
      'in-page in-main',
      'in-main:footer',
    ],
    ['take a role for its landmark', `${rest}<div role="navigation"><a href="/">A</a></div>`, 'in', 'in:nav'],
    [
      'name a footer beside main, even if it holds most of the page',
      `<main>x</main><footer><p>A</p>${rest}</footer>`,
      'in-page',
      'in-page:footer',
    ],
    ['name no search box that holds articles', `<div class="filters"><article>A</article></div>${rest}`, 'named', ''],
    ['name no landmark that holds most of the page', `<aside><p>A</p>${rest}</aside>`, 'in', 'in:p'],
    [
      'name no header that holds the main heading',
      `<header><div><h1>T</h1></div><p>A</p></header>${rest}`,
      'in in-page',
      'in:p',
    ],
    ['name no menu that holds prose', `<nav><p>${words(15, 'A')}</p><p>x</p></nav>${rest}`, 'in', 'in:p'],
    [
      'name a box by its class, also in camel case',
      `<div class="boxRelated"><p>A</p></div>${rest}`,
      'named',
      'named:related',
    ],
    [
      'name no class of chrome for a box with most of the page',
      `<div class="sidebar card"><p>A</p>${rest}</div>`,
      'named',
      'named:card',
    ],
    ['name nothing for a block directly in the body', `<p>A</p>${rest}`, 'named', ''],
    [
      'name the topic and level of the heading above it',
      `<h2>Comentarios</h2><p>A</p>${rest}`,
      'section under',
      'section:comments under:h2',
    ],
    [
      'do not name the topic of a heading that another heading follows',
      `<h2>Comentarios</h2><h2>Otra</h2><p>A</p>${rest}`,
      'section',
      '',
    ],
    [
      'tell that it stands before the main heading',
      `<p>A</p><h1>T</h1>${rest}`,
      'h1 before-h1 after-h1',
      'h1:before before-h1:15',
    ],
    [
      'tell that it stands after the main heading',
      `<h1>T</h1><p>A</p>${rest}`,
      'h1 before-h1 after-h1',
      'h1:after after-h1:15',
    ],
    ['tell that it is the main heading', `<h1>A</h1>${rest}`, 'h1', 'h1:this'],
    [
      'name the kinds of the blocks before and after it',
      `<h2>T</h2><p>A</p><p><a>l</a></p>`,
      'previous next',
      'previous:heading next:links',
    ],
    [
      'tell neighbours of up to 40 words from longer ones',
      `<p>${words(40)}</p><p>A</p><p>${words(41)}</p>`,
      'previous next',
      'previous:p next:long',
    ],
    ['tell that it ends as a sentence, from five words on', `<p>${words(5, 'A')}.</p>${rest}`, 'ends', 'ends:sentence'],
    [
      'tell that it ends with a mark, if it has fewer than five words',
      `<p>${words(4, 'A')}.</p>${rest}`,
      'ends',
      'ends:mark',
    ],
    ['tell that it ends as a question, however short', `<p>A?</p>${rest}`, 'ends', 'ends:question'],
    ['tell that it has no neighbours', `<p>A</p>`, 'previous next prose', 'prose:none previous:none next:none'],
    ['tell that the prose of the page begins with it', `<p>${words(15, 'A')}</p>`, 'prose', 'prose:within'],
  ])('%s', (_, html, kinds, expected) => expect(shown(html, ...kinds.split(' ')).join(' ')).toBe(expected));
});
