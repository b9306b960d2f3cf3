/** Company stage, in a worker: headings of a page as titles of the text below them. */

/** Part of the page that holds a block. */
export type Zone = 'main' | 'header' | 'footer' | 'aside';

/** A heading that is a title, and so no block. */
export interface Title {
  text: string;
  zone: Zone;
  /** Its rank, 1 for an `<h1>`. */
  rank: number;
  /** Index of the block that follows it. */
  before: number;
}

/** The last title, and the nearest of a higher rank above it; `''` without one. */
export function headingsAt(titles: readonly Title[]): { heading: string; above: string } {
  const { text = '', rank = 0 } = titles.at(-1) ?? {};
  return { heading: text, above: titles.findLast((title) => title.rank < rank)?.text ?? '' };
}
