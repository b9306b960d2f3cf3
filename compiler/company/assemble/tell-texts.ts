/** Company stage: the facts that are texts, as the owner states them or as the site tells them. */

import type { OpeningHours } from '#shared/contract/schemas.ts';
import { detectTexts, type TextFinding } from '../detect/company-facts.ts';
import { findContradictions } from '../detect/contradictions.ts';
import type { CompanyPart } from '../facts.ts';
import { companyFacts, textFields } from '../facts.ts';
import { parseSchedule } from '../schedule/parse-schedule.ts';
import { toOpeningHours } from '../schedule/tell-schedule.ts';
import type { SiteView } from '../site-view.ts';
import type { StatedTexts } from './resolve-stated.ts';

/** @param brand of the business that markup must be about */
export function tellTexts(view: SiteView, brand: string, stated: StatedTexts): CompanyPart {
  const { found, diagnostics } = detectTexts(view, brand);
  const contradictions = findContradictions(view);
  const contradicted = new Set(contradictions.map(({ where }) => where.replace('company.', '')));
  const part: CompanyPart = {
    company: {},
    sources: [],
    // What the config states is settled.
    diagnostics: [...diagnostics, ...contradictions].filter(
      ({ where }) => !stated.texts.has(where.replace('company.', '')),
    ),
  };
  for (const field of textFields) {
    const { config } = companyFacts[field];
    const fact = stated.texts.get(config) ?? (contradicted.has(config) ? undefined : found[field]);
    // A fact that was stated and refused is not replaced by what the owner meant to overrule.
    if (fact === undefined || stated.refused.has(config)) continue;
    part.company[field] = fact.text;
    part.sources.push({ field, from: fact.from, evidence: fact.evidence });
    const opening = field === 'hours' ? openingOf(stated.texts.get(config)?.text, found[field]) : undefined;
    if (opening === undefined) continue;
    part.company.opening_hours = opening;
    part.sources.push({ field: 'opening_hours', from: fact.from, evidence: fact.evidence });
  }
  return part;
}

/** More words of the owner's beside days and times may name branches or exceptions. */
const MAX_WORDS = 4;

function openingOf(stated: string | undefined, finding: TextFinding | undefined): OpeningHours | undefined {
  const schedule = stated === undefined ? finding?.schedule : parseSchedule(stated);
  return schedule && (stated === undefined || schedule.words <= MAX_WORDS) ? toOpeningHours(schedule) : undefined;
}
