/** The pieces of Markdown that guides are made of, safe for any text of a site. */

import { toOneLine } from '#shared/short-text.ts';

/** Text of the site inside a sentence or a link: one line, nothing in it is syntax, and no sign more than that needs. */
export function toMarkdownText(text: string): string {
  return toOneLine(text)
    .replace(/[\\`*<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/&(?=#?\w+;)/g, '&amp;');
}

/** A link whose text is the site's. */
export function toMarkdownLink(text: string, url: string): string {
  return `[${toMarkdownText(text) || url}](${url.replaceAll('(', '\\(').replaceAll(')', '\\)')})`;
}

/** A table; the cells are Markdown already, without line breaks. */
export function toMarkdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function toMarkdownList(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

export function toCodeBlock(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/** Blocks with a blank line between them and one LF at the end; empty ones are left out. */
export function toMarkdownDocument(blocks: readonly string[]): string {
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
