/** Words one edit away from a mistyped one, without walking the vocabulary. */

const LETTERS = [...'abcdefghijklmnñopqrstuvwxyz'];
/** Longer words are codes and blobs, not typing mistakes. */
const LONGEST_EDITED = 24;

/**
 * Calls `visit` with each text that one insertion, deletion or swap of neighbours makes of the word, or with
 * `exchanges` one letter for another.
 */
export function forEachEdit(word: string, exchanges: boolean, visit: (edited: string) => void): void {
  if (word.length > LONGEST_EDITED) return;
  for (let i = 0; i < word.length; i++) {
    const head = word.slice(0, i);
    const tail = word.slice(i + 1);
    visit(head + tail);
    if (i + 1 < word.length && word[i] !== word[i + 1]) visit(head + word[i + 1] + word[i] + word.slice(i + 2));
    for (const letter of LETTERS) {
      if (exchanges && letter !== word[i]) visit(head + letter + tail);
      visit(head + letter + word.slice(i));
    }
  }
  for (const letter of LETTERS) visit(word + letter);
}

/** Calls `visit` with the word as it would be with `ñ` for one of its `n`, or for all of them. */
export function forEachTilde(word: string, visit: (edited: string) => void): void {
  for (let at = word.indexOf('n'); at >= 0; at = word.indexOf('n', at + 1)) {
    visit(`${word.slice(0, at)}ñ${word.slice(at + 1)}`);
  }
  if (word.indexOf('n') !== word.lastIndexOf('n')) visit(word.replaceAll('n', 'ñ'));
}
