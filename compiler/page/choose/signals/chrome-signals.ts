/** Choosing content: what the signals of a block say of the place around it. */

import { CHROME_CLASS_WORDS } from '../../../signs/chrome.ts';

const { consent, breadcrumb, menu, footer, sidebar, action, share, legal } = CHROME_CLASS_WORDS;

const CHROME = new RegExp(
  `^(?:in:(?:nav|menu|form|aside|header/page|footer/page)|says:(?:consent|copyright)|${anyClass(consent, breadcrumb, menu, footer, sidebar, action, share, legal, ['respond'])})$`,
);

/** A pattern of the signals of these class words. */
export function anyClass(...words: readonly (readonly string[])[]): string {
  return `class:(?:${words.flat().join('|')})`;
}

/** Whether a block stands in what is known to be around content, or says what only stands there. */
export function showsChrome(signals: readonly string[]): boolean {
  return signals.some((signal) => CHROME.test(signal));
}
