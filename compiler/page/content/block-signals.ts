/** Choosing content, step 2: what can be seen of a text block without understanding it, as names of signals. */

import type { Element } from 'hast';
import { attribute, isElement } from '../elements.ts';
import { placeSignals } from './place-signals.ts';
import { isProse, type Place, type TextBlock } from './text-blocks.ts';
import { SECTION_WORDS, UI_WORDS } from './ui-words.ts';

/** Characters above which a text is no line of an interface, however few its words. */
const LONGEST_LINE = 400;

/** What is known of the page as a whole before its blocks are judged. */
interface PageView {
  blocks: readonly TextBlock[];
  words: number;
  /** Index of the first h1, -1 when there is none. */
  mainHeading: number;
  firstProse: number;
  lastProse: number;
  /** Smallest place that holds at least half, four fifths of the page's prose. */
  core: Place | undefined;
  wideCore: Place | undefined;
  /** Share of the page's words that are prose, by interval. */
  prose: string;
  /** Signals of every block of the page. */
  common: string[];
  /** How often each structure occurs. */
  alike: Map<string, number>;
  structures: string[];
}

/** For each block the names of its signals, to be weighed by `signal-weights.ts`. */
export function readSignals(blocks: readonly TextBlock[]): string[][] {
  const page = viewPage(blocks);
  const ofPlaces = new Map<Place, string[]>();
  const own = blocks.map((block) => ownSignals(block));
  let section: string[] = [];
  let level = '0';
  let before = 0;
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
      ...positionSignals(block, position, before, page),
      ...boxSignals(block),
      ...coreSignals(block, position, page),
      ...neighbourSignals(blocks, position),
      ...crossSignals(block, position, page),
      `alike:${bin(page.alike.get(page.structures[position] ?? '') ?? 0, [1, 3, 6, 12, 30])}`,
    ];
    before += block.words;
    sinceHeading += block.words;
    return signals;
  });
}

function viewPage(blocks: readonly TextBlock[]): PageView {
  let words = 0;
  let linkWords = 0;
  let proseWords = 0;
  let firstProse = -1;
  let lastProse = -1;
  blocks.forEach((block, position) => {
    words += block.words;
    linkWords += block.linkWords;
    if (!isProse(block)) return;
    proseWords += block.words;
    lastProse = position;
    if (firstProse < 0) firstProse = position;
  });
  const structures = blocks.map(structureOf);
  const alike = new Map<string, number>();
  for (const structure of structures) alike.set(structure, (alike.get(structure) ?? 0) + 1);
  const articles = new Set<Element>();
  let hasMain = false;
  for (const { place } of blocks) {
    for (let at: Place | undefined = place; at; at = at.parent) {
      if (isElement(at.element, 'article')) articles.add(at.element);
      hasMain ||= isElement(at.element, 'main') || attribute(at.element, 'role') === 'main';
    }
  }
  return {
    blocks,
    words,
    mainHeading: blocks.findIndex((block) => block.tag === 'h1'),
    firstProse,
    lastProse,
    core: coreOf(blocks, proseWords * 0.5),
    wideCore: coreOf(blocks, proseWords * 0.8),
    prose: share(proseWords, words),
    common: [
      `page-words:${bin(words, [100, 300, 600, 1200, 2500, 6000])}`,
      `page-links:${share(linkWords, words)}`,
      `page-prose:${share(proseWords, words)}`,
      `page-main:${hasMain}`,
      `page-articles:${bin(articles.size, [0, 1, 4, 10])}`,
    ],
    alike,
    structures,
  };
}

/** Walks down from the whole page as long as one child still holds enough prose. */
function coreOf(blocks: readonly TextBlock[], enough: number): Place | undefined {
  if (enough === 0) return undefined;
  let core: Place | undefined;
  for (const { place } of blocks) {
    for (let at: Place | undefined = place; at; at = at.parent) {
      if (at.proseWords >= enough && (!core || at.depth > core.depth)) core = at;
    }
  }
  return core;
}

function structureOf({ place, tag }: TextBlock): string {
  const of = (at: Place | undefined) => (at ? `${at.element.tagName}.${attribute(at.element, 'className')}` : '');
  return `${tag}<${of(place)}<${of(place.parent)}<${of(place.parent?.parent)}`;
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

function positionSignals(block: TextBlock, position: number, before: number, page: PageView): string[] {
  const signals = [`at:${Math.floor((10 * before) / (page.words || 1))}`];
  if (before < 60) signals.push('at:start');
  if (page.words - before - block.words < 60) signals.push('at:end');
  if (page.mainHeading < 0) signals.push('h1:none');
  else if (position === page.mainHeading) signals.push('h1:this');
  else {
    let distance = 0;
    const [from, to] = position < page.mainHeading ? [position, page.mainHeading] : [page.mainHeading, position];
    for (let at = from; at < to && distance <= 3000; at++) distance += page.blocks[at]?.words ?? 0;
    signals.push(
      `h1:${position < page.mainHeading ? 'before' : 'after'}`,
      `h1:${position < page.mainHeading ? 'before' : 'after'}/${bin(distance, [15, 60, 200, 600, 1500])}`,
    );
  }
  if (page.firstProse < 0) signals.push('prose:none');
  else if (position < page.firstProse) signals.push(`prose:before/${bin(page.firstProse - position, [3, 10, 30])}`);
  else if (position > page.lastProse) signals.push(`prose:after/${bin(position - page.lastProse, [3, 10, 30])}`);
  else signals.push('prose:within');
  return signals;
}

/** The nearest surroundings of at least some size, and how they read. */
function boxSignals(block: TextBlock): string[] {
  const signals: string[] = [];
  const parent = block.place.parent ?? block.place;
  signals.push(`parent:${bin(parent.words, [5, 20, 60, 200, 800])}/${share(parent.linkWords, parent.words)}`);
  for (const least of [30, 120, 400]) {
    let box = block.place;
    while (box.words < least && box.parent) box = box.parent;
    const name = `box${least}`;
    signals.push(
      `${name}-links:${share(box.linkWords, box.words)}`,
      `${name}-prose:${share(box.proseWords, box.words)}`,
      `${name}-mean:${bin(box.words / (box.blocks || 1), [2, 4, 7, 12, 20, 40])}`,
    );
  }
  return signals;
}

/** Where the block stands relative to where most of the page's prose is. */
function coreSignals(block: TextBlock, position: number, page: PageView): string[] {
  const signals: string[] = [];
  for (const [name, core] of [
    ['core', page.core],
    ['wide-core', page.wideCore],
  ] as const) {
    if (!core) {
      signals.push(`${name}:none`);
      continue;
    }
    let branch: Place = block.place;
    while (branch.parent && !isWithin(core, branch.parent) && branch !== core && !isWithin(branch, core))
      branch = branch.parent;
    if (branch === core || isWithin(block.place, core)) {
      signals.push(`${name}:in`, `${name}:in/${bin(block.place.depth - core.depth, [0, 1, 3, 6])}`);
    } else {
      const up = core.depth - (branch.parent?.depth ?? 0);
      const side = position < page.firstProse ? 'before' : position > page.lastProse ? 'after' : 'beside';
      signals.push(
        `${name}:out`,
        `${name}:out/${bin(up, [1, 2, 4, 7])}`,
        `${name}:${side}`,
        `${name}-branch:${bin(branch.words, [5, 20, 60, 200])}/${share(branch.linkWords, branch.words)}`,
        `${name}-branch-prose:${share(branch.proseWords, branch.words)}`,
      );
    }
  }
  return signals;
}

/** What the size and links of a block mean depends on the page and on where it stands. */
function crossSignals(block: TextBlock, position: number, page: PageView): string[] {
  const size = `${bin(block.words, [2, 6, 15, 40])}/${share(block.linkWords, block.words)}`;
  const kind = /^h[1-6]$/.test(block.tag) ? 'heading' : block.tag;
  const where = !page.core
    ? 'none'
    : isWithin(block.place, page.core)
      ? 'in'
      : position < page.firstProse
        ? 'before'
        : position > page.lastProse
          ? 'after'
          : 'beside';
  const main = isInMain(block.place) ? 'main' : 'page';
  return [
    `core-size:${where}/${size}`,
    `core-tag:${where}/${kind}/${main}`,
    `page-prose-size:${page.prose}/${size}`,
    `page-prose-core:${page.prose}/${where}/${main}`,
    `main-size:${main}/${size}`,
    `h1-size:${page.mainHeading < 0 ? 'none' : position < page.mainHeading ? 'before' : 'after'}/${size}`,
  ];
}

function isInMain(place: Place): boolean {
  for (let at: Place | undefined = place; at; at = at.parent) {
    if (isElement(at.element, 'main', 'article') || attribute(at.element, 'role') === 'main') return true;
  }
  return false;
}

function isWithin(place: Place, ancestor: Place): boolean {
  for (let at: Place | undefined = place; at && at.depth >= ancestor.depth; at = at.parent)
    if (at === ancestor) return true;
  return false;
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

/** Name of the interval a number falls in: the first limit it does not exceed. */
function bin(value: number, limits: readonly number[]): string {
  for (const limit of limits) if (value <= limit) return String(limit);
  return 'more';
}

function share(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0';
  const ratio = part / whole;
  return ratio < 0.15 ? '.1' : ratio < 0.35 ? '.3' : ratio < 0.6 ? '.5' : ratio < 0.85 ? '.7' : ratio < 1 ? '.9' : '1';
}
