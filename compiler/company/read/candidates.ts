/** Company stage, in a worker: the sentences of a page that may state a fact, each with what it is worth by itself. */

import { foldFully } from '#shared/search/fold.ts';
import type { Cue, Topic, Words } from '../../words/words.ts';
import { statementRules } from '../facts.ts';
import { splitSentences } from '../sentences.ts';
import type { Block, Table, Zone } from './blocks.ts';

export interface Candidate {
  topic: Topic;
  text: string;
  /** Sum of the cues that it matches. */
  score: number;
  zone: Zone;
  heading: string;
  /** Number of its block in the page: facts that stand together are told by it. */
  block: number;
}

const TOPICS = Object.keys(statementRules) as Topic[];
const LONGEST = 420;
const BLOCKS_READ = 600;
/** Sentences on one topic. */
const KEPT_OF_PAGE = 12;
/** Part of the score for a heading or a label that announces the topic. */
const HEADING_WEIGHT = 2;
const LABEL_WEIGHT = 3;
/** What a note below a table begins with: `* Precios sin IVA`, `(1) Salvo festivos`. */
const FOOTNOTE_MARK = /^(?:[*†•·►▶✓✔➤–-]+|\(?[*\d]\)|[¹²³])\s*(?=\p{L})/u;
const LABELLED = /^([^:.?!]{2,45}):\s+(?=\S)/u;

/** Finds out at once that a sentence has no cue that speaks for a topic, as most have for none. */
interface Filter {
  any: RegExp;
  ofTopic: Record<Topic, RegExp>;
}

const filters = new WeakMap<Words, Filter>();

function filterOf(words: Words): Filter {
  const known = filters.get(words);
  if (known) return known;
  const signsOf = (topic: Topic) =>
    words.topics[topic].cues.flatMap(([sign, weight]) => (weight > 0 ? [sign.source] : []));
  const ofTopic = Object.fromEntries(TOPICS.map((topic) => [topic, anyOf(signsOf(topic))])) as Filter['ofTopic'];
  const filter = { any: anyOf(TOPICS.flatMap(signsOf)), ofTopic };
  filters.set(words, filter);
  return filter;
}

/** Every sign begins at a word: a pattern that says so once, before all of them, is ten times as fast. */
const anyOf = (signs: readonly string[]): RegExp =>
  new RegExp(`\\b(?=\\w)(?:${signs.join('|').replace(/(^|\|)(?:\\b|\^)/g, '$1')})`);

/** Sentences that may tell something, in document order; the page's language is the first, unless it is stated wrongly. */
export function readCandidates(blocks: readonly Block[], languages: readonly Words[]): Candidate[] {
  const found: Candidate[] = [];
  const read = blocks.slice(0, BLOCKS_READ);
  read.forEach((block, index) => {
    const heading = foldFully(block.heading);
    if (isLabel(block)) return;
    for (const sentence of splitSentences(withLabel(block, read[index - 1]))) {
      const text = sentence.replace(FOOTNOTE_MARK, '');
      // The second half of a sentence says half of it.
      if (text.length > LONGEST || /^(?:…|\.{3})/.test(text)) continue;
      const folded = foldFully(text);
      const words = languages.find((language) => filterOf(language).any.test(folded));
      if (words === undefined) continue;
      const filter = filterOf(words);
      const label = LABELLED.exec(folded)?.[1];
      for (const topic of TOPICS) {
        if (!filter.ofTopic[topic].test(folded)) continue;
        const { cues: signs, label: announcing } = words.topics[topic];
        // What is told in several lines must have the element as a whole.
        if (statementRules[topic].longestLine === undefined && !hasElement(words.topics[topic], text, folded)) continue;
        const cues = weigh(folded, signs);
        if (cues <= 0) continue;
        const score =
          cues +
          (announcing.test(heading) ? HEADING_WEIGHT : 0) +
          (label !== undefined && announcing.test(label) ? LABEL_WEIGHT : 0) -
          (text.length > 280 ? 2 : 0);
        if (score >= statementRules[topic].keep) {
          found.push({ topic, text, score, zone: block.zone, heading: block.heading, block: index });
        }
      }
    }
  });
  return TOPICS.flatMap((topic) => strongest(found.filter((candidate) => candidate.topic === topic)));
}

/** A line that ends with a colon says nothing without the one after it. */
const isLabel = ({ text }: Block): boolean => text.length <= 45 && /:$/.test(text);

const withLabel = (block: Block, before: Block | undefined): string =>
  before !== undefined && isLabel(before) && before.zone === block.zone && before.heading === block.heading
    ? `${before.text} ${block.text}`
    : block.text;

function weigh(folded: string, cues: readonly Cue[]): number {
  let sum = 0;
  for (const [sign, weight] of cues) if (sign.test(folded)) sum += weight;
  return sum;
}

/** Whether a text has what a fact of the topic must have. */
export const hasElement = ({ holds, names }: Words['topics'][Topic], text: string, folded: string): boolean =>
  holds.every((element) => element.test(folded)) && names?.test(text) !== false;

function strongest(candidates: Candidate[]): Candidate[] {
  const limit = [...candidates].sort((a, b) => b.score - a.score)[KEPT_OF_PAGE - 1]?.score ?? 0;
  return candidates.filter(({ score }) => score >= limit).slice(0, KEPT_OF_PAGE * 2);
}

/** A table that says for each kind of work who does it: the column is read as `kind: who; kind: who`. */
export type ResponsibilityTable = Partial<Record<'performed_by' | 'quoted_by' | 'invoiced_by' | 'warranty', string>>;

/** The first such table of a page, if there is one. */
export function readResponsibilities(tables: readonly Table[], words: Words): ResponsibilityTable | undefined {
  for (const { rows } of tables) {
    const [head = [], ...body] = rows;
    const result: ResponsibilityTable = {};
    for (const field of ['performed_by', 'quoted_by', 'invoiced_by', 'warranty'] as const) {
      const column = head.findIndex((cell, index) => index > 0 && words.topics[field].label.test(foldFully(cell)));
      if (column < 1) continue;
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
