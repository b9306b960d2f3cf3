/** Company stage: the name of the business, by vote of everything that names it. */

import { foldFully, foldWords } from '#shared/search/fold.ts';
import type { CompiledPage } from '../../model.ts';
import { titleParts } from '../../signs/title-separator.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import type { Finding } from '../facts.ts';
import type { PageFacts } from '../read-facts.ts';

interface Vote extends Finding {
  weight: number;
}

/** Names that say what a page is, and none's business. */
const NO_NAME = new RegExp(
  `^(?:logo|copyright|${inCompleteLanguages(({ home }) => home.map(foldFully))}|${inCompleteLanguages(({ noBrands }) => noBrands)})$`,
);
const GREETING = new RegExp(`^${inCompleteLanguages(({ greetings }) => greetings)}\\s+`, 'i');
/** A name that no visitor sees is only believed when nothing else is said. */
const SEEN = 3;

/**
 * Votes of `og:site_name`, JSON-LD, the part that titles share, the logo, the copyright line and the home page's
 * heading; those that visitors see on the home page count more.
 */
export function detectBrand(home: CompiledPage | undefined, facts: readonly PageFacts[], host: string): Finding {
  const votes: Vote[] = [];
  const homeFacts = facts.find((page) => page.path === home?.path);
  const count = facts.length;
  const titles = new Map<string, number>();
  for (const { documentTitle } of facts)
    for (const part of new Set(namesIn(documentTitle).map(foldWords))) titles.set(part, (titles.get(part) ?? 0) + 1);
  for (const page of facts) {
    const from = page.path;
    if (page.siteName) votes.push({ text: page.siteName, weight: 5 / count, from, evidence: 'og:site_name' });
    if (page.logo) votes.push({ text: page.logo, weight: 3 / count, from, evidence: 'link to the home page' });
    if (page.copyright) votes.push({ text: page.copyright, weight: 2 / count, from, evidence: 'copyright line' });
    for (const part of new Set(namesIn(page.documentTitle))) {
      if (count > 2 && (titles.get(foldWords(part)) ?? 0) > 1)
        votes.push({ text: part, weight: 5 / count, from, evidence: 'titles' });
    }
  }
  const businesses = facts.flatMap((page) =>
    page.business.flatMap(({ name }) => (name === undefined ? [] : [{ name, from: page.path }])),
  );
  for (const { name, from } of businesses)
    votes.push({ text: name, weight: 3 / businesses.length, from, evidence: 'JSON-LD name' });
  if (homeFacts) {
    const from = homeFacts.path;
    const [first] = namesIn(homeFacts.documentTitle);
    if (first) votes.push({ text: first, weight: 1, from, evidence: 'title' });
    if (homeFacts.mainHeading.split(' ').length <= 5) {
      votes.push({ text: homeFacts.mainHeading, weight: 1.5, from, evidence: 'main heading' });
    }
  }
  const seen = foldWords(
    `${homeFacts?.documentTitle ?? ''} ${homeFacts?.mainHeading ?? ''} ${homeFacts?.logo ?? ''} ${homeFacts?.copyright ?? ''} ${home?.markdown ?? ''}`,
  );
  return winner(votes, seen) ?? { text: host, from: home?.path ?? '/', evidence: 'address of the site' };
}

/** In capitals throughout, as logos set names that have others. */
const isShouted = (name: string): boolean => name === name.toUpperCase();

function winner(votes: readonly Vote[], seen: string): Finding | undefined {
  const sums = new Map<string, Vote>();
  for (const vote of votes) {
    const key = foldWords(vote.text);
    if (key === '' || NO_NAME.test(key) || vote.text.length > 60) continue;
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { ...vote });
    else {
      const heavier = vote.weight > sum.weight || (vote.weight === sum.weight && vote.text < sum.text);
      const better = isShouted(sum.text) === isShouted(vote.text) ? heavier : isShouted(sum.text);
      sums.set(key, { ...(better ? vote : sum), weight: sum.weight + vote.weight });
    }
  }
  const ranked = [...sums]
    .map(([key, vote]) => ({ ...vote, key, weight: vote.weight + (` ${seen} `.includes(` ${key} `) ? SEEN : 0) }))
    .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1));
  const [best] = ranked;
  return best && { text: best.text.trim(), from: best.from, evidence: best.evidence };
}

/** `Contacto | Averías Norte` has two parts, and so has `Averías Norte, reparaciones`; a greeting is none. */
function namesIn(title: string): string[] {
  const parts = titleParts(title.replace(GREETING, '')).flatMap((part) => part.split(/:\s+/));
  return parts.length > 1 ? parts : (parts[0] ?? '').split(/,\s+/);
}
