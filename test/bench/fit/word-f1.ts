/** Compares a text with the annotated content, as the data set's own evaluation does. */

/** Returns the runs of letters, digits and underscores, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** Returns the harmonic mean of precision and recall of words (with repetitions); 1 for two texts without words. */
export function wordF1(text: string, truth: string): number {
  const wanted = wordsOf(truth);
  const got = wordsOf(text);
  if (wanted.length === 0 || got.length === 0) return wanted.length === got.length ? 1 : 0;
  const left = new Map<string, number>();
  for (const word of wanted) left.set(word, (left.get(word) ?? 0) + 1);
  let both = 0;
  for (const word of got) {
    const count = left.get(word) ?? 0;
    if (count > 0) both++;
    left.set(word, count - 1);
  }
  return (2 * both) / (wanted.length + got.length);
}

/** Returns the share of unwanted snippets that a text contains; 1 if none are known, as the data set counts. */
export function unwantedShare(text: string, unwanted: readonly string[]): number {
  if (unwanted.length === 0) return 1;
  const squeeze = (value: string) => value.toLowerCase().replace(/\s+/g, ' ').trim();
  const searched = squeeze(text);
  return unwanted.filter((snippet) => searched.includes(squeeze(snippet))).length / unwanted.length;
}
