/** Company stage: the pages of the site that have a name in the company information. */

import type { PageRole } from '../../words/words.ts';
import { addressHoldsContactData } from '../captions.ts';
import type { CompanyConfig } from '../company-config.ts';
import type { SiteView } from '../site-view.ts';
import type { CompanyPart } from './company-part.ts';

/** Keys of `pages` in the order of publication; the other roles only serve detection. */
const PUBLISHED_ROLES: readonly PageRole[] = [
  'home',
  'services',
  'areas',
  'prices',
  'contact',
  'faq',
  'blog',
  'about',
  'legal',
  'privacy',
  'cookies',
  'terms',
  'developers',
];

/** The pages of the roles, then any that the config adds. */
export function namePages({ url, index, roles }: SiteView, stated: CompanyConfig): CompanyPart {
  const pages: Record<string, string> = {};
  const sources: CompanyPart['sources'] = [];
  for (const role of [...PUBLISHED_ROLES, ...Object.keys(stated.pages ?? {}).sort()]) {
    const finding = roles.get(role as PageRole);
    if (finding === undefined || pages[role] !== undefined || addressHoldsContactData(finding.path)) continue;
    pages[role] = (index.byPath.get(finding.path)?.url ?? url + finding.path) + (finding.fragment ?? '');
    sources.push({ field: `pages.${role}`, from: finding.path, evidence: finding.evidence });
  }
  return {
    company: {
      ...(Object.keys(pages).length > 0 && { pages }),
      ...(pages.contact !== undefined && { contact_page: pages.contact }),
      ...(pages.prices !== undefined && { prices_page: pages.prices }),
    },
    sources,
    diagnostics: [],
  };
}
