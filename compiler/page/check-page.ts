/** Page stage: what an owner should know about one compiled page, and whether there is anything on it to publish. */

import { THIN_PAGE } from '../bounds.ts';
import type { Document } from '../document/read-document.ts';
import type { CompiledPage, Diagnostic } from '../model.ts';
import { countWords } from '../words/count-words.ts';

/** Complains about a page without a title, one with hardly any content, and one with characters left unread. */
export function checkPage({ path, title, words, removed }: CompiledPage, unread = 0): Diagnostic[] {
  const about = { severity: 'warning', where: path } as const;
  const diagnostics: Diagnostic[] = [];
  if (unread > 0) diagnostics.push({ ...about, code: 'page-too-large', about: { unread } });
  if (!title) diagnostics.push({ ...about, code: 'missing-title', about: { hasHeading: false } });
  const code = removed.find(({ rule }) => rule === 'shortcode');
  if (code) diagnostics.push({ ...about, code: 'unrendered-shortcode', about: null, quote: code.text.slice(0, 200) });
  if (words < THIN_PAGE) {
    const largest = removed.reduce((most, { text }) => (text.length > most.length ? text : most), '');
    const quote = largest && { quote: largest.slice(0, 200) };
    diagnostics.push({ ...about, code: 'thin-page', about: { words }, ...quote });
  }
  return diagnostics;
}

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
