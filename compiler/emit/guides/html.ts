/** The pieces of HTML that the developer page is made of; every text is escaped here. */

import type { Rows } from './guide-parts.ts';

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A sentence of the guides: its `code` and its [links](address) as HTML. */
export function toInlineHtml(sentence: string): string {
  return escapeHtml(sentence)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2">$1</a>');
}

export const toParagraph = (sentence: string): string => `<p>${toInlineHtml(sentence)}</p>`;

export function toHtmlList(sentences: readonly string[], tag: 'ul' | 'ol' = 'ul'): string {
  return `<${tag}>\n${sentences.map((sentence) => `<li>${toInlineHtml(sentence)}</li>`).join('\n')}\n</${tag}>`;
}

export function toHtmlLink(url: string, text = url): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
}

/** A table that can be scrolled by keyboard where it is too wide; the caption names it. */
export function toHtmlTable(caption: string, [head = [], ...rows]: Rows): string {
  const label = escapeHtml(caption);
  return [
    `<div class="table" role="region" aria-label="${label}" tabindex="0">`,
    `<table><caption>${label}</caption>`,
    `<thead><tr>${head.map((cell) => `<th scope="col">${toInlineHtml(cell)}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows
      .map(
        ([first = '', ...cells]) =>
          `<tr><th scope="row">${toInlineHtml(first)}</th>${cells.map((cell) => `<td>${toInlineHtml(cell)}</td>`).join('')}</tr>`,
      )
      .join('\n')}</tbody></table></div>`,
  ].join('\n');
}

/** Code with a caption, reachable by keyboard because it may scroll. */
export function toHtmlCode(caption: string, code: string): string {
  return `<figure><figcaption>${toInlineHtml(caption)}</figcaption><pre tabindex="0"><code>${escapeHtml(code)}</code></pre></figure>`;
}
