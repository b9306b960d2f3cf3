/** Words one edit away from a mistyped one, without walking the vocabulary. */

const LETTERS = [...'abcdefghijklmnñopqrstuvwxyz'];
/** Longer words are codes and blobs, not typing mistakes. */
const LONGEST_EDITED = 24;

/** Calls `visit` with each text that one insertion, deletion, exchange or swap of neighbours makes of the word. */
export function forEachEdit(word: string, visit: (edited: string) => void): void {
  if (word.length > LONGEST_EDITED) return;
  for (let i = 0; i < word.length; i++) {
    const head = word.slice(0, i);
    const tail = word.slice(i + 1);
    visit(head + tail);
    if (i + 1 < word.length && word[i] !== word[i + 1]) visit(head + word[i + 1] + word[i] + word.slice(i + 2));
    for (const letter of LETTERS) {
      if (letter !== word[i]) visit(head + letter + tail);
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

const ROWS = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];
/** Row and column of each letter on a keyboard. */
const KEYS = new Map(ROWS.flatMap((row, y) => [...row].map((letter, x) => [letter, { x, y }] as const)));

/** Whether an edit of a word may be a slip of the finger: any but an exchange for a letter that lies elsewhere. */
export function isSlip(word: string, edited: string): boolean {
  if (word.length !== edited.length) return true;
  const changed = [...word].flatMap((letter, i) => (letter === edited[i] ? [] : [i]));
  if (changed.length !== 1) return true;
  const [from, to] = [word, edited].map((text) => KEYS.get(text.charAt(changed[0] as number)));
  return from !== undefined && to !== undefined && Math.abs(from.x - to.x) <= 1 && Math.abs(from.y - to.y) <= 1;
}
