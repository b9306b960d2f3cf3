/** The company information of a generation, prepared for each section of `get_company_info`. */

import {
  type CompanyInfo,
  type CompanySection,
  commonCompanyFields,
  companySectionFields,
  companySections,
} from '#shared/contract/schemas.ts';
import { type Prepared, prepare } from './prepared.ts';

/** Every section's answer: its fields and those of every section, and no field that is not known. */
export function prepareCompany(company: CompanyInfo): Record<CompanySection, Prepared<CompanyInfo>> {
  const sections = companySections.map((section) => [section, prepare(toSection(company, section))]);
  return Object.fromEntries(sections);
}

function toSection(company: CompanyInfo, section: CompanySection): CompanyInfo {
  const fields = new Set<string>([...commonCompanyFields, ...companySectionFields[section]]);
  const known = Object.fromEntries(Object.entries(company).filter(([field]) => fields.has(field))) as CompanyInfo;
  const sources = Object.entries(company.sources ?? {}).filter(([field]) => fields.has(field.split('.')[0] ?? ''));
  if (sources.length > 0) return { ...known, sources: Object.fromEntries(sources) };
  const { sources: _, ...others } = known;
  return others;
}
