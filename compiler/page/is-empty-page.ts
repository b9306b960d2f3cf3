/** Page stage: whether a page has nothing to read, so that publishing it would only send agents to an empty place. */

import { countWords } from '../count-words.ts';
import type { Document } from '../document/read-document.ts';
import type { CompiledPage } from '../model.ts';

/** Whether the Markdown has no words beyond the main heading, and the page nothing else to use: a form, a map, a film. */
export function isEmptyPage(
  { markdown }: Pick<CompiledPage, 'markdown'>,
  { embedded }: Pick<Document, 'embedded'>,
): boolean {
  const text = markdown.replace(/^# .*\n/, '').replace(/\]\((?:[^()\\]|\\.)*\)/g, ']');
  return countWords(text) === 0 && embedded.every(({ name }) => name === 'script');
}
