/** Choosing content, step 5: which blocks are kept, by their scores. */

import type { BlockScore } from './score-blocks.ts';
import { signalsNamed } from './signals/signals.ts';
import { SENTENCE, type TextBlock } from './text-blocks.ts';

/** What is decided on. */
export interface Candidate
  extends Pick<TextBlock, 'tag' | 'words'>,
    Pick<BlockScore, 'score' | 'template' | 'signals'> {
  /** Whether the page's owner asked for it. */
  isWanted: boolean;
  /** Whether something says that it is no content: a landmark, a form, a sign. */
  isChrome: boolean;
  /** Whether it is a part of what its link holds. */
  isInCard: boolean;
}

/** Log-odds from which a block is kept on a site. Below 0, since losing content costs a reader more than a stray line. */
const THRESHOLD = -0.4;
/** The same for a label: it says nothing that is lost. */
const THRESHOLD_OF_LABELS = 0.5;
/** The same for a line of a page's own that nothing says to be no content. */
const THRESHOLD_OF_OWN = -2.5;
/** Log-odds from which a block stays if its neighbours do; the template of a site has already taken out what repeats. */
const DOUBTFUL = -2.5;
const DOUBTFUL_ON_SITE = -4;
/** Log-odds of repetition below which a block stands all over the site. */
const EVERYWHERE = -6;
/** What is kept of a page must be this many words, or a quarter of the page if that is less. */
const LEAST_WORDS = 20;

/** Lines of a few words that only lead on, which stand between paragraphs of content and are none. */
const LABELS = signalsNamed('says-only:action', 'says-only:share', 'says-only:account', 'says-only:related');
const CLICKED = signalsNamed('links:1', 'tag:button');
/** What folds open by. */
const QUESTIONS = signalsNamed('ends:question');
const STATED = signalsNamed('repeats:structured-data');

/** What is kept of a page that is judged by itself. */
export function keepAlone(blocks: readonly Candidate[]): boolean[] {
  return joinIslands(blocks, keepBest(blocks), DOUBTFUL);
}

/**
 * What is kept of a page whose site has told what repeats. Own text needs evidence to go. A page that would have nothing
 * left keeps its own text, and `isHome` what it has in common with others.
 */
export function keepOnSite(blocks: readonly Candidate[], isHome: boolean): boolean[] {
  const total = blocks.reduce((sum, { words }) => sum + words, 0);
  const isEnough = (kept: readonly boolean[]) =>
    blocks.reduce((sum, { words }, position) => sum + (kept[position] ? words : 0), 0) >=
    Math.min(LEAST_WORDS, total / 4);
  const kept = joinIslands(blocks, blocks.map(isKept), DOUBTFUL_ON_SITE);
  if (isEnough(kept)) return kept;
  const isOwn = ({ isWanted, template }: Candidate) => isWanted || template > EVERYWHERE;
  const own = blocks.map((block) => isOwn(block) && !block.isChrome);
  if (isEnough(own)) return own;
  const all = blocks.map(isOwn);
  return isHome && !isEnough(all) ? blocks.map(({ isChrome }) => !isChrome) : all;
}

function isKept({ words, score, template, signals, isWanted, isChrome, isInCard }: Candidate): boolean {
  if (isWanted) return true;
  const shows = (known: ReadonlySet<number>) => signals.some((signal) => known.has(signal));
  const isLabel = shows(LABELS) && shows(CLICKED) && !shows(QUESTIONS) && !isInCard;
  if (score >= (isLabel ? THRESHOLD_OF_LABELS : THRESHOLD)) return true;
  if (isChrome || isLabel) return false;
  if (shows(STATED)) return true;
  return template === 0 && (words >= SENTENCE || score >= THRESHOLD_OF_OWN);
}

/** Keeps the blocks of the best odds, as many as are expected to agree best with the words that are content (F1). */
function keepBest(blocks: readonly Candidate[]): boolean[] {
  const odds = blocks.map(({ score }) => 1 / (1 + Math.exp(-score)));
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

/** A doubtful block between two kept ones stays, a heading with what it stands over, a definition with its term. */
function joinIslands(blocks: readonly Candidate[], kept: readonly boolean[], doubtful: number): boolean[] {
  return kept.map((keep, position) => {
    if (keep) return true;
    const { tag, score, template, signals, isChrome } = blocks[position] as Candidate;
    const followed = kept[position + 1] ?? false;
    if (tag === 'dd' && !isChrome && kept[position - 1] && blocks[position - 1]?.tag === 'dt') return true;
    if (score < doubtful) {
      // That other pages have the heading too says nothing of it.
      if (isChrome || template === 0 || score - template < doubtful || !/^h[2-6]$/.test(tag)) return false;
      return [1, 2].some((step) => kept[position + step] && blocks[position + step]?.tag !== tag);
    }
    if (/^h[1-6]$/.test(tag)) return followed || (kept[position + 2] ?? false);
    return followed && (kept[position - 1] ?? false) && !signals.some((signal) => LABELS.has(signal));
  });
}
