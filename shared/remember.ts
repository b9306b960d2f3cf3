/** Answers that are worked out once. */

/** Forgotten all at once, so that any number of texts is read in the same memory. */
const MAX_REMEMBERED = 5_000;

/** The function, with its answers remembered by text; too many are all forgotten at once. */
export function remember<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MAX_REMEMBERED) known.clear();
    const answered = answer(text);
    known.set(text, answered);
    return answered;
  };
}
