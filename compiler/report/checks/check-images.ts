/** Report stage: images that tell agents nothing, because nobody wrote what they show. */

import { groupBy } from '../../group-by.ts';
import type { Diagnostic } from '../../model.ts';
import type { CheckedSite } from './checked-site.ts';

/** One complaint for each image without an `alt` attribute, however many pages show it. */
export function checkImages({ markup }: CheckedSite): Diagnostic[] {
  const images = markup.flatMap(({ path, imagesWithoutAlt }) =>
    imagesWithoutAlt.map((address) => ({ path, address: address.startsWith('data:') ? 'data:…' : address })),
  );
  return [...groupBy(images, ({ address }) => address || '(no address)')].flatMap(([address, [first, ...others]]) =>
    first
      ? [
          {
            severity: 'info' as const,
            code: 'image-without-alt',
            where: first.path,
            about: null,
            quote: address,
            ...(others.length > 0 && { pages: [...new Set(others.map(({ path }) => path))] }),
          },
        ]
      : [],
  );
}
