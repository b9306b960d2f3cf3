/** Company stage: what is not known of the business, for the editor. */

import type { Diagnostic } from '../../model.ts';
import { wantedFacts } from '../facts.ts';

/** A note for each wanted fact that neither the site nor the config states; `known` are fields of the company information. */
export function checkMissing(known: ReadonlySet<string>): Diagnostic[] {
  return wantedFacts
    .filter(({ field }) => !known.has(field))
    .map(
      ({ config }): Diagnostic => ({
        severity: 'info',
        code: 'missing-fact',
        where: `company.${config}`,
        about: null,
      }),
    );
}
