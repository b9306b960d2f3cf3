/** Company stage, in a worker: texts about opening hours, with related lines joined. */

import { foldFully } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { countWords } from '../../words/count-words.ts';
import { parseSchedule } from '../schedule/parse-schedule.ts';
import { HALF_TOLD, hintsAtHours } from '../schedule/read-tokens.ts';
import { wordsSaid } from '../schedule/time-words.ts';
import { ANSWER, endsSentence, splitSentences } from '../sentences.ts';
import type { Block } from './blocks.ts';
import type { Zone } from './titles.ts';

/** Lines or sentences on opening hours, one or several joined. */
export interface OpeningText {
  text: string;
  zone: Zone;
  /** The nearest heading above. */
  heading: string;
  /** The block before, if short, without its colon; else `''`. */
  label: string;
  /** Index of its first block in the page. */
  block: number;
  /** It begins with a part of the business, and a line beside it with another: `Tienda: …`, `Bar: …`. */
  isOfPart?: boolean;
}

/**
 * `both`: days and times, or a sentence on being open; `more`: a line that continues a list and does not begin one,
 * such as a day with one time only, `Viernes: desde las 9`.
 */
type PieceKind = 'days' | 'times' | 'both' | 'closed' | 'more';
/** A sentence on hours with its kind, before it is joined with others. */
interface Piece extends OpeningText {
  kind: PieceKind;
}

/** Characters of a sentence, and of a joined text; longer ones are left out. */
const MAX_LENGTH = 300;
const MAX_TEXT = 600;
const MAX_PER_PAGE = 12;
/** Other words in a line with days and times; a text with more is a sentence, and must have both. */
const MAX_LINE_WORDS = 4;
/** Other words in a line that only continues a list. */
const MAX_WORDS_OF_MORE = 1;
/** Words of a sentence that states hours without two times: `Abrimos todos los días del año.` */
const MAX_SENTENCE_WORDS = 10;
const MAX_LABEL = 60;

/** Bullets and pictograms, each with the blank behind it. */
const PICTOGRAM = /(?:[•▪✓\p{Extended_Pictographic}\p{Emoji_Modifier}]|\u200d|\ufe0f)+ ?/gu;
const OPEN = wordsSaid(({ open }) => open);
const APPOINTMENT = wordsSaid(({ appointment }) => appointment);
const ON_DUTY = wordsSaid(({ onDuty }) => onDuty);
/** Words for other things with times of their own, in folded text. */
export const OTHER_TIMES = wordsSaid(({ otherTimes }) => otherTimes);

/** The beginning of a folded line: a part of the business, before a colon. */
const PART = new RegExp(`^${inCompleteLanguages(({ time }) => time.premises)}(?=:)`);

/**
 * Whether the block `first` begins with a part of the business, and the block before it, or behind `last`, below the
 * same heading with another.
 */
function isOnePart(blocks: readonly Block[], first: number, last: number): boolean {
  const partOf = (block: Block | undefined): string => PART.exec(foldFully(block?.text ?? ''))?.[0] ?? '';
  const beside = [blocks[first - 1], blocks[last + 1]].filter((other) => other?.heading === blocks[first]?.heading);
  const parts = new Set([blocks[first], ...beside].map(partOf).filter(Boolean));
  return partOf(blocks[first]) !== '' && parts.size > 1;
}

/**
 * The first `MAX_PER_PAGE` texts about opening hours, in document order: lines that follow each other in one zone below
 * one heading are one text.
 * @param mainHeading below which `OTHER_TIMES` in the heading do not matter
 */
export function readOpeningTexts(blocks: readonly Block[], mainHeading: string): OpeningText[] {
  const found: OpeningText[] = [];
  for (const run of toRuns(toPieces(blocks))) {
    const [first] = run;
    const text = joinPieces(run);
    if (first === undefined || text.length > MAX_TEXT || !isAboutOpening(run, text, mainHeading)) continue;
    const { zone, heading, label, block } = first;
    const isOfPart = isOnePart(blocks, block, run.at(-1)?.block ?? block);
    found.push({ text, zone, heading, label, block, ...(isOfPart && { isOfPart }) });
  }
  return found.slice(0, MAX_PER_PAGE);
}

/**
 * Whether lines give days and times, or days in a sentence on being open, or times with a word for opening in label,
 * heading or text (around the clock: for a service). None below a title for other things, such as classes.
 */
function isAboutOpening(run: readonly Piece[], text: string, mainHeading: string): boolean {
  const [{ label = '', heading = '' } = {}] = run;
  const titles = [label, heading].map(foldFully);
  if (OTHER_TIMES.test(titles[0] ?? '') || (heading !== mainHeading && OTHER_TIMES.test(titles[1] ?? ''))) return false;
  const kinds = new Set(run.map(({ kind }) => kind));
  if (kinds.has('both') || (kinds.has('days') && (kinds.has('times') || kinds.has('closed')))) return true;
  if (kinds.has('days')) return endsSentence(text) && [OPEN, APPOINTMENT].some((words) => words.test(foldFully(text)));
  const { isAlways } = parseSchedule(text);
  return kinds.has('times') && [...titles, foldFully(text)].some((title) => (isAlways ? ON_DUTY : OPEN).test(title));
}

/**
 * The sentences about hours of all blocks, in order; `undefined` for each block or sentence that does not continue a
 * list.
 */
function toPieces(blocks: readonly Block[]): (Piece | undefined)[] {
  const pieces: (Piece | undefined)[] = [];
  let before = '';
  blocks.forEach(({ text: whole, zone, heading }, block) => {
    const label = before;
    before = whole.length <= MAX_LABEL ? whole.replace(/(?<!\s)\s*:$/, '') : '';
    const text = whole.replace(PICTOGRAM, '').trim();
    if (text.length > MAX_LENGTH * 4 || !hintsAtHours(text)) {
      pieces.push(undefined);
      return;
    }
    for (const sentence of splitSentences(text)) {
      const kind = sentence.length <= MAX_LENGTH && hintsAtHours(sentence) ? kindOf(sentence) : undefined;
      pieces.push(kind && { kind, text: sentence, zone, heading, label, block });
    }
  });
  return pieces;
}

/**
 * The kind of times that a sentence gives; `undefined` if it gives none, or has dates, other things with times, or
 * other words without speaking of being open, or is a question, or an answer (`Sí, …`) without days.
 */
function kindOf(text: string): PieceKind | undefined {
  const { entries, isAlways, hasDate, hasSeason, bare, loose, words } = parseSchedule(text);
  const folded = foldFully(text);
  if (hasDate || text.endsWith('?') || OTHER_TIMES.test(folded)) return undefined;
  const hasDays = entries.some(({ days, isHoliday }) => days > 0 || isHoliday);
  if (!hasDays && !isAlways && ANSWER.test(text)) return undefined;
  if (loose > 0) return hasDays && words <= MAX_WORDS_OF_MORE ? 'more' : undefined;
  const isShort = countWords(text) <= MAX_SENTENCE_WORDS;
  if (entries.length === 0 && isShort && HALF_TOLD.test(folded)) return 'more';
  const ranges = entries.reduce((sum, entry) => sum + entry.ranges.length, 0);
  const isClosed = entries.some((entry) => entry.isClosed);
  if (words > MAX_LINE_WORDS) {
    const isOpening = OPEN.test(folded);
    const isTold = hasDays ? ranges > bare || words <= MAX_SENTENCE_WORDS : hasSeason && (ranges > bare || isClosed);
    return (isAlways && ON_DUTY.test(folded)) || (isOpening && isTold) ? 'both' : undefined;
  }
  if (hasDays && (ranges > 0 || isAlways || isClosed)) return 'both';
  if (ranges > bare || isAlways) return 'times';
  if (isClosed) return hasSeason ? 'both' : words <= 1 ? 'closed' : undefined;
  return hasDays ? 'days' : undefined;
}

/**
 * Groups pieces that follow each other in one zone below one heading. `undefined` separates; `more` does not begin a
 * group.
 */
function toRuns(pieces: readonly (Piece | undefined)[]): Piece[][] {
  const runs: Piece[][] = [];
  let before: Piece | undefined;
  for (const piece of pieces) {
    const follows =
      piece !== undefined && before !== undefined && piece.zone === before.zone && piece.heading === before.heading;
    const begins = piece !== undefined && !follows && piece.kind !== 'more';
    if (follows) runs.at(-1)?.push(piece);
    else if (begins) runs.push([piece]);
    before = follows || begins ? piece : undefined;
  }
  return runs;
}

/** Joins pieces to `days: times; days: times`, a repeated `both` once, days and times in two columns paired. */
function joinPieces(run: readonly Piece[]): string {
  // A page may say it twice, for wide and for narrow screens.
  const once = run.filter(
    ({ kind, text }, at) => kind !== 'both' || run.findIndex((piece) => piece.text === text) === at,
  );
  const ordered = pairColumns(once);
  let text = '';
  let last: PieceKind | undefined;
  for (const { kind, text: piece } of ordered) {
    if (text === '') text = piece;
    else if (last === 'days' && kind !== 'days' && kind !== 'both')
      text = `${text.replace(/(?<![.:\s])[.:\s]+$/, '')}: ${piece}`;
    else if (last === 'days' && kind === 'days') text += `, ${piece}`;
    else if (kind === 'times' && last !== 'closed' && !endsSentence(text)) text += `, ${piece}`;
    else text += `${endsSentence(text) ? '' : ';'} ${piece}`;
    last = kind;
  }
  return text;
}

/**
 * Puts each of the times behind its day, if several days come first and as many other pieces follow; else unchanged.
 */
function pairColumns(run: readonly Piece[]): readonly Piece[] {
  const isDays = ({ kind }: Piece): boolean => kind === 'days';
  const days = run.filter(isDays);
  const times = run.filter((piece) => !isDays(piece));
  const areColumns = days.length > 1 && days.length === times.length && run.slice(0, days.length).every(isDays);
  return areColumns ? days.flatMap((day, at) => [day, times[at] as Piece]) : run;
}
