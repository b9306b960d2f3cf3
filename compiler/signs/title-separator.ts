/** Signs that set the parts of a title apart: `Contacto | Averías Norte`. */

/** Signs between parts of a title, without blanks. */
const SIGN = '[|·•»«›‹:/–—-]|::|\\/\\/|>|<';

/** One of several in a row at an edge of a title. */
const EDGE_SIGN = '[|·•»«›‹:/–—><-]';

/** Between two parts. */
export const TITLE_SEPARATOR = new RegExp(`(?<!\\s)\\s+(?:${SIGN})\\s+`);

/** A separator with something behind it, and one with something before it. */
const ENDING = new RegExp(`${TITLE_SEPARATOR.source}(?=\\S)`, 'g');
const BEGINNING = new RegExp(`(?<=\\S)\\s+(?:${SIGN})\\s+`, 'g');

const FIRST_EDGE = new RegExp(`^\\s*${EDGE_SIGN}+\\s*`);
const LAST_EDGE = new RegExp(`(?<!\\s)\\s*(?<!${EDGE_SIGN})${EDGE_SIGN}+\\s*$`);

/** The parts of a title; one for a title without a separator. */
export const titleParts = (title: string): string[] =>
  title
    .split(TITLE_SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Each separator of a title with all that follows it, longest first. */
export const titleEndings = (title: string): string[] =>
  [...title.matchAll(ENDING)].map(({ index }) => title.slice(index));

/** Each separator of a title with all that stands before it, longest first. */
export const titleBeginnings = (title: string): string[] =>
  [...title.matchAll(BEGINNING)]
    .map(({ 0: separator, index }) => title.slice(0, index + separator.length))
    .toReversed();

/** What is left of a title when the separator at its edge has lost its other part. */
export const withoutEdgeSeparator = (title: string): string =>
  title.replace(FIRST_EDGE, '').replace(LAST_EDGE, '').trim();
