/** Company stage: the name of the business, as the owner states it or by vote of everything on the site that names it. */

import { foldFully, foldWords } from '#shared/search/fold.ts';
import { titleParts } from '../../signs/title-separator.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { contactComplaint } from '../assemble/resolve-stated.ts';
import type { CompanyPart, Finding } from '../facts.ts';
import type { SiteView } from '../site-view.ts';
import { nameWithoutContactData } from '../without-contact-data.ts';

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
const LONGEST = 60;
const MOST_HEADING_WORDS = 5;

/** `name` is the brand as found, with which markup is compared. */
export function nameBusiness(view: SiteView, stated: string | undefined): CompanyPart & { name: string } {
  const { host } = new URL(view.url);
  const { text, from, evidence } = stated
    ? { text: stated, from: 'config', evidence: 'site.brand' }
    : (winner(votesOf(view), textSeen(view)) ?? {
        text: host,
        from: view.index.home?.path ?? '/',
        evidence: 'address of the site',
      });
  const complaint = stated ? contactComplaint('site.brand', stated) : undefined;
  return {
    name: text,
    company: { brand: nameWithoutContactData(text, view.language) || host },
    sources: [{ field: 'brand', from, evidence }],
    diagnostics: complaint ? [complaint] : [],
  };
}

/**
 * Votes of `og:site_name`, JSON-LD, the part that titles share, the logo, the copyright line and the home page's
 * heading; those that visitors see on the home page count more.
 */
function votesOf({ index: { home }, facts }: SiteView): Vote[] {
  const votes: Vote[] = [];
  const vote = (text: string | undefined, weight: number, from: string, evidence: string): void => {
    if (text) votes.push({ text, weight, from, evidence });
  };
  const count = facts.length;
  const titles = new Map<string, number>();
  for (const { documentTitle } of facts)
    for (const part of new Set(namesIn(documentTitle).map(foldWords))) titles.set(part, (titles.get(part) ?? 0) + 1);
  const named = facts.flatMap(({ business }) => business).filter(({ name }) => name !== undefined).length;
  for (const { path, siteName, logo, copyright, documentTitle, business, mainHeading } of facts) {
    vote(siteName, 5 / count, path, 'og:site_name');
    vote(logo, 3 / count, path, 'link to the home page');
    vote(copyright, 2 / count, path, 'copyright line');
    for (const part of new Set(namesIn(documentTitle)))
      if ((titles.get(foldWords(part)) ?? 0) > 1) vote(part, 5 / count, path, 'titles');
    for (const { name } of business) vote(name, 3 / named, path, 'JSON-LD name');
    if (path !== home?.path) continue;
    vote(namesIn(documentTitle)[0], 1, path, 'title');
    if (mainHeading.split(' ').length <= MOST_HEADING_WORDS) vote(mainHeading, 1.5, path, 'main heading');
  }
  return votes;
}

/** All that names the home page and stands on it, folded, between blanks. */
function textSeen({ index: { home }, facts }: SiteView): string {
  const page = facts.find(({ path }) => path === home?.path);
  const names = [page?.documentTitle, page?.mainHeading, page?.logo, page?.copyright, home?.markdown];
  return ` ${foldWords(names.filter(Boolean).join(' '))} `;
}

/** In capitals throughout, as logos set names that have others. */
const isShouted = (name: string): boolean => name === name.toUpperCase();

function winner(votes: readonly Vote[], seen: string): Finding | undefined {
  const sums = new Map<string, Vote>();
  for (const vote of votes) {
    const key = foldWords(vote.text);
    if (key === '' || NO_NAME.test(key) || vote.text.length > LONGEST) continue;
    const sum = sums.get(key) ?? { ...vote, weight: 0 };
    const isHeavier = vote.weight > sum.weight || (vote.weight === sum.weight && vote.text < sum.text);
    const isBetter = isShouted(sum.text) === isShouted(vote.text) ? isHeavier : isShouted(sum.text);
    sums.set(key, { ...(isBetter ? vote : sum), weight: sum.weight + vote.weight });
  }
  const ranked = [...sums]
    .map(([key, vote]) => ({ ...vote, key, weight: vote.weight + (seen.includes(` ${key} `) ? SEEN : 0) }))
    .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1));
  const [best] = ranked;
  return best && { ...best, text: best.text.trim() };
}

/** `Contacto | Averías Norte` has two parts, and so has `Averías Norte, reparaciones`; a greeting is none. */
function namesIn(title: string): string[] {
  const parts = titleParts(title.replace(GREETING, '')).flatMap((part) => part.split(/:\s+/));
  return parts.length > 1 ? parts : (parts[0] ?? '').split(/,\s+/);
}
