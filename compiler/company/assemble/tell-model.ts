/** Company stage: how the service works, as the owner states it or as the site tells it. */

import type { ServiceModel } from '#shared/contract/schemas.ts';
import { detectOnlineBooking, detectServiceModel } from '../detect/service-model.ts';
import { companyFacts, modelFields } from '../facts.ts';
import type { SiteView } from '../site-view.ts';
import { withoutContactData } from '../without-contact-data.ts';
import type { CompanyPart } from './company-part.ts';
import type { StatedTexts } from './resolve-stated.ts';

/**
 * A model has a description in the words of the site or its owner, and says whether something is contracted or paid on
 * the site; without either it is left out.
 * @param isSoldAsStated whether it is, when the owner says so
 */
export function tellModel(view: SiteView, stated: StatedTexts, isSoldAsStated: boolean | undefined): CompanyPart {
  const model: Partial<ServiceModel> = {};
  const sources: CompanyPart['sources'] = [];
  const found = new Map(detectServiceModel(view).map((finding) => [finding.field, finding]));
  for (const field of modelFields) {
    const { config } = companyFacts[`service_model.${field}`];
    const fact = stated.texts.get(config) ?? found.get(field);
    if (fact === undefined || stated.refused.has(config)) continue;
    model[field] = fact.text;
    sources.push({ field: `service_model.${field}`, from: fact.from, evidence: fact.evidence });
  }
  const sale =
    isSoldAsStated === undefined
      ? detectOnlineBooking(view)
      : { booking: isSoldAsStated, from: 'config', evidence: 'company.serviceModel.onlineBooking' };
  if (sale === undefined) return NOTHING;
  const { booking, from, evidence } = sale;
  const description = model.description ?? model.performed_by ?? withoutContactData(sale.label ?? '', view.language);
  if (description === '') return NOTHING;
  if (model.description === undefined && model.performed_by === undefined)
    sources.push({ field: 'service_model.description', from, evidence: sale.label ?? '' });
  return {
    company: { service_model: { ...model, description, online_booking: booking } },
    sources: [...sources, { field: 'service_model.online_booking', from, evidence }],
    diagnostics: [],
  };
}

const NOTHING: CompanyPart = { company: {}, sources: [], diagnostics: [] };
