/** Choosing content, step 2: reads signals of a text block, such as its length, that do not need its meaning. */

import { remember } from '#shared/remember.ts';
import { attribute, holdsElement, isElement, linksIn } from '../../../document/elements.ts';
import { AROUND_NAMES, WITHIN_NAMES } from '../../../signs/box-names.ts';
import { SECTION_WORDS, UI_WORDS } from '../../../signs/interface-words.ts';
import type { StatedTexts } from '../stated-texts.ts';
import { isMostlyLinks, nearest, type Place, type TextBlock } from '../text-blocks.ts';
import { readParts } from './parts.ts';
import { signalOf } from './signals.ts';
import { type PageView, positionSignals, viewPage } from './view-page.ts';

/** Maximum words and characters of a line of an interface, and maximum words of one that says nothing else. */
const MAX_LINE_WORDS = 40;
const MAX_LINE_LENGTH = 400;
const MAX_LABEL_WORDS = 6;

/** Returns for each block, in order, the numbers of its signals, to be weighed by `signal-weights.ts`. */
export function readSignals(blocks: readonly TextBlock[], stated: StatedTexts): (readonly number[])[] {
  const page = viewPage(blocks, stated);
  const hasMain = page.common.includes(HAS_MAIN);
  // On a page with a main part, a footer is not most of the page.
  const isMostOfPage = ({ words, element }: Place) =>
    words * 2 > page.words && !(hasMain && isElement(element, 'footer'));
  const signalsAround = remember((place: Place): readonly number[] => {
    const inherited = place.parent ? signalsAround(place.parent) : [];
    const own = signalsOfPlace(place, isMostOfPage(place), inherited);
    return own.length === 0 ? inherited : [...new Set([...inherited, ...own])];
  });
  const signalsOfBox = remember(boxSignals);
  const parts = readParts(blocks);
  let section: readonly number[] = [];
  let level = 'nothing';
  let sinceHeading = 0;
  return blocks.map((block, position) => {
    const isHeading = /^h[1-6]$/.test(block.tag);
    if (isHeading) {
      level = block.tag;
      sinceHeading = 0;
      section = sectionSignals(block);
    }
    const signals = page.common.concat(
      ownSignals(block, page),
      signalsAround(block.place),
      isHeading ? [] : section,
      signalOf.under(level),
      signalOf['since-heading'](sinceHeading),
      positionSignals(block, position, page),
      signalsOfBox(block.place),
      (parts[position] ?? []).map((part) => signalOf.part(part)),
    );
    sinceHeading += block.words;
    return signals.filter((signal) => signal >= 0);
  });
}

/** Returns the signals that a heading gives to all blocks below it. */
function sectionSignals({ text }: TextBlock): number[] {
  const line = text.toLowerCase();
  return SECTION_WORDS.filter((name) => UI_WORDS[name]?.test(line)).map((name) => signalOf.section(name));
}

/** Returns the signals of a block by its own text and elements; −1 for no signal. */
function ownSignals(block: TextBlock, { texts, stated }: PageView): number[] {
  const { tag, text, words, linkWords } = block;
  const signals = [
    signalOf.tag(tag),
    linkWords === words ? signalOf['linked-tag'](tag) : -1,
    signalOf.words(words),
    signalOf.links(linkWords, words),
    signalOf.ends(endOf(text, words)),
    ...saysSignals(block),
  ];
  if (block.hasImage) signals.push(signalOf.has('image'));
  if (block.isBold) signals.push(signalOf.is('bold'));
  if (/\p{L}[.!?] \p{Lu}/u.test(text)) signals.push(signalOf.has('sentences'));
  if (words < MAX_LINE_WORDS && /[|•·»›/] /.test(text)) signals.push(signalOf.has('separators'));
  if (words > 1 && text === text.toUpperCase() && /\p{Lu}/u.test(text)) signals.push(signalOf.is('capitals'));
  if (/^\P{L}*$/u.test(text)) signals.push(signalOf.is('numbers'));
  if (/^\p{Ll}/u.test(text)) signals.push(signalOf.starts('small'));
  if ((texts.get(text) ?? 0) > 1) signals.push(signalOf.is('repeated'));
  if (linkWords > 0 && linksIn(block.nodes).some((link) => /^#./.test(attribute(link, 'href'))))
    signals.push(signalOf['leads-to']('anchor'));
  if (stated.description(text)) signals.push(signalOf.repeats('description'));
  if (stated.structuredData(text)) signals.push(signalOf.repeats('structured-data'));
  return signals;
}

/** Returns how a text ends, as the signal `ends` names it; `''` for none of these. */
function endOf(text: string, words: number): string {
  if (/\?$/.test(text)) return 'question';
  if (/[.!?…]["'”»)]?$/.test(text)) return words > 4 ? 'sentence' : 'mark';
  if (/[:;,]$/.test(text)) return 'colon';
  return /[>»→›]$/.test(text) ? 'more' : '';
}

/** Returns the signals of a line's interface words; none for a longer text. */
function saysSignals({ text, words }: TextBlock): readonly number[] {
  return words > MAX_LINE_WORDS || text.length > MAX_LINE_LENGTH ? [] : sayings(text)[words > MAX_LABEL_WORDS ? 0 : 1];
}

const SAYINGS = Object.entries(UI_WORDS);
/** Matches a line with any of these. Most have none, and one pattern finds that out faster than all of them. */
const ANY_SAYING = new RegExp(SAYINGS.map(([, { source }]) => `(?:${source})`).join('|'), 'u');

/** Returns two lists of signals: of a line that contains interface words, and of one that says nothing else. */
const sayings = remember((text: string): readonly [number[], number[]] => {
  const line = text.toLowerCase();
  const said = ANY_SAYING.test(line) ? SAYINGS.filter(([, pattern]) => pattern.test(line)) : [];
  const says = said.map(([name]) => signalOf.says(name));
  return [says, [...says, ...said.map(([name]) => signalOf['says-only'](name))]];
});

/** Minimum words around a block that show how its surroundings read. */
const MIN_BOX_WORDS = 120;

/** Returns signals of a block's place, and of the nearest one with enough words. */
function boxSignals(place: Place): readonly number[] {
  const parent = place.parent ?? place;
  let box = place;
  while (box.words < MIN_BOX_WORDS && box.parent) box = box.parent;
  return [
    signalOf['parent-words'](parent.words),
    signalOf['parent-links'](parent.linkWords, parent.words),
    signalOf['box-links'](box.linkWords, box.words),
    signalOf['box-prose'](box.proseWords, box.words),
    signalOf['box-mean'](box.words / (box.blocks || 1)),
  ];
}

const LANDMARK_ROLES: Readonly<Record<string, string>> = {
  main: 'main',
  navigation: 'nav',
  banner: 'header',
  contentinfo: 'footer',
  complementary: 'aside',
  form: 'form',
  menu: 'menu',
  menubar: 'menu',
  listbox: 'menu',
  toolbar: 'menu',
  tabpanel: 'tabpanel',
  region: 'region',
  list: 'ul',
  listitem: 'li',
  article: 'article',
};

const AROUND_LANDMARK = /^(?:nav|menu|header|footer|aside|form)$/;

const MAIN = signalOf.in('main');
const HAS_MAIN = signalOf['page-main']('true');
const ARTICLE = signalOf.in('article');

/** Returns signals of this place only: landmark, names of its classes, hidden; few for a box with most of the page. */
function signalsOfPlace(place: Place, isMostOfPage: boolean, inherited: readonly number[]): number[] {
  const { element } = place;
  // Classes of the body tell of the page, not of a part of it.
  if (isElement(element, 'body')) return [];
  const signals: number[] = [];
  const landmark = LANDMARK_ROLES[attribute(element, 'role')] ?? element.tagName;
  const isInMain = inherited.includes(MAIN) || inherited.includes(ARTICLE);
  if (!AROUND_LANDMARK.test(landmark) || !(isMostOfPage || isMisnamed(landmark, place, isInMain))) {
    signals.push(signalOf.in(landmark), isInMain ? signalOf['in-main'](landmark) : signalOf['in-page'](landmark));
  }
  if (element.properties.hidden !== undefined) signals.push(signalOf.in('hidden'));
  const { around, within } = namedBoxes(`${attribute(element, 'className')} ${attribute(element, 'id')}`);
  // A name of a part around the content is wrong for a box that holds most of the page.
  if (!isMostOfPage)
    for (const name of around) if (!isMisnamed(name, place, isInMain)) signals.push(signalOf.named(name));
  for (const name of within) signals.push(signalOf.named(name));
  return signals;
}

/**
 * Whether the name of a place is wrong: a restaurant's menu, navigation of prose, filtered articles, a header with the
 * `h1`.
 */
function isMisnamed(name: string, place: Place, isInMain: boolean): boolean {
  const { element } = place;
  // The last paragraph of a text, or the author of a quotation.
  if (name === 'footer') return (isInMain && isElement(element, 'p')) || isQuoted(place);
  if (name === 'menu' || name === 'nav') return !isMostlyLinks(place);
  // A script filters the articles or sections in it, or loads more of them.
  if (name === 'search') return holdsElement(element, 'article', 'h2');
  return (name === 'header' || name === 'breadcrumb') && holdsElement(element, 'h1');
}

const isQuoted = (place: Place): boolean =>
  nearest(place, ({ element }) => isElement(element, 'blockquote', 'figure')) !== undefined;

/** Returns the names of {@link AROUND_NAMES} and {@link WITHIN_NAMES} in class and id: `postRelated` is `related`. */
const namedBoxes = remember((written: string) => {
  const names = written.replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2').toLowerCase();
  const matching = (patterns: Readonly<Record<string, RegExp>>) =>
    names === ' ' ? [] : Object.keys(patterns).filter((name) => patterns[name]?.test(names));
  return { around: matching(AROUND_NAMES), within: matching(WITHIN_NAMES) };
});
