/** Company stage: text as it is compared, so that writing habits do not matter. */

/** Lower case, without accents (ñ included), white space as single spaces. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Folded, and only letters, digits and single spaces: for names and addresses. */
export function foldWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
