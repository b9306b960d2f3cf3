/** Where in a text the words of a query lie closest together. */

import type { WordHit } from './scan-words.ts';

export interface Place {
  start: number;
  end: number;
  /** Sum of the worth of the distinct words there, each as the best of its hits has it. */
  worth: number;
}

/** The stretch of at most `width` units with the most of the query's words; of equals the shortest, then the first. */
export function densestPlace(hits: readonly WordHit[], width: number): Place {
  let best: Place = { start: 0, end: 0, worth: 0 };
  /** Of each word the worth of its best hit in the window, which runs from `first` to `last`. */
  const counted: number[] = [];
  let worth = 0;
  let first = 0;
  const count = (word: number, value: number) => {
    worth += value - (counted[word] ?? 0);
    counted[word] = value;
  };
  for (let last = 0; last < hits.length; last++) {
    const hit = hits[last] as WordHit;
    count(hit.word, Math.max(hit.worth, counted[hit.word] ?? 0));
    for (; first < last; first++) {
      const dropped = hits[first] as WordHit;
      let rest = 0;
      for (let i = first + 1; i <= last; i++) {
        const other = hits[i] as WordHit;
        if (other.word === dropped.word && other.worth > rest) rest = other.worth;
      }
      if (rest < dropped.worth && hit.end - dropped.start <= width) break;
      count(dropped.word, rest);
    }
    const start = (hits[first] as WordHit).start;
    const gain = worth - best.worth;
    if (gain > 1e-6 || (gain > -1e-6 && hit.end - start < best.end - best.start)) best = { start, end: hit.end, worth };
  }
  return best;
}
