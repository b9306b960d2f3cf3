import { expect, it } from 'vitest';
import { toOriginalTree } from '../../../compiler/document/to-content-tree.ts';
import { toSafeHtml } from '../../../compiler/preview/to-preview-page.ts';

const safe = (html: string) => toSafeHtml(toOriginalTree(new TextEncoder().encode(html)).tree);

it('makes items of what stands in a list without being one, and of nothing else', () => {
  const html = '<ul><li>uno</li><a href="/">dos</a> tres</ul><ol><p>cuatro</p></ol><p><b>cinco</b></p>';
  expect(safe(html)).toBe(
    '<ul><li>uno</li><li><a>dos</a></li> tres</ul><ol><li><p>cuatro</p></li></ol><p><b>cinco</b></p>',
  );
});
