/** Weighs how likely an answer is at each place of a page: likelier near words of the query, most near several. */

import { groupBy } from '../../group-by.ts';
import type { Beginning, Line } from './read-lines.ts';
import type { WordHit } from './scan-words.ts';

/** Weights for the likelihood of a place, tuned by `npm run bench:rank`. */
export const passageWorth = {
  /** Power of a word's rarity: words that ask for a fact are often on every page (`precio`). */
  rarity: 0.5,
  /** Power of a word's frequency on the page: frequent words do not distinguish places. */
  often: -0.2,
  /** Factor of a word in the title, as the whole page is about it. */
  ofTitle: 0.6,
  /** Factor of a word in a question, as its answer follows. */
  inQuestion: 1.5,
  /** Factors of a sign of an answer, which has the best word's worth: of an unmistakable sign, and of any other. */
  plainSign: 1,
  sign: 0.7,
  /** Units over which a word's worth falls to 1/e: after it, before it, and below it if in a heading or a question. */
  after: 160,
  before: 100,
  below: 400,
  /** Share of the worth that carries over to the next sentence. The previous sentence gets none. */
  pastSentence: 0.8,
  /** Factor of a beginning within a sentence, and units at an excerpt's end where an answer would be cut. */
  inSentence: 0.97,
  edge: 10,
  /** Factor of a line that is only a link, as the answer is elsewhere. */
  link: 0.6,
};

/** Units of text in a cell, which has one weight. */
const CELL = 8;
/** Kinds of cells: within a sentence, at its beginning, at a section's beginning. */
const WITHIN = 0;
const SENTENCE = 1;
const SECTION = 2;
/** Share of a source's worth below which it has no effect. */
const LEAST = 0.02;

/** Words and signs to look for in a text, and the lines to weigh. */
export interface SoughtPlaces {
  /** The lines to weigh, in order. */
  lines: readonly Line[];
  /** Places in the lines where an excerpt may begin, ascending. */
  beginnings: readonly Beginning[];
  hits: readonly WordHit[];
  /** A bit for each word of the query in the page's title. */
  inTitle: number;
  /** Places of the sign of an answer, with the worth of the query's best word. */
  sign?: { places: readonly number[]; worth: number; isPlain: boolean } | undefined;
}

export type LikelyPlaces = ReturnType<typeof weighPlaces>;

/** Weighs the text of the lines, cell by cell, and returns functions that compare its parts. Places are offsets. */
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
  /** By cell, the likelihood of all cells before it. The sum is squared, as several words together count for more. */
  const likelihood = new Float64Array(count + 1);
  for (let cell = 0; cell < count; cell++) {
    likelihood[cell + 1] = (likelihood[cell] as number) + (sum[cell] as number) * (sum[cell] as number);
  }

  return {
    /** Returns how likely an answer is between two places. The unit is arbitrary: only comparisons make sense. */
    likelihood: (from: number, to: number) => (likelihood[toCell(to)] as number) - (likelihood[toCell(from)] as number),
    /** Returns the place of the likeliest word of the query between two places; `from` without one. */
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

/** Place of a word or sign, which raises the cells around it. */
interface Source {
  cell: number;
  worth: number;
  /** Whether it is in a heading or a question, and so applies to the text below. */
  isAbove: boolean;
}

/** Creates sums by cell of the worths of sources near it. @param begins kind of each cell */
function createSpread(begins: Uint8Array) {
  const sum = new Float32Array(begins.length);
  /** Worths from the sources of the current word or sign. In each cell only the highest counts. */
  const reached = new Float32Array(begins.length);
  const fall = (units: number) => Math.exp(-CELL / units);
  const [after, before, below] = [fall(passageWorth.after), fall(passageWorth.before), fall(passageWorth.below)];

  /** Spreads a falling worth over cells until it has no effect or another source's is higher. Returns the last cell. */
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
