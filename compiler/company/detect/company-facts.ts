/** Company stage: the facts that are texts, each with where it was found, and what speaks against it. */

import type { OpeningHours } from '#shared/contract/schemas.ts';
import { countAll } from '#shared/group-by.ts';
import { foldFully, foldWords } from '#shared/search/fold.ts';
import { countWords } from '../../words/count-words.ts';
import type { StatedTexts } from '../company-config.ts';
import { type CompanyPart, companyFacts, type Finding, type TextField, textFields } from '../facts.ts';
import type { BusinessNode, MarkedBusiness } from '../read/business.ts';
import { PLACEHOLDER } from '../read-facts.ts';
import { parseSchedule, type Schedule } from '../schedule/parse-schedule.ts';
import { toOpeningHours } from '../schedule/tell-schedule.ts';
import type { SiteView } from '../site-view.ts';
import { detectAddress } from './address.ts';
import { findContradictions } from './contradictions.ts';
import { detectHours } from './hours.ts';
import { findStatements, firstClean } from './sentences.ts';

const LONGEST_LIST = 600;
const MOST_FOR_NAMES = 5;
const PRICES_OF_ONE = 2;

/** The facts that are texts, as stated or as the site tells them, by markup of this brand; none that is contradicted. */
export function tellTexts(view: SiteView, brand: string, stated: StatedTexts): CompanyPart {
  const { found, diagnostics } = detectTexts(view, brand);
  const complaints = [...diagnostics, ...findContradictions(view)];
  const complainedOf = new Set(complaints.map(({ where }) => where));
  const part: CompanyPart = { company: {}, sources: [], diagnostics: [] };
  // What the config states is settled.
  part.diagnostics = complaints.filter(({ where }) => !stated.has(where.replace('company.', '')));
  for (const field of textFields) {
    const { config } = companyFacts[field];
    const own = stated.get(config);
    // A fact that was stated and refused is not replaced by what the owner meant to overrule.
    const fact = stated.has(config) || complainedOf.has(`company.${config}`) ? own : found[field];
    if (fact === undefined) continue;
    part.company[field] = fact.text;
    part.sources.push({ field, from: fact.from, evidence: fact.evidence });
    const opening = field === 'hours' ? openingOf(own?.text, found.hours?.schedule) : undefined;
    if (opening === undefined) continue;
    part.company.opening_hours = opening;
    part.sources.push({ field: 'opening_hours', from: fact.from, evidence: fact.evidence });
  }
  return part;
}

/** More words of the owner's beside days and times may name branches or exceptions. */
const MAX_WORDS = 4;

/** The hours as data, from the stated text if there is one; `undefined` if they cannot be told as data. */
function openingOf(stated: string | undefined, found: Schedule | undefined): OpeningHours | undefined {
  const schedule = stated === undefined ? found : parseSchedule(stated);
  return schedule && (stated === undefined || schedule.words <= MAX_WORDS) ? toOpeningHours(schedule) : undefined;
}

function detectTexts(view: SiteView, brand: string) {
  const namings = [brand, ...view.facts.flatMap(({ documentTitle, mainHeading }) => [documentTitle, mainHeading])];
  const seen = new Set(namings.flatMap((naming) => foldWords(naming).split(' ')));
  const own = view.facts
    .flatMap((page) => page.business.map((node) => ({ node, from: page.path })))
    .filter(({ node }) => isNamed(node, seen));
  const hours = detectHours(view, own);
  const address = detectAddress(view.facts, own, view.purposes, view.language);
  const found: Record<TextField, (Finding & { schedule?: Schedule }) | undefined> = {
    description: firstClean(descriptionsOf(view, own), view),
    hours: hours.finding,
    coverage: firstClean(coveragesOf(view, own), view),
    how_to_ask: firstClean(findStatements('how_to_ask', view), view),
    address: address.finding,
    legal_notice: firstClean([...findStatements('legal_notice', view), ...marked(own, 'legalName')], view),
    tax: firstClean(findStatements('tax', view), view),
    prices: firstClean([...findStatements('prices', view), ...priceListsOf(view)], view),
  };
  return { found, diagnostics: [...hours.diagnostics, ...address.diagnostics] };
}

const marked = (businesses: readonly MarkedBusiness[], property: 'description' | 'legalName') =>
  businesses.flatMap(({ node: { [property]: text }, from }): Finding[] =>
    text === undefined ? [] : [{ text, from, evidence: `JSON-LD ${property}` }],
  );

/** The home page's description, markup's, then its first paragraph; none of two words or a template's. */
function descriptionsOf({ index: { home }, facts }: SiteView, businesses: readonly MarkedBusiness[]): Finding[] {
  const lead = facts.find(({ path }) => path === home?.path)?.lead;
  return [
    ...(home?.description ? [{ text: home.description, from: home.path, evidence: 'meta description' }] : []),
    ...marked(businesses, 'description'),
    ...(home && lead ? [{ text: lead, from: home.path, evidence: 'first paragraph' }] : []),
  ].filter(({ text }) => countWords(text) > 2 && !PLACEHOLDER.test(foldFully(text)));
}

/** Statements of coverage, those that name areas of the markup first, then the markup's own list. */
function coveragesOf(view: SiteView, businesses: readonly MarkedBusiness[]): Finding[] {
  const covered = new Set(businesses.flatMap(({ node }) => node.areas).map(foldFully));
  // Markup proves nothing, but a sentence that names what it names is about coverage; the more, the nearer to all of it.
  const naming = (text: string): number => {
    const folded = foldFully(text);
    const named = [...covered].filter((area) => folded.includes(area)).length;
    return named === 0 ? 0 : Math.min(1 + named, MOST_FOR_NAMES);
  };
  const marked = businesses.find(({ node }) => node.areas.length > 0);
  return [
    ...findStatements('coverage', withoutParts(view), naming),
    ...(marked ? [{ text: marked.node.areas.join(', '), from: marked.from, evidence: 'JSON-LD areaServed' }] : []),
  ];
}

/** The site without statements of coverage that hold for one area only; a page of areas keeps no other statements. */
function withoutParts(view: SiteView): SiteView {
  const names = view.entries.areas.map(({ name, page }) => new Set(foldWords(`${name} ${page.title}`).split(' ')));
  const isOfOne = (text: string): boolean => {
    const words = new Set(
      foldWords(text)
        .split(' ')
        .filter((word) => word.length > 3),
    );
    const named = names.map((area, at) => [...area].some((word) => words.has(word) && !isOfOther(word, at)));
    return named.filter(Boolean).length === 1;
  };
  const isOfOther = (word: string, at: number): boolean => names.some((other, one) => one !== at && other.has(word));
  const facts = view.facts.map((page) => {
    if (!view.purposes.rolesOf(page.path).has('areas')) return page;
    const told = page.candidates.filter(({ topic }) => topic === 'coverage');
    const isOfSeveral = new Set(told.map(({ heading }) => heading)).size > 1;
    // `Lugo` below `Cobertura en Lugo y Ourense`.
    const isPart = (heading: string): boolean => heading !== '' && page.mainHeading.includes(` ${heading}`);
    const candidates = told.filter(
      ({ heading, text }) =>
        !((isOfSeveral && heading !== page.mainHeading) || isPart(heading) || isOfOne(`${heading} ${text}`)),
    );
    return { ...page, candidates };
  });
  return { ...view, facts };
}

/** The price list of each page, told on or announced by a prices page, if short enough to publish whole. */
function priceListsOf({ facts, purposes }: SiteView): Finding[] {
  return facts.flatMap(({ path, prices }) => {
    const roles = purposes.rolesOf(path);
    const told = prices.filter(({ isTitled }) => roles.has('prices') || (isTitled && roles.has('home')));
    const text = [...new Set(told.map((price) => price.text))].join('; ');
    // What is said of several things names none of them.
    const names = countAll(told.map((price) => price.text.slice(0, price.text.indexOf(': '))));
    const isUnnamed = Math.max(...names.values()) > PRICES_OF_ONE;
    return text === '' || text.length > LONGEST_LIST || isUnnamed
      ? []
      : [{ text, from: path, evidence: told[0]?.text ?? text }];
  });
}

/** Whether half of a node's name are words in `seen`, or it has none; a theme's example names another business. */
function isNamed({ name }: BusinessNode, seen: ReadonlySet<string>): boolean {
  const words = foldWords(name ?? '')
    .split(' ')
    .filter((word) => word.length > 2);
  return words.filter((word) => seen.has(word)).length * 2 >= words.length;
}
