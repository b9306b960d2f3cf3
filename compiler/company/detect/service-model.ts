/** Company stage: how the service works and who performs, quotes and invoices it, as owner or site state it. */

import type { ServiceModel } from '#shared/contract/schemas.ts';
import { toLocale } from '#shared/locale/locales.ts';
import type { PagePath } from '#shared/page.ts';
import { wordsOf } from '../../words/languages.ts';
import type { StatedTexts } from '../company-config.ts';
import { type CompanyPart, companyFacts, type Finding, type ModelField, modelFields } from '../facts.ts';
import type { PageFacts } from '../read-facts.ts';
import type { SiteView } from '../site-view.ts';
import { withoutContactData } from '../without-contact-data.ts';
import { findStatements, firstClean, OFF_TOPIC } from './sentences.ts';

/**
 * Chooses the service model: stated fields, else detected ones. The part is empty if it is unknown whether the site
 * sells, or nothing can serve as description: a field other than the warranty, the label of a desk, `about`.
 * @param isSoldAsStated the owner's `onlineBooking`, if stated @param about the description of the business
 */
export function chooseModel(
  view: SiteView,
  stated: StatedTexts,
  isSoldAsStated: boolean | undefined,
  about: Finding | undefined,
): CompanyPart {
  const nothing: CompanyPart = { company: {}, sources: [], diagnostics: [] };
  const sale =
    isSoldAsStated === undefined
      ? detectOnlineBooking(view)
      : { booking: isSoldAsStated, text: '', from: 'config', evidence: 'company.serviceModel.onlineBooking' };
  if (sale === undefined) return nothing;
  const model: Partial<ServiceModel> = {};
  const sources: CompanyPart['sources'] = [];
  const tell = (field: ModelField, { text, from, evidence, isOfFrame }: Finding): void => {
    model[field] = text;
    sources.push({ field: `service_model.${field}`, from, evidence, ...(isOfFrame && { isOfFrame }) });
  };
  const table = fullestTable(view.facts);
  const found = (field: ModelField): Finding | undefined => {
    const { config } = companyFacts[`service_model.${field}`];
    return stated.has(config) ? stated.get(config) : findIn(view, field, table);
  };
  const performer = found('performed_by');
  for (const field of modelFields) {
    const isDescribed = field === 'description' && !stated.has(companyFacts['service_model.description'].config);
    const fact = isDescribed ? describe(view, performer) : field === 'performed_by' ? performer : found(field);
    if (fact) tell(field, fact);
  }
  const { booking, from, evidence } = sale;
  // The first field that is known, else the label of the booking desk, else what the business says of itself, serves as
  // description. A warranty does not, so that it is not published twice.
  const [answer] = modelFields.flatMap((field) => (field === 'warranty' ? [] : (model[field] ?? [])));
  const label = withoutContactData(sale.text);
  if (answer !== undefined) model.description = answer;
  else if (label !== '') tell('description', { text: label, from, evidence: sale.text });
  else if (about) tell('description', about);
  const { description } = model;
  if (description === undefined) return nothing;
  const short = toLocale(view.language).whoPerforms;
  return {
    ...nothing,
    company: { service_model: { ...withReferences(model, stated, short), description, online_booking: booking } },
    sources: [...sources, { field: 'service_model.online_booking', from, evidence }],
  };
}

/** The best sentence on how the service works that does not say once more who does the work, else the best of all. */
function describe(view: SiteView, performer: Finding | undefined): Finding | undefined {
  const sentences = findStatements('model', view);
  const said = performer?.text ?? '';
  const isNew = ({ text }: Finding): boolean => said === '' || !(said.includes(text) || text.includes(said));
  return firstClean(sentences.filter(isNew)) ?? firstClean(sentences);
}

/**
 * Copies the model with `short` instead of a detected, longer text on quotes or invoices that equals the performer's.
 */
function withReferences(model: Partial<ServiceModel>, stated: StatedTexts, short: string): Partial<ServiceModel> {
  const { performed_by: performer = '' } = model;
  const said = { ...model };
  for (const field of ['quoted_by', 'invoiced_by'] as const) {
    const isStated = stated.has(companyFacts[`service_model.${field}`].config);
    if (said[field] === performer && !isStated && performer.length > short.length) said[field] = short;
  }
  return said;
}

/**
 * Finds a field in its column of `table`, else in the best sentence; the warranty in a sentence first. `undefined`
 * also for a column of nothing but contact data.
 */
function findIn(view: SiteView, field: ModelField, table: PageFacts | undefined): Finding | undefined {
  const sentence = firstClean(findStatements(field === 'description' ? 'model' : field, view));
  const column = field === 'description' ? undefined : table?.responsibilities?.[field];
  // A sentence with the term of a warranty says more than a column with its giver.
  if (table === undefined || column === undefined || (field === 'warranty' && sentence)) return sentence;
  const text = withoutContactData(column);
  return text === '' ? undefined : { text, from: table.path, evidence: 'table' };
}

/** The page whose table answers most fields, the first of equal ones; `undefined` if no page has a table. */
function fullestTable(facts: readonly PageFacts[]): PageFacts | undefined {
  const size = (page: PageFacts): number => Object.keys(page.responsibilities ?? {}).length;
  return facts.filter((page) => size(page) > 0).sort((a, b) => size(b) - size(a))[0];
}

/**
 * Whether the site sells or books: `false` by a page's denial, `true` by the first desk, one with a label first, else
 * `false`. `undefined` if pages only link to desks of others, invite to book or buy without a desk, or have an unknown
 * language.
 */
function detectOnlineBooking(view: SiteView): (Finding & { booking: boolean }) | undefined {
  const [denial] = findStatements('no_online_sale', view);
  if (denial) return { ...denial, booking: false };
  const { rolesOf, isService, isInMenu } = view.purposes;
  // A page without a purpose may link to another's shop: a bookseller's, a nearby hotel's.
  const isOwn = (path: PagePath): boolean => rolesOf(path).size > 0 || isService(path);
  // A shop that no menu leads to may be a page that its theme came with.
  const isShown = (path: PagePath): boolean => isOwn(path) || isInMenu(path);
  const desks = view.facts.flatMap(({ path: from, saleSigns }) =>
    saleSigns.desks.map(({ sign, label, isMention = false }) => ({
      booking: true,
      text: label,
      from,
      evidence: sign,
      isOwn: isMention ? isOwn(from) : sign !== 'add to cart' || isShown(from),
    })),
  );
  const own = desks.filter((desk) => desk.isOwn).map(({ isOwn: _, ...desk }) => desk);
  const desk = own.find(({ text }) => text !== '') ?? own[0];
  // Terms and the like speak of all that a shop might do.
  const telling = view.facts.filter(({ path }) => ![...rolesOf(path)].some((role) => OFF_TOPIC.has(role)));
  // A link to a page where a visitor can only ask invites to no desk.
  const asking = new Set(view.facts.flatMap(({ path, saleSigns }) => (saleSigns.asks ? [path] : [])));
  const isOpen = ({ saleSigns }: PageFacts): boolean =>
    saleSigns.invitation !== undefined || (saleSigns.leads ?? []).some((path) => !asking.has(path));
  if (desks.length > 0 || telling.some(isOpen)) return desk;
  // Invitations in a language without words are not read.
  if (wordsOf(view.language).language !== view.language) return undefined;
  return { booking: false, text: '', from: '/', evidence: 'no shop, payment or booking desk on any page' };
}
