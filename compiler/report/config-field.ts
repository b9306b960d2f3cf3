/** Report stage: one name for a fact in all that editors read, that of the config. */

/** `legal_notice` → `company.legalNotice`; what follows a bracket is an address and stays. */
export const configFieldOf = (field: string): string =>
  `company.${field.replace(/^[^[]*/, (name) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))}`;
