/** The company information of a generation, prepared for each section of `get_company_info`. */

import {
  type CompanyInfo,
  type CompanySection,
  companySectionFields,
  companySections,
} from '#shared/contract/schemas.ts';
import { type Prepared, prepare } from './prepared.ts';

/** Every section's answer; each holds `brand` and `website` besides its fields, and no field that is not known. */
export function prepareCompany(company: CompanyInfo): Record<CompanySection, Prepared<CompanyInfo>> {
  const sections = companySections.map((section) => [section, prepare(toSection(company, section))]);
  return Object.fromEntries(sections);
}

function toSection(company: CompanyInfo, section: CompanySection): CompanyInfo {
  const fields = new Set<string>(['brand', 'website', ...companySectionFields[section]]);
  return Object.fromEntries(Object.entries(company).filter(([field]) => fields.has(field))) as CompanyInfo;
}
