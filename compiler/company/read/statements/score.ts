/** Company stage, in a worker: points of a sentence on a topic, and whether it has what a fact needs. */

import { remember } from '#shared/remember.ts';
import { foldFully as fold } from '#shared/search/fold.ts';
import type { Topic, Words } from '../../../words/words.ts';
import { markNames as mark } from '../../grammar/mark-names.ts';
import type { Zone } from '../titles.ts';

/** A sentence, or head of a column, that may state a fact. */
export interface Candidate {
  topic: Topic;
  text: string;
  /** Sum of its cues and of what announces it; without points for page and zone. */
  score: number;
  zone: Zone;
  heading: string;
  /** Index of its block in the page. */
  block: number;
  /** Steps of a job, which need no element of their topic. */
  isSteps?: true;
}

/** Part of the score for a heading or a label that announces the topic. */
const HEADING_WEIGHT = 2;
const LABEL_WEIGHT = 3;
/** A label of up to 45 characters at the beginning of a text, its colon and the blanks behind; text must follow. */
export const LABELLED = /^([^:.?!]{2,45}):\s+(?=\S)/u;

/** Keeps the last result: each topic of each language reads the same sentence. */
function keepLast<Result>(read: (text: string) => Result): (text: string) => Result {
  let last = '';
  let result = read('');
  return (text) => {
    if (text !== last) [last, result] = [text, read(text)];
    return result;
  };
}

/** Folds a text; the results are kept, as each topic reads the same sentences. */
export const foldFully = remember(fold);
const markNames = keepLast((text) => mark(text));

/** The hints of a topic, or its cues that count for it. */
export const hintsOf = remember((topic: Words['topics'][Topic]): RegExp => {
  const { hints, cues } = topic;
  return hints ?? anyOf(cues.flatMap(([sign, weight]) => (weight > 0 ? [sign] : [])));
});

/** Joins alternatives. One word boundary before all of them makes the pattern ten times as fast. */
export const anyOf = (signs: readonly RegExp[]): RegExp =>
  new RegExp(
    `\\b(?=\\w)(?:${signs
      .map(({ source }) => source)
      .join('|')
      .replace(/(^|\|)(?:\\b|\^)/g, '$1')})`,
  );

/** Points of a sentence on a topic below a folded heading, in one language; 0 if it does not state the topic. */
export function scoreSentence(words: Words['topics'][Topic], text: string, heading: string): number {
  const folded = foldFully(text);
  if (words.hints?.test(folded) === false) return 0;
  const cues = scoreOf(words, text, folded);
  if (cues <= 0) return 0;
  const label = LABELLED.exec(folded)?.[1];
  const announced = words.label.test(heading) ? HEADING_WEIGHT : 0;
  const labelled = label !== undefined && words.label.test(label) ? LABEL_WEIGHT : 0;
  return cues + announced + labelled - (text.length > 280 ? 2 : 0);
}

/** Sums the weights of all cues in a text, negative ones too. */
export function scoreOf(topic: Words['topics'][Topic], text: string, folded: string): number {
  const read = topic.readsNames ? markNames(text) : folded;
  return topic.cues.reduce((sum, [sign, weight]) => (sign.test(read) ? sum + weight : sum), 0);
}

/** Least points of a cue that states a fact by itself, in topics that read names. */
const STATES = 4;

/**
 * Whether a text has the elements that a fact of the topic needs.
 * @param labelled the text with the label before it
 * @param common see {@link mark}
 */
export function hasElements(
  topic: Words['topics'][Topic],
  text: string,
  labelled = text,
  common?: ReadonlySet<string>,
): boolean {
  const { holds, oneOf, names, cues, readsNames } = topic;
  if (!hintsOf(topic).test(foldFully(labelled)) || names?.test(text) === false) return false;
  if (!readsNames) {
    const folded = foldFully(labelled);
    const isOne = oneOf === undefined || oneOf.some((element) => element.test(folded));
    return isOne && holds.every((element) => element.test(folded));
  }
  const marked = common === undefined ? markNames(labelled) : mark(labelled, common);
  return cues.some(([sign, weight]) => weight >= STATES && sign.test(marked));
}
