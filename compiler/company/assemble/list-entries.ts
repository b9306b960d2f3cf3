/** Company stage: the services and areas that have a page of their own, as the company information lists them. */

import type { LinkEntry } from '#shared/contract/schemas.ts';
import type { PagePath } from '#shared/page.ts';
import type { Diagnostic } from '../../model.ts';
import { addressHoldsContactData } from '../captions.ts';
import type { SiteView } from '../site-view.ts';
import { nameWithoutContactData } from '../without-contact-data.ts';
import type { CompanyPart } from './company-part.ts';

export function listEntries({ entries, language }: SiteView): CompanyPart {
  const part: CompanyPart = { company: {}, sources: [], diagnostics: [] };
  for (const kind of ['services', 'areas'] as const) {
    const list = entries[kind].flatMap(({ page, name, evidence }): LinkEntry[] => {
      const clean = nameWithoutContactData(name, language);
      if (clean === '' || addressHoldsContactData(page.url)) {
        part.diagnostics.push(contactInAddress(page.path));
        return [];
      }
      part.sources.push({ field: `${kind}[${page.path}]`, from: page.path, evidence });
      return [{ name: clean, url: page.url }];
    });
    if (list.length > 0) part.company[kind] = list;
  }
  return part;
}

const contactInAddress = (path: PagePath): Diagnostic => ({
  severity: 'warning',
  code: 'contact-data',
  where: path,
  about: { holder: 'entry' },
});
