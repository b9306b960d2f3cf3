/** How a text is written so that Markdown reads it as that text. */

import type { Root, Text } from 'mdast';
import type { Options } from 'remark-stringify';

type ToMarkdownHandle = NonNullable<NonNullable<Options['handlers']>['text']>;
type Info = Parameters<ToMarkdownHandle>[3];

type State = Parameters<ToMarkdownHandle>[2];
type Unsafe = State['unsafe'][number];

/** Stands for `<` while the library escapes; a private character, which tidying has taken out of every text. */
const LESS_THAN = '\ue000';

/**
 * What could be Markdown: marks of ASCII, but for those that mean nothing to it. A full stop makes a list after a figure,
 * and an address after `www`.
 */
const SUSPECT = /[^\x20%,.0-9;?A-Za-z\x7f-\uffff]|^\.|[\dWw]\./;

/** A blank is lost beside a line's end. */
const isBesideLineEnd = (value: string, { before, after }: Info): boolean =>
  (value.startsWith(' ') && /[\r\n]/.test(before)) || (value.endsWith(' ') && /[\r\n]/.test(after));

const IN_WORD = 'A-Za-z0-9À-ɏ';
/** In texts, not in what the library writes by other rules: addresses, titles, the text of links for what looks like one. */
const inPhrasing = {
  inConstruct: 'phrasing',
  notInConstruct: ['autolink', 'destinationLiteral', 'destinationRaw', 'reference', 'titleQuote', 'titleApostrophe'],
} satisfies Partial<Unsafe>;
/** Behind the beginning of an address, up to its end: what would be escaped, which it is not within an address. */
const SWALLOWED = '\\S*(?:[*~`<|[\\]\\\\]|_(?![A-Za-z0-9])|(?<![A-Za-z0-9])_|&#?\\w+;)';

/**
 * A character that must be escaped by what stands before and (or) behind it. Twice: the library takes the condition on a
 * side for unmet once that neighbour is escaped, but not if another pattern asks for the same on the other side.
 */
const escapedWhere = (
  character: string,
  before: string,
  and: 'and' | 'or',
  behind: string,
  ...notIn: 'link'[]
): Unsafe[] => {
  const or = and === 'or' ? '|' : '';
  const where = { ...inPhrasing, notInConstruct: [...inPhrasing.notInConstruct, ...notIn] };
  return [
    { character, before: `(?<=${before})${or}(?=.(?:${behind}))`, ...where },
    { character, after: `(?<=(?:${before}).)${or}(?=${behind})`, ...where },
  ];
};

/**
 * What the library escapes wherever it might mean something, and when it does (CommonMark 0.31, GFM): a reference ends
 * with a semicolon; a bracket needs a destination, a definition or a task behind it, and the parenthesis is escaped; an
 * address is no other text for being a link, and no link in one; what can only open, or only close, needs its other half.
 */
const NEEDED: Readonly<Record<string, readonly Unsafe[]>> = {
  // The host ends at the first other character.
  '@': escapedWhere('@', '[+\\-.\\w]', 'and', '[-.\\w]*_', 'link'),
  ':': escapedWhere(':', '[ps]', 'and', `\\/${SWALLOWED}`, 'link'),
  '.': escapedWhere('.', '[Ww]', 'and', SWALLOWED, 'link'),
  '&': [{ character: '&', after: '(?=#\\d{1,7};|#[Xx][\\dA-Fa-f]{1,6};|[A-Za-z][A-Za-z\\d]{0,31};)' }],
  '[': [
    { character: '[', inConstruct: ['label', 'reference'] },
    { character: '[', atBreak: true, after: '(?:[ xX]\\][ \\t]|[^\\]]*\\]:)' },
  ],
  '*': [
    { character: '*', inConstruct: ['strong', 'emphasis'] },
    ...escapedWhere('*', `^|[^\\s${IN_WORD})€%»]`, 'or', '\\S'),
  ],
  '~': escapedWhere('~', '[^\\s(]', 'or', `[^${IN_WORD}]|$`),
};
const slim = new WeakSet<State>();

/** Has the state escape what must be, and no more; patterns for the beginning of a line stay, but for brackets. */
function slimDown(state: State): void {
  if (slim.has(state)) return;
  slim.add(state);
  const isKept = ({ character, atBreak }: Unsafe) => !NEEDED[character] || (atBreak === true && character !== '[');
  state.unsafe = [...state.unsafe.filter(isKept), ...Object.values(NEEDED).flat()];
}

/** `&lt;` rather than `\\<`: nothing in the text may look like a tag, also to readers that know no Markdown. */
export const writeText: ToMarkdownHandle = ({ value }: Text, _, state, info) => {
  if (!SUSPECT.test(value) && !isBesideLineEnd(value, info)) return value;
  slimDown(state);
  return (
    state
      .safe(value.replaceAll('<', LESS_THAN), info)
      // A single backslash before it, harmless so far, would escape the `&`.
      .replace(/(?<!\\)(\\*)\ue000/g, (_whole, run: string) => `${run}${run.length % 2 ? '\\' : ''}&lt;`)
  );
};

/** The whole, whose addresses are written with no more escapes than its texts. */
export const writeRoot: NonNullable<NonNullable<Options['handlers']>['root']> = (root: Root, _, state, info) => {
  slimDown(state);
  return state.containerFlow(root, info);
};
