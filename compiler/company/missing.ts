/** Company stage: missing facts that visitors look for, each with its reason: no page states it, two places disagree,
 * or only a page that asks not to be indexed states it. */

import { type CompanyInfo, type MissingField, missableFields } from '#shared/contract/schemas.ts';
import { foldFully } from '#shared/search/fold.ts';
import type { Diagnostic } from '../model.ts';
import { inCompleteLanguages } from '../words/any-language.ts';
import type { CompanyConfig } from './company-config.ts';
import { rankOpenings } from './detect/rank-openings.ts';
import { type CompanyFact, companyFacts } from './facts.ts';
import type { SiteView } from './site-view.ts';
import { addressHoldsContactData, withoutContactData } from './without-contact-data.ts';

type Statement = NonNullable<MissingField['statements']>[number];

export interface MissingInput {
  company: CompanyInfo;
  view: SiteView;
  stated: CompanyConfig;
  diagnostics: readonly Diagnostic[];
  /** Addresses of the pages that ask not to be indexed, by the field that each states. */
  unindexed: ReadonlyMap<string, string>;
}

/** Lists missing facts in the order of the table, without those that the site states too unclearly to be read. */
export function tellMissing(input: MissingInput): MissingField[] {
  const { company, view, stated, diagnostics, unindexed } = input;
  return Object.entries<CompanyFact>(companyFacts).flatMap(([name, fact]): MissingField[] => {
    const field = missableFields.find((one) => one === name);
    if (field === undefined || company[field] !== undefined || fact.config in stated) return [];
    const contrary = diagnostics.flatMap((one) =>
      one.code === 'contradictory-fact' && one.where === `company.${fact.config}` ? [one.about] : [],
    )[0];
    if (contrary) {
      const statements = [contrary.one, contrary.other].flatMap((said) => toStatement(said, view));
      return [{ field, because: 'contradicted', ...(statements.length > 0 && { statements }) }];
    }
    const url = unindexed.get(field);
    if (url !== undefined) return [{ field, because: 'not_indexed', statements: [{ url }] }];
    const mayBeHeld = fact.missingUnless?.some((path) => valueAt(company, path) !== undefined) ?? true;
    return mayBeHeld || isUnclear(field, view) || (field === 'coverage' && !goesToCustomers(company, view))
      ? []
      : [{ field, because: 'not_stated' }];
  });
}

const valueAt = (company: CompanyInfo, path: string): unknown =>
  path.split('.').reduce<unknown>((of, key) => (of as Record<string, unknown> | undefined)?.[key], company);

/** Text and page address of one place; none for an unknown page, an address or a whole text of contact data. */
function toStatement({ from, text }: { from: string; text: string }, { index }: SiteView): Statement[] {
  const page = index.byPath.get(from.replace(/ \(JSON-LD\)$/, ''));
  const said = withoutContactData(text);
  return page && said !== '' && !addressHoldsContactData(page.path) ? [{ text: said, url: page.url }] : [];
}

/** Whether the site speaks of a missing fact, but not clearly enough to publish it. */
function isUnclear(field: MissingField['field'], view: SiteView): boolean {
  const { facts } = view;
  const { told } = companyFacts[field] as CompanyFact;
  const tells = ({ topic, score }: { topic: string; score: number }): boolean =>
    topic === told?.topic && score >= (told.least ?? told.keep);
  if (facts.some(({ candidates }) => candidates.some(tells))) return true;
  if (field === 'prices') return facts.some(({ prices }) => prices.length > 0);
  if (field === 'hours') {
    const isStated = hasNode(view, ({ hours }) => hours.length > 0) || view.index.pages.some(speaksOfOpening);
    return isStated || rankOpenings(view).length > 0;
  }
  if (field !== 'address') return false;
  return facts.some(({ addresses }) => addresses.length > 0) || hasNode(view, ({ address }) => Boolean(address));
}

const hasNode = ({ facts }: SiteView, has: (node: SiteView['facts'][number]['business'][number]) => boolean): boolean =>
  facts.some(({ business }) => business.some(has));

const OPENS = new RegExp(`(?<!\\p{L})${inCompleteLanguages(({ time }) => time.open)}(?!\\p{L})`, 'u');
const TIME_OF_DAY = /\d{1,2}[:.]\d{2}(?!\d)|\d(?: ?h| ?[ap]\.?m| horas)(?!\p{L})/gu;

/** Whether a line of a page speaks of being open and names two times of day. */
const speaksOfOpening = ({ markdown }: { markdown: string }): boolean =>
  markdown.split('\n').some((line) => (line.match(TIME_OF_DAY)?.length ?? 0) > 1 && OPENS.test(foldFully(line)));

const TO_CUSTOMERS = new RegExp(`(?<!\\p{L})${inCompleteLanguages(({ toCustomers }) => toCustomers)}(?!\\p{L})`, 'u');

/** Whether the site's texts on itself, or on how it works, say that the business goes to its customers. */
function goesToCustomers(company: CompanyInfo, { facts, index }: SiteView): boolean {
  const home = facts.find(({ path }) => path === index.home?.path);
  const { description, how_to_ask, service_model: model } = company;
  const told = [description, how_to_ask, model?.description, home?.mainHeading, home?.lead];
  return told.some((text) => text !== undefined && TO_CUSTOMERS.test(foldFully(text)));
}
