import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutMarkdown, readOutline, toSectionEnd } from '#shared/markdown-blocks.ts';

const headingsOf = (markdown: string) =>
  readOutline(markdown).headings.map(({ level, start }) => [level, markdown.slice(start).split('\n')[0]]);

const blocksOf = (markdown: string) => {
  const { blocks } = readOutline(markdown);
  return blocks.map((start, index) => markdown.slice(start, blocks[index + 1]).trimEnd());
};

describe('the outline of Markdown', () => {
  it('finds headings of every level, also within quotes and lists', () => {
    const markdown =
      '# Uno\n\n> ## Dos\n>\n> texto\n\n- ### Tres\n\n  texto\n\n  #### Cuatro\n\n1. ##### Cinco\n\n###### Seis\n';
    expect(headingsOf(markdown).map(([level]) => level)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('finds no headings in escaped, broken or fenced lines', () => {
    const markdown =
      '# Uno\n\n\\# dos\n\n#tres\n\n####### siete\n\ntexto # más\n\n```sh\n# comentario\n```\n\n> ~~~\n> # dentro\n> ~~~\n';
    expect(headingsOf(markdown)).toEqual([[1, '# Uno']]);
  });

  it.each([
    ['that is as long', '````md\n```\n# dentro\n```\n````\n'],
    ['of the same character', '~~~\n```\n# dentro\n~~~~\n'],
    ['without words', '```\n# dentro\n``` sh\n# dentro\n``` \t\n'],
    ['in a quotation', '> ~~~\n> # dentro\n> ~~~\n'],
    ['in a list', '1. - ```\n     # dentro\n     ```\n'],
    ['in a list in a quotation', '> - ```\n>   # dentro\n>   ```\n'],
  ])('ends a fence only at one %s', (_, code) => {
    expect(headingsOf(`${code}\n## Fuera\n`)).toEqual([[2, '## Fuera']]);
  });

  it('does not read three backticks within a line as a fence', () => {
    expect(headingsOf('```a``` b\n\n## Fuera\n')).toEqual([[2, '## Fuera']]);
  });

  it('keeps lists, tables and code with blank lines together', () => {
    const markdown = '# Uno\n\n- a\n\n  más de a\n\n```\nx\n\ny\n```\n\n| a |\n| - |\n| b |\n\nfin\n';
    expect(blocksOf(markdown)).toEqual([
      '# Uno',
      '- a\n\n  más de a',
      '```\nx\n\ny\n```',
      '| a |\n| - |\n| b |',
      'fin',
    ]);
  });

  it('ends a section at the next heading of its level or above', () => {
    const markdown = '# A\n\n## B\n\nb\n\n### C\n\nc\n\n## D\n';
    const { headings } = readOutline(markdown);
    const section = (index: number) =>
      markdown.slice(headings[index]?.start, toSectionEnd(headings, index, markdown.length));
    expect(section(0)).toBe(markdown);
    expect(section(1)).toBe('## B\n\nb\n\n### C\n\nc\n\n');
    expect(section(3)).toBe('## D\n');
  });
});

describe('cutMarkdown', () => {
  const line = fc.oneof(
    fc.constantFrom('', '', '# a', '## b', '```', '- item', '  more', '| a | b |', '> quote', '🔧🔧🔧'),
    fc.string({ maxLength: 30 }).map((text) => text.replaceAll('\n', ' ')),
  );
  const document = fc.array(line, { maxLength: 60 }).map((lines) => `${lines.join('\n')}\n`);

  it('gives parts that join to the whole, none longer than the limit', () => {
    fc.assert(
      fc.property(document, fc.integer({ min: 2, max: 200 }), (markdown, limit) => {
        const parts = cutMarkdown(markdown, limit);
        expect(parts.join('')).toBe(markdown);
        for (const part of parts) {
          expect(part.length).toBeLessThanOrEqual(limit);
          expect(part.length).toBeGreaterThan(0);
          expect(part).not.toMatch(/^[\udc00-\udfff]|[\ud800-\udbff]$/);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('begins parts where blocks begin, if each block is shorter than a part', () => {
    const word = fc
      .string({ minLength: 1, maxLength: 20, unit: fc.constantFrom('a', 'b', ' ') })
      .map((text) => `x${text}`);
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 30 }), (paragraphs) => {
        const markdown = `${paragraphs.join('\n\n')}\n`;
        const starts = new Set(readOutline(markdown).blocks);
        let start = 0;
        for (const part of cutMarkdown(markdown, 60)) {
          expect(starts).toContain(start);
          start += part.length;
        }
      }),
    );
  });

  it('does not end a part with a heading', () => {
    const markdown = `# A\n\n${'x'.repeat(40)}\n\n## B\n\n${'y'.repeat(40)}\n`;
    expect(cutMarkdown(markdown, 60)[0]).toBe(`# A\n\n${'x'.repeat(40)}\n\n`);
  });

  it('cuts a block that is too long between lines, else between words', () => {
    const rows = Array.from({ length: 20 }, (_, index) => `| fila ${index} | texto |`).join('\n');
    for (const part of cutMarkdown(`${rows}\n`, 100)) expect(part).toMatch(/^\|[\s\S]*\|\n$/);
    expect(cutMarkdown('uno dos tres cuatro', 9)).toEqual(['uno dos ', 'tres ', 'cuatro']);
  });
});
