/** Choosing content, step 2: what can be seen of a text block without understanding it, as names of signals. */

import { SECTION_WORDS, UI_WORDS } from '../../../signs/interface-words.ts';
import type { Place } from '../places.ts';
import type { TextBlock } from '../text-blocks.ts';
import { bin, share } from './intervals.ts';
import { placeSignals } from './place-signals.ts';
import { positionSignals } from './position-signals.ts';
import { viewPage } from './view-page.ts';

/** Characters above which a text is no line of an interface, however few its words. */
const LONGEST_LINE = 400;

/** For each block the names of its signals, to be weighed by `signal-weights.ts`. */
export function readSignals(blocks: readonly TextBlock[]): string[][] {
  const page = viewPage(blocks);
  const ofPlaces = new Map<Place, string[]>();
  const ofBoxes = new Map<Place, string[]>();
  const own = blocks.map((block) => ownSignals(block));
  let section: string[] = [];
  let level = '0';
  let sinceHeading = 0;
  return blocks.map((block, position) => {
    const heading = /^h[1-6]$/.test(block.tag);
    if (heading) {
      level = block.tag;
      sinceHeading = 0;
      section = SECTION_WORDS.filter((name) => UI_WORDS[name]?.test(block.text.toLowerCase())).map(
        (name) => `under:${name}`,
      );
    }
    const signals = [
      ...page.common,
      ...(own[position] ?? []),
      ...inheritedSignals(block.place, ofPlaces),
      ...(heading ? [] : section),
      `under:${level}`,
      `since-heading:${bin(sinceHeading, [0, 20, 60, 200, 600])}`,
      ...positionSignals(block, position, page),
      ...boxSignals(block.place, ofBoxes),
      ...neighbourSignals(blocks, position),
      `alike:${bin(page.alike.get(page.structures[position] ?? '') ?? 0, [1, 3, 6, 12, 30])}`,
    ];
    sinceHeading += block.words;
    return signals;
  });
}

function ownSignals(block: TextBlock): string[] {
  const text = block.text.toLowerCase();
  const words = `${bin(block.words, [1, 2, 4, 8, 15, 30, 60, 120])}`;
  const links = share(block.linkWords, block.words);
  const signals = [
    `tag:${block.tag}`,
    `words:${words}`,
    `links:${links}`,
    `size:${bin(block.words, [2, 6, 15, 40])}/${links}`,
    `tag:${block.tag}/${links}`,
  ];
  if (block.words <= 40 && text.length <= LONGEST_LINE) {
    for (const [name, pattern] of Object.entries(UI_WORDS)) {
      if (!pattern.test(text)) continue;
      signals.push(`says:${name}`);
      if (block.words <= 6) signals.push(`says-only:${name}`);
    }
  }
  if (block.hasImage) signals.push('has:image');
  if (block.isBold) signals.push('is:bold');
  if (/[.!?…]["'”»)]?$/.test(block.text)) signals.push(block.words > 4 ? 'ends:sentence' : 'ends:mark');
  else if (/[:;,]$/.test(block.text)) signals.push('ends:colon');
  else if (/(?:\.\.\.|[>»→›])$/.test(block.text)) signals.push('ends:more');
  if (/\p{L}[.!?] \p{Lu}/u.test(block.text)) signals.push('has:sentences');
  if (/\?$/.test(block.text)) signals.push('ends:question');
  if (/[|•·»›/] /.test(block.text) && block.words < 40) signals.push('has:separators');
  if (block.words > 1 && block.text === block.text.toUpperCase() && /\p{Lu}/u.test(block.text))
    signals.push('is:capitals');
  if (/^\P{L}*$/u.test(block.text)) signals.push('is:numbers');
  if (/^\p{Ll}/u.test(block.text)) signals.push('starts:small');
  return signals;
}

function inheritedSignals(place: Place, ofPlaces: Map<Place, string[]>): string[] {
  const known = ofPlaces.get(place);
  if (known) return known;
  const signals = new Set(place.parent ? inheritedSignals(place.parent, ofPlaces) : []);
  for (const signal of placeSignals(place, signals)) signals.add(signal);
  const list = [...signals];
  ofPlaces.set(place, list);
  return list;
}

/** The nearest surroundings of at least some size, and how they read. */
function boxSignals(place: Place, ofBoxes: Map<Place, string[]>): string[] {
  const known = ofBoxes.get(place);
  if (known) return known;
  const signals: string[] = [];
  const parent = place.parent ?? place;
  signals.push(`parent:${bin(parent.words, [5, 20, 60, 200, 800])}/${share(parent.linkWords, parent.words)}`);
  for (const least of [30, 120, 400]) {
    let box = place;
    while (box.words < least && box.parent) box = box.parent;
    const name = `box${least}`;
    signals.push(
      `${name}-links:${share(box.linkWords, box.words)}`,
      `${name}-prose:${share(box.proseWords, box.words)}`,
      `${name}-mean:${bin(box.words / (box.blocks || 1), [2, 4, 7, 12, 20, 40])}`,
    );
  }
  ofBoxes.set(place, signals);
  return signals;
}

function neighbourSignals(blocks: readonly TextBlock[], position: number): string[] {
  const signals: string[] = [];
  for (const [name, step] of [
    ['previous', -1],
    ['next', 1],
    ['second-previous', -2],
    ['second-next', 2],
  ] as const) {
    const block = blocks[position + step];
    if (!block) signals.push(`${name}:none`);
    else {
      const kind = /^h[1-6]$/.test(block.tag)
        ? 'heading'
        : block.tag === 'p' || block.tag === 'li'
          ? block.tag
          : 'other';
      signals.push(
        `${name}:${kind}`,
        `${name}:${bin(block.words, [2, 6, 15, 40])}/${share(block.linkWords, block.words)}`,
      );
    }
  }
  return signals;
}
