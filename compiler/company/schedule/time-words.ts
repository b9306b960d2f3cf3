/** Company stage, opening hours: patterns of the words for times, in all complete languages. */

import { inCompleteLanguages } from '../../words/any-language.ts';
import type { Words } from '../../words/words.ts';

/** The source of a group of some time words in all complete languages. */
export const said = (pick: (time: Words['time']) => RegExp): string => inCompleteLanguages(({ time }) => pick(time));
/** The source of whole words or phrases; digits may touch them, as layouts join them. */
export const word = (source: string): string => `(?<!\\p{L})${source}(?!\\p{L})`;

/** Makes an expression, without flag `g`, that finds some time words of all languages as whole words in folded text. */
export const wordsSaid = (pick: (time: Words['time']) => RegExp): RegExp => new RegExp(word(said(pick)), 'u');

/** `12 m` is noon in parts of America. */
export const HALF = `[ap]\\.? ?m\\b\\.?|(?<=12(?::00)? ?)m\\b\\.?|(?<isAm>${said(({ am }) => am)})(?!\\p{L})|${said(({ pm }) => pm)}(?!\\p{L})`;
