import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPageDocument, toPageMarkdown } from '#shared/page.ts';

describe('a page document', () => {
  it('gives back its Markdown', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ unit: 'grapheme' }), (title, description, markdown) => {
        const page = { title, description, markdown, url: 'https://www.ejemplo.es/' };
        const document = toPageDocument(page, 'https://www.ejemplo.es');
        expect(toPageMarkdown(document)).toBe(markdown);
      }),
    );
  });

  it('is all Markdown when it has no front matter', () => {
    expect(toPageMarkdown('# A\n\n---\n\nB')).toBe('# A\n\n---\n\nB');
  });
});
