/** Page stage: whether a page has nothing to read, so that publishing it would only send agents to an empty place. */

import type { Document } from '../document/read-document.ts';
import type { CompiledPage } from '../model.ts';
import { countWords } from '../words/count-words.ts';

/** Whether the Markdown has no words beyond the main heading, and the page nothing else to use: a form, a map, a film. */
export function isEmptyPage(
  { markdown }: Pick<CompiledPage, 'markdown'>,
  { embedded }: Pick<Document, 'embedded'>,
): boolean {
  const text = markdown.replace(/^# .*\n/, '').replace(/\]\((?:[^()\\]|\\.)*\)/g, ']');
  return countWords(text) === 0 && embedded.every(({ name }) => name === 'script');
}

/** Fewer words outside of the content are the frame of an app. */
const FRAME_WORDS = 20;

/** Whether an empty page waits for a script to fill it: there is one, and next to nothing else for a visitor to see. */
export function isAppShell(
  { removed }: Pick<CompiledPage, 'removed'>,
  { embedded }: Pick<Document, 'embedded'>,
): boolean {
  const frame = removed.filter(({ rule }) => rule !== 'noscript').map(({ text }) => text);
  return embedded.some(({ name }) => name === 'script') && countWords(frame.join(' ')) < FRAME_WORDS;
}
