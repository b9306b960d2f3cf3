/** Company stage: the name of the business, as the owner states it or as the site has it. */

import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { detectBrand } from '../detect/brand.ts';
import type { CompanyPart } from '../facts.ts';
import type { SiteView } from '../site-view.ts';
import { nameWithoutContactData } from '../without-contact-data.ts';
import { contactComplaint } from './resolve-stated.ts';

/** `name` is the brand as found, with which markup is compared. */
export function nameBusiness(
  { url, language, index, facts }: SiteView,
  stated: string | undefined,
): CompanyPart & { company: Pick<CompanyInfo, 'brand'>; name: string } {
  const { host } = new URL(url);
  const {
    text: name,
    from,
    evidence,
  } = stated ? { text: stated, from: 'config', evidence: 'site.brand' } : detectBrand(index.home, facts, host);
  const complaint = stated ? contactComplaint('site.brand', stated) : undefined;
  return {
    name,
    company: { brand: nameWithoutContactData(name, language) || host },
    sources: [{ field: 'brand', from, evidence }],
    diagnostics: complaint ? [complaint] : [],
  };
}
