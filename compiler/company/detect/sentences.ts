/** Company stage: the sentences of the site that may state a fact, the best first. */

import { comparePaths, type PagePath } from '#shared/page.ts';
import { foldFully } from '#shared/search/fold.ts';
import { MAX_STATED_LENGTH } from '../../bounds.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { countWords } from '../../words/count-words.ts';
import { wordsFor } from '../../words/languages.ts';
import type { PageRole, Topic } from '../../words/words.ts';
import { type Finding, frameOf, type PagePurposes, type PageWeights, statementRules } from '../facts.ts';
import { PRICE_TITLE } from '../read/price-list.ts';
import { MIN_REQUEST_WORDS } from '../read/statements/requests.ts';
import { type Candidate, hasElements, LABELLED } from '../read/statements/score.ts';
import type { Zone } from '../read/titles.ts';
import { ANSWER, endsSentence } from '../sentences.ts';
import type { SiteView } from '../site-view.ts';
import { withoutContactData } from '../without-contact-data.ts';
import { ALL_PRICES } from './contradictions.ts';

/** Roles of pages where a sentence does not speak of the business's terms, unless the topic gives them a weight. */
export const OFF_TOPIC: ReadonlySet<PageRole> = new Set(['blog', 'privacy', 'cookies', 'legal', 'terms']);
/** Points of a text on the page of one service. */
const DETAIL_WEIGHT = -2;
/** Points of steps there. */
const STEPS_OF_ONE_WEIGHT = -6;
/** Topics on which a page may speak of one thing instead of the usual terms. */
const OF_ONE_THING: ReadonlySet<Topic> = new Set(['prices', 'performed_by', 'quoted_by', 'invoiced_by', 'warranty']);
const AMOUNT = new RegExp(
  inCompleteLanguages(({ amount }) => amount),
  'i',
);
/** Every amount in a text, with `desde` before it. */
const BARE_AMOUNT = new RegExp(`(?:(?<!\\p{L})${inCompleteLanguages(({ from }) => from)} )?${AMOUNT.source}`, 'giu');
/** The article in `los precios`: on a page without a role these are the prices of the page's subject. */
const BARE_ARTICLE = new RegExp(`^${inCompleteLanguages(({ time }) => time.articles)} `);
/**
 * The beginning of a sentence about all work of the business, also on a page without a role: `Nuestras reparaciones
 * tienen …`.
 */
const OF_ALL = new RegExp(`^${inCompleteLanguages(({ all }) => all)} `);
/** Two capitalised words at the beginning: the name of the owner. */
const NAME_FIRST = /^(?:\p{Lu}\p{Ll}+ (?:(?:de|del|la|las|los|y) )*){2}/u;
/** Minimum points of a statement, page and zone included. */
const MIN_SCORE = 3;
/** Characters of joined lines. */
const MAX_LENGTH = 600;

/**
 * All statements on a topic with at least `MIN_SCORE` points, best first, then by path. Their texts still have contact
 * data. Leaves out statements on one thing instead of the usual terms, without the elements of the topic, or that
 * would lose these with their contact data.
 */
export function findStatements(
  topic: Topic,
  { facts, purposes, language }: Pick<SiteView, 'facts' | 'purposes' | 'language'>,
): (Finding & { score: number })[] {
  const { pages, least = 0, needsMenu } = statementRules[topic];
  const elements = wordsFor(language).map(({ topics }) => topics[topic]);
  const statements = facts.flatMap((page) => {
    const weight = weightOfPage(pages, page.path, purposes);
    const roles = purposes.rolesOf(page.path);
    const isAsked = (heading: string): boolean =>
      elements.some(({ label, cues }) =>
        [label, ...cues.flatMap(([sign, worth]) => (worth > 0 ? [sign] : []))].some((sign) =>
          sign.test(foldFully(heading)),
        ),
      );
    // A page without a role speaks of one thing; so does an amount below a heading that names a thing, and an answer to
    // another question.
    const isOfOneThing = (text: string, heading: string): boolean =>
      (roles.size === 0 && OF_ONE_THING.has(topic) && (topic === 'prices' || !OF_ALL.test(foldFully(text)))) ||
      (topic === 'prices' && heading.endsWith('?') && !AMOUNT.test(text) && !isAsked(heading)) ||
      (topic === 'prices' &&
        !roles.has('prices') &&
        heading !== page.mainHeading &&
        AMOUNT.test(text) &&
        !elements.some(({ label }) => label.test(foldFully(heading))));
    const candidates = page.candidates.filter((candidate) => candidate.topic === topic);
    return toGroups(topic, candidates).flatMap((group) => {
      const text = joinCandidates(group, topic);
      const [{ heading, zone }] = group;
      const [best = 0, ...others] = group.map(({ score }) => score).sort((a, b) => b - a);
      const own =
        best +
        Math.min(
          // Two sentences that each state a fact are not surer of it.
          statementRules[topic].joinsStated ? 0 : 4,
          others.reduce((sum, score) => sum + score / 2, 0),
        );
      const folded = foldFully(text);
      // `Precio: desde 55 €` does not name the priced thing.
      const bare = topic === 'prices' ? folded.replace(BARE_AMOUNT, '').replace(PRICE_TITLE, '') : folded;
      if (!/\p{L}{3}/u.test(bare)) return [];
      const [all] = ALL_PRICES.exec(folded) ?? [];
      const isOfAll = all !== undefined && (roles.size > 0 || !BARE_ARTICLE.test(all));
      if (isOfOneThing(text, heading) && !isOfAll) return [];
      if (needsMenu && zone === 'main' && roles.size === 0 && !purposes.isInMenu(page.path)) return [];
      // The best of several lines must have half of the least points: a list of companies is not a legal notice.
      // Below `Titular` the name itself comes first.
      let told = topic === 'legal_notice' && NAME_FIRST.test(text) ? `${heading}: ${text}` : text;
      // On a page without a role, a label such as `Titular` may name the holder of an account.
      if (topic === 'legal_notice' && roles.size === 0) told = text.replace(LABELLED, '');
      if (own < least || best * 2 < least || !elements.some((element) => isHeldBy(element, told, group))) return [];
      // Without a number to call, a sentence may say no more than when.
      const clean = withoutContactData(told);
      const [isWhole, isLeft] = [told, clean].map((said) => elements.some((element) => hasElements(element, said)));
      if (isWhole && !isLeft) return [];
      if (topic === 'how_to_ask' && countWords(clean) < MIN_REQUEST_WORDS) return [];
      // Steps on the page of one service are those of this one.
      const ofOne = group[0].isSteps && purposes.isService(page.path) ? STEPS_OF_ONE_WEIGHT : 0;
      const score = own + weight + weightOfZone(zone) + ofOne;
      return score < MIN_SCORE ? [] : [{ text, from: page.path, evidence: text, score, ...frameOf(zone) }];
    });
  });
  return statements.sort(
    (a, b) =>
      b.score - a.score || comparePaths(a.from, b.from) || a.text.length - b.text.length || (a.text < b.text ? -1 : 1),
  );
}

/** Whether the joined text, or its lines with their labels, match all elements of a topic. */
const isHeldBy = (element: Parameters<typeof hasElements>[0], told: string, group: Group): boolean =>
  group[0].isSteps || hasElements(element, told) || hasElements(element, told, group.map(({ text }) => text).join(' '));

/**
 * Points of a text by the best role of its page, 0 for a role that `pages` does not name; −∞, which rules it out, for
 * roles of {@link OFF_TOPIC} only and for areas; without a role, {@link DETAIL_WEIGHT} for the page of a service, else
 * 0.
 */
export function weightOfPage(pages: PageWeights, path: PagePath, purposes: PagePurposes): number {
  const roles = purposes.rolesOf(path);
  const weights = [...roles].map((role) => pages[role] ?? (OFF_TOPIC.has(role) ? Number.NEGATIVE_INFINITY : 0));
  if (weights.length > 0) return Math.max(...weights);
  // A statement on one area does not hold for the whole business.
  if (purposes.isArea(path)) return Number.NEGATIVE_INFINITY;
  return purposes.isService(path) ? DETAIL_WEIGHT : 0;
}

/** Points of a text by its zone: less outside of `main`. */
export const weightOfZone = (zone: Zone): number => (zone === 'main' ? 0 : zone === 'aside' ? -2 : -0.5);

type Group = [first: Candidate, ...others: Candidate[]];

/**
 * Groups candidates that make one statement: of a topic with `longestLine`, those of one block and short lines at most
 * two blocks apart, below one heading in one zone; those of one block of a topic with `joinsStated`; else each alone.
 */
function toGroups(topic: Topic, candidates: readonly Candidate[]): Group[] {
  const { joinsStated, longestLine: longest = joinsStated && 0 } = statementRules[topic];
  if (longest === undefined) return candidates.map((candidate) => [candidate]);
  const groups: Group[] = [];
  for (const candidate of candidates) {
    const last = groups.at(-1)?.at(-1);
    const follows =
      last !== undefined &&
      last.heading === candidate.heading &&
      last.zone === candidate.zone &&
      (candidate.block === last.block ||
        (candidate.block - last.block <= 2 && Math.max(candidate.text.length, last.text.length) <= longest));
    if (follows) groups.at(-1)?.push(candidate);
    else groups.push([candidate]);
  }
  return groups;
}

/**
 * The first finding of at most `MAX_STATED_LENGTH` characters with text left without contact data, as a copy in that
 * form; `undefined` if there is none. Evidence that equals the text changes with it.
 */
export function firstClean<Found extends Finding>(findings: readonly Found[]): Found | undefined {
  for (const finding of findings) {
    if (finding.text.length > MAX_STATED_LENGTH) continue;
    const text = withoutContactData(finding.text);
    const evidence = finding.evidence === finding.text ? text : finding.evidence;
    if (text !== '') return { ...finding, text, evidence };
  }
  return undefined;
}

/**
 * Joins the texts of a group, each once, until `MAX_LENGTH` would be exceeded; without labels that add nothing, except
 * in legal notices.
 */
function joinCandidates(group: readonly Candidate[], topic: Topic): string {
  const lines = new Set(group.map(({ text }) => text));
  let joined = '';
  for (const line of lines) {
    const clean = topic === 'legal_notice' ? line : withoutLabel(line);
    const separator = joined === '' ? '' : joined.endsWith(':') || endsSentence(joined) ? ' ' : '; ';
    if (joined.length + clean.length > MAX_LENGTH) break;
    joined += separator + clean;
  }
  return joined;
}

const EMPTY_LABEL = new RegExp(`^${inCompleteLanguages(({ emptyLabels }) => emptyLabels)}$`);

/**
 * Removes a label that adds nothing, or the first word of an answer, and begins with a capital: `Horario: Atendemos
 * siempre` → `Atendemos siempre`. `Sábados: cerrado` stays, and so do capitals throughout (`PRECIOS MÁS IVA`) and a text
 * that is nothing else.
 */
export function withoutLabel(text: string): string {
  const end = [...text.matchAll(/: | (?=[\p{Lu}\d])(?!(?<=\p{Lu} )\p{Lu}{2})/gu)].find(({ index }) =>
    EMPTY_LABEL.test(foldFully(text.slice(0, index))),
  );
  const from = end === undefined ? (ANSWER.exec(text)?.[0].length ?? 0) : end.index + end[0].length;
  const bare = from === 0 ? '' : text.slice(from);
  return bare === '' ? text : bare.charAt(0).toUpperCase() + bare.slice(1);
}
