import fc from 'fast-check';
import type { Nodes } from 'hast';
import type { Nodes as MarkdownNodes } from 'mdast';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { compilePage } from '../page/compile-page.ts';
import { htmlDocuments, neverShown } from './html-tree.ts';

const parser = unified().use(rehypeParse);
const reader = unified().use(remarkParse).use(remarkGfm);

function textsIn(node: MarkdownNodes, texts: string[] = []): string[] {
  if ('value' in node) texts.push(node.value);
  else if ('children' in node) for (const child of node.children) textsIn(child, texts);
  return texts;
}

/** Words of the texts that a browser could show, as another parser reads them. */
function wordsShown(node: Nodes, words: string[] = []): string[] {
  if (node.type === 'text') words.push(...(node.value.match(/w\d+x/g) ?? []));
  else if ('children' in node && !(node.type === 'element' && isNeverShown(node.tagName))) {
    for (const child of node.children) wordsShown(child, words);
  }
  return words;
}

const isNeverShown = (tag: string) => neverShown.has(tag) || tag === 'desc' || tag === 'metadata';

const count = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of text.match(/w\d+x/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** Words that are not in exactly one of Markdown and removals, once. */
function lostOrDoubled(html: string): string[] {
  const { title, markdown, removed } = compilePage(html);
  expect(
    removed.every(({ rule, selector, text }) => /^[a-z][a-z-]*$/.test(rule) && selector !== undefined && text !== ''),
  ).toBe(true);
  const kept = count(textsIn(reader.parse(markdown)));
  const listed = count(removed.map(({ text }) => text));
  return wordsShown(parser.parse(html)).flatMap((word) => {
    const [times, removals] = [kept.get(word) ?? 0, listed.get(word) ?? 0];
    // The main heading repeats the title, wherever the page has it from.
    const isTitle = title.includes(word) && times + removals === 2;
    return times + removals === 1 || isTitle ? [] : [`${word}: ${times} times kept, ${removals} times removed`];
  });
}

describe('every text of a page', () => {
  it('is either kept or removed by a named rule, once', () => {
    fc.assert(
      fc.property(htmlDocuments(), (html) => {
        expect(lostOrDoubled(html), html).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});
