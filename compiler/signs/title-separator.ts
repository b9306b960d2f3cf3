/** Signs that set the parts of a title apart: `Contacto | Averías Norte`. */

/** Signs between parts of a title, without blanks. */
const SIGN = '[|·•»«›‹:–—-]|::|\\/\\/|>|<';

/** Between two parts. */
export const TITLE_SEPARATOR = new RegExp(`\\s+(?:${SIGN})\\s+`);

const EDGE = new RegExp(`^\\s*(?:${SIGN})+\\s*|\\s*(?:${SIGN})+\\s*$`, 'g');

/** The parts of a title; one for a title without a separator. */
export const titleParts = (title: string): string[] =>
  title
    .split(TITLE_SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Each separator of a title with all that follows it, longest first. */
export const titleEndings = (title: string): string[] =>
  [...title.matchAll(new RegExp(`\\s+(?:${SIGN})\\s+(?=\\S)`, 'g'))].map(({ index }) => title.slice(index));

/** Each separator of a title with all that stands before it, longest first. */
export const titleBeginnings = (title: string): string[] =>
  [...title.matchAll(new RegExp(`(?<=\\S)\\s+(?:${SIGN})\\s+`, 'g'))]
    .map(({ 0: separator, index }) => title.slice(0, index + separator.length))
    .toReversed();

/** What is left of a title when the separator at its edge has lost its other part. */
export const withoutEdgeSeparator = (title: string): string => title.replace(EDGE, '').trim();
