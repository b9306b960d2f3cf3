/** Choosing content, step 2: what can be seen of a text block without understanding it, as signals. */

import { attribute, linksIn } from '../../../document/elements.ts';
import { SECTION_WORDS, UI_WORDS } from '../../../signs/interface-words.ts';
import type { Place } from '../places.ts';
import type { StatedTexts } from '../stated-texts.ts';
import type { TextBlock } from '../text-blocks.ts';
import { placeSignals } from './place-signals.ts';
import { positionSignals } from './position-signals.ts';
import { remember } from './remember.ts';
import { signalOf } from './signals.ts';
import { type PageView, viewPage } from './view-page.ts';

/** Words and characters above which a text is no line of an interface, and words up to which it is nothing else. */
const LONGEST_LINE = 40;
const LONGEST_LINE_CHARACTERS = 400;
const LONGEST_LABEL = 6;

/** For each block the numbers of its signals, to be weighed by `signal-weights.ts`. */
export function readSignals(blocks: readonly TextBlock[], stated: StatedTexts): (readonly number[])[] {
  const page = viewPage(blocks, stated);
  const ofPlaces = new Map<Place, readonly number[]>();
  const ofBoxes = new Map<Place, readonly number[]>();
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
    const signals = [
      ...page.common,
      ...ownSignals(block, page),
      ...placeSignals(block.place, page.words, ofPlaces),
      ...(isHeading ? [] : section),
      signalOf.under(level),
      signalOf['since-heading'](sinceHeading),
      ...positionSignals(block, position, page),
      ...boxSignals(block.place, ofBoxes),
    ];
    sinceHeading += block.words;
    return signals.filter((signal) => signal >= 0);
  });
}

/** What a heading says of all that stands below it. */
function sectionSignals({ text }: TextBlock): number[] {
  const line = text.toLowerCase();
  return SECTION_WORDS.filter((name) => UI_WORDS[name]?.test(line)).map((name) => signalOf.section(name));
}

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
  if (words < LONGEST_LINE && /[|•·»›/] /.test(text)) signals.push(signalOf.has('separators'));
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

function endOf(text: string, words: number): string {
  if (/\?$/.test(text)) return 'question';
  if (/[.!?…]["'”»)]?$/.test(text)) return words > 4 ? 'sentence' : 'mark';
  if (/[:;,]$/.test(text)) return 'colon';
  return /[>»→›]$/.test(text) ? 'more' : '';
}

function saysSignals({ text, words }: TextBlock): readonly number[] {
  return words > LONGEST_LINE || text.length > LONGEST_LINE_CHARACTERS
    ? []
    : sayings(text)[words > LONGEST_LABEL ? 0 : 1];
}

const SAYINGS = Object.entries(UI_WORDS);

/** What a line says, and what it says if that is all it says. */
const sayings = remember((text: string): readonly [number[], number[]] => {
  const line = text.toLowerCase();
  const said = SAYINGS.filter(([, pattern]) => pattern.test(line));
  const says = said.map(([name]) => signalOf.says(name));
  return [says, [...says, ...said.map(([name]) => signalOf['says-only'](name))]];
});

/** Words that tell how the surroundings of a block read. */
const BOX = 120;

/** The surroundings of a block, and the nearest of at least so many words. */
function boxSignals(place: Place, ofBoxes: Map<Place, readonly number[]>): readonly number[] {
  const known = ofBoxes.get(place);
  if (known) return known;
  const parent = place.parent ?? place;
  let box = place;
  while (box.words < BOX && box.parent) box = box.parent;
  const signals = [
    signalOf['parent-words'](parent.words),
    signalOf['parent-links'](parent.linkWords, parent.words),
    signalOf['box-links'](box.linkWords, box.words),
    signalOf['box-prose'](box.proseWords, box.words),
    signalOf['box-mean'](box.words / (box.blocks || 1)),
  ];
  ofBoxes.set(place, signals);
  return signals;
}
