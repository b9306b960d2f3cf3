/** Caches the results of a function. */

/**
 * Returns the function with a cache of its results, by argument (compared as the keys of a `Map`). Before the cache
 * exceeds `maxResults`, it is emptied.
 */
export function remember<Asked, Answer>(answer: (asked: Asked) => Answer, maxResults = 5_000) {
  const known = new Map<Asked, Answer>();
  return (asked: Asked): Answer => {
    const before = known.get(asked);
    if (before !== undefined || known.has(asked)) return before as Answer;
    if (known.size >= maxResults) known.clear();
    const answered = answer(asked);
    known.set(asked, answered);
    return answered;
  };
}
