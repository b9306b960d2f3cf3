/** Answers that are worked out once. */

/** The function, with its answers by text; `most` are forgotten at once, so that any number is read in the same memory. */
export function remember<Answer>(answer: (text: string) => Answer, most = 5_000): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const answered = answer(text);
    known.set(text, answered);
    return answered;
  };
}
