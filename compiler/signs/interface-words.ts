/** Signs: the words of interfaces, in the languages that sites are most often written in. */

import { inAnyLanguage } from '../words/any-language.ts';
import type { InterfaceWords } from '../words/site-words.ts';

const said = (name: keyof InterfaceWords): string => inAnyLanguage((words) => words.interface?.[name]);

/** Words anywhere in a line, not the name of a mailbox. `\b` ends none, since it knows the letters of English only. */
const within = (name: keyof InterfaceWords): RegExp => new RegExp(`\\b${said(name)}(?![\\p{L}@])`, 'u');

/** What short lines say when they belong to the interface; tested against the line in lower case. */
export const UI_WORDS: Readonly<Record<string, RegExp>> = {
  copyright: new RegExp(`©|\\(c\\) ?\\d{4}|${said('copyright')}`),
  share: new RegExp(
    `\\b(?:facebook|twitter|whatsapp|linkedin|pinterest|instagram|youtube|tiktok|telegram|${said('share')})(?!\\p{L})`,
    'u',
  ),
  // Longer words too: `similares`.
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

/** The names in {@link UI_WORDS} whose heading rules all that stands below it. */
export const SECTION_WORDS =
  'related comments share newsletter account legal advertising navigation action contact rating price'.split(' ');
