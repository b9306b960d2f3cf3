/** Company stage: published company information, with sources. Stated facts win; unknown facts are absent. */

import { type CompanyInfo, companyInfo, type MissingField, missableFields } from '#shared/contract/schemas.ts';
import { comparePaths } from '#shared/page.ts';
import { listReferring } from '#shared/search/fact-text.ts';
import { type CompiledPage, complain, type Diagnostic, type FactSource } from '../model.ts';
import type { PageRole } from '../words/words.ts';
import { type CompanyConfig, resolveStated } from './company-config.ts';
import { nameBusiness } from './detect/brand.ts';
import { chooseTexts } from './detect/company-facts.ts';
import { priceListPageOf } from './detect/prices.ts';
import { chooseModel } from './detect/service-model.ts';
import { type CompanyPart, companyFacts } from './facts.ts';
import { moveToHoldingPages } from './holding-pages.ts';
import { listMissing } from './missing.ts';
import type { PageFacts } from './read-facts.ts';
import { type SiteView, type SiteViewInput, viewSite } from './site-view.ts';
import { addressHoldsContactData, nameWithoutContactData } from './without-contact-data.ts';

/** All pages of the site that may be read for facts, and the config. */
export interface CompanyStageInput extends SiteViewInput {
  /** `brand` only when the owner states it. */
  site: SiteViewInput['site'] & { brand?: string };
  /** Pages that ask not to be indexed: nothing of theirs is published, only that they state a fact. */
  unindexed?: readonly PageFacts[];
}

/**
 * Detects the company information, with its `missing` facts, the sources of all facts, and complaints. The order of
 * pages and facts does not matter.
 */
export function detectCompanyInfo(input: CompanyStageInput) {
  const found = detectKnown(input);
  const { company, view } = found;
  const missing = listMissing({ ...found, stated: input.stated, unindexed: findUnindexed(input, company) });
  return {
    company: missing.length > 0 ? inOrder({ ...company, missing }) : company,
    facts: found.facts,
    diagnostics: [...found.diagnostics, ...missing.flatMap((one) => toComplaint(one, view))],
  };
}

/**
 * Returns a list of one complaint on a missing fact, so that the editor reads of the same facts as agents do; `[]` for
 * a contradiction, which has its own. Many sites keep their legal notice out of indexes on purpose: that is only a
 * note.
 */
function toComplaint({ field, because, statements }: MissingField, { index }: SiteView): Diagnostic[] {
  const where = `company.${companyFacts[field].config}`;
  if (because === 'not_stated') return [complain('info', 'missing-fact', where, null)];
  const url = because === 'not_indexed' ? statements?.[0]?.url : undefined;
  if (url === undefined) return [];
  const path = new URL(url, index.home?.url).pathname;
  return [complain(field === 'legal_notice' ? 'info' : 'warning', 'fact-not-indexed', where, { path })];
}

/**
 * Detects all facts again with the pages that ask not to be indexed, and returns the addresses of those pages by the
 * field that came from them, without addresses with contact data; empty if no field is missing.
 */
function findUnindexed(input: CompanyStageInput, company: CompanyInfo): Map<string, string> {
  const { unindexed = [], pages, facts } = input;
  if (unindexed.length === 0 || missableFields.every((field) => company[field] !== undefined)) return new Map();
  const hidden = new Map(unindexed.map(({ path, url }) => [path, url]));
  const whole = detectKnown({
    ...input,
    pages: [...pages, ...unindexed.map(toUnpublished)].sort((a, b) => comparePaths(a.path, b.path)),
    facts: [...facts, ...unindexed],
  });
  return new Map(
    whole.facts.flatMap(({ field, from }) => {
      const url = hidden.get(from);
      return url === undefined || addressHoldsContactData(from) ? [] : [[field, url] as const];
    }),
  );
}

/** Makes a page out of facts, so that detection sees an unpublished page: title, address and language, no text. */
const toUnpublished = ({ path, url, mainHeading, documentTitle, language }: PageFacts): CompiledPage => ({
  path,
  url,
  title: mainHeading || documentTitle,
  description: '',
  language: language ?? '',
  markdown: '',
  headings: [],
  aliases: [],
  imageAlts: [],
  words: 0,
  own: { words: 0, kept: 0 },
  removed: [],
});

/** Detects everything but the missing facts; sources and complaints of all parts, and the view that they come from. */
function detectKnown(input: CompanyStageInput) {
  const { site } = input;
  const { view, diagnostics } = viewSite(input);
  const stated = resolveStated(input.stated, view.facts);
  const brand = nameBusiness(view, site.brand);
  const texts = chooseTexts(view, brand.name, stated.texts);
  const parts: CompanyPart[] = [
    brand,
    texts,
    chooseModel(view, stated.texts, input.stated.serviceModel?.onlineBooking, texts.description),
    listPages(view, input.stated),
  ];
  const facts = moveToHoldingPages(
    parts.flatMap(({ sources }) => sources),
    view.index.pages,
  );
  const company = Object.assign(
    { website: view.index.home?.url ?? `${site.url}/`, language: site.language },
    ...parts.map((part) => part.company),
  ) as CompanyInfo;
  company.sources = toSources(facts, company, view);
  const told = [...stated.diagnostics, ...diagnostics, ...parts.flatMap((part) => part.diagnostics)];
  return {
    view,
    company: inOrder(company),
    /** Sorted by field. */
    facts: facts.sort((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0)),
    diagnostics: told,
  };
}

/**
 * Addresses of the pages that facts were read from, by field, sorted; `undefined` if there are none. Leaves out brand,
 * lists, named pages, fields that only refer to another, stated facts, and addresses with contact data.
 */
function toSources(facts: readonly FactSource[], company: CompanyInfo, { index }: SiteView): CompanyInfo['sources'] {
  const referring = new Set(listReferring(company));
  const pages = facts.flatMap(({ field, from }) => {
    if (referring.has(field)) return [];
    const page = /[[]|^pages\.|^brand$/.test(field) ? undefined : index.byPath.get(from);
    return page && !addressHoldsContactData(page.path) ? [[field, page.url] as const] : [];
  });
  return pages.length > 0 ? Object.fromEntries(pages.sort(([a], [b]) => (a < b ? -1 : 1))) : undefined;
}

/** Copies the fields in the order of the contract, without undefined ones: the same bytes in any order of detection. */
function inOrder(company: CompanyInfo): CompanyInfo {
  const fields = Object.keys(companyInfo.shape) as (keyof CompanyInfo)[];
  return Object.fromEntries(
    fields.map((field) => [field, company[field]]).filter(([, value]) => value !== undefined),
  ) as CompanyInfo;
}

/** Keys of `pages` in the order of publication; the other roles only serve detection. */
const PUBLISHED_ROLES: readonly PageRole[] = [
  ...(['home', 'services', 'areas', 'prices', 'contact', 'faq', 'blog', 'about', 'legal', 'privacy'] as const),
  ...(['cookies', 'terms', 'developers'] as const),
];

/**
 * Finds the fields that are addresses: pages by role, contact and prices page, services and areas. Leaves out addresses
 * with contact data, and takes it out of names; a service or area that has to be left out for it gets a complaint.
 */
function listPages(view: SiteView, stated: CompanyConfig): CompanyPart {
  const { index, roles, entries } = view;
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
  // A page that the config names and that does not exist is not replaced.
  const listed = 'prices' in (stated.pages ?? {}) ? undefined : priceListPageOf(view);
  const priced =
    pages.prices ?? (listed && !addressHoldsContactData(listed) ? index.byPath.get(listed)?.url : undefined);
  if (priced !== undefined) part.company.prices_page = priced;
  for (const kind of ['services', 'areas'] as const) {
    for (const { page, name, fragment = '', evidence } of entries[kind]) {
      const clean = nameWithoutContactData(name);
      if (clean === '' || addressHoldsContactData(page.url)) {
        const about = { holder: 'entry' } as const;
        part.diagnostics.push({ severity: 'warning', code: 'contact-data', where: page.path, about });
        continue;
      }
      part.sources.push({ field: `${kind}[${page.path}${fragment}]`, from: page.path, evidence });
      part.company[kind] = [...(part.company[kind] ?? []), { name: clean, url: page.url + fragment }];
    }
  }
  return part;
}
