/** Page stage: whether a page has nothing to read, so that publishing it would only send agents to an empty place. */

import type { CompiledPage } from '../model.ts';
import { countWords } from './content/text-blocks.ts';

/** What a page may be for beside reading: a form to write in, a map, a film. */
const OF_USE = /<(?:textarea|iframe|video|audio|object|embed)\b|<input\b[^<>]*\btype\s*=\s*["']?(?:email|tel)\b/i;

/** Whether the Markdown has no words beyond the main heading, and the HTML nothing else to make use of. */
export function isEmptyPage({ markdown }: Pick<CompiledPage, 'markdown'>, html: Uint8Array): boolean {
  const text = markdown.replace(/^# .*\n/, '').replace(/\]\((?:[^()\\]|\\.)*\)/g, ']');
  return countWords(text) === 0 && !OF_USE.test(new TextDecoder().decode(html));
}
