/** Choosing content: answers that are asked for again on the next page, since the pages of a site have much in common. */

/** Forgotten all at once, so that a site of any size is read in the same memory. */
const MAX_REMEMBERED = 5_000;

/** The same function, which works out each answer once. */
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
