/** Counts the words that one of two texts has more often than the other, with repetitions. */
export function wordsApart(first: string, second: string): { onlyFirst: number; onlySecond: number } {
  const counts = new Map<string, number>();
  const count = (text: string, step: number) => {
    for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + step);
  };
  count(first, 1);
  count(second, -1);
  let [onlyFirst, onlySecond] = [0, 0];
  for (const left of counts.values()) {
    if (left > 0) onlyFirst += left;
    else onlySecond -= left;
  }
  return { onlyFirst, onlySecond };
}
