/** Company stage: the facts that are texts, each with where it was found, and what speaks against it. */

import { foldFully, foldWords } from '#shared/search/fold.ts';
import type { Diagnostic } from '../../model.ts';
import { countWords } from '../../words/count-words.ts';
import { wordsOf } from '../../words/languages.ts';
import type { Detected, Finding, TextField } from '../facts.ts';
import type { BusinessNode, MarkedBusiness } from '../read/business.ts';
import { PLACEHOLDER } from '../read-facts.ts';
import { contradict } from '../schedule/compare-schedules.ts';
import type { Schedule } from '../schedule/parse-schedule.ts';
import { readMarkupHours } from '../schedule/read-markup.ts';
import { scheduleInWords } from '../schedule/tell-schedule.ts';
import type { SiteView } from '../site-view.ts';
import { withoutContactData } from '../without-contact-data.ts';
import { detectAddress } from './address.ts';
import { contradiction } from './contradictions.ts';
import { rankOpenings, rivalsOf, tellHours } from './hours.ts';
import { findStatements, firstClean } from './sentences.ts';

export interface TextFinding extends Finding {
  /** Of opening hours that hold all year and everywhere. */
  schedule?: Schedule;
}

export interface TextFindings {
  found: Record<TextField, TextFinding | undefined>;
  diagnostics: Diagnostic[];
}

const LONGEST_LIST = 600;
const MOST_FOR_NAMES = 5;

/**
 * Detects every text field from the pages of the site.
 * @param brand of the business that markup must be about
 */
export function detectTexts(view: SiteView, brand: string): TextFindings {
  const businesses = view.facts.flatMap((page) => page.business.map((node) => ({ node, from: page.path })));
  const namings = [brand, ...view.facts.flatMap(({ documentTitle, mainHeading }) => [documentTitle, mainHeading])];
  const seen = new Set(namings.flatMap((naming) => foldWords(naming).split(' ')));
  const own = businesses.filter(({ node }) => isNamed(node, seen));
  const hours = detectOpening(view, own);
  const address = detectAddress(view, own);
  const found = {
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

/** What markup says by one of its properties. */
const marked = (businesses: readonly MarkedBusiness[], property: 'description' | 'legalName') =>
  businesses.flatMap(({ node: { [property]: text }, from }): TextFinding[] =>
    text === undefined ? [] : [{ text, from, evidence: `JSON-LD ${property}` }],
  );

/** What the home page says of itself, then what markup does, then its first paragraph. Two words describe nothing. */
function descriptionsOf({ index: { home }, facts }: SiteView, businesses: readonly MarkedBusiness[]): TextFinding[] {
  const lead = facts.find(({ path }) => path === home?.path)?.lead;
  return [
    ...(home?.description ? [{ text: home.description, from: home.path, evidence: 'meta description' }] : []),
    ...marked(businesses, 'description'),
    ...(home && lead ? [{ text: lead, from: home.path, evidence: 'first paragraph' }] : []),
  ].filter(({ text }) => countWords(text) > 2 && !PLACEHOLDER.test(foldFully(text)));
}

function coveragesOf(view: SiteView, businesses: readonly MarkedBusiness[]): TextFinding[] {
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

/** The site without what its list of areas says of each: one of them is not all. */
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
    const parts = told.filter(({ heading, text }) => isOfSeveral || isOfOne(`${heading} ${text}`));
    return { ...page, candidates: page.candidates.filter((one) => !parts.includes(one)) };
  });
  return { ...view, facts };
}

/** The list of a page on prices, or of one that announces them, where it is short enough to be told whole. */
function priceListsOf({ facts, purposes }: SiteView): TextFinding[] {
  return facts.flatMap(({ path, prices }) => {
    const roles = purposes.rolesOf(path);
    const told = prices.filter(({ isTitled }) => roles.has('prices') || (isTitled && roles.has('home')));
    const text = [...new Set(told.map((price) => price.text))].join('; ');
    return text === '' || text.length > LONGEST_LIST ? [] : [{ text, from: path, evidence: told[0]?.text ?? text }];
  });
}

/**
 * Whether markup is about the business that the site names: a theme's example is about another. Markup without a name
 * is.
 */
function isNamed({ name }: BusinessNode, seen: ReadonlySet<string>): boolean {
  const words = foldWords(name ?? '')
    .split(' ')
    .filter((word) => word.length > 2);
  return words.length === 0 || words.filter((word) => seen.has(word)).length * 2 >= words.length;
}

/** What the site says of its hours, else what its markup does; nothing when the two disagree, or two pages do. */
function detectOpening(view: SiteView, own: readonly MarkedBusiness[]): Detected<TextFinding> {
  const { language } = view;
  const words = wordsOf(language);
  const marked = own.flatMap(({ node, from }) => {
    const schedule = readMarkupHours(node.hours);
    return schedule
      ? [{ schedule, text: scheduleInWords(schedule, words), from: `${from} (JSON-LD)`, path: from }]
      : [];
  });
  const openings = rankOpenings(view);
  const told = tellHours(openings, view);
  const [stated, ...others] = marked;
  if (told === undefined) {
    // Several businesses, or branches, have several hours.
    if (stated === undefined || others.some(({ schedule }) => contradict(schedule, stated.schedule)))
      return { finding: undefined, diagnostics: [] };
    const { text, path, schedule } = stated;
    return { finding: { text, from: path, evidence: 'JSON-LD openingHours', schedule }, diagnostics: [] };
  }
  const rivals = rivalsOf(told, openings).map(({ text, from }) => ({ text: withoutContactData(text, language), from }));
  const [rival] = [...marked.filter(({ schedule }) => contradict(schedule, told.schedule)), ...rivals];
  if (rival) return { finding: undefined, diagnostics: [contradiction('hours', told, rival)] };
  const { text, from, schedule, isWhole } = told;
  return { finding: { text, from, evidence: text, ...(isWhole && { schedule }) }, diagnostics: [] };
}
