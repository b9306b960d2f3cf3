/** Choosing content, step 5: which blocks are kept, by their scores. */

import { KEPT_FOR_ALL } from './repetition.ts';
import type { BlockScore } from './score-blocks.ts';
import { signalsNamed } from './signals/signals.ts';
import { SENTENCE, type TextBlock } from './text-blocks.ts';

/** What is decided on. */
export interface Candidate
  extends Pick<TextBlock, 'tag' | 'words'>,
    Pick<BlockScore, 'score' | 'template' | 'signals'> {
  /** Whether it stays whatever its score: the page's owner asked for it, or it tells of this page in an aside. */
  isWanted: boolean;
  /** Whether a landmark, form or sign says that it is no content. */
  isChrome: boolean;
  /** Whether three pages of the site have it. */
  isRepeated: boolean;
  /** Whether it is a part of a linked card. */
  isInCard: boolean;
  /** Whether it is a fact with its label, or leads to a file: content, however short. */
  isTold: boolean;
  /** Whether it is the title of a small box, without being a heading: it says what the next block is about. */
  isTitle: boolean;
}

/** Log-odds from which a block is kept on a site. Below 0: losing content costs more than a stray line. */
const THRESHOLD = -0.4;
/** The same for a label, whose loss costs nothing. */
const THRESHOLD_OF_LABELS = 0.5;
/** The same for a page's own line without any sign of chrome. */
const THRESHOLD_OF_OWN = -2.5;
/** Log-odds from which a block stays between kept neighbours; the template has already removed what repeats. */
const DOUBTFUL = -2.5;
const DOUBTFUL_ON_SITE = -4;
/** Log-odds of repetition below which a block is on most pages of the site. */
const ON_MOST_PAGES = -6;
/** A page must keep this many words, or a quarter of its words if that is less. */
const MIN_WORDS = 20;

/** Short lines between paragraphs that only lead on. */
const LABELS = signalsNamed('says-only:action', 'says-only:share', 'says-only:account', 'says-only:related');
const CLICKED = signalsNamed('links:1', 'tag:button');
/** Signs of a question that opens a fold. */
const QUESTIONS = signalsNamed('ends:question');
const STATED = signalsNamed('repeats:structured-data');
/** What short lines are content in: ways to write or call, and what customers say, with their names. */
const TOLD = signalsNamed('says:contact', 'named:reviews', 'named:testimonial');

/** What is kept of a page that is judged by itself. */
export function keepAlone(blocks: readonly Candidate[]): boolean[] {
  return joinIslands(blocks, keepBest(blocks), DOUBTFUL);
}

/** By block whether it is kept. Own text goes only by evidence; if too little is left, it stays all the same, at home all. */
export function keepOnSite(blocks: readonly Candidate[], isHome: boolean): boolean[] {
  const total = blocks.reduce((sum, { words }) => sum + words, 0);
  const isEnough = (kept: readonly boolean[]) =>
    blocks.reduce((sum, { words }, position) => sum + (kept[position] ? words : 0), 0) >=
    Math.min(MIN_WORDS, total / 4);
  const kept = joinIslands(blocks, blocks.map(isKept), DOUBTFUL_ON_SITE);
  // Headings alone say nothing.
  if (isEnough(kept) && kept.some((keep, at) => keep && !/^h[1-6]$/.test(blocks[at]?.tag ?? ''))) return kept;
  const isOwn = ({ isWanted, template }: Candidate) => isWanted || template > ON_MOST_PAGES;
  const own = blocks.map((block) => isOwn(block) && !block.isChrome);
  if (isEnough(own)) return own;
  const all = blocks.map((block) => isOwn(block) && !(block.isChrome && block.isRepeated));
  return isHome && !isEnough(all) ? blocks.map(({ isChrome }) => !isChrome) : all;
}

/** By score, stricter for clickable labels; own text that only looks unlike content stays all the same. */
function isKept({ words, score, template, signals, isWanted, isChrome, ...block }: Candidate): boolean {
  if (isWanted) return true;
  const shows = (known: ReadonlySet<number>) => signals.some((signal) => known.has(signal));
  const isLabel = shows(LABELS) && shows(CLICKED) && !shows(QUESTIONS) && !block.isInCard && !block.isTold;
  if (score >= (isLabel ? THRESHOLD_OF_LABELS : THRESHOLD)) return true;
  if (isChrome || isLabel) return false;
  if (shows(STATED) || (template === 0 && (block.isTold || shows(TOLD)))) return true;
  return (template === 0 && words >= SENTENCE) || (template >= KEPT_FOR_ALL && score >= THRESHOLD_OF_OWN);
}

/** Log-odds by which scores are too high on pages that the weights were not fitted to. */
const OPTIMISM = 0.25;

/** Keeps the most likely blocks, as many as maximise the expected F1 of their words. */
function keepBest(blocks: readonly Candidate[]): boolean[] {
  const odds = blocks.map(({ score }) => 1 / (1 + Math.exp(OPTIMISM - score)));
  const content = blocks.reduce((sum, { words }, position) => sum + words * (odds[position] as number), 0);
  const order = blocks.map((_, position) => position).sort((a, b) => (odds[b] as number) - (odds[a] as number));
  let kept = 0;
  let right = 0;
  let best = 0;
  let least = 1;
  for (const position of order) {
    const { words } = blocks[position] as Candidate;
    kept += words;
    right += words * (odds[position] as number);
    const agreement = (2 * right) / (kept + content || 1);
    if (agreement < best) continue;
    best = agreement;
    least = odds[position] as number;
  }
  return odds.map((value, position) => (blocks[position] as Candidate).isWanted || value >= least);
}

/** Keeps a doubtful block between two kept ones, a heading or title with its text, definitions with their term. */
function joinIslands(blocks: readonly Candidate[], kept: readonly boolean[], doubtful: number): boolean[] {
  let isDefined = false;
  return kept.map((keep, position) => {
    const { tag, score, template, signals, isChrome, isTitle } = blocks[position] as Candidate;
    if (tag !== 'dd') isDefined = keep && tag === 'dt';
    if (keep || (tag === 'dd' && isDefined && !isChrome)) return true;
    const followed = kept[position + 1] ?? false;
    if (isTitle && followed && !isChrome) return true;
    if (score < doubtful) {
      // That other pages have the heading too says nothing of it.
      if (isChrome || template === 0 || score - template < doubtful || !/^h[2-6]$/.test(tag)) return false;
      return [1, 2].some((step) => kept[position + step] && blocks[position + step]?.tag !== tag);
    }
    if (/^h[1-6]$/.test(tag)) return followed || (kept[position + 2] ?? false);
    const leadsOn = signals.some((signal) => LABELS.has(signal)) && !signals.some((signal) => QUESTIONS.has(signal));
    return followed && (kept[position - 1] ?? false) && !leadsOn;
  });
}
