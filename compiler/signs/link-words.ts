/** Signs of links that say nothing of what they lead to: where it opens, and that there is more. */

import { inAnyLanguage } from '../words/any-language.ts';

/** Signs of icons that a line of such words ends or begins with. */
const ICONS = '[\\s()[\\]→←↑↗➔➜➤›»«‹>+×✕…·|:.!–—-]*';

/** All of a text that tells where a link opens. */
export const NEW_WINDOW = new RegExp(`^${ICONS}${inAnyLanguage((words) => words.interface?.newWindow)}${ICONS}$`, 'iu');

/** All of a link or button that leads on or back. */
export const ONWARD = new RegExp(`^${ICONS}${inAnyLanguage((words) => words.interface?.onward)}${ICONS}$`, 'iu');

/** All of the title of a list of what the page holds. */
export const CONTENTS_TITLE = new RegExp(
  `^${ICONS}${inAnyLanguage((words) => words.interface?.contents)}${ICONS}$`,
  'iu',
);
