import fc from 'fast-check';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { writeText } from '../../../compiler/page/write-text.ts';

const write = (root: Root, options: Options) => unified().use(remarkGfm).use(remarkStringify, options).stringify(root);

/** Texts near the border between what could be Markdown and what could not. */
const text = fc
  .array(fc.constantFrom(...'abwWé19 .,;:?¿)(-+*_#>=|~`[]!&@/\\'.split(''), 'www.', 'http'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => parts.join(''));

it('writes what the library writes, also where it need not ask it', () => {
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('strong', 'link', 'break', 'heading'),
      (values, kind) => {
        const between = (value: string) =>
          kind === 'link'
            ? { type: 'link' as const, url: 'https://x.es', children: [{ type: 'text' as const, value }] }
            : kind === 'break'
              ? { type: 'break' as const }
              : { type: 'strong' as const, children: [{ type: 'text' as const, value }] };
        const children = values.flatMap((value) => [{ type: 'text' as const, value }, between(value)]);
        const block =
          kind === 'heading'
            ? { type: 'heading' as const, depth: 2 as const, children }
            : { type: 'paragraph' as const, children };
        const list = { type: 'listItem' as const, children: [{ type: 'paragraph' as const, children }] };
        const cells = { type: 'tableRow' as const, children: [{ type: 'tableCell' as const, children }] };
        const root: Root = {
          type: 'root',
          children:
            kind === 'break'
              ? [block]
              : [block, { type: 'list', children: [list] }, { type: 'table', children: [cells] }],
        };
        expect(write(root, { handlers: { text: writeText } })).toBe(write(root, {}));
      },
    ),
    { numRuns: 1000 },
  );
});

it('writes no tag', () => {
  expect(
    write(
      { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value: 'a\\<b> 2 < 3' }] }] },
      { handlers: { text: writeText } },
    ),
  ).toBe('a\\\\&lt;b> 2 &lt; 3\n');
});
