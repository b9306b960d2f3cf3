/** Company stage, in a worker: sentences and headings that say how to ask for a service, with what belongs to them. */

import { findContactData } from '#shared/contact/find-contact-data.ts';
import { countWords } from '../../../words/count-words.ts';
import type { Words } from '../../../words/words.ts';
import { statementRules } from '../../facts.ts';
import { endsSentence, splitSentences } from '../../sentences.ts';
import type { Block } from '../blocks.ts';
import type { Title } from '../titles.ts';
import { isLabel, isWhole, withLabel, withoutMark } from './lines.ts';
import { type Candidate, foldFully, hasElements, LABELLED, scoreSentence } from './score.ts';

/** Minimum words: `Ponte en contacto` does not say how. */
export const MIN_REQUEST_WORDS = 4;
/** Characters of one sentence, and of several as one text. */
const MAX_LENGTH = 420;
const MAX_JOINED = 300;
/** Of a list of ways below an invitation: its items, and the characters of each. */
const MAX_ITEMS = 8;
const MAX_ITEM_LENGTH = 80;
/** Points of a heading: a sentence says it better. */
const TITLE_WEIGHT = -1;
/** A year: news and terms, no standing invitation. */
const DATED = /(?<!\d)20\d\d(?!\d)/;

/** Languages of a page whose words a folded text has. */
type Speaking = (folded: string) => Words[];
type Asking = Words['topics']['how_to_ask'];

/** A sentence that says how to ask, in the words of one language. */
interface Request {
  words: Asking;
  score: number;
}

/** The candidates for `how_to_ask`: sentences with their neighbours, invitations with their list, and headings. */
export function readRequests(blocks: readonly Block[], titles: readonly Title[], speaking: Speaking): Candidate[] {
  const titleBefore = new Map(titles.map((title) => [title.before, title]));
  const found = blocks.flatMap((block, index) =>
    DATED.test(block.text) ? [] : inBlock(blocks, index, titleBefore.get(index), speaking),
  );
  const alone = titles.flatMap(({ text, zone, before }) => {
    const request = DATED.test(text) || /[?:]$/.test(text) ? undefined : requestIn(text, '', speaking);
    if (request === undefined || countWords(text) < MIN_REQUEST_WORDS) return [];
    const score = request.score + TITLE_WEIGHT;
    if (isSpecial(text, '', request.words)) return [];
    return [{ topic: 'how_to_ask' as const, text, score, zone, heading: text, block: before }];
  });
  const { keep } = statementRules.how_to_ask;
  return [...found, ...alone].filter(({ score }) => score >= keep).sort((a, b) => a.block - b.block);
}

/** How a sentence asks, below a folded heading; `undefined` if it does not, or is not a whole one. */
function requestIn(text: string, heading: string, speaking: Speaking): Request | undefined {
  if (text.length > MAX_LENGTH || !isWhole(text)) return undefined;
  const able = speaking(foldFully(text)).find(({ topics }) => hasElements(topics.how_to_ask, text));
  const words = able?.topics.how_to_ask;
  const score = words ? scoreSentence(words, text, heading) : 0;
  return words && score >= statementRules.how_to_ask.keep ? { words, score } : undefined;
}

/** Requests of one block: sentences that follow each other as one text, and the title with its promise. */
function inBlock(blocks: readonly Block[], index: number, title: Title | undefined, speaking: Speaking): Candidate[] {
  const block = blocks[index] as Block;
  const before = blocks[index - 1];
  const heading = foldFully(block.heading);
  const read = (text: string): Request | undefined => requestIn(text, heading, speaking);
  // A label that asks has the whole list below it.
  const isAsked = before !== undefined && isLabel(before) && read(before.text) !== undefined;
  const sentences = splitSentences(isAsked ? block.text : withLabel(block, before)).map(withoutMark);
  const requests = sentences.map(read);
  const found: Candidate[] = [];
  const tell = (text: string, { words, score }: Request, first: string): void => {
    const isHalf = countWords(text) < MIN_REQUEST_WORDS || /^\p{Ll}/u.test(text);
    if (isHalf || isSpecial(first, block.heading, words)) return;
    found.push({
      topic: 'how_to_ask',
      text,
      score,
      zone: block.zone,
      heading: block.heading,
      block: index,
    });
  };
  const asked = title && requestIn(title.text, '', speaking);
  if (title && asked && promises(sentences[0], asked.words))
    tell(joined(title.text, sentences[0] ?? ''), asked, title.text);
  for (let at = 0; at < sentences.length; at++) {
    const request = requests[at];
    const sentence = sentences[at] ?? '';
    if (request === undefined) continue;
    if (sentence.endsWith(':')) {
      const list = at === sentences.length - 1 ? withList(sentence, blocks, index, request.words) : undefined;
      if (list) tell(list, request, sentence);
      continue;
    }
    const previous = sentences[at - 1];
    const isPromised = previous !== undefined && promises(previous, request.words);
    let text = isPromised ? joined(previous, sentence) : sentence;
    const first = isPromised ? previous : sentence;
    let { score } = request;
    for (let next = at + 1; next < sentences.length; next++) {
      const more = sentences[next] ?? '';
      const isRequest = requests[next] !== undefined && !more.endsWith(':');
      if (!(isRequest || promises(more, request.words)) || joined(text, more).length > MAX_JOINED) break;
      text = joined(text, more);
      score = Math.max(score, requests[next]?.score ?? 0);
      at = next;
    }
    tell(text, { ...request, score }, first);
  }
  return found;
}

/** Two sentences as one text; a title without a sign at its end gets a full stop. */
const joined = (first: string, second: string): string => `${first}${endsSentence(first) ? '' : '.'} ${second}`;

/** Whether a sentence is a promise of an answer, which adds to a request beside it. */
const promises = (text: string | undefined, { promise }: Asking): boolean =>
  text !== undefined && endsSentence(text) && promise?.test(foldFully(text)) === true;

/** Whether a sentence speaks of one case, or answers a question on something else. */
function isSpecial(text: string, heading: string, { special, otherQuestions, label, cues }: Asking): boolean {
  const folded = foldFully(heading);
  const isAnswer =
    heading.endsWith('?') &&
    otherQuestions?.test(folded) === true &&
    ![label, ...cues.flatMap(([sign, weight]) => (weight > 0 ? [sign] : []))].some((sign) => sign.test(folded));
  return isAnswer || special?.test(foldFully(text)) === true;
}

/**
 * An invitation that ends with a colon, with the short items below it: of contact data the label. Without items the
 * words that announce them go. `undefined` if nothing is left that asks.
 */
function withList(text: string, blocks: readonly Block[], index: number, words: Asking): string | undefined {
  const { heading, zone } = blocks[index] as Block;
  const items: string[] = [];
  for (const block of blocks.slice(index + 1, index + 1 + MAX_ITEMS)) {
    const isContact = findContactData(block.text).length > 0;
    const isItem = block.heading === heading && block.zone === zone && (isContact || block.card !== undefined);
    if (!isItem || block.text.length > MAX_ITEM_LENGTH || endsSentence(block.text)) break;
    const item = isContact ? (LABELLED.exec(block.text)?.[1] ?? '') : block.text.replace(/[,;:]$/, '');
    if (item !== '' && !items.includes(item)) items.push(item);
  }
  const whole = `${text} ${items.join(', ')}`;
  if (items.length > 1 && whole.length <= MAX_JOINED) return whole;
  const folded = foldFully(text);
  const [tail = ':'] = folded.length === text.length ? (words.listed?.exec(folded) ?? []) : [];
  const bare = `${text.slice(0, text.length - tail.length)}.`;
  return hasElements(words, bare) ? bare : undefined;
}
