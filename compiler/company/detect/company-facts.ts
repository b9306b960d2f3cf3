/** Company stage: the facts that are texts, each with its source, and complaints about contradictions. */

import type { OpeningHours } from '#shared/contract/schemas.ts';
import { foldFully, foldWords } from '#shared/search/fold.ts';
import { PLACEHOLDER } from '../../signs/placeholder.ts';
import { titleParts } from '../../signs/title-separator.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { countWords } from '../../words/count-words.ts';
import type { StatedTexts } from '../company-config.ts';
import { type CompanyPart, companyFacts, type Finding, type TextField, textFields } from '../facts.ts';
import type { BusinessNode, MarkedBusiness } from '../read/business.ts';
import { parseSchedule, type Schedule } from '../schedule/parse-schedule.ts';
import { toOpeningHours } from '../schedule/tell-schedule.ts';
import type { SiteView } from '../site-view.ts';
import { detectAddress } from './address.ts';
import { findContradictions, tellsTerms } from './contradictions.ts';
import { detectHours } from './hours.ts';
import { findPrices } from './prices.ts';
import { findStatements, firstClean } from './sentences.ts';

/** Two lower-case letters in a row, or a letter of a script without cases: the text is not all in capitals. */
const WORD = /\p{Ll}{2}|\p{Lo}/u;

/**
 * Chooses the facts that are texts, and the opening hours as data: stated ones, else those of the site and of its
 * brand's markup. A fact that pages contradict is left out with a complaint; prices stay unless their own text has
 * such terms. A fact that the config states or leaves out is never replaced. `description`: the detected one, also
 * beside a stated one.
 */
export function chooseTexts(
  view: SiteView,
  brand: string,
  stated: StatedTexts,
): CompanyPart & { description: Finding | undefined } {
  const { found, diagnostics } = detectTexts(view, brand);
  const complaints = [...diagnostics, ...findContradictions(view)];
  const complainedOf = new Set(complaints.map(({ where }) => where));
  const part: CompanyPart = { company: {}, sources: [], diagnostics: [] };
  // A fact that the config states is settled.
  part.diagnostics = complaints.filter(({ where }) => !stated.has(where.replace('company.', '')));
  for (const field of textFields) {
    const { config } = companyFacts[field];
    const own = stated.get(config);
    // A stated fact that was refused is not replaced: the owner meant to overrule the one that was found.
    // Amounts stand though pages disagree on a free visit.
    const isDenied =
      complainedOf.has(`company.${config}`) && (field !== 'prices' || tellsTerms(found.prices?.text ?? ''));
    const fact = stated.has(config) || isDenied ? own : found[field];
    if (fact === undefined) continue;
    part.company[field] = fact.text;
    const source = { from: fact.from, evidence: fact.evidence, ...(fact.isOfFrame && { isOfFrame: fact.isOfFrame }) };
    part.sources.push({ field, ...source });
    const opening = field === 'hours' ? openingHoursOf(own?.text, found.hours?.schedule) : undefined;
    if (opening === undefined) continue;
    part.company.opening_hours = opening;
    part.sources.push({ field: 'opening_hours', ...source });
  }
  return { ...part, description: found.description };
}

/** Words beside days and times in stated hours; more may name branches or exceptions. */
const MAX_WORDS = 4;

/**
 * The hours as data, of the stated text if there is one, else of the schedule; `undefined` if data cannot express
 * them.
 */
function openingHoursOf(stated: string | undefined, found: Schedule | undefined): OpeningHours | undefined {
  const schedule = stated === undefined ? found : parseSchedule(stated);
  const isPlain = stated === undefined || (schedule?.words ?? 0) <= MAX_WORDS;
  return schedule && isPlain ? toOpeningHours(schedule) : undefined;
}

/** Detects each text fact, contradicted ones too, except hours and address, which are then `undefined`. */
function detectTexts(view: SiteView, brand: string) {
  const shown = view.facts.flatMap(({ documentTitle, mainHeading }) => [documentTitle, mainHeading]);
  const seen = new Set([brand, ...shown].flatMap((name) => foldWords(name).split(' ')));
  const own = view.facts
    .flatMap((page) => page.business.map((node) => ({ node, from: page.path })))
    .filter(({ node }) => isOfBrand(node, seen));
  const hours = detectHours(view, own);
  const address = detectAddress(view.facts, own, view.purposes);
  const found: Record<TextField, (Finding & { schedule?: Schedule }) | undefined> = {
    description: firstClean(descriptionsOf(view, own, brand)),
    hours: hours.finding,
    coverage: firstClean(coveragesOf(view, own)),
    how_to_ask: firstClean(findStatements('how_to_ask', view)),
    address: address.finding,
    legal_notice: firstClean([...findStatements('legal_notice', view), ...inMarkup(own, 'legalName')]),
    tax: firstClean(findStatements('tax', view)),
    prices: firstClean(findPrices(view)),
  };
  return { found, diagnostics: [...hours.diagnostics, ...address.diagnostics] };
}

/** Findings of one property of markup. */
const inMarkup = (businesses: readonly MarkedBusiness[], property: 'description' | 'legalName') =>
  businesses.flatMap(({ node: { [property]: text }, from }): Finding[] =>
    text === undefined ? [] : [{ text, from, evidence: `JSON-LD ${property}` }],
  );

/**
 * Descriptions, best first: the home page's own, markup's, its first paragraph, then the text behind the name in its
 * title or main heading; without those of one or two words, all in capitals, of the name and hollow words, or of a
 * template.
 */
function descriptionsOf(
  { index: { home }, facts }: SiteView,
  businesses: readonly MarkedBusiness[],
  brand: string,
): Finding[] {
  const from = home?.path ?? '';
  const { lead = '', documentTitle = '', mainHeading = '' } = facts.find(({ path }) => path === from) ?? {};
  return [
    { text: home?.description ?? '', from, evidence: 'meta description' },
    ...inMarkup(businesses, 'description'),
    { text: lead, from, evidence: 'first paragraph' },
    { text: partsBehind(brand, documentTitle), from, evidence: 'title' },
    { text: partsBehind(brand, mainHeading), from, evidence: 'main heading' },
  ].filter(
    ({ text }) =>
      countWords(text) > 2 && WORD.test(text) && !PLACEHOLDER.test(foldFully(text)) && saysMoreThan(brand, text),
  );
}

/** A whole folded word that does not describe a business: up to three letters, a number, `información`. */
const HOLLOW = new RegExp(`^(?:\\p{L}{1,3}|\\d+|${inCompleteLanguages(({ hollow }) => hollow)})$`, 'u');

/** Whether a text has a word that is neither of the name nor hollow. */
function saysMoreThan(brand: string, text: string): boolean {
  const name = new Set(foldWords(brand).split(' '));
  const words = foldWords(text).split(' ');
  return words.some((word) => !name.has(word) && !HOLLOW.test(word));
}

/** The parts of a title behind the first, joined by dashes, if the first is the name; else `''`. */
function partsBehind(name: string, title: string): string {
  const [first = '', ...others] = titleParts(title);
  return foldWords(first) === foldWords(name) ? others.join(' – ') : '';
}

/** Statements of coverage, then one list of the areas in all markup of the first page that has some. */
function coveragesOf(view: SiteView, businesses: readonly MarkedBusiness[]): Finding[] {
  const from = businesses.find(({ node }) => node.areas.length > 0)?.from;
  const areas = new Set(businesses.flatMap((one) => (one.from === from ? one.node.areas : [])));
  const text = [...areas].join([...areas].some((area) => area.includes(',')) ? '; ' : ', ');
  return [
    ...findStatements('coverage', withoutSingleAreas(view)),
    ...(from === undefined ? [] : [{ text, from, evidence: 'JSON-LD areaServed' }]),
  ];
}

/**
 * Copies the view, for coverage only: on the page of areas it drops statements below other headings than the main one,
 * if there are several headings, as each is about one area; candidates on other topics are dropped there, too.
 */
function withoutSingleAreas(view: SiteView): SiteView {
  const facts = view.facts.map((page) => {
    if (!view.purposes.rolesOf(page.path).has('areas')) return page;
    const told = page.candidates.filter(({ topic }) => topic === 'coverage');
    const isOfSeveral = new Set(told.map(({ heading }) => heading)).size > 1;
    return { ...page, candidates: told.filter(({ heading }) => !isOfSeveral || heading === page.mainHeading) };
  });
  return { ...view, facts };
}

/**
 * Whether at least half of the words of a node's name, of three letters or more, are in `seen`, or it has no such
 * words: a theme's example names another business.
 */
function isOfBrand({ name }: BusinessNode, seen: ReadonlySet<string>): boolean {
  const words = foldWords(name ?? '')
    .split(' ')
    .filter((word) => word.length > 2);
  return words.filter((word) => seen.has(word)).length * 2 >= words.length;
}
