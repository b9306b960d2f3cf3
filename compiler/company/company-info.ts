/**
 * Company stage: what all pages say about the business, and what its owner states, as the published company
 * information with the source of every fact. What is stated wins; what is not known is absent.
 */

import { type CompanyInfo, companyInfo, type LinkEntry, type ServiceModel } from '#shared/contract/schemas.ts';
import type { PagePath } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import type { CompiledPage, Diagnostic, FactSource } from '../model.ts';
import { wordsOf } from '../words/languages.ts';
import type { PageRole } from '../words/words.ts';
import { addressHoldsContactData } from './captions.ts';
import type { CompanyConfig } from './company-config.ts';
import { detectBrand } from './detect/brand.ts';
import { detectTexts, type TextField } from './detect/company-facts.ts';
import { findContradictions } from './detect/contradictions.ts';
import { detectEntries, type EntryFinding, type EntryKind } from './detect/link-entries.ts';
import { createPageIndex, isBelow, type PageIndex } from './detect/page-index.ts';
import { detectRoles, type RoleFinding } from './detect/page-roles.ts';
import type { PagePurposes } from './detect/sentences.ts';
import { detectOnlineBooking, detectServiceModel } from './detect/service-model.ts';
import { collectLinks } from './detect/site-links.ts';
import { gap, gaps } from './gaps.ts';
import { matchesPatterns } from './path-patterns.ts';
import type { PageFacts } from './read-facts.ts';
import { contactComplaint, resolveStated } from './stated.ts';
import { nameWithoutContactData } from './without-contact-data.ts';

export interface CompanyFindings {
  company: CompanyInfo;
  /** Sorted by field. */
  facts: FactSource[];
  diagnostics: Diagnostic[];
}

export interface CompanyStageInput {
  /** `brand` only when the owner states it. */
  site: { url: string; language: string; brand?: string };
  pages: readonly CompiledPage[];
  /** One for each page; their order does not matter. */
  facts: readonly PageFacts[];
  stated: CompanyConfig;
}

/** Config field by field of the company information. */
const CONFIG_FIELD: Record<TextField, string> = {
  description: 'description',
  hours: 'hours',
  coverage: 'coverage',
  how_to_ask: 'howToAsk',
  legal_notice: 'legalNotice',
  tax: 'tax',
  prices: 'prices',
};
const MODEL_FIELD = {
  description: 'description',
  performed_by: 'performedBy',
  quoted_by: 'quotedBy',
  invoiced_by: 'invoicedBy',
  warranty: 'warranty',
} as const;
/** Keys of `pages` in the order of publication; the other roles only serve detection. */
const PUBLISHED_ROLES: readonly PageRole[] = [
  'home',
  'services',
  'areas',
  'prices',
  'contact',
  'faq',
  'blog',
  'about',
  'legal',
  'privacy',
  'cookies',
  'terms',
  'developers',
];

/** Detects and assembles the company information. Deterministic; the order of pages and facts does not matter. */
export function detectCompanyInfo({ site, pages, facts: allFacts, stated }: CompanyStageInput): CompanyFindings {
  const { language } = site;
  const index = createPageIndex(pages, language);
  const facts = allFacts.filter((page) => index.byPath.has(page.path)).sort((a, b) => (a.path < b.path ? -1 : 1));
  const links = collectLinks(facts);
  const sources: FactSource[] = [];
  const { texts, diagnostics } = resolveStated(stated, facts);
  const address = (path: PagePath, fragment = ''): string =>
    (index.byPath.get(path)?.url ?? site.url + path) + fragment;

  const forms = new Set(facts.filter(({ hasForm }) => hasForm).map(({ path }) => path));
  const roles = detectRoles(index, links, forms, language);
  applyStatedPages(roles, stated, index, diagnostics);
  const detected = detectEntries(index, roles, links, coverageOf(facts), language);
  const entries = {
    services: stated.services ? entriesOf('services', stated.services, index, detected.services) : detected.services,
    areas: stated.areas ? entriesOf('areas', stated.areas, index, detected.areas) : detected.areas,
  };
  const purposes = toPurposes(index, roles, entries);

  const company: CompanyInfo = { brand: '', website: `${site.url}/` };
  const brand = site.brand
    ? { name: site.brand, from: 'config', evidence: 'site.brand' }
    : detectBrand(index.home, facts, new URL(site.url).host);
  const complaint = site.brand ? contactComplaint('site.brand', site.brand) : undefined;
  if (complaint) diagnostics.push(complaint);
  company.brand = nameWithoutContactData(brand.name, language) || new URL(site.url).host;
  sources.push({ field: 'brand', from: brand.from, evidence: brand.evidence });

  const findings = detectTexts(index.home, roles.get('contact')?.path, brand.name, facts, purposes, language);
  const contradictions = [...findings.diagnostics, ...findContradictions(facts, entries.areas, purposes, language)];
  // What the config states is settled.
  diagnostics.push(...contradictions.filter(({ where }) => !texts.has(where.replace('company.', ''))));
  for (const field of Object.keys(CONFIG_FIELD) as TextField[]) {
    const fact = texts.get(CONFIG_FIELD[field]) ?? findings.found.get(field);
    // A fact that was stated and refused is not replaced by what the owner meant to overrule.
    if (fact === undefined || isRefused(diagnostics, CONFIG_FIELD[field])) continue;
    company[field] = fact.text;
    sources.push({ field, from: fact.from, evidence: fact.evidence });
  }

  const model: Partial<ServiceModel> = {};
  const modelFindings = new Map(
    detectServiceModel(facts, purposes, language).map((finding) => [finding.field, finding]),
  );
  for (const field of Object.keys(MODEL_FIELD) as (keyof typeof MODEL_FIELD)[]) {
    const configField = `serviceModel.${MODEL_FIELD[field]}`;
    const fact = texts.get(configField) ?? modelFindings.get(field);
    if (fact === undefined || isRefused(diagnostics, configField)) continue;
    model[field] = fact.text;
    sources.push({ field: `service_model.${field}`, from: fact.from, evidence: fact.evidence });
  }
  const booking = detectOnlineBooking(facts, purposes);
  const isSold = stated.serviceModel?.onlineBooking ?? booking.booking;
  const isBusiness =
    isSold || Object.keys(model).length > 0 || company.how_to_ask !== undefined || entries.services.length > 0;
  if (isBusiness) {
    const { nothingSold, soldOnline } = wordsOf(language).says;
    const isStated = stated.serviceModel?.onlineBooking !== undefined;
    company.service_model = {
      ...model,
      description: model.description ?? model.performed_by ?? (isSold ? soldOnline : nothingSold),
      online_booking: isSold,
    };
    sources.push({
      field: 'service_model.online_booking',
      from: isStated ? 'config' : booking.from,
      evidence: isStated ? 'company.serviceModel.onlineBooking' : booking.evidence,
    });
  }
  if (model.description === undefined) diagnostics.push(gap('serviceModel.description'));

  for (const kind of ['services', 'areas'] as const) {
    const list = entries[kind].flatMap(({ page, name, evidence }): LinkEntry[] => {
      const clean = nameWithoutContactData(name, language);
      if (clean === '' || addressHoldsContactData(page.url)) {
        diagnostics.push(contactInAddress(page.path));
        return [];
      }
      sources.push({ field: `${kind}[${page.path}]`, from: page.path, evidence });
      return [{ name: clean, url: page.url }];
    });
    if (list.length > 0) company[kind] = list;
  }

  const map: Record<string, string> = {};
  for (const role of [...PUBLISHED_ROLES, ...Object.keys(stated.pages ?? {}).sort()]) {
    const finding = roles.get(role as PageRole);
    if (finding === undefined || map[role] !== undefined || addressHoldsContactData(finding.path)) continue;
    map[role] = address(finding.path, finding.fragment);
    sources.push({ field: `pages.${role}`, from: finding.path, evidence: finding.evidence });
  }
  if (Object.keys(map).length > 0) company.pages = map;
  if (map.contact !== undefined) company.contact_page = map.contact;
  if (map.prices !== undefined) company.prices_page = map.prices;

  diagnostics.push(...gaps(company));
  return {
    company: inOrder(company),
    facts: sources.sort((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0)),
    diagnostics,
  };
}

/** All that pages and their markup say of where the business works, folded to words. */
function coverageOf(facts: readonly PageFacts[]): string {
  const texts = facts.flatMap(({ candidates, business }) => [
    ...candidates.filter(({ topic }) => topic === 'coverage').map(({ text }) => text),
    ...business.flatMap(({ areas }) => areas),
  ]);
  return foldWords(texts.join(' '));
}

function isRefused(diagnostics: readonly Diagnostic[], field: string): boolean {
  return diagnostics.some(({ severity, where }) => severity === 'error' && where === `company.${field}`);
}

function contactInAddress(path: PagePath): Diagnostic {
  return {
    severity: 'warning',
    code: 'contact-data',
    where: path,
    message: 'The address or the name of this page holds contact data: it is left out of the company information.',
    hint: 'Give the page a name without it.',
  };
}

function applyStatedPages(
  roles: Map<PageRole, RoleFinding>,
  stated: CompanyConfig,
  index: PageIndex,
  diagnostics: Diagnostic[],
): void {
  for (const [name, address] of Object.entries(stated.pages ?? {})) {
    const [path = address, fragment] = address.split('#');
    const page = index.resolve(path);
    const where = `company.pages.${name}`;
    if (page === undefined) {
      diagnostics.push({
        severity: 'warning',
        code: 'named-page-missing',
        where,
        message: `${where} names ${address}, which is not a published page.`,
        hint: 'Correct the path, or let the page be crawled.',
      });
    }
    // The config may add names of its own beside the roles.
    roles.set(name as PageRole, {
      path: page?.path ?? path,
      ...(fragment === undefined ? {} : { fragment: `#${fragment}` }),
      evidence: where,
    });
  }
}

function entriesOf(
  kind: EntryKind,
  patterns: readonly string[],
  index: PageIndex,
  detected: readonly EntryFinding[],
): EntryFinding[] {
  const names = new Map(detected.map((entry) => [entry.page.path, entry.name]));
  return index.pages
    .filter((page) => matchesPatterns(page.path, patterns))
    .map((page) => ({ page, name: names.get(page.path) ?? page.title, evidence: `company.${kind}` }));
}

function toPurposes(
  index: PageIndex,
  roles: ReadonlyMap<PageRole, RoleFinding>,
  entries: Record<EntryKind, readonly EntryFinding[]>,
): PagePurposes {
  const byPath = new Map<PagePath, Set<PageRole>>();
  for (const [role, { path }] of roles) byPath.set(path, (byPath.get(path) ?? new Set()).add(role));
  const blog = roles.get('blog');
  if (blog) {
    for (const { path } of index.pages)
      if (isBelow(path, blog.path)) byPath.set(path, (byPath.get(path) ?? new Set()).add('blog'));
  }
  const services = new Set(entries.services.map(({ page }) => page.path));
  const areas = entries.areas.map(({ page }) => page.path);
  const none: ReadonlySet<PageRole> = new Set();
  return {
    rolesOf: (path) => byPath.get(path) ?? none,
    isService: (path) => services.has(path),
    isArea: (path) => areas.some((area) => area === path || isBelow(path, area)),
  };
}

/** Fields in the order of the contract, so that the file reads the same however it was put together. */
function inOrder(company: CompanyInfo): CompanyInfo {
  const fields = Object.keys(companyInfo.shape) as (keyof CompanyInfo)[];
  return Object.fromEntries(
    fields.map((field) => [field, company[field]]).filter(([, value]) => value !== undefined),
  ) as CompanyInfo;
}
