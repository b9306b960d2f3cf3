import { expect, it } from 'vitest';
import { createPageList } from '../../../compiler/preview/list-pages.ts';
import { pageAt } from '../report/checked-site.ts';

it('lists first the pages that kept least of their own words, others in their order', () => {
  const list = createPageList(
    [
      pageAt('/a/'),
      pageAt('/b/', { own: { words: 10, kept: 9 } }),
      pageAt('/c/', { own: { words: 3, kept: 1 } }),
      pageAt('/d/', { own: { words: 5, kept: 5 } }),
    ],
    [],
    (rule) => rule,
  );
  expect(list('').pages.map(({ path, kept }) => `${path} ${kept}`)).toEqual(['/c/ 33', '/b/ 90', '/a/ 100', '/d/ 100']);
});
