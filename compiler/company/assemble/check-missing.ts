/** Company stage: what is not known of the business, for the editor. */

import type { Diagnostic } from '../../model.ts';
import type { CompanyConfig } from '../company-config.ts';
import { wantedFacts } from '../facts.ts';

/** A note for each wanted fact that neither the site nor the config states; `known` are fields of the company information. What is wrong with a stated one is told by others. */
export function checkMissing(known: ReadonlySet<string>, stated: CompanyConfig): Diagnostic[] {
  return wantedFacts
    .filter(({ field, config }) => !known.has(field) && !(config in stated))
    .map(
      ({ config }): Diagnostic => ({
        severity: 'info',
        code: 'missing-fact',
        where: `company.${config}`,
        about: null,
      }),
    );
}
