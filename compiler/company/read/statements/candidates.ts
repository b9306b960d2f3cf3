/** Company stage, in a worker: sentences of a page that may state a fact, each with its own score, and tables that say
 * who does each kind of work. */

import { remember } from '#shared/remember.ts';
import { foldFully as fold } from '#shared/search/fold.ts';
import { toSearchLanguage } from '#shared/search-language.ts';
import { inCompleteLanguages } from '../../../words/any-language.ts';
import type { Topic, Words } from '../../../words/words.ts';
import { statementRules } from '../../facts.ts';
import { endsSentence, splitSentences } from '../../sentences.ts';
import type { Block, Table } from '../blocks.ts';
import { isBarePrice, isPriceRow } from '../price-list.ts';
import type { Title } from '../titles.ts';
import { isLabel, isWhole, withLabel, withoutMark } from './lines.ts';
import { readRequests } from './requests.ts';
import { anyOf, type Candidate, foldFully, hasElements, hintsOf, scoreOf, scoreSentence } from './score.ts';
import { readSteps } from './steps.ts';

const TOPICS = Object.keys(statementRules) as Topic[];
/** Characters of a sentence, also with the next one joined. */
const MAX_LENGTH = 420;
/** Minimum stop words on a page that show another language than its own: in all, and by its length. */
const MIN_STOP_WORDS = 2;
const CHARACTERS_PER_STOP_WORD = 300;
/** Sentences per topic and page; twice as many if their scores are equal. */
const MAX_PER_TOPIC = 12;
/** Cells of a row that still reads as a sentence on prices. */
const MAX_CELLS = 3;
/** Points of the steps of a job: more than a sentence on it. */
const STEPS_SCORE = 19;

/**
 * A pattern that finds a hint of any topic, or a cue that counts for it, in a folded sentence. It is long, so made once a
 * language.
 */
const cuePatternOf = remember((words: Words): RegExp => anyOf(TOPICS.map((topic) => hintsOf(words.topics[topic]))));

/**
 * The best sentences of each topic, in the order of topics, then of the document, and heads of columns on tax. The
 * first of `languages` that has the elements of a topic scores a sentence, else the first with a cue. One sentence can
 * be a candidate for several topics.
 */
export function readCandidates(
  blocks: readonly Block[],
  languages: readonly Words[],
  titles: readonly Title[] = [],
): Candidate[] {
  const found: Candidate[] = [];
  let common: ReadonlySet<string> | undefined;
  const spoken = spokenIn(blocks, languages);
  const speaking = remember((folded: string) => spoken.filter((language) => cuePatternOf(language).test(folded)));
  blocks.forEach((block, index) => {
    found.push(...taxesOfHead(block, blocks[index - 1], languages).map((tax) => ({ ...tax, block: index })));
    if (isLabel(block)) return;
    const whole = withLabel(block, blocks[index - 1]);
    if (speaking(foldFully(whole)).length === 0) return;
    const heading = foldFully(block.heading);
    const sentences = splitSentences(whole);
    for (const [at, sentence] of sentences.entries()) {
      const text = withoutMark(sentence);
      if (text.length > MAX_LENGTH || !isWhole(text)) continue;
      const folded = foldFully(text);
      const able = speaking(folded);
      if (able.length === 0) continue;
      const isRow = isPriceRow(block) || (block.row?.cells.length ?? 0) > MAX_CELLS;
      const isNote = isBarePrice(blocks[index - 1]) && !endsSentence(text);
      for (const topic of TOPICS) {
        if (topic === 'how_to_ask') continue;
        if ((isNote || isRow) && topic === 'prices') continue;
        // Signs against a fact count in the language that has its elements.
        const stating = able.find(({ topics }) => hasElements(topics[topic], text));
        // Only lines that are joined later may lack the elements or end with a colon.
        const isAlone = statementRules[topic].longestLine === undefined;
        if (isAlone && (stating === undefined || text.endsWith(':'))) continue;
        const words = (stating ?? (able[0] as Words)).topics[topic];
        const score = scoreSentence(words, text, heading);
        if (score < statementRules[topic].keep) continue;
        if (words.readsNames) {
          common ??= commonWordsOf(blocks);
          if (!hasElements(words, text, text, common)) continue;
        }
        const told =
          topic === 'tax'
            ? tellingParts(text, words)
            : topic === 'coverage'
              ? withBeyond(text, sentences[at + 1], words)
              : text;
        found.push({ topic, text: told, score, zone: block.zone, heading: block.heading, block: index });
      }
    }
  });
  found.push(...readRequests(blocks, titles, speaking));
  // Their numbers are behind those of all blocks, so that steps do not join with their own sentences.
  for (const { block, ...said } of readSteps(blocks))
    found.push({ topic: 'model', score: STEPS_SCORE, ...said, block: blocks.length + block, isSteps: true });
  return TOPICS.flatMap((topic) => keepBest(found.filter((candidate) => candidate.topic === topic)));
}

/** Returns the first of the languages, and each other one if the page has enough of its stop words. */
function spokenIn(blocks: readonly Block[], languages: readonly Words[]): Words[] {
  const [own, ...others] = languages;
  if (own === undefined) return [];
  const text = blocks.map((block) => block.text).join(' ');
  const least = Math.max(MIN_STOP_WORDS, text.length / CHARACTERS_PER_STOP_WORD);
  return [own, ...others.filter((other) => (text.match(stopWordOf(own)(other)) ?? []).length >= least)];
}

/** A pattern of the stop words of a language that another one does not have. */
const stopWordOf = remember((own: Words) =>
  remember((other: Words): RegExp => {
    const known = toSearchLanguage(own.language).stopWords;
    const words = [...toSearchLanguage(other.language).stopWords].filter((word) => !known.has(word));
    return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');
  }),
);

/** Candidates for `tax`: column heads that speak of it, `Precio (IVA incluido)`; only at the first row of a table. */
function taxesOfHead(
  { row, zone, heading }: Block,
  before: Block | undefined,
  languages: readonly Words[],
): Omit<Candidate, 'block'>[] {
  if (row === undefined || before?.row?.head === row.head) return [];
  return row.head.flatMap((text) => {
    const folded = foldFully(text);
    const telling = languages.filter(({ topics }) => hasElements(topics.tax, text));
    const score = Math.max(0, ...telling.map(({ topics }) => scoreOf(topics.tax, text, folded)));
    return score >= statementRules.tax.keep ? [{ topic: 'tax' as const, text, score, zone, heading }] : [];
  });
}

/** The parts of a line between ` · ` that have the elements themselves; the whole line if none has. */
function tellingParts(text: string, topic: Words['topics'][Topic]): string {
  const telling = text.split(' · ').filter((part) => hasElements(topic, part));
  return telling.join(' · ') || text;
}

/** Words of four letters or more that a page writes without a capital, folded. */
const commonWordsOf = (blocks: readonly Block[]): ReadonlySet<string> =>
  new Set(blocks.flatMap(({ text }) => (text.match(COMMON_WORD) ?? []).map(fold)));
const COMMON_WORD = /(?<![\p{L}\p{N}])\p{Ll}{4,}(?!\p{L})/gu;

/** The beginning of a folded sentence on terms outside of the area. */
const BEYOND = new RegExp(`^${inCompleteLanguages(({ beyond }) => beyond)}(?!\\p{L})`, 'u');

/** The beginning of a folded sentence that adds to the one before. */
const ALSO = new RegExp(`^${inCompleteLanguages(({ also }) => also)}(?!\\p{L})`, 'u');

/** Adds the next sentence to one on coverage, if it names terms outside of the area or more places. */
function withBeyond(text: string, next: string | undefined, topic: Words['topics'][Topic]): string {
  if (next === undefined || text.length + next.length >= MAX_LENGTH) return text;
  const folded = foldFully(next);
  return BEYOND.test(folded) || (ALSO.test(folded) && hasElements(topic, next)) ? `${text} ${next}` : text;
}

/**
 * Keeps, in their order, the `MAX_PER_TOPIC` best candidates and those as good as the last of them, at most twice as
 * many.
 */
function keepBest(candidates: Candidate[]): Candidate[] {
  const limit = [...candidates].sort((a, b) => b.score - a.score)[MAX_PER_TOPIC - 1]?.score ?? 0;
  return candidates.filter(({ score }) => score >= limit).slice(0, MAX_PER_TOPIC * 2);
}

/** Who does each kind of work, `kind: who; kind: who`, by the field that a column of the table answers. */
export type ResponsibilityTable = Partial<Record<'performed_by' | 'quoted_by' | 'invoiced_by' | 'warranty', string>>;

/**
 * Reads the first table with a column of performers; `undefined` without one. The first row has the labels, the first
 * column the kinds of work. A column needs two cells or more, and words for workers in half of them.
 */
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
