/** Joins initials, letters that span several lines at the start of a text, to the words that they begin. */

import type { Token } from '../sheet.ts';

/** Minimum size of an initial, as a multiple of the letters beside it. */
const MIN_INITIAL_RATIO = 2;

/** Maximum initials of a sheet. */
const MAX_INITIALS = 50;

/** Maximum gap after an initial, as a multiple of the height of the letters beside it. */
const MAX_GAP_RATIO = 1.5;

/** Height of a capital, as a multiple of its font's size. */
const CAPITAL_RATIO = 0.75;

const isInitial = ({ text }: Token): boolean => /^["“«¿¡]?\p{Lu}$/u.test(text.trim());

/** Returns the texts with each initial put in front of the first line to its right, if that goes on in a word. */
export function joinInitials(tokens: readonly Token[]): Token[] {
  const initials = tokens.filter(isInitial);
  if (initials.length > MAX_INITIALS) return [...tokens];
  const starts = new Map<Token, Token>();
  for (const initial of initials) {
    const beside = tokens.filter((token) => isBesideInitial(initial, token));
    const [first] = beside.sort((a, b) => a.y - b.y);
    if (first && /^\s*\p{Ll}/u.test(first.text)) starts.set(first, initial);
  }
  const joined = new Set(starts.values());
  return tokens.flatMap((token) => {
    const initial = starts.get(token);
    if (!initial) return joined.has(token) ? [] : token;
    const { x } = initial;
    return { ...token, text: initial.text.trim() + token.text, x, width: token.x + token.width - x };
  });
}

/** Whether a text stands to the right of an initial and no lower than its baseline. */
function isBesideInitial(initial: Token, { text, x, y, size }: Token): boolean {
  const gap = x - initial.x - initial.width;
  return (
    text.trim() !== '' &&
    initial.size >= MIN_INITIAL_RATIO * size &&
    gap > -size &&
    gap < MAX_GAP_RATIO * size &&
    y <= initial.y + size / 2 &&
    y > initial.y - CAPITAL_RATIO * initial.size
  );
}
