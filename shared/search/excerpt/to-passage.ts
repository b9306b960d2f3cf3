/** Cuts the passage of a page that answers a query best, and tells which section it stands in. */

import { excerptLimit } from '../../contract/policy.ts';
import { readOutline, toSectionEnd } from '../../markdown-blocks.ts';
import { toPlainText } from '../plain-text.ts';
import type { Reading } from './read-body.ts';
import type { WordHit } from './scan-words.ts';

/** What a word of the query is worth where it stands, and what a passage is worth besides. Found by `npm run bench:rank`. */
export const passageWorth = {
  /** In a line that says what follows: a heading, a question, a bold line, one that ends with a colon. */
  inLead: 1.2,
  /** In a line that is a link and nothing else: what it names is said elsewhere. */
  inLink: 0.4,
  /** When the page's title says it: all of the page is about it. */
  ofTitle: 0.6,
  /** Power of how often the page says it: what it says seldom tells one place from another. */
  often: -0.15,
  /** At the end of the passage, where hardly anything of the answer follows. */
  atEnd: 0.3,
  /** The sentence that says most, beside the whole passage. */
  sentence: 0.6,
  /** What the answer looks like, times the best word. */
  sign: 1,
};

/** Units of a page without any of the words in which the answer itself is looked for. */
const SIGN_SOUGHT = 8_000;
/** Units after the words in which it may stand. */
const MARGIN = 1_500;
/** A place further into its sentence than this is shown without the sentence's beginning. */
const LONGEST_LEAD_IN = 200;
/** A place less far into its paragraph is shown with the paragraph's beginning. */
const SHORT_LEAD_IN = 120;
/** A section with less text than this is shown with what stands around it. */
const SHORTEST_SECTION = 180;

/** What a page shows for a query. */
export interface Passage {
  /** Plain text, at most `excerptLimit` UTF-16 units, whole words. */
  excerpt: string;
  /** Position of the heading that it stands below, among the headings of the page; undefined below the first or none. */
  section?: number;
}

/** What a passage is chosen by. */
export interface Sought {
  /** A bit for each word that the title of the page says. */
  inTitle: number;
  /** What the answer looks like, with what the best word of the query is worth. */
  sign?: { pattern: RegExp; worth: number } | undefined;
  /** What the company information says of what is asked, where it was read from this page. */
  fact?: string | undefined;
}

/** Something that a passage may be chosen for. */
interface Place {
  start: number;
  end: number;
  /** Where its sentence begins. */
  sentence: number;
}

interface PlacedWord extends Place {
  word: number;
  worth: number;
}

/**
 * The stretch that says most of the query, early enough for its answer to follow; the fact where no such stretch looks
 * like an answer. The description, else the beginning, when the body says none of it.
 */
export function toPassage(
  { text, hits, start: bodyStart, end }: Reading,
  description: string,
  { inTitle, sign, fact }: Sought,
): Passage {
  const words = placeWords(text, hits, bodyStart, inTitle);
  const signs = sign ? findSigns(text, sign.pattern, bodyStart, words.length > 0 ? end + MARGIN : SIGN_SOUGHT) : [];
  let best = { start: 0, score: 0, isAnswer: false };
  let before = -1;
  let section = 0;
  for (const [first, { sentence: start }] of (words.length > 0 ? words : signs).entries()) {
    if (start === before) continue;
    before = start;
    if (start >= section) section = toBreak(text, start);
    const to = Math.min(toReach(text, start), section);
    const isAnswer = sign === undefined || signs.some((one) => one.start >= start && one.end <= to);
    const score = scoreWords(words, first, start, to) + (isAnswer ? passageWorth.sign * (sign?.worth ?? 0) : 0);
    if (score > best.score + 1e-6) best = { start, score, isAnswer };
  }
  if (fact !== undefined && !best.isAnswer) return { excerpt: clip(toPlainText(fact)) };
  if (best.score > 0) return cutPassage(text, toParagraph(text, best.start, bodyStart), bodyStart);
  const beginning = () => toPlainText(text.slice(bodyStart, bodyStart + 4 * excerptLimit));
  return { excerpt: clip(toPlainText(description) || beginning()) };
}

/** The words with their sentences and what they are worth where they stand. */
function placeWords(text: string, hits: readonly WordHit[], bodyStart: number, inTitle: number): PlacedWord[] {
  const counts: number[] = [];
  for (const { word } of hits) counts[word] = (counts[word] ?? 0) + 1;
  let lineEnd = -1;
  let lineStart = 0;
  let ofLine = 1;
  return hits.map(({ start, end, word, worth }) => {
    if (start >= lineEnd) {
      lineStart = Math.max(bodyStart, text.lastIndexOf('\n', start - 1) + 1);
      lineEnd = (text.indexOf('\n', start) + 1 || text.length + 1) - 1;
      ofLine = worthOfLine(text.slice(lineStart, lineEnd));
    }
    const ofTitle = (inTitle & (1 << word)) === 0 ? 1 : passageWorth.ofTitle;
    const ofPage = (counts[word] as number) ** passageWorth.often;
    return { start, end, word, worth: worth * ofTitle * ofLine * ofPage, sentence: toSentence(text, lineStart, start) };
  });
}

function worthOfLine(line: string): number {
  if (LEAD.test(line)) return passageWorth.inLead;
  return line.endsWith(')') && LONE_LINK.test(line) ? passageWorth.inLink : 1;
}

/** A heading, also within a list, a line that is bold alone, and one that ends with a colon or a question mark. */
const LEAD = /^\s*(?:(?:[-*]|\d+[.)]) )?#|[:?](?:\*\*|__)?$|^(\*\*|__)(?:(?!\1).)+\1[:.]?$/;
/** An item of a list of links. */
const LONE_LINK = /^\s*(?:[-*]|\d+[.)]) \[[^\]]*\]\([^)]*\)$/;
/** The end of a sentence, with the blank after it. */
const SENTENCE_END = /[.!?…]["»”)*_]* +/g;

/** Where the sentence of a place begins, or the words that lead to it where that is far before. */
function toSentence(text: string, lineStart: number, place: number): number {
  const farthest = Math.max(lineStart, place - LONGEST_LEAD_IN);
  const before = text.slice(farthest, place);
  let begin = farthest === lineStart ? lineStart : -1;
  SENTENCE_END.lastIndex = 0;
  while (SENTENCE_END.test(before)) begin = farthest + SENTENCE_END.lastIndex;
  if (begin >= 0) return begin;
  const blank = text.indexOf(' ', place - LONGEST_LEAD_IN / 2);
  return blank >= 0 && blank < place ? blank + 1 : place;
}

/** Where the paragraph of a sentence begins, when that is not far. */
function toParagraph(text: string, sentence: number, bodyStart: number): number {
  const line = Math.max(bodyStart, text.lastIndexOf('\n', sentence - 1) + 1);
  return sentence - line > SHORT_LEAD_IN ? sentence : line;
}

/** What looks like an answer, between the main heading and a place. */
function findSigns(text: string, pattern: RegExp, bodyStart: number, to: number): Place[] {
  return Array.from(text.slice(bodyStart, to).matchAll(pattern), ({ index, 0: sign }) => {
    const start = bodyStart + index;
    const lineStart = Math.max(bodyStart, text.lastIndexOf('\n', start - 1) + 1);
    return { start, end: start + sign.length, sentence: toSentence(text, lineStart, start) };
  });
}

/** Where an excerpt ends that begins at a place, in one section: destinations of links are not shown. */
function toReach(text: string, start: number): number {
  const rest = text.slice(start, start + MARGIN);
  let to: number = excerptLimit;
  for (let link = rest.indexOf(']('); link >= 0 && link < to; ) {
    const close = rest.indexOf(')', link) + 1 || rest.length;
    to += close - link;
    link = rest.indexOf('](', close);
  }
  return start + Math.min(to, rest.length);
}

/** The first of a line of text right before a heading, which belongs to what is below it. */
const LABEL = /(?:^|\n)([^\s#>|[!*_-][^\n]{0,58}[^\s.!?:,;)\\])\n+$/;

/** Where what is below a heading begins: the heading, or a label right before it. */
function toLabel(text: string, heading: number): number {
  const before = text.slice(Math.max(0, heading - 64), heading);
  const label = LABEL.exec(before);
  return label === null || heading === text.length
    ? heading
    : heading - before.length + before.lastIndexOf(label[1] as string);
}

/** The start of the first heading from a place on, else the end. */
function toHeading(text: string, place: number): number {
  return text.indexOf('\n#', place - 1) + 1 || text.length;
}

/** Where what begins at a place ends: at the next heading, or the label before that. */
function toBreak(text: string, start: number): number {
  const heading = toHeading(text, start + 1);
  const label = toLabel(text, heading);
  return label > start ? label : toLabel(text, toHeading(text, heading + 1));
}

/** What the words of a passage are worth: each as the best of its places has it, and the best sentence once more. */
function scoreWords(words: readonly PlacedWord[], first: number, from: number, to: number): number {
  const width = Math.max(excerptLimit, to - from);
  const passage = createTally();
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

/** The sum of the best that each word was raised to. */
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

/** The passage from a place on; what room is left is spent on the lines before, within its section. */
function cutPassage(text: string, start: number, bodyStart: number): Passage {
  const lineEnd = text.indexOf('\n', start + MARGIN);
  const markdown = lineEnd < 0 ? text : text.slice(0, lineEnd);
  const { index, from, to } = toSection(markdown, start);
  const top = Math.max(from, bodyStart);
  let first = Math.max(start, top);
  // Signs of Markdown take less room than what is shown.
  let plain = toPlainText(markdown.slice(first, Math.min(to, toReach(markdown, first) + excerptLimit)));
  while (first > top && plain.length < excerptLimit) {
    const before = Math.max(top, markdown.slice(0, first - 1).lastIndexOf('\n') + 1);
    const longer = `${toPlainText(markdown.slice(before, first))} ${plain}`.trim();
    if (longer.length > excerptLimit) break;
    first = before;
    plain = longer;
  }
  return { excerpt: clip(plain), ...(index > 0 && { section: index }) };
}

/** The section that a place stands in: of the nearest heading, or of one above while it has hardly any text. */
function toSection(markdown: string, place: number): { index: number; from: number; to: number } {
  const { headings } = readOutline(markdown);
  let index = headings.findLastIndex(({ start }) => start <= place);
  const next = headings[index + 1]?.start;
  if (next !== undefined && toLabel(markdown, next) <= place) index++;
  while (index > 0) {
    const { level, start: from } = headings[index] as (typeof headings)[number];
    const to = toSectionEnd(headings, index, markdown.length);
    if (to - from >= SHORTEST_SECTION) return { index, from, to: toLabel(markdown, to) };
    index = headings.findLastIndex((heading, i) => i < index && heading.level < level);
  }
  return { index, from: 0, to: markdown.length };
}

/** At most `excerptLimit` units, whole words. */
function clip(text: string): string {
  if (text.length <= excerptLimit) return text.trim();
  const end = text.lastIndexOf(' ', excerptLimit);
  if (end > 0) return text.slice(0, end).trim();
  const cut = text.slice(0, excerptLimit);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
