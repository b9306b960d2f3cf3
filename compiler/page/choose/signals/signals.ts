/** Choosing content: all signals of text blocks. Their worth is in `signal-weights.ts`. */

import { AROUND_NAMES, WITHIN_NAMES } from '../../../signs/box-names.ts';
import { SECTION_WORDS, UI_WORDS } from '../../../signs/interface-words.ts';

/** A kind of signal: its values, and a function that finds one's position, −1 for none. */
interface Kind<Asked extends readonly unknown[]> {
  values: readonly string[];
  find: (...asked: Asked) => number;
}

/** Makes a kind whose values are these words; any other word shows no signal. */
export function oneOf(...values: readonly string[]): Kind<[word: string]> {
  const positions = new Map(values.map((value, position) => [value, position]));
  return { values, find: (word) => positions.get(word) ?? -1 };
}

/** Makes a kind whose value is the first of these limits that a number does not exceed, else `more`. */
export function upTo(...limits: readonly number[]): Kind<[value: number]> {
  const find = (value: number) => {
    const position = limits.findIndex((limit) => value <= limit);
    return position < 0 ? limits.length : position;
  };
  return { values: [...limits.map(String), 'more'], find };
}

/** Makes a kind of part by whole: `0` and `1` are exact, the others lie in intervals; a whole of 0 is `0`. */
export function shares(): Kind<[part: number, whole: number]> {
  const intervals = upTo(0.15, 0.35, 0.6, 0.85, 0.9999999);
  const find = (part: number, whole: number) => {
    if (whole === 0 || part === 0) return 0;
    return part >= whole ? 6 : intervals.find(part / whole) + 1;
  };
  return { values: ['0', '.1', '.3', '.5', '.7', '.9', '1'], find };
}

// biome-ignore lint/suspicious/noExplicitAny: the arguments of `find` differ from kind to kind.
type AnyKind = Kind<any>;

/** Numbers the signals of these kinds: `names` by number, as `kind:value`; `of` finds the number, −1 for none. */
export function defineSignals<const Kinds extends Readonly<Record<string, AnyKind>>>(kinds: Kinds) {
  const names: string[] = [];
  const of: Record<string, AnyKind['find']> = {};
  for (const [kind, { values, find }] of Object.entries(kinds)) {
    const first = names.length;
    names.push(...values.map((value) => `${kind}:${value}`));
    of[kind] = (...asked) => {
      const position = find(...asked);
      return position < 0 ? -1 : first + position;
    };
  }
  return { names, of: of as { readonly [Name in keyof Kinds]: Kinds[Name]['find'] } };
}

/** Parts of a page that are recognized by their structure. */
export const PAGE_PARTS = [
  'breadcrumb',
  'menu',
  'contact-button',
  'form',
  'table-frame',
  'related',
  'gallery',
  'credit',
  'page-link',
  'page-top',
  'invitation',
] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

const NEIGHBOURS = ['heading', 'p', 'li', 'other', 'none', 'long', 'links'];

/** `signalOf` finds the number of a signal by its kind, −1 for none; `SIGNAL_NAMES` has `kind:value` by number. */
export const { of: signalOf, names: SIGNAL_NAMES } = defineSignals({
  // The block itself.
  tag: oneOf(...'p li h1 h2 h3 h4 tr dt dd pre a button span text label time figcaption'.split(' ')),
  'linked-tag': oneOf('p', 'li', 'h2', 'h3', 'a', 'text'),
  words: upTo(1, 2, 4, 8, 15, 30, 60, 120),
  links: shares(),
  says: oneOf(...Object.keys(UI_WORDS)),
  'says-only': oneOf('action', 'share', 'account', 'related', 'navigation', 'comments'),
  ends: oneOf('sentence', 'mark', 'colon', 'more', 'question'),
  is: oneOf('bold', 'capitals', 'numbers', 'repeated'),
  has: oneOf('image', 'sentences', 'separators'),
  starts: oneOf('small'),
  'leads-to': oneOf('anchor'),
  repeats: oneOf('description', 'structured-data'),
  // The boxes around it.
  in: oneOf(
    ...`main article nav menu header footer aside form section region tabpanel hidden
    figure figcaption blockquote table ul ol dl p a li details noscript`.split(/\s+/),
  ),
  'in-main': oneOf('header', 'footer', 'nav', 'aside', 'form', 'section', 'ul'),
  'in-page': oneOf('header', 'footer', 'nav', 'aside', 'form', 'section', 'ul'),
  part: oneOf(...PAGE_PARTS),
  named: oneOf(...Object.keys(AROUND_NAMES), ...Object.keys(WITHIN_NAMES)),
  'parent-words': upTo(5, 20, 60, 200, 800),
  'parent-links': shares(),
  'box-links': shares(),
  'box-prose': shares(),
  'box-mean': upTo(2, 4, 7, 12, 20, 40),
  alike: upTo(1, 3, 6, 12, 30),
  // Its position.
  under: oneOf('nothing', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'),
  section: oneOf(...SECTION_WORDS),
  'since-heading': upTo(0, 20, 60, 200, 600),
  at: oneOf('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
  near: oneOf('start', 'end'),
  h1: oneOf('none', 'this', 'before', 'after'),
  'before-h1': upTo(15, 60, 200, 600, 1500),
  'after-h1': upTo(15, 60, 200, 600, 1500),
  prose: oneOf('none', 'before', 'within', 'after'),
  'before-prose': upTo(3, 10, 30),
  'after-prose': upTo(3, 10, 30),
  core: oneOf('none', 'before', 'beside', 'after'),
  'in-core': upTo(0, 1, 3, 6),
  'out-of-core': upTo(1, 2, 4, 7),
  previous: oneOf(...NEIGHBOURS),
  next: oneOf(...NEIGHBOURS),
  // The page.
  'page-words': upTo(100, 300, 600, 1200, 2500, 6000),
  'page-links': shares(),
  'page-prose': shares(),
  'page-main': oneOf('true', 'false'),
  'page-articles': upTo(0, 1, 4, 10),
  'page-repeats': oneOf('structured-data'),
});

/** Returns the numbers of the signals with these names (`kind:value`). @throws Error for an unknown name */
export function signalsNamed(...names: readonly string[]): ReadonlySet<number> {
  return new Set(
    names.map((name) => {
      const signal = SIGNAL_NAMES.indexOf(name);
      if (signal < 0) throw new Error(`There is no signal ${name}.`);
      return signal;
    }),
  );
}
