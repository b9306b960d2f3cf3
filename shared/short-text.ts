/** Shortens a text of the site to fit a field. */

/** One line of at most `limit` code points, cut between words where it is too long. */
export function toShortText(text: string, limit: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  if (characters.length <= limit) return characters.join('');
  const cut = characters.slice(0, limit - 1).join('');
  return `${cut.replace(/\s+\S*$/, '') || cut}…`;
}
