import { wordsOf } from './word-f1.ts';

const RUN = 3;
/** A longer block with more than this share of runs counts as content for the short blocks next to it. */
const MOSTLY = 0.5;

/**
 * Returns for each text block how far it is content, 0 to 1: the share of its runs of three words that the annotated
 * content has too. A block of one or two words is 1 if it is a line of the content; if the content has it elsewhere, a
 * half for each of the longer blocks before and after it that is content. One without words is the mean of these two.
 */
export function labelBlocks(texts: readonly string[], truth: string): number[] {
  const wanted = wordsOf(truth);
  const runs = new Set<string>();
  for (let length = 1; length <= RUN; length++) for (const run of runsOf(wanted, length)) runs.add(run);
  const lines = new Set(truth.split('\n').map((line) => wordsOf(line).join(' ')));
  const blocks = texts.map(wordsOf);
  const long = blocks.map((words) => {
    if (words.length < RUN) return undefined;
    const own = runsOf(words, RUN);
    return own.filter((run) => runs.has(run)).length / own.length;
  });
  const nextLong = (position: number, step: 1 | -1): number => {
    for (let at = position + step; at >= 0 && at < long.length; at += step) {
      const label = long[at];
      if (label !== undefined) return label;
    }
    return 0;
  };
  return blocks.map((words, position) => {
    const label = long[position];
    if (label !== undefined) return label;
    const around = [nextLong(position, -1), nextLong(position, 1)];
    if (words.length === 0) return ((around[0] ?? 0) + (around[1] ?? 0)) / 2;
    const text = words.join(' ');
    if (lines.has(text)) return 1;
    return runs.has(text) ? around.filter((value) => value > MOSTLY).length / 2 : 0;
  });
}

function runsOf(words: readonly string[], length: number): string[] {
  return Array.from({ length: Math.max(0, words.length - length + 1) }, (_, start) =>
    words.slice(start, start + length).join(' '),
  );
}
