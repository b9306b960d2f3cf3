/** Company stage: the facts that are texts, as the owner states them or as the site tells them. */

import { detectTexts } from '../detect/company-facts.ts';
import { findContradictions } from '../detect/contradictions.ts';
import { companyFacts, textFields } from '../facts.ts';
import type { SiteView } from '../site-view.ts';
import type { CompanyPart } from './company-part.ts';
import type { StatedTexts } from './resolve-stated.ts';

/** @param brand of the business that markup must be about */
export function tellTexts(view: SiteView, brand: string, stated: StatedTexts): CompanyPart {
  const { found, diagnostics } = detectTexts(view, brand);
  const part: CompanyPart = {
    company: {},
    sources: [],
    // What the config states is settled.
    diagnostics: [...diagnostics, ...findContradictions(view)].filter(
      ({ where }) => !stated.texts.has(where.replace('company.', '')),
    ),
  };
  for (const field of textFields) {
    const { config } = companyFacts[field];
    const fact = stated.texts.get(config) ?? found.get(field);
    // A fact that was stated and refused is not replaced by what the owner meant to overrule.
    if (fact === undefined || stated.refused.has(config)) continue;
    part.company[field] = fact.text;
    part.sources.push({ field, from: fact.from, evidence: fact.evidence });
  }
  return part;
}
