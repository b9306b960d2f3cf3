/** Signs that separate the parts of a title: `Contacto | Averías Norte`. */

/** Signs between parts of a title, without blanks. */
const SIGN = '[|·•»«›‹:/–—-]|::|\\/\\/|>|<';

/** Matches one of several signs at the edge of a title. */
const EDGE_SIGN = '[|·•»«›‹:/–—><-]';

/** Matches a separator between two parts. */
const TITLE_SEPARATOR = new RegExp(`(?<!\\s)\\s+(?:${SIGN})\\s+`);

/** Separators at the edge of a part; a line may have a blank on one side only. */
const EDGE = `\\s+(?:${SIGN})\\s+|[|–—-]\\s+|\\s+[|–—-]`;

/** Match a separator with text before and after it, and one at the beginning. */
const BETWEEN = new RegExp(`(?<=\\S)(?:${EDGE})(?=\\S)`, 'g');
const LEADING = new RegExp(`^(?:${EDGE})`);

const FIRST_EDGE = new RegExp(`^\\s*${EDGE_SIGN}+\\s*`);
const LAST_EDGE = new RegExp(`(?<!\\s)\\s*(?<!${EDGE_SIGN})${EDGE_SIGN}+\\s*$`);

/** Splits a title at signs between blanks into its parts, trimmed, no empty ones; one part without a separator. */
export const titleParts = (title: string): string[] =>
  title
    .split(TITLE_SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Lists each separator of a title with all text after it, longest first: `| Brand | Town`, `| Town`. */
export const titleEndings = (title: string): string[] =>
  [...title.matchAll(BETWEEN)].map(({ index }) => title.slice(index));

/** Lists all text before each separator of a title, with the separator, longest first. */
export const titleBeginnings = (title: string): string[] =>
  [...title.matchAll(BETWEEN)].map(({ 0: separator, index }) => title.slice(0, index + separator.length)).toReversed();

/** Returns an ending that `titleEndings` lists without the separator at its beginning. */
export const textOfEnding = (ending: string): string => ending.replace(LEADING, '');

/** Removes separators at the edges of a title, which remain after a part was removed. */
export const withoutEdgeSeparator = (title: string): string =>
  title.replace(FIRST_EDGE, '').replace(LAST_EDGE, '').trim();
