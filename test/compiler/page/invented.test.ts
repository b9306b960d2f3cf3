import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'hast';
import type { Nodes as MarkdownNodes } from 'mdast';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { compileHtml } from './compile-page.ts';

const folder = join(import.meta.dirname, '../../fixtures/pages');
const pages = readdirSync(folder).filter((file) => file.endsWith('.html'));
const squeeze = (text: string) => text.replace(/\s+/g, '');

/** Words of a page as another parser reads them, scripts and all: nothing of ours decides what they are. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'root' && node.type !== 'element') return '';
  const { alt = '', title = '' } = node.type === 'element' ? node.properties : {};
  return `${alt}${title}${node.children.map(textOf).join('')}`;
}

function collect(node: MarkdownNodes, found: string[] = []): string[] {
  if (node.type === 'text' || node.type === 'inlineCode') found.push(node.value);
  else if ('children' in node) for (const child of node.children) collect(child, found);
  return found;
}

describe('the Markdown of a page', () => {
  it.each(pages)('has no word that %s lacks', (file) => {
    const html = readFileSync(join(folder, file));
    const said = squeeze(textOf(unified().use(rehypeParse).parse(html.toString())));
    const { markdown } = compileHtml(html.toString()).page;
    for (const text of collect(unified().use(remarkParse).use(remarkGfm).parse(markdown))) {
      // A raised figure is the figure.
      for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) expect(said).toContain(word.normalize('NFKC'));
    }
  });
});
