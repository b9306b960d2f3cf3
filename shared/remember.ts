/** Caches the results of a function. */

/** Returns the function with a cache of its results. A cache of `most` results is emptied, which bounds its memory. */
export function remember<Asked, Answer>(answer: (asked: Asked) => Answer, most = 5_000): (asked: Asked) => Answer {
  const known = new Map<Asked, Answer>();
  return (asked) => {
    const before = known.get(asked);
    if (before !== undefined || known.has(asked)) return before as Answer;
    if (known.size >= most) known.clear();
    const answered = answer(asked);
    known.set(asked, answered);
    return answered;
  };
}
