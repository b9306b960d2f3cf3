/** Chooses the passage of a page for a query, and its section. */

import { excerptLimit } from '../../contract/policy.ts';
import { readOutline, toSectionEnd } from '../../markdown-blocks.ts';
import type { toAnswerSign } from '../language/answer-signs.ts';
import { toPlainText } from '../plain-text.ts';
import { type LikelyPlaces, passageWorth, weighPlaces } from './likely-places.ts';
import { type Beginning, type Line, readBeginnings, readLines } from './read-lines.ts';
import { type Reading, toBlank, type WordHit } from './scan-words.ts';
import { tellTables } from './tell-tables.ts';

/** Units searched for a sign of the answer on a page without the query's words. */
const MAX_SOUGHT = 8_000;
/** Units after the last word that an excerpt may show. */
const MARGIN = 600;
/** Maximum units before and after a word for the beginning of an excerpt. */
const FAR_BEFORE = 200;
const FAR_AFTER = 400;
/** Minimum units of a section. A shorter one counts as part of the section above, unless its heading is a question. */
const MIN_SECTION = 180;
/** Sign at an end of an excerpt that is within a sentence. */
const ELLIPSIS = '…';
/** Minimum worth near a word for an excerpt to begin there, as a share of the highest on the page. */
const LEAST_WORTH = 0.3;
/** Minimum likelihood for an excerpt to begin at a question instead, as a share of the best excerpt's. */
const LEAST_OF_QUESTION = 0.7;
/** Maximum units of Markdown syntax in an excerpt. */
const SIGNS = 100;
/** Relative difference of sums that counts as zero. */
const ROUNDING = 1e-6;

/** Passage of a page for a query. */
export interface Passage {
  /** Plain text of whole words, at most `limit` UTF-16 units; `…` at an end that is within a sentence. */
  excerpt: string;
  /** Index of the heading above it among the page's headings; undefined below the first heading or none. */
  section?: number;
  /** Range in the text that was read; absent for a fact or a description. */
  start?: number;
  end?: number;
}

/** Data for the choice of a passage, beside the words. */
export interface Sought {
  /** A bit for each word of the query in the page's title. */
  inTitle: number;
  /** Sign of an answer. */
  sign?: ReturnType<typeof toAnswerSign>;
  /** Text of a fact that answers the query, if its source is this page. */
  fact?: string | undefined;
  /** UTF-16 units of the excerpt, at most. */
  limit?: number;
}

/** Part of the text within one section. */
interface Window extends Beginning {
  end: number;
  section: number;
}

/**
 * Returns the likeliest passage. If there is a fact, and the passage lacks the sign of an answer (or is empty, without
 * a sign to look for), returns the fact. Without passage and fact, returns the description, else the text's beginning.
 */
export function toPassage(
  { text, hits, start: bodyStart, end }: Reading,
  description: string,
  { inTitle, sign, fact, limit = excerptLimit }: Sought,
): Passage {
  const to = hits.length > 0 ? end + MARGIN : bodyStart + MAX_SOUGHT;
  const signs = sign && findSigns(text, bodyStart, to, sign.pattern);
  const words = findDense(hits).map(({ start }) => start);
  const sources = sign?.isPlain === true ? [...words, ...(signs ?? [])].sort((a, b) => a - b) : words;
  const lines = linesNear(readLines(text, bodyStart, Math.min(to, text.length)), sources);
  const beginnings = readBeginnings(text, lines);
  const places = weighPlaces({ lines, beginnings, hits, inTitle, sign: sign && { ...sign, places: signs ?? [] } });
  const best = chooseWindow(places, toWindows(text, lines, beginnings), { lines, limit });
  const excerpt = best === undefined ? '' : show(text, best, limit);
  if (fact !== undefined && (sign === undefined ? excerpt === '' : excerpt.search(sign.pattern) < 0)) {
    return { excerpt: toExcerpt(toPlainText(fact), limit) };
  }
  if (best !== undefined && excerpt !== '') {
    const { place: start, section } = best;
    return { excerpt, ...(section > 0 && { section }), start, end: Math.min(best.end, start + limit) };
  }
  const beginning = () => toPlainText(text.slice(bodyStart, bodyStart + 4 * limit));
  return { excerpt: toExcerpt(toPlainText(description) || beginning(), limit) };
}

const findSigns = (text: string, from: number, to: number, pattern: RegExp): number[] =>
  Array.from(text.slice(from, to).matchAll(pattern), ({ index }) => from + index);

/** Returns each beginning with its section, or the one above if its own has hardly any text. */
function toWindows(text: string, lines: readonly Line[], beginnings: readonly Beginning[]): Window[] {
  const { headings } = readOutline(text);
  const questions = new Set(lines.filter(({ isQuestion }) => isQuestion).map(({ start }) => start));
  let at = -1;
  let known = { own: -2, section: -1, end: text.length };
  // Properties are listed, as there are thousands of objects and a spread costs ten times as much.
  return beginnings.map(({ place, isSentence }) => {
    while ((headings[at + 1]?.start ?? text.length) <= place) at++;
    if (known.own !== at) known = { own: at, ...toSection(headings, at, text.length, questions) };
    return { place, isSentence, end: known.end, section: known.section };
  });
}

/** Returns the section at a heading's index, or the nearest above with enough text; 0 or less is the whole page. */
function toSection(
  headings: ReturnType<typeof readOutline>['headings'],
  own: number,
  length: number,
  questions: ReadonlySet<number>,
): { section: number; end: number } {
  let section = own;
  while (section > 0) {
    const { level, start } = headings[section] as (typeof headings)[number];
    const end = toSectionEnd(headings, section, length);
    if (end - start >= MIN_SECTION || questions.has(start)) return { section, end };
    section = headings.findLastIndex((heading, i) => i < section && heading.level < level);
  }
  return { section, end: length };
}

/** Returns the likeliest window, of equals the first; instead a question near it that is hardly less likely. */
function chooseWindow(
  places: LikelyPlaces,
  windows: readonly Window[],
  { lines, limit }: { lines: readonly Line[]; limit: number },
): Window | undefined {
  const questions = new Set(lines.filter(({ isQuestion }) => isQuestion).map(({ start }) => start));
  let best: Window | undefined;
  let most = 0;
  let asked: Window | undefined;
  let mostAsked = 0;
  for (const window of windows) {
    const { place, isSentence, end } = window;
    const reach = Math.min(end, place + limit - passageWorth.edge);
    const likelihood = places.likelihood(place, reach) * (isSentence ? 1 : passageWorth.inSentence);
    if (likelihood > most * (1 + ROUNDING)) [best, most] = [window, likelihood];
    if (questions.has(place) && likelihood > mostAsked * (1 + ROUNDING)) [asked, mostAsked] = [window, likelihood];
  }
  if (best === undefined || asked === undefined || mostAsked < most * LEAST_OF_QUESTION) return best;
  // The question may be a heading below the one that the window begins with.
  const isBelow = asked.place >= best.place || asked.section === best.section;
  return isBelow && asked.place <= best.place + limit ? asked : best;
}

/** Returns words whose surroundings have at least `LEAST_WORTH` of the highest worth. */
function findDense(hits: readonly WordHit[]): readonly WordHit[] {
  const worths = hits.map(({ start }, first) => {
    const best: number[] = [];
    let sum = 0;
    for (let i = first; i < hits.length; i++) {
      const hit = hits[i] as WordHit;
      if (hit.start > start + FAR_BEFORE) break;
      const more = hit.worth - (best[hit.word] ?? 0);
      if (more <= 0) continue;
      best[hit.word] = hit.worth;
      sum += more;
    }
    return sum;
  });
  const least = LEAST_WORTH * Math.max(...worths);
  return hits.filter((_, number) => (worths[number] as number) >= least);
}

/** Returns the lines near some places; all lines without places. */
function linesNear(lines: readonly Line[], places: readonly number[]): readonly Line[] {
  if (places.length === 0) return lines;
  let next = 0;
  return lines.filter(({ start, end }) => {
    while (next < places.length - 1 && (places[next] as number) + FAR_AFTER < start) next++;
    const place = places[next] as number;
    return place + FAR_AFTER >= start && place - FAR_BEFORE <= end;
  });
}

/** Returns the excerpt of a window: plain text, rows of tables with their column heads. */
function show(text: string, { place, end, isSentence }: Window, limit: number): string {
  const reach = Math.min(end, toBlank(text, place + limit + SIGNS));
  const plain = toPlainText(tellTables(text, place, reach));
  const before = isSentence || plain === '' ? '' : ELLIPSIS;
  return before + toExcerpt(plain, limit - before.length, reach < end);
}

const SENTENCE_END = /[.!?…:;]["»”)\]]*$/;

/**
 * Returns at most `limit` units, of whole words if there are any; ends with `…` if cut within a sentence.
 * @param goesOn whether more text follows in the section
 */
function toExcerpt(text: string, limit: number, goesOn = false): string {
  const whole = text.trim();
  if (whole.length <= limit) return goesOn && !SENTENCE_END.test(whole) ? clip(whole, limit - 1) + ELLIPSIS : whole;
  const full = clip(whole, limit);
  return SENTENCE_END.test(full) ? full : clip(whole, limit - 1) + ELLIPSIS;
}

/** Cuts text to at most `limit` units, of whole words if there are any. */
function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf(' ', limit);
  if (end > 0) return text.slice(0, end).trim();
  const cut = text.slice(0, limit);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
