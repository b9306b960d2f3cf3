/** Company stage, in a worker: sentences of a page that may state a fact, each with its own score, and tables that say
 * who does each kind of work. */

import { remember } from '#shared/remember.ts';
import { foldFully } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { countWords } from '../../words/count-words.ts';
import type { Topic, Words } from '../../words/words.ts';
import { statementRules } from '../facts.ts';
import { markNames } from '../grammar/mark-names.ts';
import { endsSentence, splitSentences } from '../sentences.ts';
import type { Block, Table, Zone } from './blocks.ts';
import { isBarePrice, isPriceRow } from './price-list.ts';

export interface Candidate {
  topic: Topic;
  text: string;
  score: number;
  zone: Zone;
  heading: string;
  /** Number of its block in the page, to find neighbouring facts. */
  block: number;
}

const TOPICS = Object.keys(statementRules) as Topic[];
const LONGEST = 420;
/** Words of the shortest sentence that says how to ask. */
const LEAST_WORDS = 4;
/** Sentences per topic. */
const KEPT_OF_PAGE = 12;
/** Part of the score for a heading or a label that announces the topic. */
const HEADING_WEIGHT = 2;
const LABEL_WEIGHT = 3;
/** Beginning of a note below a table: `* Precios sin IVA`, `(1) Salvo festivos`. */
const FOOTNOTE_MARK = /^(?:[*†•·►▶✓✔➤–-]+|\(?[*\d]\)|[¹²³])\s*(?=\p{L})/u;
export const LABELLED = /^([^:.?!]{2,45}):\s+(?=\S)/u;

/** A quick test that most sentences fail, as it finds a cue of any topic in a folded one; long, so made once. */
const filterOf = remember((words: Words): RegExp => {
  const cues = TOPICS.flatMap((topic) => words.topics[topic].cues);
  return anyOf(cues.flatMap(([sign, weight]) => (weight > 0 ? [sign.source.replace(/~\??/g, '')] : [])));
});

/** One word boundary before all alternatives makes a pattern ten times as fast. */
const anyOf = (signs: readonly string[]): RegExp =>
  new RegExp(`\\b(?=\\w)(?:${signs.join('|').replace(/(^|\|)(?:\\b|\^)/g, '$1')})`);

/** The best sentences by topic, then in document order; the first language with a cue in a sentence scores it. */
export function readCandidates(blocks: readonly Block[], languages: readonly Words[]): Candidate[] {
  const found: Candidate[] = [];
  const languageOf = (folded: string) => languages.find((language) => filterOf(language).test(folded));
  blocks.forEach((block, index) => {
    found.push(...taxesOfHead(block, blocks[index - 1], languages).map((tax) => ({ ...tax, block: index })));
    if (isLabel(block)) return;
    const whole = withLabel(block, blocks[index - 1]);
    if (!languageOf(foldFully(whole))) return;
    const heading = foldFully(block.heading);
    const isDated = /(?<!\d)20\d\d(?!\d)/.test(block.text);
    const sentences = splitSentences(whole);
    for (const [at, sentence] of sentences.entries()) {
      const text = sentence.replace(FOOTNOTE_MARK, '');
      // The second half of a sentence says half of it; a part of a quotation was said by another.
      if (text.length > LONGEST || /^(?:…|\.{3})/.test(text) || isInQuotation(text)) continue;
      const isOpen = text.endsWith(':');
      const folded = foldFully(text);
      const words = languageOf(folded);
      if (words === undefined) continue;
      const isRow = isPriceRow(block);
      const isNote = isBarePrice(blocks[index - 1]) && !endsSentence(text);
      const label = LABELLED.exec(folded)?.[1];
      for (const topic of TOPICS) {
        if ((isNote || isRow) && topic === 'prices') continue;
        // `Ponte en contacto` does not say how, nor does half of a sentence between two buttons.
        const isHalf = countWords(text) < LEAST_WORDS || /^\p{Ll}/u.test(text);
        if (topic === 'how_to_ask' && (isDated || isHalf)) continue;
        const { label: announcing } = words.topics[topic];
        // Only lines that are joined later may lack the element or end with a colon.
        const isAlone = statementRules[topic].longestLine === undefined;
        if (isAlone && (isOpen || !hasElement(words.topics[topic], text))) continue;
        const cues = scoreOf(words.topics[topic], text, folded);
        if (cues <= 0) continue;
        const score =
          cues +
          (announcing.test(heading) ? HEADING_WEIGHT : 0) +
          (label !== undefined && announcing.test(label) ? LABEL_WEIGHT : 0) -
          (text.length > 280 ? 2 : 0);
        if (score >= statementRules[topic].keep) {
          const told =
            topic === 'tax'
              ? tellingParts(text, words.topics.tax)
              : topic === 'coverage'
                ? withBeyond(text, sentences[at + 1], words.topics.coverage)
                : text;
          found.push({ topic, text: told, score, zone: block.zone, heading: block.heading, block: index });
        }
      }
    }
  });
  return TOPICS.flatMap((topic) => strongest(found.filter((candidate) => candidate.topic === topic)));
}

/** Returns candidates for `tax`: heads of columns that speak of it, once a table: `Precio (IVA incluido)`. */
function taxesOfHead(
  { row, zone, heading }: Block,
  before: Block | undefined,
  languages: readonly Words[],
): Omit<Candidate, 'block'>[] {
  if (row === undefined || before?.row?.head === row.head) return [];
  return row.head.flatMap((text) => {
    const folded = foldFully(text);
    const telling = languages.filter(({ topics }) => hasElement(topics.tax, text));
    const score = Math.max(0, ...telling.map(({ topics }) => scoreOf(topics.tax, text, folded)));
    return score >= statementRules.tax.keep ? [{ topic: 'tax' as const, text, score, zone, heading }] : [];
  });
}

/** The points of all cues in a text. */
function scoreOf(topic: Words['topics'][Topic], text: string, folded: string): number {
  const read = topic.readsNames ? markNames(text) : folded;
  return topic.cues.reduce((sum, [sign, weight]) => (sign.test(read) ? sum + weight : sum), 0);
}

/** Whether a sentence begins or ends within a quotation. A mark with a blank inside of it is an arrow. */
function isInQuotation(text: string): boolean {
  const marks = text.match(/[“«](?=\S)|(?<=\S)[”»]/g)?.join('') ?? '';
  return /^[”»]|[“«]$/.test(marks);
}

/** Whether a block is a label: a short line with a colon at its end, read with the next one. */
const isLabel = ({ text }: Block): boolean => text.length <= 45 && /:$/.test(text);

const withLabel = (block: Block, before: Block | undefined): string =>
  before !== undefined && isLabel(before) && before.zone === block.zone && before.heading === block.heading
    ? `${before.text} ${block.text}`
    : block.text;

/** Least points of a cue that states a fact by itself, in topics that read names. */
const STATES = 4;

/**
 * Whether a text has the elements that a fact of the topic needs.
 * @param labelled the text with the label before it
 */
export function hasElement(topic: Words['topics'][Topic], text: string, labelled = text): boolean {
  const { holds, names, cues, readsNames } = topic;
  if (names?.test(text) === false) return false;
  if (!readsNames) {
    const folded = foldFully(labelled);
    return holds.every((element) => element.test(folded));
  }
  const marked = markNames(labelled);
  return cues.some(([sign, weight]) => weight >= STATES && sign.test(marked));
}

/** The parts of a line between dots that have the element themselves; the whole line if none has. */
function tellingParts(text: string, topic: Words['topics'][Topic]): string {
  const telling = text.split(' · ').filter((part) => hasElement(topic, part));
  return telling.join(' · ') || text;
}

const BEYOND = new RegExp(`^${inCompleteLanguages(({ beyond }) => beyond)}(?!\\p{L})`, 'u');

const ALSO = new RegExp(`^${inCompleteLanguages(({ also }) => also)}(?!\\p{L})`, 'u');

/** Adds the next sentence to one on coverage, if it names terms outside of the area or more places. */
function withBeyond(text: string, next: string | undefined, topic: Words['topics'][Topic]): string {
  if (next === undefined || text.length + next.length >= LONGEST) return text;
  const folded = foldFully(next);
  return BEYOND.test(folded) || (ALSO.test(folded) && hasElement(topic, next)) ? `${text} ${next}` : text;
}

/** The best candidates, in their order: those as good as the last of the first few, and at most twice as many. */
function strongest(candidates: Candidate[]): Candidate[] {
  const limit = [...candidates].sort((a, b) => b.score - a.score)[KEPT_OF_PAGE - 1]?.score ?? 0;
  return candidates.filter(({ score }) => score >= limit).slice(0, KEPT_OF_PAGE * 2);
}

/** A table that says for each kind of work who does it: a column becomes `kind: who; kind: who`. */
export type ResponsibilityTable = Partial<Record<'performed_by' | 'quoted_by' | 'invoiced_by' | 'warranty', string>>;

/** Workers for each kind of work, by field, from the first table with performers; `undefined` without one. */
export function readResponsibilities(tables: readonly Table[], words: Words): ResponsibilityTable | undefined {
  for (const [head = [], ...body] of tables) {
    const result: ResponsibilityTable = {};
    for (const field of ['performed_by', 'quoted_by', 'invoiced_by', 'warranty'] as const) {
      const column = head.findIndex((cell, index) => index > 0 && words.topics[field].label.test(foldFully(cell)));
      const cells = body
        .filter((row) => row[0] && row[column])
        .map((row) => ({ kind: row[0] ?? '', who: row[column] ?? '' }));
      if (cells.filter(({ who }) => words.worker.test(foldFully(who))).length * 2 < cells.length || cells.length < 2)
        continue;
      result[field] = cells.map(({ kind, who }) => `${kind}: ${who}`).join('; ');
    }
    if (result.performed_by !== undefined) return result;
  }
  return undefined;
}
