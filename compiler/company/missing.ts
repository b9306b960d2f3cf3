/**
 * Company stage: missing facts that visitors look for, each with its reason: no page states it, two places disagree, or
 * only a page that asks not to be indexed states it.
 */

import { type CompanyInfo, type MissingField, missableFields } from '#shared/contract/schemas.ts';
import { foldFully } from '#shared/search/fold.ts';
import type { Diagnostic } from '../model.ts';
import { inCompleteLanguages } from '../words/any-language.ts';
import type { CompanyConfig } from './company-config.ts';
import { rankOpenings } from './detect/rank-openings.ts';
import { type CompanyFact, companyFacts } from './facts.ts';
import type { BusinessNode } from './read/business.ts';
import type { SiteView } from './site-view.ts';
import { addressHoldsContactData, withoutContactData } from './without-contact-data.ts';

type Statement = NonNullable<MissingField['statements']>[number];

/** The detected company, and where to look for traces of its missing facts. */
export interface MissingInput {
  company: CompanyInfo;
  view: SiteView;
  stated: CompanyConfig;
  /** Only `contradictory-fact` is looked at. */
  diagnostics: readonly Diagnostic[];
  /** Address of a page that asks not to be indexed, by the field that would be read from it. */
  unindexed: ReadonlyMap<string, string>;
}

/**
 * Lists facts that the company lacks and the config does not settle, in the order of `companyFacts`. `not_stated` is
 * said only of fields with `missingUnless`, if the site does not even mention them; of coverage, if the business
 * travels.
 */
export function listMissing(input: MissingInput): MissingField[] {
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

/** The value at a dotted path; `undefined` if any part of it is missing. */
const valueAt = (company: CompanyInfo, path: string): unknown =>
  path.split('.').reduce<unknown>((of, key) => (of as Record<string, unknown> | undefined)?.[key], company);

/**
 * Returns a list of one statement, without contact data; `[]` for an unknown page, one with contact data in its
 * address, or a text of nothing else.
 */
function toStatement({ from, text }: { from: string; text: string }, { index }: SiteView): Statement[] {
  const page = index.byPath.get(from.replace(/ \(JSON-LD\)$/, ''));
  const said = withoutContactData(text);
  return page && said !== '' && !addressHoldsContactData(page.path) ? [{ text: said, url: page.url }] : [];
}

/** Whether a page, its text or its markup mentions a fact that was not clear enough to publish. */
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

/** Whether markup of any page has a node on a business that fits. */
const hasNode = ({ facts }: SiteView, has: (node: BusinessNode) => boolean): boolean =>
  facts.some(({ business }) => business.some(has));

/** A word for being open, in folded text. */
const OPENS = new RegExp(`(?<!\\p{L})${inCompleteLanguages(({ time }) => time.open)}(?!\\p{L})`, 'u');
/** Times of day, of a clock or with a sign: `9:00`, `9 h`, `9 am`. */
const TIME_OF_DAY = /\d{1,2}[:.]\d{2}(?!\d)|\d(?: ?h| ?[ap]\.?m| horas)(?!\p{L})/gu;

/** Whether a line of a page has a word for being open and at least two times of day. */
const speaksOfOpening = ({ markdown }: { markdown: string }): boolean =>
  markdown.split('\n').some((line) => {
    const times = line.match(TIME_OF_DAY) ?? [];
    return times.length > 1 && OPENS.test(foldFully(line));
  });

/** Words of a business that goes to its customers, in folded text. */
const TO_CUSTOMERS = new RegExp(`(?<!\\p{L})${inCompleteLanguages(({ toCustomers }) => toCustomers)}(?!\\p{L})`, 'u');

/** Whether description, how to ask, service model, or the home page's heading or lead say that the business travels. */
function goesToCustomers(company: CompanyInfo, { facts, index }: SiteView): boolean {
  const home = facts.find(({ path }) => path === index.home?.path);
  const { description, how_to_ask, service_model: model } = company;
  const told = [description, how_to_ask, model?.description, home?.mainHeading, home?.lead];
  return told.some((text) => text !== undefined && TO_CUSTOMERS.test(foldFully(text)));
}
