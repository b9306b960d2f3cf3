/** Texts of the site as single lines, shortened to fit a field. */

/** In most texts every blank is single already. */
const UNEVEN_BLANK = /\s{2,}|[^\S ]/g;

/** White space as single blanks, none at the ends. */
export const toOneLine = (text: string): string => text.replace(UNEVEN_BLANK, ' ').trim();

/** One line of at most `limit` code points, cut between words where it is too long. */
export function toShortText(text: string, limit: number): string {
  const characters = [...toOneLine(text)];
  if (characters.length <= limit) return characters.join('');
  const cut = characters.slice(0, limit - 1).join('');
  return `${cut.replace(/\s+\S*$/, '') || cut}…`;
}
