/** Report stage: addresses that agents cannot ask for. */

import { readPageParameters } from '#shared/contract/schemas.ts';
import type { Diagnostic } from '../../model.ts';
import type { CheckedSite } from './checked-site.ts';

/** Complains about pages whose address is longer than `read_page` takes. */
export function checkAddresses({ pages }: CheckedSite): Diagnostic[] {
  return pages
    .filter(({ url }) => !readPageParameters.shape.url.safeParse(url).success)
    .map(
      ({ path, url }): Diagnostic => ({
        severity: 'warning',
        code: 'long-address',
        where: path,
        about: { length: url.length },
      }),
    );
}
