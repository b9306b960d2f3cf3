/** Signs: the words of interfaces, in the most frequent languages of sites. */

import { inAnyLanguage } from '../words/any-language.ts';
import type { InterfaceWords } from '../words/site-words.ts';

/** Returns the words of all languages for a part of an interface, as the source of one group. */
const said = (name: keyof InterfaceWords): string => inAnyLanguage((words) => words.interface?.[name]);

/**
 * Creates a pattern for whole words anywhere in a line, except in a mailbox. `\b` is not used at the end: it only knows
 * English letters.
 */
const within = (name: keyof InterfaceWords): RegExp => new RegExp(`\\b${said(name)}(?![\\p{L}@])`, 'u');

/** Patterns of short lines that belong to the interface; tested in lower case. */
export const UI_WORDS: Readonly<Record<string, RegExp>> = {
  copyright: new RegExp(`©|\\(c\\) ?\\d{4}|${said('copyright')}`),
  share: new RegExp(
    `\\b(?:facebook|twitter|whatsapp|linkedin|pinterest|instagram|youtube|tiktok|telegram|${said('share')})(?!\\p{L})`,
    'u',
  ),
  // This also matches longer words: `similares`.
  related: new RegExp(`\\b${said('related')}`, 'u'),
  comments: within('comments'),
  account: within('account'),
  newsletter: within('newsletter'),
  consent: within('consent'),
  legal: within('legal'),
  action: within('action'),
  navigation: new RegExp(`^${said('navigation')}(?!\\p{L})`, 'u'),
  byline: new RegExp(`^${said('byline')}|\\b${said('readingTime')}`, 'u'),
  date: new RegExp(
    `\\b(?:\\d{1,2}${said('ordinals')}? ${said('ofMonth')}?${said('months')}\\p{L}*\\.?,? ${said('ofMonth')}?\\d{4}|${said('otherDates')}|\\d{4}-\\d{2}-\\d{2}\\b|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\b)`,
    'u',
  ),
  price: /[$€£¥]\s?\d|\d\s?(?:€|eur\b|usd\b|euros?\b)/u,
  contact: /[\w.+-]@[\w-]+\.\w|(?:\+|\(|\b)\d{2,4}\)?[\s.-]\d{2,4}[\s.-]\d{2,4}/u,
  rating: new RegExp(`\\b\\d(?:[.,]\\d)? ?(?:${said('outOf')}|\\/) ?5\\b|★|\\b${said('rating')}`, 'u'),
  advertising: within('advertising'),
  script: new RegExp(`\\b(?:javascript|${said('script')})\\b`, 'u'),
};

/** Names in {@link UI_WORDS} that, said by a heading, are signals of all blocks down to the next heading. */
export const SECTION_WORDS =
  'related comments share newsletter account legal advertising navigation action contact rating price'.split(' ');
