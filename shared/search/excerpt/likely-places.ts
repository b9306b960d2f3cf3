/** Weighs how likely each place of a page holds the answer to a query: near its words, and most where several are near. */

import { groupBy } from '../../group-by.ts';
import type { Beginning, Line } from './read-lines.ts';
import type { WordHit } from './scan-words.ts';

/** What makes a place likely. Found by `npm run bench:rank`. */
export const passageWorth = {
  /** Power of a word's rarity: what is asked of a subject is often said on every page (`precio`). */
  rarity: 0.5,
  /** Power of its frequency on the page: frequent words do not tell places apart. */
  often: -0.2,
  /** The title contains it, so the whole page is about it. */
  ofTitle: 0.6,
  /** In a line that is a question, whose answer follows. */
  inQuestion: 1.5,
  /** A sign of an answer, of the worth of the best word: one that hardly anything else looks like, and any other. */
  plainSign: 1,
  sign: 0.7,
  /** Units over which a word's worth falls to 1/e: after it, before it, and below it if it is in a heading. */
  after: 160,
  before: 100,
  below: 400,
  /** What goes on into the next sentence; nothing goes back into the one before. */
  pastSentence: 0.8,
  /** What a beginning is worth that is no sentence's, and units at the end of what is shown where an answer would be cut. */
  inSentence: 0.97,
  edge: 10,
  /** Share of a line that is a link and nothing else: what it names is said elsewhere. */
  link: 0.6,
};

/** Units of text that are weighed together. */
const CELL = 8;
/** What a cell begins. */
const WITHIN = 0;
const SENTENCE = 1;
const SECTION = 2;
/** Share of a worth that tells nothing. */
const LEAST = 0.02;

/** What is looked for in a text, and where. */
export interface SoughtPlaces {
  /** The lines to weigh, in order. */
  lines: readonly Line[];
  /** Where an excerpt may begin within them, ascending. */
  beginnings: readonly Beginning[];
  hits: readonly WordHit[];
  /** A bit for each word in the page's title. */
  inTitle: number;
  /** Places that look like an answer, with the worth of the query's best word. */
  sign?: { places: readonly number[]; worth: number; isPlain: boolean } | undefined;
}

export type LikelyPlaces = ReturnType<typeof weighPlaces>;

/** Weighs the text of the lines, in steps of some units. */
export function weighPlaces({ lines, beginnings, hits, inTitle, sign }: SoughtPlaces) {
  const start = lines[0]?.start ?? 0;
  const end = lines.at(-1)?.end ?? 0;
  const count = Math.ceil((end - start) / CELL);
  const toCell = (place: number) => Math.min(count, Math.max(0, Math.floor((place - start) / CELL)));

  const begins = new Uint8Array(count + 1);
  for (const { place, isSentence } of beginnings) if (isSentence) begins[toCell(place)] = SENTENCE;
  for (const [number, line] of lines.entries()) {
    if (line.isHeading && lines[number - 1]?.isHeading !== true) begins[toCell(line.start)] = SECTION;
  }
  const { sum, add } = createSpread(begins);
  for (const [word, places] of groupBy(hits, (hit) => hit.word)) {
    const ofTitle = (inTitle & (1 << word)) === 0 ? 1 : passageWorth.ofTitle;
    const scale = ofTitle * places.length ** passageWorth.often;
    let number = 0;
    const sources = places.map(({ start: place, worth }) => {
      while (number < lines.length - 1 && (lines[number] as Line).end <= place) number++;
      const { isHeading, isQuestion } = lines[number] as Line;
      const inLine = isQuestion ? passageWorth.inQuestion : 1;
      return {
        cell: toCell(place),
        worth: scale * inLine * worth ** passageWorth.rarity,
        isAbove: isHeading || isQuestion,
      };
    });
    add(sources);
  }
  if (sign !== undefined) {
    const worth = (sign.isPlain ? passageWorth.plainSign : passageWorth.sign) * sign.worth ** passageWorth.rarity;
    const within = sign.places.filter((place) => place >= start && place < end);
    add(within.map((place) => ({ cell: toCell(place), worth, isAbove: false })));
  }

  for (const line of lines) {
    if (!line.isLink) continue;
    for (let cell = toCell(line.start); cell <= toCell(line.end); cell++)
      sum[cell] = (sum[cell] as number) * passageWorth.link;
  }
  /** The likelihood of all cells before each. Several words near each other tell more than each by itself: a square. */
  const likelihood = new Float64Array(count + 1);
  for (let cell = 0; cell < count; cell++) {
    likelihood[cell + 1] = (likelihood[cell] as number) + (sum[cell] as number) * (sum[cell] as number);
  }

  return {
    /** How likely an answer stands between two places; only differences tell anything. */
    likelihood: (from: number, to: number) => (likelihood[toCell(to)] as number) - (likelihood[toCell(from)] as number),
    /** The likeliest of the words between two places; the first place if there are none. */
    peak(from: number, to: number): number {
      let best = from;
      let most = 0;
      for (const hit of hits) {
        const worth = sum[toCell(hit.start)] as number;
        if (hit.start < from || hit.start >= to || worth <= most) continue;
        best = hit.start;
        most = worth;
      }
      return best;
    },
  };
}

/** What tells of the cells around it. */
interface Source {
  cell: number;
  worth: number;
  /** Whether it is said of all that stands below it. */
  isAbove: boolean;
}

/** Sums by cell what sources tell of it. @param begins by cell what it begins */
function createSpread(begins: Uint8Array) {
  const sum = new Float32Array(begins.length);
  /** What the sources that are being added tell, of which the nearest counts. */
  const reached = new Float32Array(begins.length);
  const fall = (units: number) => Math.exp(-CELL / units);
  const [after, before, below] = [fall(passageWorth.after), fall(passageWorth.before), fall(passageWorth.below)];

  /** Raises cells from one on by a worth that falls, until it tells nothing or less than another; returns the last. */
  function spread({ cell: from, worth }: Source, step: 1 | -1, fall: number, pastSentence: number): number {
    let value = worth;
    let cell = from;
    for (;;) {
      reached[cell] = value;
      const next = cell + step;
      const kind = begins[step > 0 ? next : cell] as number;
      value *= kind === WITHIN ? fall : kind === SENTENCE ? fall * pastSentence : 0;
      if (next < 0 || next >= begins.length || value < worth * LEAST || value <= (reached[next] as number)) return cell;
      cell = next;
    }
  }

  return {
    sum,
    /** Adds the sources of one word, or of a sign. */
    add(sources: readonly Source[]): void {
      let low = begins.length;
      let high = -1;
      for (const source of sources) {
        if (source.worth <= (reached[source.cell] as number)) continue;
        low = Math.min(low, spread(source, -1, before, 0));
        const last = source.isAbove ? spread(source, 1, below, 1) : spread(source, 1, after, passageWorth.pastSentence);
        high = Math.max(high, last);
      }
      for (let cell = low; cell <= high; cell++) sum[cell] = (sum[cell] as number) + (reached[cell] as number);
      reached.fill(0, low, high + 1);
    },
  };
}
