/** Page stage: what an owner should know about one compiled page. */

import type { CompiledPage, Diagnostic } from '../model.ts';
import { countWords } from './choose/text-blocks.ts';

/** Fewer words than this answer hardly any question. */
const THIN = 25;

/** Complains about a page without a title, one with hardly any content, and one with characters left unread. */
export function checkPage(page: CompiledPage, unread = 0): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  if (unread > 0) {
    diagnostics.push({
      severity: 'warning',
      code: 'page-too-large',
      where: page.path,
      message: `The page is so large that its last ${unread} characters of HTML were not read.`,
      hint: 'Spread its content over several pages. If it is not that large, look for tags that are never closed.',
    });
  }
  if (!page.title) {
    diagnostics.push({
      severity: 'warning',
      code: 'missing-title',
      where: page.path,
      message: 'The page has neither a title nor a main heading.',
      hint: 'Give the page a <title>.',
    });
  }
  const words = countWords(page.markdown);
  if (words < THIN) {
    const largest = page.removed.reduce((most, { text }) => (text.length > most.length ? text : most), '');
    diagnostics.push({
      severity: 'warning',
      code: 'thin-page',
      where: page.path,
      message: `Only ${words} words of the page are content.`,
      hint: 'If something is missing, name it in `content.keep` or mark it with data-vitrina="keep".',
      ...(largest && { quote: largest.slice(0, 200) }),
    });
  }
  return diagnostics;
}
