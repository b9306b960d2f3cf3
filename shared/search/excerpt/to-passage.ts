/** Cuts the passage of a page that answers a query best, and tells which section it stands in. */

import { excerptLimit } from '../../contract/policy.ts';
import { abbreviation } from '../language/abbreviations.ts';
import { toPlainText } from '../plain-text.ts';
import { addPiece, clip, cutPassage, MARGIN, type Piece, SECOND_PIECE, toBreak, toReach } from './cut-passage.ts';
import type { Reading, WordHit } from './scan-words.ts';

/** Worth of a query's word by its place, and of a passage. Found by `npm run bench:rank`. */
export const passageWorth = {
  /** In a line that introduces others: a heading, a bold line, one that ends with a colon. */
  inLead: 1.2,
  /** In a line that is a question, whose answer follows. */
  inQuestion: 1.5,
  /** In a line that is a link or an image and nothing else: what it names is said elsewhere. */
  inLink: 0.4,
  /** The title contains it, so the whole page is about it. */
  ofTitle: 0.6,
  /** Power of its frequency on the page: frequent words do not tell places apart. */
  often: -0.15,
  /** At the end of the passage, with hardly any answer after it. */
  atEnd: 0.3,
  /** The best sentence, besides the whole passage. */
  sentence: 0.3,
  /** A passage that soon ends: it hardly answers. */
  short: 0.8,
  /** A sign of an answer, times the best word. */
  sign: 1,
  /** Share of the best stretch's worth that makes a second one replace its end. */
  second: 0.9,
  /** The same for what stands before the best one. */
  beside: 0.6,
};

/** Units searched for the answer itself on a page without any of the words. */
const MAX_SOUGHT = 8_000;
/** Longest beginning of a sentence, before the place, that is shown. */
const MAX_LEAD_IN = 240;
/** Longest beginning of a list item, before the line of the place, that is shown. */
const MAX_BEGINNING = 100;
/** Units of a passage that is not short. */
const MIN_PASSAGE = 160;
/** What a page shows for a query. */
export interface Passage {
  /** Plain text, at most `excerptLimit` UTF-16 units, whole words. */
  excerpt: string;
  /** Index of the heading above it among the page's headings; undefined below the first or none. */
  section?: number;
}

/** What a passage is chosen by. */
export interface Sought {
  /** A bit for each word in the page's title. */
  inTitle: number;
  /** Pattern of an answer, with the worth of the query's best word. */
  sign?: { pattern: RegExp; worth: number } | undefined;
  /** The company information's answer, if it was read from this page. */
  fact?: string | undefined;
}

/** A candidate for the passage. */
interface Place {
  start: number;
  end: number;
  sentence: number;
}

/** A possible excerpt: from a sentence on, within its section. */
interface Stretch {
  start: number;
  end: number;
  sectionEnd: number;
  score: number;
  isAnswer: boolean;
}

interface PlacedWord extends Place {
  word: number;
  worth: number;
  inHeading: boolean;
}

/** The best stretch of query words; the fact if no stretch answers; without words the description or the beginning. */
export function toPassage(
  { text, hits, start: bodyStart, end }: Reading,
  description: string,
  { inTitle, sign, fact }: Sought,
): Passage {
  const words = placeWords(text, hits, bodyStart, inTitle);
  const signs = sign ? findSigns(text, sign.pattern, bodyStart, words.length > 0 ? end + MARGIN : MAX_SOUGHT) : [];
  const stretches: Stretch[] = [];
  let best: Stretch = { start: -1, end: 0, sectionEnd: 0, score: 0, isAnswer: false };
  let section = 0;
  for (const [first, { sentence: start }] of (words.length > 0 ? words : signs).entries()) {
    const before = stretches.at(-1);
    if (start === before?.start) continue;
    const isSame = before !== undefined && start < before.sectionEnd;
    if (!isSame) section = first;
    const sectionEnd = isSame ? before.sectionEnd : toBreak(text, start);
    const end = Math.min(toReach(text, start), sectionEnd);
    const isAnswer = sign === undefined || signs.some((one) => one.start >= start && one.end <= end);
    const worth =
      scoreWords(words, { section, first, from: start, to: end }) +
      (isAnswer ? passageWorth.sign * (sign?.worth ?? 0) : 0);
    const score = end - start < MIN_PASSAGE ? passageWorth.short * worth : worth;
    const stretch = { start, end, sectionEnd, score, isAnswer };
    stretches.push(stretch);
    if (score > best.score + 1e-6) best = stretch;
  }
  if (fact !== undefined && !best.isAnswer) return { excerpt: clip(toPlainText(fact)) };
  if (best.score > 0) {
    const alone = cutPassage(text, best.start, bodyStart, sign?.pattern);
    const second = findAnswer(text, signs, best) ?? findSecond(stretches, best, alone);
    const reserved = second?.isWorthLead ? toPlainText(text.slice(second.start, second.end)).length : 0;
    const { excerpt, section } =
      reserved > 0 ? cutPassage(text, best.start, bodyStart, sign?.pattern, reserved) : alone;
    return { excerpt: second ? addPiece(excerpt, text, second) : excerpt, ...(section > 0 && { section }) };
  }
  const beginning = () => toPlainText(text.slice(bodyStart, bodyStart + 4 * excerptLimit));
  return { excerpt: clip(toPlainText(description) || beginning()) };
}

/** A likely answer in the stretch's section, if the stretch has none and one follows it. */
function findAnswer(text: string, signs: readonly Place[], { end, sectionEnd, isAnswer }: Stretch): Piece | undefined {
  const answer = isAnswer ? undefined : signs.find((one) => one.end > end && one.end <= sectionEnd);
  if (answer === undefined) return undefined;
  const near = text.indexOf(' ', answer.start - SECOND_PIECE / 2) + 1;
  const start = answer.start - answer.sentence < SECOND_PIECE / 2 ? answer.sentence : near;
  return { start, end: toLineEnd(text, answer.start), isWorthLead: true, isWorthEnd: true };
}

/** The best stretch apart from the best of all and from what that is shown with. */
function findSecond(
  stretches: readonly Stretch[],
  best: Stretch,
  shown: { from: number; end: number },
): Piece | undefined {
  const shownEnd = Math.max(best.end, shown.end);
  const others = stretches.filter(({ start, end }) => end <= shown.from || start >= shownEnd);
  const [second] = others.sort((a, b) => b.score - a.score);
  return (
    second && {
      ...second,
      isWorthLead: second.score >= passageWorth.beside * best.score,
      isWorthEnd: second.score >= passageWorth.second * best.score,
    }
  );
}

/** Words with their sentences and their worth at their place. */
function placeWords(text: string, hits: readonly WordHit[], bodyStart: number, inTitle: number): PlacedWord[] {
  const counts: number[] = [];
  for (const { word } of hits) counts[word] = (counts[word] ?? 0) + 1;
  let lineEnd = -1;
  let lineStart = 0;
  let ofLine = 1;
  let inHeading = false;
  return hits.map(({ start, end, word, worth }) => {
    if (start >= lineEnd) {
      lineStart = Math.max(bodyStart, text.lastIndexOf('\n', start - 1) + 1);
      lineEnd = toLineEnd(text, start);
      const line = text.slice(lineStart, lineEnd);
      inHeading = HEADING.test(line);
      ofLine = worthOfLine(line);
      lineStart = Math.max(bodyStart, toBlockStart(text, lineStart));
    }
    const ofTitle = (inTitle & (1 << word)) === 0 ? 1 : passageWorth.ofTitle;
    const ofPage = (counts[word] as number) ** passageWorth.often;
    const sentence = toSentence(text, lineStart, start);
    return { start, end, word, worth: worth * ofTitle * ofLine * ofPage, sentence, inHeading };
  });
}

/** The start of a line, or of what it goes on with: the first line of its list item, or a short line that names it. */
function toBlockStart(text: string, lineStart: number): number {
  let start = lineStart;
  let above = readLineAbove(text, start);
  while (GOES_ON_BELOW.test(text.slice(start, lineStart + 9)) && lineStart - above.start <= MAX_BEGINNING) {
    start = above.start;
    above = readLineAbove(text, start);
  }
  return LABEL.test(above.line) ? above.start : start;
}

/** The last line with text before the start of another, as far as it is near. */
function readLineAbove(text: string, lineStart: number): { start: number; line: string } {
  const from = Math.max(0, lineStart - MAX_LEAD_IN);
  const before = text.slice(from, lineStart).trimEnd();
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return { start: from + before.length - line.length, line };
}

function toLineEnd(text: string, place: number): number {
  const end = text.indexOf('\n', place);
  return end < 0 ? text.length : end;
}

/** Factor for words in a line: more in a lead, less in a line that is only a link. */
function worthOfLine(line: string): number {
  if (QUESTION.test(line)) return passageWorth.inQuestion;
  if (HEADING.test(line) || LEAD.test(line)) return passageWorth.inLead;
  return line.endsWith(')') && LONE_LINK.test(line) ? passageWorth.inLink : 1;
}

/** A heading, also within a list. */
const HEADING = /^\s*(?:(?:[-*]|\d+[.)]) )?#/;
const QUESTION = /\?(?:\*\*|__)?$/;
/** A bold line, or one that ends with a colon. */
const LEAD = /:(?:\*\*|__)?$|^(\*\*|__)(?:(?!\1).)+\1[:.]?$/;
/** A line, or an item of a list, that is a link or an image and nothing else. */
const LONE_LINK = /^\s*(?:(?:[-*]|\d+[.)]) )?\[?!?\[[^\]]*\]\([^)]*\)(?:\]\([^)]*\))?$/;
/** A line that goes on with the list item above it. */
const GOES_ON_BELOW = /^ +(?!(?:[-*]|\d+[.)]) )\S/;
/** A short line of text without an end. */
const LABEL = /^[^\s#>|![*_\d-][^\n]{0,58}[^\s.!?…]$/u;
/** Before a full stop that ends no sentence: an abbreviation, a number, or a bare `No` that goes with its reason. */
const GOES_ON = `${abbreviation}|(?<![\\p{L}\\d])\\d{1,2}|(?:^|[.!?…] +)\\p{L}{1,3}`;
/** The end of a sentence, with the blank after it. */
const SENTENCE_END = new RegExp(`[.!?…](?<!(?:${GOES_ON})\\.)["»”)*_]* +`, 'giu');

/** Start of the sentence that a place is in, or of a word shortly before the place if that is far. */
function toSentence(text: string, lineStart: number, place: number): number {
  const farthest = Math.max(lineStart, place - MAX_LEAD_IN);
  const before = text.slice(farthest, place);
  let begin = farthest === lineStart ? lineStart : -1;
  SENTENCE_END.lastIndex = 0;
  while (SENTENCE_END.test(before)) begin = farthest + SENTENCE_END.lastIndex;
  if (begin >= 0) return begin;
  const blank = text.indexOf(' ', place - MAX_LEAD_IN / 2);
  return blank >= 0 && blank < place ? blank + 1 : place;
}

const NOT_SHOWN = /!\[[^\]\n]*\]|\]\([^)\n]*\)/g;

/** Likely answers between the main heading and `to`, with the starts of their sentences. */
function findSigns(text: string, pattern: RegExp, bodyStart: number, to: number): Place[] {
  const shown = text.slice(bodyStart, to).replace(NOT_SHOWN, (part) => ' '.repeat(part.length));
  return Array.from(shown.matchAll(pattern), ({ index, 0: sign }) => {
    const start = bodyStart + index;
    const lineStart = Math.max(bodyStart, text.lastIndexOf('\n', start - 1) + 1);
    return { start, end: start + sign.length, sentence: toSentence(text, lineStart, start) };
  });
}

/** Worth of a passage: each word at its best place, the best sentence once more, the heading above as if in it. */
function scoreWords(
  words: readonly PlacedWord[],
  { section, first, from, to }: { section: number; first: number; from: number; to: number },
): number {
  const width = Math.max(excerptLimit, to - from);
  const passage = createTally();
  for (let i = section; i < first && words[i]?.inHeading; i++) {
    const { word, worth } = words[i] as PlacedWord;
    passage.raise(word, worth);
  }
  let sentence = createTally();
  let bestSentence = 0;
  for (let i = first; i < words.length; i++) {
    const hit = words[i] as PlacedWord;
    if (hit.end > to) break;
    if (i > first && hit.sentence !== words[i - 1]?.sentence) sentence = createTally();
    bestSentence = Math.max(bestSentence, sentence.raise(hit.word, hit.worth));
    passage.raise(hit.word, hit.worth * (1 - ((1 - passageWorth.atEnd) * (hit.start - from)) / width));
  }
  return passage.raise(0, 0) + passageWorth.sentence * bestSentence;
}

/** A sum of the highest value of each word; `raise` returns it. */
function createTally() {
  const best: number[] = [];
  let sum = 0;
  return {
    raise(word: number, worth: number): number {
      const gain = worth - (best[word] ?? 0);
      if (gain > 0) {
        best[word] = worth;
        sum += gain;
      }
      return sum;
    },
  };
}
