/** Where in a text the words of a query lie closest together. */

import type { WordHit } from './scan-words.ts';

export interface Place {
  start: number;
  end: number;
  /** Sum of the worth of the distinct words there. */
  worth: number;
}

/** The stretch of at most `width` units with the most of the query's words; of equals the shortest, then the first. */
export function densestPlace(hits: readonly WordHit[], width: number): Place {
  let best: Place = { start: 0, end: 0, worth: 0 };
  const counts: number[] = [];
  let worth = 0;
  let first = 0;
  for (let last = 0; last < hits.length; last++) {
    const hit = hits[last] as WordHit;
    const before = counts[hit.word] ?? 0;
    counts[hit.word] = before + 1;
    if (before === 0) worth += hit.worth;
    for (; first < last; first++) {
      const dropped = hits[first] as WordHit;
      const left = counts[dropped.word] as number;
      if (left === 1 && hit.end - dropped.start <= width) break;
      counts[dropped.word] = left - 1;
      if (left === 1) worth -= dropped.worth;
    }
    const { start } = hits[first] as WordHit;
    const gain = worth - best.worth;
    if (gain > 1e-6 || (gain > -1e-6 && hit.end - start < best.end - best.start)) best = { start, end: hit.end, worth };
  }
  return best;
}
