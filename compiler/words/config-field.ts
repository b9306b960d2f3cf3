/** Words: the name of a fact in all reports for editors: the config field that states it. */

/** Config fields, with notes, of facts that the config has in another place than the company information. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  brand: 'site.brand',
  contact_page: 'company.pages.contact',
  language: 'site.language',
  // The same hours for machines.
  opening_hours: 'company.hours (opening_hours)',
  prices_page: 'company.pages.prices',
  website: 'site.url',
};

/**
 * Converts a field of the company information to its config field: `legal_notice` → `company.legalNotice`; an address
 * in brackets stays as it is.
 */
export const configFieldOf = (field: string): string =>
  ELSEWHERE[field] ??
  `company.${field.replace(/^[^[]*/, (name) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))}`;
