/** Page stage: what an owner should know about one compiled page. */

import { THIN_PAGE } from '../bounds.ts';
import type { CompiledPage, Diagnostic } from '../model.ts';
import { countWords } from '../words/count-words.ts';

/** Complains about a page without a title, one with hardly any content, and one with characters left unread. */
export function checkPage(page: CompiledPage, unread = 0): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  if (unread > 0) {
    diagnostics.push({
      severity: 'warning',
      code: 'page-too-large',
      where: page.path,
      about: { unread },
    });
  }
  if (!page.title) {
    diagnostics.push({
      severity: 'warning',
      code: 'missing-title',
      where: page.path,
      about: { hasHeading: false },
    });
  }
  const code = page.removed.find(({ rule }) => rule === 'shortcode');
  if (code) {
    diagnostics.push({
      severity: 'warning',
      code: 'unrendered-shortcode',
      where: page.path,
      about: null,
      quote: code.text.slice(0, 200),
    });
  }
  const words = countWords(page.markdown);
  if (words < THIN_PAGE) {
    const largest = page.removed.reduce((most, { text }) => (text.length > most.length ? text : most), '');
    diagnostics.push({
      severity: 'warning',
      code: 'thin-page',
      where: page.path,
      about: { words },
      ...(largest && { quote: largest.slice(0, 200) }),
    });
  }
  return diagnostics;
}
