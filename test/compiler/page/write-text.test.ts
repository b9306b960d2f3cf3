import fc from 'fast-check';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { writeRoot, writeText } from '../../../compiler/page/to-markdown.ts';

const write = (root: Root) =>
  unified()
    .use(remarkGfm)
    .use(remarkStringify, { handlers: { root: writeRoot, text: writeText } })
    .stringify(root);

const paragraph = (value: string): Root => ({
  type: 'root',
  children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
});

/** Kinds and texts of a tree. */
function shape(node: Nodes): unknown[] {
  if (!('children' in node)) return [node.type === 'text' ? node.value : node.type];
  const inside = node.children.flatMap((child): unknown[] => shape(child));
  const texts: unknown[] = [];
  for (const part of inside) {
    const last = texts.at(-1);
    if (typeof last === 'string' && typeof part === 'string') texts[texts.length - 1] = last + part;
    else texts.push(part);
  }
  return node.type === 'link' && node.url !== 'https://x.es' ? inside : [[node.type, ...texts]];
}

/** Texts near the border between what could be Markdown and what could not. */
const text = fc
  .array(fc.constantFrom(...'abé19 .,;:?¿)(-+*_#>=|~`[]!&/\\^'.split(''), '&amp;', '](', '[x] '), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => parts.join('').replace(/ {2,}/g, ' ').trim())
  .filter(Boolean);

it.each(['strong', 'emphasis', 'delete', 'link', 'heading', 'cell'])(
  'text is read back from the written Markdown as it was, beside and within: %s',
  (kind) => {
    fc.assert(
      fc.property(text, text, text, (before, inside, after) => {
        const words = (value: string) => ({ type: 'text' as const, value });
        const marked = { type: kind, url: 'https://x.es', children: [words(inside)] } as unknown as Nodes;
        const line = [
          words(`${before} `),
          kind === 'heading' || kind === 'cell' ? words(inside) : marked,
          words(` ${after}`),
        ];
        const block =
          kind === 'heading'
            ? { type: 'heading', depth: 2, children: line }
            : kind === 'cell'
              ? {
                  type: 'table',
                  align: [null],
                  children: [{ type: 'tableRow', children: [{ type: 'tableCell', children: line }] }],
                }
              : { type: 'paragraph', children: line };
        const list = { type: 'list', children: [{ type: 'listItem', children: [block] }] };
        const root = { type: 'root', children: kind === 'cell' ? [block] : [block, list] } as Root;
        expect(shape(unified().use(remarkParse).use(remarkGfm).parse(write(root)))).toEqual(shape(root));
      }),
      { numRuns: 150 },
    );
  },
);

it.each([
  'Escriba a info@oficios.example o entre en www.oficios.example y https://oficios.example/a?b&c=1',
  'J&M, R&D desde 1990',
  'Según la ley [1] y la nota (véase [2]) o [x] aquí, el precio* se da por escrito.',
  'Unos ~50 € por hora',
  'mi_foto_2 y 3 * 4',
])('text without Markdown is written without escapes: %s', (value) => {
  expect(write(paragraph(value))).toBe(`${value}\n`);
});

it.each([
  ['[pulse](https://malo.example)', '[pulse]\\(https://malo.example)'],
  ['&copy; y &#64;', '\\&copy; y \\&#64;'],
  ['*no* y **tampoco**', '\\*no* y \\*\\*tampoco\\*\\*'],
  ['`*no*', '\\`\\*no*'],
  ['~~ni esto~~', '\\~\\~ni esto\\~\\~'],
  ['[x] tarea', '\\[x] tarea'],
  ['[a]: b', '\\[a]: b'],
  ['2. dos', '2\\. dos'],
])('text that would be read as Markdown is escaped: %s', (value, written) => {
  expect(write(paragraph(value))).toBe(`${written}\n`);
});

it('text with a tag is written with its angle brackets escaped', () => {
  expect(write(paragraph('a\\<b> 2 < 3'))).toBe('a\\\\&lt;b> 2 &lt; 3\n');
});

it('addresses, and text at the end of a line, are written without needless escapes', () => {
  const children = [
    { type: 'image' as const, url: 'https://x.es/a?b=1&c=2', alt: 'f' },
    { type: 'link' as const, url: 'https://x.es/~a*b_/@c?d=_', children: [{ type: 'text' as const, value: 'e' }] },
    { type: 'link' as const, url: 'https://x.es/', children: [{ type: 'text' as const, value: 'https://x.es' }] },
    { type: 'text' as const, value: ' info@oficios.example' },
    { type: 'break' as const },
    { type: 'text' as const, value: 'b' },
  ];
  expect(write({ type: 'root', children: [{ type: 'paragraph', children }] })).toBe(
    '![f](https://x.es/a?b=1&c=2)[e](https://x.es/~a*b_/@c?d=_)[https://x.es](https://x.es/) info@oficios.example\\\nb\n',
  );
});
