/** Company stage, in a worker: the postal addresses of a page, which stand on a line of their own or on two. */

import { foldWords } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { splitSentences } from '../sentences.ts';
import type { Block, Zone } from './blocks.ts';

/** A street as it is compared, however it is written: the longest word of its name, and its last number or nothing. */
export interface Street {
  street: string;
  number: string;
}

export interface AddressText extends Street {
  /** As the page writes it, its lines joined: `Calle Mayor, 5, 27001 Lugo`. */
  text: string;
  zone: Zone;
}

const LONGEST = 140;
/** Figures that no postal code has, with all after them. */
const NUMBER = /[\s,;•|·(–-]+\+?\d[\d .-]{6,}.*$/u;
const LABEL = new RegExp(
  `^(?:[^:\\d]{3,40}:|${inCompleteLanguages(({ addressLabels }) => addressLabels)}) (?=\\S)`,
  'iu',
);
const STREET = new RegExp(`^(?:${inCompleteLanguages(({ streets }) => streets)})`, 'iu');
/** A postal code beside the name of a place: `27001 Lugo`, `Burbank, CA 91505`, `Droitwich, WR9 7JR`. */
const CODED =
  /(?<![\p{L}\d])\d{4,5}(?:[-,. )]+\p{Lu}\p{L}|$)|\p{Lu}\p{L}+[ ,(]+(?:[A-Z]{2} )?(?:\d{4,5}(?!\d)|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})/u;
/** Names of places only, with their code. */
const PLACE = /^[\p{Lu}\d][\p{L}\d .,'’()·–-]{2,60}$/u;
const NAMED = new RegExp(`[,·–—-] ?(?!${inCompleteLanguages(({ floors }) => floors)}(?!\\p{L}))\\p{L}{3}`, 'iu');

/** In document order. Prose that mentions one is none. */
export function readAddresses(blocks: readonly Block[]): AddressText[] {
  return blocks.flatMap(({ text, zone, heading }, at): AddressText[] => {
    const told = text.replace(/^[^\p{L}\d]+/u, '').replace(LABEL, '');
    const [street] = STREET.exec(told) ?? [];
    if (street === undefined) return [];
    const [line = ''] = splitSentences(told.replace(NUMBER, ''));
    const rest = line.slice(street.length);
    const next = blocks[at + 1];
    const isBelow = next?.zone === zone && next.heading === heading && PLACE.test(next.text);
    const whole =
      isBelow && !CODED.test(rest) && CODED.test(next.text) ? `${line.replace(/,$/, '')}, ${next.text}` : line;
    const place = whole.slice(street.length);
    if (whole.length > LONGEST || !(CODED.test(place) || NAMED.test(place))) return [];
    return [{ text: whole.replace(/\.$/, ''), ...toStreet(told), zone }];
  });
}

/** The kind of street, which is written in many ways, names it only where nothing else does; a floor is no number. */
export function toStreet(text: string): Street {
  const [numbered] = STREET.exec(text) ?? /^\D*\d+/.exec(text) ?? [text];
  const [first = '', ...words] = foldWords(numbered).split(' ');
  const [street = first] = words.filter((word) => /\p{L}/u.test(word)).sort((a, b) => b.length - a.length);
  return { street, number: [first, ...words].findLast((word) => /\d/.test(word)) ?? '' };
}
