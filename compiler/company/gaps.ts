/** Company stage: what is not known of the business, for the editor. */

import type { CompanyInfo } from '#shared/contract/schemas.ts';
import type { Diagnostic } from '../model.ts';

/** What a visitor would ask and the site does not say: config fields by fields of the result. */
const WANTED = {
  hours: 'hours',
  coverage: 'coverage',
  how_to_ask: 'howToAsk',
  contact_page: 'pages.contact',
  legal_notice: 'legalNotice',
  tax: 'tax',
  prices: 'prices',
  services: 'services',
} as const;

/** A note for each fact that neither the site nor the config states. */
export function gaps(company: CompanyInfo): Diagnostic[] {
  return (Object.keys(WANTED) as (keyof typeof WANTED)[])
    .filter((field) => company[field] === undefined)
    .map((field) => gap(WANTED[field]));
}

/** The note on one config field below `company`. */
export const gap = (field: string): Diagnostic => ({
  severity: 'info',
  code: 'missing-fact',
  where: `company.${field}`,
  message: `No page was found that states company.${field}.`,
  hint: `Add it to the site, or state company.${field} in the config.`,
});
