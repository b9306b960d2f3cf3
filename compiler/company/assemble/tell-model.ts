/** Company stage: how the service works, as the owner states it or as the site tells it. */

import type { ServiceModel } from '#shared/contract/schemas.ts';
import { wordsOf } from '../../words/languages.ts';
import { detectOnlineBooking, detectServiceModel } from '../detect/service-model.ts';
import { companyFacts, modelFields } from '../facts.ts';
import type { SiteView } from '../site-view.ts';
import type { CompanyPart } from './company-part.ts';
import type { StatedTexts } from './resolve-stated.ts';

/**
 * @param isSoldAsStated whether something is contracted or paid on the site, when the owner says so
 * @param isBusiness whether other facts say that there is something to be asked for
 */
export function tellModel(
  view: SiteView,
  stated: StatedTexts,
  isSoldAsStated: boolean | undefined,
  isBusiness: boolean,
): CompanyPart {
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
  const { booking, from, evidence } =
    isSoldAsStated === undefined
      ? detectOnlineBooking(view)
      : { booking: isSoldAsStated, from: 'config', evidence: 'company.serviceModel.onlineBooking' };
  if (!booking && sources.length === 0 && !isBusiness) return { company: {}, sources, diagnostics: [] };
  const { nothingSold, soldOnline } = wordsOf(view.language).says;
  return {
    company: {
      service_model: {
        ...model,
        description: model.description ?? model.performed_by ?? (booking ? soldOnline : nothingSold),
        online_booking: booking,
      },
    },
    sources: [...sources, { field: 'service_model.online_booking', from, evidence }],
    diagnostics: [],
  };
}
