/** Answers that are worked out once. */

/** The function, with its answers; `most` are forgotten at once, so that any number is read in the same memory. */
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
