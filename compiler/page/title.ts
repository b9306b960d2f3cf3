/** Page stage: the page's own title, without the name of the site that most titles end (some begin) with, and the home page's. */

import type { Head } from '../document/read-head.ts';
import type { CompiledPage } from '../model.ts';
import { TITLE_SEPARATOR, titleEndings, withoutEdgeSeparator } from '../signs/title-separator.ts';
import { inAnyLanguage } from '../words/any-language.ts';

/**
 * The title by the head and the main headings; `edges` are the endings and beginnings that repeat on the site, separator
 * included. The site's `commonTitle` is no page's own.
 */
export function readTitle(
  head: Head,
  mainHeadings: readonly string[],
  edges: readonly string[] = [],
  commonTitle = '',
): string {
  const stated = head.title;
  if (stated && stated === commonTitle && mainHeadings[0]) return mainHeadings[0];
  for (const edge of edges) {
    if (stated.length <= edge.length) continue;
    if (stated.endsWith(edge)) return stated.slice(0, -edge.length).trim();
    if (stated.startsWith(edge)) return stated.slice(edge.length).trim();
  }
  const parts = stated.split(TITLE_SEPARATOR);
  if (parts.length > 1) {
    const known = [head.headline, ...mainHeadings].find((text) => text && text !== stated && isPart(text, stated));
    if (known) return known;
    const own = parts.filter((part) => fold(part) !== fold(head.siteName));
    if (
      own.length === parts.length - 1 &&
      (fold(parts[0] ?? '') === fold(head.siteName) || fold(parts.at(-1) ?? '') === fold(head.siteName))
    ) {
      return cutPart(stated, head.siteName);
    }
  }
  return stated || head.headline || mainHeadings[0] || '';
}

/** Whether `text` is one end of the title, set apart by a separator. */
function isPart(text: string, title: string): boolean {
  if (text.length < 3) return false;
  return titleEndings(title).some((ending) => title === text + ending || text === ending.replace(TITLE_SEPARATOR, ''));
}

function cutPart(title: string, part: string): string {
  const position = fold(title).startsWith(fold(part)) ? part.length : 0;
  const own = position ? title.slice(position) : title.slice(0, title.length - part.length);
  return withoutEdgeSeparator(own);
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}

const HOME = new RegExp(`^${inAnyLanguage((words) => words.home)}$`, 'i');

/** Once the brand is known: the page with it as its title, and as its main heading if that says no more; any other page as it is. */
export function nameHome(page: CompiledPage, brand: string): CompiledPage {
  const isHome = page.path === '/' || page.aliases.includes('/');
  if (!isHome || !HOME.test(page.title)) return page;
  const [main, ...others] = page.headings;
  if (!main || !HOME.test(main.text)) return { ...page, title: brand };
  return {
    ...page,
    title: brand,
    markdown: page.markdown.replace(/^# .*/, () => `# ${brand}`),
    headings: [{ ...main, text: brand }, ...others],
  };
}
