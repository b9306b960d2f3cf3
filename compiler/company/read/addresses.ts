/** Company stage, in a worker: the postal addresses of a page, each of up to three lines. */

import { findContactData } from '#shared/contact/find-contact-data.ts';
import { foldFully, foldWords } from '#shared/search/fold.ts';
import { PLACEHOLDER } from '../../signs/placeholder.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { CODED, CORNER, FLOOR, isHouse, MEETING_STREETS, NAMED, NAMED_STREET, STREET } from '../grammar/place.ts';
import { splitSentences } from '../sentences.ts';
import type { Block } from './blocks.ts';
import type { Zone } from './titles.ts';

/** A street to compare: the longest word of its name, folded, and its number; `''` for none. */
export interface Street {
  street: string;
  number: string;
}

/** An address in the text of a page. */
export interface AddressText extends Street {
  /** As the page writes it, its lines joined: `Calle Mayor, 5, 27001 Lugo`. */
  text: string;
  zone: Zone;
  /** Texts that may name the premises: the label before it, the heading, the line above; each perhaps `''`. */
  titles: { label: string; heading: string; above: string };
  /** Whether a title, the heading of its box included, has a word for addresses or premises. */
  isOfPremises: boolean;
  /** Whether a label, a heading or the line above calls it the main one of several. */
  isSeat: boolean;
  /** Whether it is a street without a place, or a place without a street. */
  isPart: boolean;
}

/** Characters of a whole address. */
const MAX_LENGTH = 140;
/** A number of seven digits or more, too long for a postal code, with the signs before it and everything after it. */
const NUMBER =
  /(?<![\s,;•|·(–-])[\s,;•|·(–-]+(?:(?:tel\p{L}{0,6}|tlf|tfno|m[oó]vil|cel|phone|fax|whats ?app)[.:]* ?|\p{L}{2,9}: ?)?\+?\d(?:[ ().-]*\d){6}.*$/isu;
/** A text at the end that leads on, with an arrow: a link to a map. */
const ONWARD = /(?:^|(?<! ) *[·•|—–]) [^·•|—–]*[→›»]$/u;
const TIME = /\d[:.]\d{2}(?!\d)/;
const LABELS = inCompleteLanguages(({ addressLabels }) => addressLabels);
const LABEL = new RegExp(`^(?:[^:\\d]{3,40}: ?|${LABELS} )(?=\\S)`, 'iu');
const LOCATED = new RegExp(`^${inCompleteLanguages(({ located }) => located)} (?=\\S)`, 'iu');
/**
 * Words of a sentence: a part of an address in small letters that is neither a floor nor begins with a preposition or an
 * article, nor is one word before a name, as a town is that was typed so: `chorrillos, Lima`.
 */
const PROSE = new RegExp(
  `[,:·–—-] ?(?!${inCompleteLanguages(({ floors }) => floors)}(?!\\p{L})|(?:${inCompleteLanguages(({ prepositions }) => prepositions)}|${inCompleteLanguages(({ time }) => time.articles)}) )\\p{Ll}{3}\\p{L}*(?!\\p{L}|, \\p{Lu})`,
  'u',
);
/** Whether the text behind a street is a place: in a sentence only with a postal code. */
const tellsPlace = (text: string, isSentence: boolean): boolean =>
  CODED.test(text) || !(isSentence || PROSE.test(text));
/** A full stop behind an abbreviation before a number or a letter of a door. */
const SHORTENED = /(?<=(?<!\p{L})\p{L}{1,5})\.(?= ?(?:\d|\p{Lu}(?!\p{L})))/gu;
const ADDRESS_LABEL = new RegExp(`^(?:${LABELS})(?:$|: ?)`, 'iu');
const LABEL_BEFORE = new RegExp(`^(?:${LABELS}) (?=\\S)`, 'iu');
const SEAT = new RegExp(`^${inCompleteLanguages(({ seats }) => seats)}(?!\\p{L})`, 'iu');
/** A postal code at the end of a line, and a whole line with a town and its region or country. */
const ENDS_IN_CODE = /(?<![\p{L}\d])\d{4,5}$/u;
const TOWN = /^\p{Lu}[\p{L} .'’-]{2,40}(?:(?:, ?| [—–-] )\p{Lu}[\p{L} .'’-]{2,40}){1,2}$/u;
/** A whole line of three or four names between commas: perhaps a place down to its country, or authors. */
const SEVERAL_NAMES = /^(\p{Lu}[\p{L} '’-]{2,40}(?:, ?\p{Lu}[\p{L} '’-]{2,40}){2,3})\.?$/u;
const PREMISES = new RegExp(`(?<!\\p{L})${inCompleteLanguages(({ ownPremises }) => ownPremises)}(?!\\p{L})`, 'iu');
const TOWN_LABEL = new RegExp(`^${inCompleteLanguages(({ townLabels }) => townLabels)}: ?`, 'iu');
const COUNTRY = new RegExp(`(?:, ?| [—–-] )${inCompleteLanguages(({ countries }) => countries)}\\.?$`, 'iu');
/** A whole line of capitalised names, in brackets too. */
const NAMES = /^\(?\p{Lu}[\p{L}.'’-]*(?:,? (?:del?|la|las|los|el|y|\p{Lu}[\p{L}.'’-]*))*[).]{0,4}$/u;
/** A whole line of names, figures and separators, as places with their code are. */
const PLACE = /^[\p{Lu}\d][\p{L}\d .,'’()·—–-]{2,60}$/u;
/**
 * Reads the postal addresses of a page, each joined from up to three lines, then several places beside them in another
 * form. An address must begin its block: those within prose do not count. A sign of addresses (a label, an icon,
 * `<address>`) lets a street or a place alone count, as `isPart`.
 */
export function readAddresses(blocks: readonly Block[]): AddressText[] {
  const around = new Set<string>();
  const lines = blocks.map((block) => ({ ...block, text: block.text.replace(TOWN_LABEL, '') }));
  const found = blocks.flatMap((block, at): AddressText[] => {
    const { text, zone, heading, addressSign } = block;
    const bare = withoutTimes(text.replace(/^[^\p{L}\d]+/u, '').replace(ONWARD, ''));
    const isSentence = LOCATED.test(bare);
    const told = bare.replace(isSentence ? LOCATED : LABEL, '');
    const after = lines[at + 1];
    const premises = premisesOf(block, blocks[at - 1], isSentence ? '' : bare.slice(0, bare.length - told.length));
    const { isSeat, isSigned } = signsOf(block, { bare, told, before: blocks[at - 1], after });
    const isNamed = isSigned || isHouse(told) || isAboveCountry(told, after);
    const street = streetIn(told, isNamed, isSigned);
    if (street === undefined) {
      const [, place = ''] = SEVERAL_NAMES.exec(told) ?? [];
      return isSigned && COUNTRY.test(place)
        ? [{ text: place, ...toStreet(place), zone, ...premises, isSeat, isPart: true }]
        : [];
    }
    // A full stop in the name of a street ends no sentence.
    const [joined = '', second = ''] = splitSentences(
      street.replaceAll('.', '_') + told.slice(street.length).replace(NUMBER, '').replace(SHORTENED, '_'),
    );
    const rest = told.slice(street.length, joined.length) + (isSigned && isInCountry(second) ? ` ${second}` : '');
    const line = street + rest;
    // Building or floor may stand between the street and the place.
    const next = lines.slice(at + 1, at + (NAMED.test(rest) ? 2 : 3));
    const coded = next.slice(0, next.findIndex((one) => CODED.test(one.text)) + 1);
    const isBelow = (one: Block) =>
      one.zone === zone && one.heading === heading && PLACE.test(one.text) && !STREET.test(one.text);
    const isOpen = line.replace(/,$/, '') === street;
    // A floor or a door ends the way to a house: the next line is its place.
    const isUpToDoor = !isOpen && !NAMED.test(rest);
    const hasTownBelow =
      after &&
      isBelow(after) &&
      TOWN.test(after.text) &&
      (TOWN_LABEL.test(blocks[at + 1]?.text ?? '') ||
        (after.isNextLine && (addressSign === 'element' || isUpToDoor)) ||
        (isOpen ? COUNTRY.test(after.text) : ENDS_IN_CODE.test(line)));
    const isWhole = CODED.test(rest) || !coded.every(isBelow);
    const isRest = after?.isNextLine === true && (NAMES.test(after.text) || FLOOR.test(after.text));
    const goesOn = isRest && line.endsWith(',') && isBelow(after);
    const below = hasTownBelow || (goesOn && (isWhole || coded.length === 0)) ? [after] : isWhole ? [] : coded;
    const isCoded = CODED.test(rest) || below.some((one) => CODED.test(one.text));
    const others = isCoded || goesOn ? namesAt(blocks, at + 1 + below.length) : [];
    const whole = [...below, ...others].reduce((before, one) => joinLine(before, one.text, street), line);
    const place = whole.slice(street.length);
    const isPart = !(CODED.test(place) || NAMED.test(place) || CORNER.test(whole));
    // A sign with the kind of a street, or with a floor, is enough, unless words in small letters follow.
    const isHouseSigned = isSigned && (STREET.test(told) || isHouse(whole));
    const isTold =
      tellsPlace(place, isSentence) && (!isPart || (isHouseSigned && !/(?:^|\s)\p{Ll}/u.test(withoutBrackets(rest))));
    if (whole.length > MAX_LENGTH || PLACEHOLDER.test(foldFully(whole)) || !isTold) return [];
    around.add(zone + heading);
    return [{ text: whole.replace(/[.,]$/, ''), ...toStreet(told), zone, ...premises, isSeat, isPart }];
  });
  return [...found, ...placesBeside(found, around, blocks)];
}

/** A line up to the first part behind a separator that has a time of day. */
function withoutTimes(line: string): string {
  const parts = line.split(/ (?=[·•|] )/);
  const at = parts.findIndex((part, index) => index > 0 && TIME.test(part));
  return at < 0 ? line : parts.slice(0, at).join(' ');
}

/** The lines to the end of an element, from this one on, if all are names; else `[]`. */
function namesAt(blocks: readonly Block[], from: number): Block[] {
  const end = blocks.findIndex((one, at) => at >= from && !one.isNextLine);
  const lines = blocks.slice(from, end < 0 ? undefined : end);
  return lines.every(({ text }) => NAMES.test(text)) ? lines : [];
}

/** Whether a label or what stands around a line says that it is an address, and that of the seat. */
function signsOf(
  block: Block,
  { bare, told, before, after }: { bare: string; told: string; before: Block | undefined; after: Block | undefined },
): Pick<AddressText, 'isSeat'> & { isSigned: boolean } {
  const labels = [bare, block.heading, before?.text ?? ''];
  const isSeat = labels.some((label) => SEAT.test(label));
  const isLabelled =
    labels.some((label) => ADDRESS_LABEL.test(label)) || (LABEL_BEFORE.test(bare) && NAMED_STREET.test(told));
  // A name and a number beside contact data may be a licence: only a kind of street or a postal code shows a house.
  const isInStreet = PLACE.test(told) && (STREET.test(told) || /(?<!\d)\d{5}(?!\d)/.test(told) || COUNTRY.test(told));
  const isBesideContact = isInStreet && [before, after].some((other) => isContactLine(other, block));
  return { isSeat, isSigned: isSeat || isLabelled || isBesideContact || block.addressSign !== undefined };
}

const withoutBrackets = (text: string): string => text.replace(/\([^()]*\)/g, '');

/** The titles of an address: its own label and what stands above. */
function premisesOf({ heading, above: title, zone, addressSign }: Block, before: Block | undefined, label: string) {
  const isAbove = before !== undefined && before.zone === zone && before.heading === heading;
  const titles = { label: label.replace(/(?<![:\s])[:\s]+$/, ''), heading, above: isAbove ? before.text : '' };
  const isOfPremises = [...Object.values(titles), title].some((one) => PREMISES.test(one));
  return { titles, isOfPremises: isOfPremises || addressSign === 'element' };
}

/** Characters of a line that gives a telephone number or an e-mail address and nothing else. */
const MAX_CONTACT_LINE = 60;
/** A whole line that is a telephone number, perhaps behind its label: `Tel. (02945) 456053`, not two years. */
const TELEPHONE = /^(?:\p{L}{2,12}[.:]{0,2} ?)?(?=[+(]|[\d ().-]*\d{5})[+(]?\d(?:[ ().-]*\d){6,}$/u;

/** Whether a block is a short line with contact data in the zone and below the heading of another. */
const isContactLine = (other: Block | undefined, { zone, heading, row }: Block): boolean =>
  other !== undefined &&
  other.zone === zone &&
  other.heading === heading &&
  !(row || other.row) &&
  other.text.length <= MAX_CONTACT_LINE &&
  (TELEPHONE.test(other.text) || findContactData(other.text).length > 0);

/**
 * The street at the beginning of a line: with its kind; if `isNamed`, a name and a number; if `isSigned`, two streets
 * that meet in a known country.
 */
function streetIn(line: string, isNamed: boolean, isSigned: boolean): string | undefined {
  const [street] =
    STREET.exec(line) ??
    (isNamed ? NAMED_STREET.exec(line) : null) ??
    (isSigned && COUNTRY.test(line) ? MEETING_STREETS.exec(line) : null) ??
    [];
  return street;
}

/**
 * Lines with a postal code that no found address has, in a zone and below a heading with one: addresses in another
 * country's form, with `''` as street. `[]` for a single line, which may be a part of an address.
 * @param around zones and headings with addresses, joined
 */
function placesBeside(found: readonly AddressText[], around: ReadonlySet<string>, blocks: readonly Block[]) {
  const others = blocks.filter(({ text, zone, heading }) => {
    const [code] = (PLACE.test(text) && CODED.test(text) && /(?!(?:19|20)\d\d(?!\d))\d{4,5}/.exec(text)) || [];
    return code && around.has(zone + heading) && !found.some((one) => one.text.includes(code));
  });
  // One alone may be a part of it.
  if (others.length < 2) return [];
  return others.map(({ text, zone }) => ({
    text,
    street: '',
    number: '',
    zone,
    titles: { label: '', heading: '', above: '' },
    isOfPremises: false,
    isSeat: false,
    isPart: false,
  }));
}

/** Whether a town with a known country follows: behind the first comma of the text, or on the next line. */
const isAboveCountry = (text: string, after: Block | undefined): boolean =>
  isInCountry(text.replace(/^[^,]*, ?/, '')) || (after?.isNextLine === true && isInCountry(after.text));

/** Whether a text is a town with a known country. */
const isInCountry = (text: string): boolean => TOWN.test(text) && COUNTRY.test(text);

/** Joins two lines of an address by a comma, or by a blank before brackets and behind a postal code. */
function joinLine(before: string, line: string, street: string): string {
  const goesOn = line.startsWith('(') || (ENDS_IN_CODE.test(before) && before !== street);
  return `${before.replace(/,$/, '')}${goesOn ? '' : ','} ${line}`;
}

/**
 * The street of an address to compare: only its longest word, without the first, as the kind is written in many ways;
 * the number of a floor does not count.
 */
export function toStreet(text: string): Street {
  const [numbered] = STREET.exec(text) ?? /^\D*\d+/.exec(text) ?? [text];
  const [first = '', ...words] = foldWords(numbered).split(' ');
  const [street = first] = words.filter((word) => /\p{L}/u.test(word)).sort((a, b) => b.length - a.length);
  const number = /^\d/.test(first) ? first : words.findLast((word) => /\d/.test(word));
  return { street, number: number ?? '' };
}
