/** Class names by which the common frameworks say that something is not to be seen, or only once a visitor opens it. */

const SCREEN_READER_ONLY =
  /(?:^|\s)(?:sr-only|screen-reader(?:-text|-only)?|visually-?hidden|u-hidden-visually|a11y-hidden)(?:\s|$)/i;
const FOLDED = /accordion|collaps|faq|toggle|tab-?pan|tab-?content|tabs?__|expand|panel|acorde|pesta/;

/** Whether a class attribute leaves text to screen readers. */
export const isScreenReaderOnly = (className: string): boolean => SCREEN_READER_ONLY.test(className);

/** Whether an element is what a visitor opens (an accordion, a tab), by its classes and id in lower case. */
export const namesFold = (classAndId: string): boolean => FOLDED.test(classAndId);
