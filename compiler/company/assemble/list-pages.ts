/** Company stage: the pages that the company information names: those of the roles, and those of services and areas. */

import type { PageRole } from '../../words/words.ts';
import { addressHoldsContactData } from '../captions.ts';
import type { CompanyConfig } from '../company-config.ts';
import type { CompanyPart } from '../facts.ts';
import type { SiteView } from '../site-view.ts';
import { nameWithoutContactData } from '../without-contact-data.ts';

/** Keys of `pages` in the order of publication; the other roles only serve detection. */
const PUBLISHED_ROLES: readonly PageRole[] = [
  ...(['home', 'services', 'areas', 'prices', 'contact', 'faq', 'blog', 'about', 'legal', 'privacy'] as const),
  ...(['cookies', 'terms', 'developers'] as const),
];

export function listPages({ index, roles, entries, language }: SiteView, stated: CompanyConfig): CompanyPart {
  const part: CompanyPart = { company: {}, sources: [], diagnostics: [] };
  const pages: Record<string, string> = {};
  // Then any that the config adds.
  for (const role of new Set([...PUBLISHED_ROLES, ...Object.keys(stated.pages ?? {}).sort()])) {
    const finding = roles.get(role as PageRole);
    const page = finding && index.byPath.get(finding.path);
    if (!finding || !page || addressHoldsContactData(page.path)) continue;
    pages[role] = page.url + (finding.fragment ?? '');
    part.sources.push({ field: `pages.${role}`, from: page.path, evidence: finding.evidence });
  }
  if (Object.keys(pages).length > 0) part.company.pages = pages;
  if (pages.contact !== undefined) part.company.contact_page = pages.contact;
  if (pages.prices !== undefined) part.company.prices_page = pages.prices;
  for (const kind of ['services', 'areas'] as const) {
    for (const { page, name, evidence } of entries[kind]) {
      const clean = nameWithoutContactData(name, language);
      if (clean === '' || addressHoldsContactData(page.url)) {
        const about = { holder: 'entry' } as const;
        part.diagnostics.push({ severity: 'warning', code: 'contact-data', where: page.path, about });
        continue;
      }
      part.sources.push({ field: `${kind}[${page.path}]`, from: page.path, evidence });
      part.company[kind] = [...(part.company[kind] ?? []), { name: clean, url: page.url }];
    }
  }
  return part;
}
